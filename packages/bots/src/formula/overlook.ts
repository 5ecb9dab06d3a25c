import { type FormulaMove, type FormulaTypes, isDraw, type Preview, type Token } from '@paddock/formula';
import type { Observation, Rng } from '@paddock/kernel';

export type FormulaPreview = Extract<Preview, { kind: 'formula' }>;

/** Kinds of formulas that people overlook. A formula can be of several kinds. */
const KINDS = ['threeCards', 'joker', 'partlyCovered', 'longNumber', 'hardProduct'] as const;
type Kind = (typeof KINDS)[number];

/** In how many of a hundred turns a level thinks of formulas of each kind. */
export type Attention = Readonly<Record<Kind, number>>;

/** Products and quotients with a factor above this are not learnt by heart. */
const LARGEST_FAMILIAR_FACTOR = 10;
const LONG_NUMBER_DIGITS = 3;

/** A legal formula with its preview. */
export interface NoticedFormula {
  readonly move: FormulaMove;
  readonly preview: FormulaPreview;
}

/**
 * The formulas that a level notices in this turn. It thinks of a kind of formula for the whole turn or not at all, as
 * people do: somebody who does not look at the middle of long numbers misses all formulas there. When it sees nothing,
 * it looks again, up to so many times.
 */
export function noticeFormulas(
  observation: Observation<FormulaTypes>,
  attention: Attention,
  looks: number,
  rng: Rng,
): NoticedFormula[] {
  const formulas = observation.legal
    .filter((move): move is FormulaMove => !isDraw(move))
    .map((move) => ({ move, preview: observation.preview(move) as FormulaPreview }));
  let noticed: NoticedFormula[] = [];
  for (let look = 0; look < looks && noticed.length === 0; look++) {
    const overlooked = KINDS.filter((kind) => rng.below(100) >= attention[kind]);
    noticed = formulas.filter((formula) => !overlooked.some((kind) => isOfKind(kind, formula)));
  }
  return noticed;
}

function isOfKind(kind: Kind, { move, preview }: NoticedFormula): boolean {
  const { op, a, b, c } = move;
  switch (kind) {
    case 'threeCards':
      return preview.laid.length === 3;
    case 'joker':
      return preview.laid.includes('J');
    case 'partlyCovered':
      return [a, b, c].some(isPartlyCovered);
    case 'longNumber':
      return [a, b, c].some((tokens) => tokens.length >= LONG_NUMBER_DIGITS);
    case 'hardProduct': {
      const [first, second, result] = preview.values;
      const smaller = op === 'x' ? [first, second] : [second, result];
      return (op === 'x' || op === '/') && Math.max(...smaller) > LARGEST_FAMILIAR_FACTOR;
    }
  }
}

/** Whether a card of the number is kept and another one is covered or added beside it. */
function isPartlyCovered(tokens: readonly Token[]): boolean {
  return tokens.some(isKept) && !tokens.every(isKept);
}

function isKept(token: Token): boolean {
  return token.startsWith('k');
}
