import { type ReactElement, useState } from 'react';
import { DebriefDetails, DebriefSummary } from '../debrief/DebriefPanel.tsx';
import type { DebriefStory } from '../debrief/sentences.ts';
import { ShareDebrief } from '../debrief/ShareDebrief.tsx';
import { ErrorAtMoment, TurningPoints } from '../debrief/TurningPoints.tsx';
import { useTurningPointEvents } from '../debrief/useTurningPointEvents.ts';
import type { TableLink } from '../games/table-link.ts';
import type { GameUi } from '../games/ui.ts';
import type { DebriefUpdate, TurningPoint } from '../worker/debriefs.ts';
import { type BestMove, bestMoveOf, findErrorAt } from './best-move.ts';
import { ContinueDialog } from './ContinueDialog.tsx';
import type { ReplayPlayer } from './replay-player.ts';

/** A choice, a die or a card that one can play on from. */
interface Moment {
  readonly entry: number;
  readonly seat: number | null;
}

interface ReplayDebriefProps {
  readonly link: TableLink;
  readonly ui: GameUi;
  readonly story: DebriefStory;
  readonly update: DebriefUpdate;
  readonly player: ReplayPlayer;
  /** The position that is shown. */
  readonly at: number;
  /** The best move that the board shows. */
  readonly shown: BestMove | null;
  readonly onShow: (best: BestMove | null) => void;
}

/** The debrief beside the board: its turning points lead to their moments. */
export function ReplayDebrief(props: ReplayDebriefProps): ReactElement {
  const { link, ui, story, update, player, at, shown, onShow } = props;
  const { t, context, debrief } = story;
  const told = useTurningPointEvents(link, ui, story);
  const [continued, setContinued] = useState<Moment | null>(null);
  const play = (moment: Moment): void => {
    player.pause();
    setContinued(moment);
  };
  const buttons = (moment: Moment, best: BestMove | null): ReactElement => {
    const isShown = best !== null && shown?.entry === best.entry;
    return (
      <div className="replay-point">
        {best === null ? (
          <button type="button" className="button" onClick={() => player.goTo(moment.entry + 1)}>
            {t.look}
          </button>
        ) : (
          <button type="button" className="button" aria-pressed={isShown} onClick={() => onShow(isShown ? null : best)}>
            {isShown ? t.hideBest : t.showBest}
          </button>
        )}
        <button type="button" className="button" onClick={() => play(moment)}>
          {t.playFromHere}
        </button>
      </div>
    );
  };
  const actions = ({ entry, seat, kind, best }: TurningPoint): ReactElement =>
    buttons({ entry, seat }, kind === 'error' ? { entry, seat: seat!, move: best! } : null);
  const error = findErrorAt(debrief, at);
  return (
    <>
      <div className="replay-debrief">
        <DebriefSummary story={story} update={update}>
          <TurningPoints story={story} told={told} actions={actions} />
          {error !== null && (
            <ErrorAtMoment story={story} error={error}>
              {buttons({ entry: error.entry, seat: error.actor }, bestMoveOf(error))}
            </ErrorAtMoment>
          )}
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
