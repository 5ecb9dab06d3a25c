import type { CSSProperties, KeyboardEvent, ReactElement } from 'react';
import { Icon, type IconName } from '../kit/icons.tsx';
import { useTexts } from '../texts/index.tsx';
import type { Reel } from './reel.ts';

interface ControlsProps {
  readonly reel: Reel;
  readonly at: number;
  readonly of: number;
  readonly playing: boolean;
}

/** Under the board: where we are in the race, and the way to any other moment. */
export function Controls({ reel, at, of, playing }: ControlsProps): ReactElement {
  const t = useTexts().replay;
  const start = at === 0;
  const end = at >= of;
  // The field answers to most keys itself, but a step forward should be seen.
  const press = (event: KeyboardEvent): void => {
    const action = { ArrowRight: () => reel.next(), ArrowLeft: () => reel.previous(), ' ': () => reel.toggle() }[
      event.key
    ];
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };
  return (
    <section className="reel" aria-label={t.title}>
      <input
        type="range"
        className="reel-scrubber"
        aria-label={t.scrubber}
        aria-valuetext={t.moment(at, of)}
        min={0}
        max={of}
        value={at}
        style={{ '--done': of === 0 ? 1 : at / of } as CSSProperties}
        onChange={(event) => reel.go(Number(event.target.value))}
        onKeyDown={press}
      />
      <div className="reel-buttons">
        <Step icon="first" label={t.first} off={start} onPress={() => reel.go(0)} />
        <Step icon="previous" label={t.previous} off={start} onPress={() => reel.previous()} />
        <button
          type="button"
          className="reel-button reel-play"
          aria-label={playing ? t.pause : t.play}
          title={playing ? t.pause : t.play}
          onClick={() => reel.toggle()}
        >
          <Icon name={playing ? 'pause' : 'play'} size={28} />
        </button>
        <Step icon="next" label={t.next} off={end} onPress={() => reel.next()} />
        <Step icon="last" label={t.last} off={end} onPress={() => reel.go(of)} />
      </div>
      <p className="reel-moment">{t.moment(at, of)}</p>
      <p className="reel-keys only-wide">{t.keys}</p>
    </section>
  );
}

/** Said to be off rather than switched off: focus stays where it is. */
function Step(props: { icon: IconName; label: string; off: boolean; onPress: () => void }): ReactElement {
  const { icon, label, off, onPress } = props;
  return (
    <button
      type="button"
      className="reel-button"
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => !off && onPress()}
    >
      <Icon name={icon} />
    </button>
  );
}
