import { type CarView, FACES, GEAR_MOVES, type GearPreview, type Outcome, whyNotGear } from '@paddock/formula-de';
import type { ReactElement } from 'react';
import { choiceHandlers } from '../../kit/choice.ts';
import { useKeys } from '../../kit/keys.ts';
import { gearsOf } from './choices.ts';
import { consequence, sharesOf } from './consequence.ts';
import { Die } from './Die.tsx';
import type { FdProps, FdWords } from './kind.ts';
import { Piece, type PieceName } from './pieces.tsx';

/** The gear lever in its gate. Every gear that may be taken is a button; the others say why not. */
export function GearGate(props: FdProps & { car: number | null }): ReactElement {
  const { words, view, position, asked, considered, choose, car } = props;
  const gears = asked && view.phase === 'gear' ? gearsOf(position) : new Map<number, GearPreview | null>();
  const keys = Object.fromEntries([...gears.keys()].map((gear) => [String(gear), () => choose({ gear })]));
  useKeys(keys, gears.size > 0);
  const shown = car === null ? undefined : view.cars[car];
  const looked = considered !== null && 'gear' in considered.move ? considered.move.gear : null;
  return (
    <div className="fd-gate" role="group" aria-label={gears.size > 0 ? words.t.dash.gears : words.t.dash.gear}>
      <svg className="fd-gate-slots" viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M50 12V88M150 12V88M250 12V88M50 50H250" />
      </svg>
      {GEAR_MOVES.map(({ gear }) => {
        const legal = gears.has(gear);
        const engaged = shown?.gear === gear;
        const preview = gears.get(gear) ?? null;
        const why = legal ? undefined : whyNot(gear, shown, gears.size > 0, words);
        return (
          <button
            key={gear}
            type="button"
            className={`fd-gear${engaged ? ' fd-engaged' : ''}${looked === gear ? ' fd-looked' : ''}`}
            disabled={!legal}
            title={why}
            aria-label={gearLabel(gear, preview, engaged, words)}
            aria-description={why}
            {...(legal ? choiceHandlers({ gear }, props) : {})}
          >
            <Die gear={gear} face={gear} size={40} />
            <span className="fd-gear-range">
              {FACES[gear]![0]}–{FACES[gear]!.at(-1)}
            </span>
            {preview !== null && <Risk preview={preview} words={words} />}
          </button>
        );
      })}
    </div>
  );
}

function gearLabel(gear: number, preview: GearPreview | null, engaged: boolean, words: FdWords): string {
  const text = consequence({ gear }, preview, words);
  return engaged ? `${text} (${words.t.dash.current})` : text;
}

function whyNot(gear: number, car: CarView | undefined, choosing: boolean, { t }: FdWords): string {
  return choosing && car !== undefined ? t.dash.whyNot[whyNotGear(car, gear)] : t.dash.notNow;
}

const PIECES: Readonly<Record<Outcome, PieceName>> = {
  clean: 'free',
  brakes: 'brakes',
  tyres: 'tyres',
  spin: 'spin',
  out: 'out',
};

/** How the die can turn out: one bar of all its faces, and the same shares in figures; below, what the shift itself costs. */
function Risk({ preview, words }: { preview: GearPreview; words: FdWords }): ReactElement {
  const { fuel, brakes, engine } = preview;
  const shares = sharesOf(preview, words);
  return (
    <>
      <span className="fd-bar" aria-hidden="true">
        {shares.map(({ outcome, percent }) => (
          <span key={outcome} className={`fd-share-${outcome}`} style={{ flexGrow: percent }} />
        ))}
      </span>
      <span className="fd-shares">
        {shares.map(({ outcome, text }) => (
          <span key={outcome} className={`fd-share fd-share-text-${outcome}`}>
            <Piece name={PIECES[outcome]} />
            {text}
          </span>
        ))}
      </span>
      {fuel + brakes + engine > 0 && (
        <span className="fd-costs">
          {fuel > 0 && <Cost name="fuel" count={fuel} />}
          {brakes > 0 && <Cost name="brakes" count={brakes} />}
          {engine > 0 && <Cost name="engine" count={engine} />}
        </span>
      )}
    </>
  );
}

function Cost({ name, count }: { name: 'fuel' | 'brakes' | 'engine'; count: number }): ReactElement {
  return (
    <span className="fd-cost">
      <Piece name={name} />−{count}
    </span>
  );
}
