import type { Kind } from '@paddock/kernel';
import type { PlanNews, Table } from '@paddock/protocol';
import { type ReactElement, useMemo, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import type { LoadedGame } from '../games/index.ts';
import { Icon } from '../kit/icons.tsx';
import { useAsync } from '../kit/useAsync.ts';
import { isCorrespondence } from '../notifications/turn-key.ts';
import type { Position, TableInfo } from '../table/link.ts';
import { createTextContext } from '../table/text-context.ts';
import { useTexts } from '../texts/index.tsx';
import { loadPlanner } from './index.ts';
import type { Planner } from './planner.ts';
import { type Next, without, withMove } from './revise.ts';
import { usePlan } from './usePlan.ts';
import './plan.css';

interface PlanPanelProps {
  readonly table: Pick<Table, 'id' | 'time'>;
  readonly info: TableInfo;
  readonly game: LoadedGame;
  readonly position: Position;
  readonly plan: PlanNews | null;
}

/** Where nobody waits for each other: choices for one's next turns, made now, played when their time has come. */
export function PlanPanel(props: PlanPanelProps): ReactElement | null {
  const { table, info, position } = props;
  const planner = useAsync(() => loadPlanner(info.game), [info.game]);
  const { viewer, awaiting } = position;
  if (planner.state !== 'loaded' || planner.value === null) return null;
  if (viewer === null || awaiting.kind === 'over' || !isCorrespondence(table)) return null;
  return <Planning {...props} viewer={viewer} planner={planner.value} />;
}

function Planning(props: PlanPanelProps & { viewer: number; planner: Planner }): ReactElement | null {
  const { table, info, game, position, plan, viewer, planner } = props;
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const words = useMemo(() => createTextContext(info, viewer, game.t, t, language), [info, viewer, game, t, language]);
  const { moves, trouble, dropped, change, understand } = usePlan(table.id, plan);
  const next: Next = (planned) => planner.next(position.view, viewer, planned, info.options);
  const say = (move: Kind['move']): string => planner.say(move, words);
  const target = (at: number): string | null => planner.target?.(position.view, viewer, at, words) ?? null;
  // A plan that was made elsewhere or earlier is to be seen.
  const [open, setOpen] = useState(moves.length > 0);
  const asked = position.legal.length > 0;
  const offered = asked ? [] : next(moves);
  return (
    <>
      {dropped && (
        <p className="plan-dropped" role="alert">
          {t.plan.dropped}
          <button type="button" className="button" onClick={understand}>
            {t.plan.understood}
          </button>
        </p>
      )}
      {!asked && (moves.length > 0 || offered.length > 0) && (
        <details className="plan" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            <Icon name="plan" size={20} />
            {t.plan.title}
            {moves.length > 0 && <span className="plan-count">{t.plan.planned(moves.length)}</span>}
          </summary>
          <p className="plan-hint">
            {t.plan.hint} {t.plan.secret}
          </p>
          <Planned moves={moves} next={next} say={say} target={target} onChange={(changed) => void change(changed)} />
          <Offers
            title={target(moves.length) ?? (moves.length === 0 ? t.plan.next : t.plan.more)}
            offered={offered}
            say={say}
            onChoose={(move) => void change([...moves, move])}
          />
          {offered.length === 0 && <p className="plan-hint">{t.plan.full}</p>}
          {trouble !== null && (
            <p className="refused" role="alert">
              {t.plan[trouble]}
            </p>
          )}
        </details>
      )}
    </>
  );
}

interface PlannedProps {
  readonly moves: readonly Kind['move'][];
  readonly next: Next;
  readonly say: (move: Kind['move']) => string;
  readonly target: (at: number) => string | null;
  readonly onChange: (moves: readonly Kind['move'][]) => void;
}

/** The plan as it stands: each choice can be exchanged for another or taken out. */
function Planned({ moves, next, say, target, onChange }: PlannedProps): ReactElement | null {
  const t = useTexts();
  if (moves.length === 0) return null;
  return (
    <ol className="plan-list">
      {moves.map((move, i) => {
        const chosen = JSON.stringify(move);
        const others = next(moves.slice(0, i)).filter((other) => JSON.stringify(other) !== chosen);
        return (
          // A choice is known by its place in the plan.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            {target(i) !== null && <span className="plan-target">{target(i)}</span>}
            <select
              className="field"
              aria-label={target(i) ?? t.plan.choice(i + 1)}
              value={chosen}
              onChange={(event) => onChange(withMove(moves, i, JSON.parse(event.target.value) as object, next))}
            >
              {[move, ...others].map((one) => (
                <option key={JSON.stringify(one)} value={JSON.stringify(one)}>
                  {say(one)}
                </option>
              ))}
            </select>
            <button
              type="button"
              className="icon-button"
              aria-label={t.plan.remove(say(move))}
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
  readonly offered: readonly Kind['move'][];
  readonly say: (move: Kind['move']) => string;
  readonly onChoose: (move: Kind['move']) => void;
}

function Offers({ title, offered, say, onChoose }: OffersProps): ReactElement | null {
  if (offered.length === 0) return null;
  return (
    <div role="group" aria-label={title}>
      <p className="plan-title">{title}</p>
      <div className="plan-offers">
        {offered.map((move) => (
          <button
            key={JSON.stringify(move)}
            type="button"
            className="button"
            data-plan={JSON.stringify(move)}
            onClick={() => onChoose(move)}
          >
            {say(move)}
          </button>
        ))}
      </div>
    </div>
  );
}
