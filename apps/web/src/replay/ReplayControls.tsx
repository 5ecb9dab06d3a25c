import type { KeyboardEvent, ReactElement } from 'react';
import { Icon, type IconName } from '../kit/icons.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { RibbonScrubber } from '../debrief/RibbonScrubber.tsx';
import type { DebriefStory } from '../debrief/sentences.ts';
import type { ReplayPlayer } from './replay-player.ts';

interface ReplayControlsProps {
  readonly player: ReplayPlayer;
  readonly at: number;
  readonly of: number;
  readonly playing: boolean;
  /** The debrief of the race, which the scrubber shows; `null` while there is none. */
  readonly story: DebriefStory | null;
  /** Whether the debrief is being computed. */
  readonly isExpected: boolean;
}

/** The position in the race, and buttons to move through it. */
export function ReplayControls({ player, at, of, playing, story, isExpected }: ReplayControlsProps): ReactElement {
  const t = useTexts().replay;
  const start = at === 0;
  const end = at >= of;
  // The slider handles most keys itself, but a step forward should be animated.
  const press = (event: KeyboardEvent): void => {
    const action = { ArrowRight: () => player.next(), ArrowLeft: () => player.previous(), ' ': () => player.toggle() }[
      event.key
    ];
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };
  return (
    <section className="reel" aria-label={t.title}>
      <RibbonScrubber
        story={story}
        isExpected={isExpected}
        at={at}
        of={of}
        label={t.scrubber}
        valueText={t.moment(at, of)}
        isPlaying={playing}
        onGoTo={(n) => player.goTo(n)}
        onKeyDown={press}
      />
      <div className="reel-buttons">
        <StepButton icon="first" label={t.first} off={start} onPress={() => player.goTo(0)} />
        <StepButton icon="previous" label={t.previous} off={start} onPress={() => player.previous()} />
        <button
          type="button"
          className="icon-button reel-button reel-play"
          aria-label={playing ? t.pause : t.play}
          title={playing ? t.pause : t.play}
          onClick={() => player.toggle()}
        >
          <Icon name={playing ? 'pause' : 'play'} size={28} />
        </button>
        <StepButton icon="next" label={t.next} off={end} onPress={() => player.next()} />
        <StepButton icon="last" label={t.last} off={end} onPress={() => player.goTo(of)} />
      </div>
      <p className="reel-moment">{t.moment(at, of)}</p>
      <p className="reel-keys only-wide">{t.keys}</p>
    </section>
  );
}

/** Uses `aria-disabled` instead of `disabled`, so that the button keeps the focus. */
function StepButton(props: { icon: IconName; label: string; off: boolean; onPress: () => void }): ReactElement {
  const { icon, label, off, onPress } = props;
  return (
    <button
      type="button"
      className="icon-button reel-button"
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => !off && onPress()}
    >
      <Icon name={icon} />
    </button>
  );
}
