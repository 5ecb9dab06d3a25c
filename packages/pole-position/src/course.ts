import { TOKENS, type Token } from './types.ts';

/** How many tokens there are of each kind (PP-2). */
export const STOCK: readonly number[] = [5, 5, 4, 4, 4, 21];
/** Spaces that carry a token, one each (PP-3). */
export const SPACES = 43;

/**
 * Counts the ways to complete a course of a stock of tokens so that equal tokens never lie side by side (PP-4, PP-5).
 * What can follow depends only on the last token and on how many are left of each kind, so counts are kept by these.
 * For the game's stock all counts that can come up are below 2^53, that is exact: none exceeds the number of courses,
 * because distinct completions of what is laid make distinct courses.
 */
export class Courses {
  readonly #stock: readonly number[];
  /** What one token of a kind adds to the index of `#known`. */
  readonly #weights: number[] = [];
  readonly #size: number;
  /** Allocated when first needed: 4.75 MB for the game's stock, and custom courses never ask. */
  #known: Float64Array | null = null;

  constructor(stock: readonly number[]) {
    this.#stock = stock;
    let size = stock.length;
    for (const count of stock) {
      this.#weights.push(size);
      size *= count + 1;
    }
    this.#size = size;
  }

  /** How many completions there are of the tokens laid. */
  ways(laid: readonly number[]): number {
    const left = this.#left(laid);
    let sum = 0;
    for (let kind = 0; kind < left.length; kind++) sum += this.#with(left, laid.at(-1) ?? -1, kind);
    return sum;
  }

  /** The token that an outcome in [0, ways) lays next: every kind takes as many outcomes as it has completions. */
  kindAt(laid: readonly number[], outcome: number): number {
    const left = this.#left(laid);
    let rest = outcome;
    for (let kind = 0; kind < left.length; kind++) {
      rest -= this.#with(left, laid.at(-1) ?? -1, kind);
      if (rest < 0) return kind;
    }
    throw new Error(`no course has number ${outcome}`);
  }

  /** The kinds that may be laid next without spoiling the rest, as bits. */
  choices(laid: readonly number[]): number {
    const left = this.#left(laid);
    let kinds = 0;
    for (let kind = 0; kind < left.length; kind++) {
      if (this.#with(left, laid.at(-1) ?? -1, kind) > 0) kinds |= 1 << kind;
    }
    return kinds;
  }

  #left(laid: readonly number[]): number[] {
    const left = [...this.#stock];
    for (const kind of laid) left[kind]!--;
    return left;
  }

  /** Completions that go on with this kind. */
  #with(left: number[], last: number, kind: number): number {
    if (kind === last || left[kind] === 0) return 0;
    left[kind]!--;
    const count = this.#after(left, kind);
    left[kind]!++;
    return count;
  }

  /** Completions after `last`; leaves `left` as it was. */
  #after(left: number[], last: number): number {
    let index = last;
    for (let kind = 0; kind < left.length; kind++) index += left[kind]! * this.#weights[kind]!;
    if (index === last) return 1;
    const known = (this.#known ??= new Float64Array(this.#size).fill(-1));
    if (known[index]! >= 0) return known[index]!;
    let sum = 0;
    for (let kind = 0; kind < left.length; kind++) sum += this.#with(left, last, kind);
    known[index] = sum;
    return sum;
  }
}

export const COURSES = new Courses(STOCK);

/** Says what is wrong with a course from outside (option `tokens`), or `null`. */
export function courseFault(value: unknown): string | null {
  if (value === null) return null;
  if (!Array.isArray(value)) return `a list of ${SPACES} tokens or null`;
  if (value.length !== SPACES) return `a course has ${SPACES} tokens, not ${value.length}`;
  const tokens = value as unknown[];
  const kinds = tokens.map((token) => TOKENS.indexOf(token as Token));
  const unknown = kinds.indexOf(-1);
  if (unknown !== -1) {
    return `space ${unknown + 1}: a token is one of ${TOKENS.join(', ')}, not ${JSON.stringify(tokens[unknown])}`;
  }
  for (const [kind, count] of STOCK.entries()) {
    const given = kinds.filter((other) => other === kind).length;
    if (given !== count) return `a course has ${count} tokens "${TOKENS[kind]}", not ${given}`;
  }
  const twin = kinds.findIndex((kind, i) => i > 0 && kind === kinds[i - 1]);
  if (twin !== -1)
    return `spaces ${twin} and ${twin + 1} both carry "${TOKENS[kinds[twin]!]}": equal tokens may not be neighbours`;
  return null;
}

/** A legal course to try things on: every other space grey, the others taking turns. */
export const SAMPLE_COURSE: readonly Token[] =
  'slip oil turbo pit comeback oil slip pit turbo oil comeback pit slip turbo oil comeback pit slip turbo oil comeback pit'
    .split(' ')
    .flatMap((token, i) => (i === 0 ? [token] : ['grey', token]) as Token[]);
