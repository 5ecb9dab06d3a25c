import { type ReactElement, useState } from 'react';
import { DebriefDetails, DebriefSummary } from '../debrief/DebriefPanel.tsx';
import type { DebriefStory } from '../debrief/sentences.ts';
import { ShareDebrief } from '../debrief/ShareDebrief.tsx';
import { TurningPoints } from '../debrief/TurningPoints.tsx';
import { useTurningPointEvents } from '../debrief/useTurningPointEvents.ts';
import type { TableLink } from '../games/table-link.ts';
import type { GameUi } from '../games/ui.ts';
import { Icon } from '../kit/icons.tsx';
import type { DebriefUpdate, TurningPoint } from '../worker/debriefs.ts';
import type { BestMove } from './best-move.ts';
import { ContinueDialog } from './ContinueDialog.tsx';
import type { ReplayPlayer } from './replay-player.ts';

interface ReplayDebriefProps {
  readonly link: TableLink;
  readonly ui: GameUi;
  readonly story: DebriefStory;
  readonly update: DebriefUpdate;
  readonly player: ReplayPlayer;
  /** The best move that the board shows. */
  readonly shown: BestMove | null;
  readonly onShow: (best: BestMove | null) => void;
}

/** The debrief beside the board: its turning points lead to their moments. */
export function ReplayDebrief(props: ReplayDebriefProps): ReactElement {
  const { link, ui, story, update, player, shown, onShow } = props;
  const { t, context, debrief } = story;
  const told = useTurningPointEvents(link, ui, story);
  const [continued, setContinued] = useState<TurningPoint | null>(null);
  const play = (point: TurningPoint): void => {
    player.pause();
    setContinued(point);
  };
  const actions = (point: TurningPoint): ReactElement => {
    const isShown = shown?.entry === point.entry;
    return (
      <div className="replay-point">
        {point.kind === 'error' ? (
          <button
            type="button"
            className="button"
            aria-pressed={isShown}
            onClick={() => onShow(isShown ? null : { entry: point.entry, seat: point.seat!, move: point.best! })}
          >
            <Icon name="check" size={18} /> {isShown ? t.hideBest : t.showBest}
          </button>
        ) : (
          <button type="button" className="button" onClick={() => player.goTo(point.entry + 1)}>
            <Icon name="play" size={18} /> {t.look}
          </button>
        )}
        <button type="button" className="button" onClick={() => play(point)}>
          <Icon name="undo" size={18} /> {t.playFromHere}
        </button>
      </div>
    );
  };
  return (
    <>
      <div className="replay-debrief">
        <DebriefSummary story={story} update={update}>
          <TurningPoints story={story} told={told} actions={actions} />
        </DebriefSummary>
      </div>
      <div className="replay-details">
        <DebriefDetails story={story} share={<ShareDebrief story={story} told={told} />} />
      </div>
      {continued !== null && (
        <ContinueDialog
          context={context}
          seats={debrief.drivers.map(({ seat }) => seat)}
          at={continued.entry}
          first={continued.seat ?? story.reader ?? 0}
          onClose={() => setContinued(null)}
        />
      )}
    </>
  );
}
