import { type ReactElement, useMemo } from 'react';
import { choiceHandlers } from '../../kit/choice.ts';
import { useKeys } from '../../kit/keys.ts';
import { endsOf } from './choices.ts';
import { destination, effects } from './consequence.ts';
import { courseOf, rowOf } from './course.ts';
import { Die } from './Die.tsx';
import type { FdProps, FdWords } from './kind.ts';
import { PriceTokens, tokensOf, toneOf } from './price.tsx';
import type { End } from './Reach.tsx';

/** The choices after the roll, cheapest first; every one is a button, several to the same cell too. */
export function EndList(props: FdProps): ReactElement {
  const { words, view, position, considered, choose } = props;
  const ends = useMemo(() => endsOf(position), [position]);
  const names = useMemo(() => namesOf(ends, words), [ends, words]);
  const looked = ends.findIndex(({ move }) => sameEnd(move, considered?.move));
  const step = (by: number): void => {
    const next = ends[(looked + by + ends.length + (looked < 0 && by < 0 ? 1 : 0)) % ends.length];
    if (next !== undefined) choose(next.move);
  };
  const digits = ends.slice(0, 9).map(({ move }, k) => [String(k + 1), () => choose(move)] as const);
  useKeys({
    ...Object.fromEntries(digits),
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
  });
  const gear = view.cars[view.order[0] ?? -1]?.gear ?? 0;
  return (
    <section className="fd-endlist" aria-label={words.t.dash.ends}>
      <h2 className="fd-endlist-title">
        {view.roll !== null && <Die gear={gear} face={view.roll} size={40} />}
        <span>{words.t.dash.ends}</span>
      </h2>
      <ol className="fd-endlist-list">
        {ends.map(({ move, preview }, k) => {
          const details = effects(preview, words);
          const where = names[k]!;
          return (
            <li key={`${move.to} ${move.brake}`}>
              <button
                type="button"
                className={`fd-choice fd-${toneOf(preview)}${looked === k ? ' fd-looked' : ''}`}
                aria-label={words.t.phrases([where, ...details])}
                {...choiceHandlers(move, props)}
              >
                {k < 9 && <kbd className="fd-key">{k + 1}</kbd>}
                <span className="fd-choice-where">{where}</span>
                <PriceTokens tokens={tokensOf(preview)} />
                <span className="fd-choice-details">{details.join(' · ')}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Two cells of one lane may be as many steps away, one behind the other: then it is said which one is meant. */
function namesOf(ends: readonly End[], words: FdWords): string[] {
  const course = courseOf(words.info.options.circuit);
  const plain = ends.map(({ preview }) => destination(preview, words));
  return ends.map(({ move }, k) => {
    const rows = ends.flatMap((other, j) => (plain[j] === plain[k] ? [rowOf(course, other.move.to)] : []));
    const row = rowOf(course, move.to);
    if (Math.max(...rows) === Math.min(...rows)) return plain[k]!;
    return `${plain[k]!}, ${row === Math.max(...rows) ? words.t.choice.further : words.t.choice.nearer}`;
  });
}

function sameEnd(move: { to: string; brake: number }, other: object | undefined): boolean {
  return other !== undefined && 'to' in other && 'brake' in other && other.to === move.to && other.brake === move.brake;
}
