import type { Viewer } from '@paddock/kernel';
import { lazy, type ReactElement, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../base/texts/index.tsx';
import { gameCard } from '../../games/index.ts';
import { isBotAccount, isNameClaimed, type LoggedEvent, type TableLink } from '../../games/table-link.ts';
import type { GameUi, TextContext } from '../../games/ui.ts';
import { CarBadge } from '../../kit/Car.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { PersonName } from '../../kit/PersonName.tsx';
import { useAsync } from '../../kit/useAsync.ts';
import { headlineOf } from './headline.ts';
import { collectPlaces, type PlaceSample } from './place-history.ts';
import { PlaceChart } from './PlaceChart.tsx';
import { listPlaces } from './places.ts';
import { PodiumScene } from './PodiumScene.tsx';
import { ShareButton } from './ShareButton.tsx';
import { WhenNear } from '../../kit/WhenNear.tsx';
import './finish.css';

// The podium does not wait for it.
const FinishDebrief = lazy(async () => ({ default: (await import('./FinishDebrief.tsx')).FinishDebrief }));

export interface FinishProps {
  readonly ui: GameUi;
  readonly link: TableLink;
  readonly view: object;
  readonly history: readonly LoggedEvent[];
  readonly context: TextContext;
  readonly ranking: readonly (readonly number[])[];
  /** The one person who looks at the result; `null` for spectators and where several people share the device. */
  readonly reader: Viewer;
}

interface FinishDialogProps extends FinishProps {
  readonly onClose: () => void;
  /** Opens the replay at a moment. */
  readonly onReplay: (at: number) => void;
  /** Buttons for what to do next, the primary one first. */
  readonly children: ReactNode;
}

/** The finish of a race: the podium, the result in one line, all places, the race as a chart, and what to do next. */
export function FinishDialog({ onClose, onReplay, children, ...result }: FinishDialogProps): ReactElement {
  const { context, ranking } = result;
  const t = useTexts();
  const stage = useRef<HTMLDivElement>(null);
  const [isStill, setStill] = useState(false);
  const places = listPlaces(ranking);
  const samples = usePlaceHistory(result);
  const headline = headlineOf(result, t);
  const title = gameCard(context.info.game)?.title ?? context.info.game;
  return (
    <Dialog open shape="stage" title={t.table.over} onClose={onClose} closeLabel={t.table.closeResult}>
      <div className={isStill ? 'finish finish-still' : 'finish'}>
        {/* It may scroll, and a scrolling box must be reachable by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className="finish-body" tabIndex={0}>
          {/* A click ends the animation early. Nothing waits for it, so there is no key for that. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
          <div ref={stage} className="finish-stage" onClick={() => setStill(true)}>
            <p className="finish-poster" aria-hidden="true">
              {title}
            </p>
            <PodiumScene places={places} />
            <p className="result-winner">{headline}</p>
          </div>
          <div className="finish-facts">
            <PlaceList {...result} />
            {samples.length > 2 && (
              <section className="finish-history" aria-label={t.table.finish.chart}>
                <h3>{t.table.finish.chart}</h3>
                <PlaceChart samples={samples} name={context.name} />
              </section>
            )}
            {/* Nobody's device works on it before they look that far. */}
            <WhenNear>
              <Suspense>
                <FinishDebrief {...result} onReplay={onReplay} />
              </Suspense>
            </WhenNear>
          </div>
        </div>
        <div className="finish-buttons">
          {children}
          <ShareButton
            stage={stage}
            picture={{
              game: title,
              site: t.name,
              headline: headlineOf({ ...result, reader: null }, t),
              rows: places.map(({ seat, place }) => ({
                seat,
                place: t.table.place(place),
                name: context.name(seat),
                score: result.ui.scoreText(result.view, seat, context),
              })),
            }}
          />
          <button type="button" className="button" onClick={onClose}>
            {t.table.closeResult}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

/** All places with what decided them. */
function PlaceList({ ui, view, history, context, ranking, reader }: FinishProps): ReactElement {
  const t = useTexts();
  return (
    <ol className="result-list">
      {listPlaces(ranking).map(({ seat, place }) => {
        const reason = ui.decidedBy?.(history, seat, context) ?? null;
        const classes = ['result-row', place === 1 ? 'result-first' : '', seat === reader ? 'result-own' : ''];
        return (
          <li key={seat} className={classes.filter((name) => name !== '').join(' ')}>
            <span className="result-place">{t.table.place(place)}</span>
            <CarBadge seat={seat} />
            <span className="result-name">
              <PersonName
                name={context.name(seat)}
                claimed={isNameClaimed(context.info.drivers[seat])}
                botAccount={isBotAccount(context.info.drivers[seat])}
              />
            </span>
            <span className="result-score">
              {ui.scoreText(view, seat, context)}
              {reason !== null && <small>{reason}</small>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The places over time; empty while the start of the race is being loaded, and if it cannot be. */
function usePlaceHistory({ ui, link, history, context, ranking }: FinishProps): readonly PlaceSample[] {
  const start = useAsync(() => link.at(0, context.viewer), [link, context.viewer]);
  const view = start.state === 'loaded' ? start.value.after.view : null;
  return useMemo(
    () => (view === null ? [] : collectPlaces(ui, view, history, context, ranking)),
    [ui, view, history, context, ranking],
  );
}
