import type { GameTypes } from '@paddock/kernel';
import type { PremovesUpdate, Table } from '@paddock/protocol';
import { type ReactElement, useMemo, useState } from 'react';
import { useSettings } from '../base/settings.ts';
import type { LoadedGame } from '../games/index.ts';
import type { Premoves } from '../games/ui.ts';
import { Icon } from '../kit/icons.tsx';
import { isCorrespondence } from '../notifications/turn-key.ts';
import type { Position, TableInfo } from '../games/table-link.ts';
import { createTextContext } from '../table/text-context.ts';
import { useTexts } from '../base/texts/index.tsx';
import { type Next, without, withMove } from './revise.ts';
import { usePremoves } from './usePremoves.ts';
import './premove.css';

interface PremovePanelProps {
  readonly table: Pick<Table, 'id' | 'time'>;
  readonly info: TableInfo;
  readonly game: LoadedGame;
  readonly position: Position;
  readonly premoves: PremovesUpdate | null;
}

/** At tables of several days: moves for one's next turns, chosen now and played when their turn comes. */
export function PremovePanel(props: PremovePanelProps): ReactElement | null {
  const { table, game, position } = props;
  const offers = game.ui.premoves;
  const { viewer, awaiting } = position;
  if (offers === undefined || viewer === null || awaiting.kind === 'over' || !isCorrespondence(table)) return null;
  return <ChoosingAhead {...props} viewer={viewer} offers={offers} />;
}

function ChoosingAhead(props: PremovePanelProps & { viewer: number; offers: Premoves }): ReactElement | null {
  const { table, info, game, position, premoves, viewer, offers } = props;
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const context = useMemo(
    () => createTextContext(info, viewer, game.t, t, language),
    [info, viewer, game, t, language],
  );
  const { moves, error, dropped, change, acknowledge } = usePremoves(table.id, premoves);
  const next: Next = (chosen) => offers.next(position.view, viewer, chosen, info.options);
  const describe = (move: GameTypes['move']): string => offers.describe(move, context);
  const target = (at: number): string | null => offers.target?.(position.view, viewer, at, context) ?? null;
  // Premoves that were chosen earlier, or on another device, are shown.
  const [open, setOpen] = useState(moves.length > 0);
  const asked = position.legal.length > 0;
  const offered = asked ? [] : next(moves);
  return (
    <>
      {dropped && (
        <p className="notice premove-dropped" role="alert">
          {t.premove.dropped}
          <button type="button" className="button" onClick={acknowledge}>
            {t.premove.understood}
          </button>
        </p>
      )}
      {!asked && (moves.length > 0 || offered.length > 0) && (
        <details className="premove" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            <Icon name="plan" size={20} />
            {t.premove.title}
            {moves.length > 0 && <span className="premove-count">{t.premove.planned(moves.length)}</span>}
          </summary>
          <p className="premove-hint">
            {t.premove.hint} {t.premove.secret}
          </p>
          <Chosen
            moves={moves}
            next={next}
            describe={describe}
            target={target}
            onChange={(changed) => void change(changed)}
          />
          <Offers
            title={target(moves.length) ?? (moves.length === 0 ? t.premove.next : t.premove.more)}
            offered={offered}
            describe={describe}
            onChoose={(move) => void change([...moves, move])}
          />
          {offered.length === 0 && <p className="premove-hint">{t.premove.full}</p>}
          {error !== null && (
            <p className="error-text" role="alert">
              {t.premove[error]}
            </p>
          )}
        </details>
      )}
    </>
  );
}

interface ChosenProps {
  readonly moves: readonly GameTypes['move'][];
  readonly next: Next;
  readonly describe: (move: GameTypes['move']) => string;
  readonly target: (at: number) => string | null;
  readonly onChange: (moves: readonly GameTypes['move'][]) => void;
}

/** The premoves as they stand: each can be exchanged for another or taken out. */
function Chosen({ moves, next, describe, target, onChange }: ChosenProps): ReactElement | null {
  const t = useTexts();
  if (moves.length === 0) return null;
  return (
    <ol className="premove-list">
      {moves.map((move, i) => {
        const chosen = JSON.stringify(move);
        const others = next(moves.slice(0, i)).filter((other) => JSON.stringify(other) !== chosen);
        return (
          // A premove is known by its place in the list.
          <li key={i}>
            {target(i) !== null && <span className="premove-target">{target(i)}</span>}
            <select
              className="field"
              aria-label={target(i) ?? t.premove.choice(i + 1)}
              value={chosen}
              onChange={(event) => onChange(withMove(moves, i, JSON.parse(event.target.value) as object, next))}
            >
              {[move, ...others].map((one) => (
                <option key={JSON.stringify(one)} value={JSON.stringify(one)}>
                  {describe(one)}
                </option>
              ))}
            </select>
            <button
              type="button"
              className="icon-button"
              aria-label={t.premove.remove(describe(move))}
              onClick={() => onChange(without(moves, i, next))}
            >
              <Icon name="close" size={20} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

interface OffersProps {
  readonly title: string;
  readonly offered: readonly GameTypes['move'][];
  readonly describe: (move: GameTypes['move']) => string;
  readonly onChoose: (move: GameTypes['move']) => void;
}

function Offers({ title, offered, describe, onChoose }: OffersProps): ReactElement | null {
  if (offered.length === 0) return null;
  return (
    <div role="group" aria-label={title}>
      <p className="premove-title">{title}</p>
      <div className="premove-offers">
        {offered.map((move) => (
          <button
            key={JSON.stringify(move)}
            type="button"
            className="button"
            data-premove={JSON.stringify(move)}
            onClick={() => onChoose(move)}
          >
            {describe(move)}
          </button>
        ))}
      </div>
    </div>
  );
}
