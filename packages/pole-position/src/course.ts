import { TOKENS, type Token } from './types.ts';

/** How many tokens there are of each kind (PP-2). */
export const TOKEN_COUNTS: readonly number[] = [5, 5, 4, 4, 4, 21];
/** Spaces that carry a token, one each (PP-3). */
export const TOKEN_SPACE_COUNT = 43;

/**
 * Counts the ways to complete a course of a stock of tokens so that equal tokens never lie side by side (PP-4, PP-5).
 * What can follow depends only on the last token and on how many are left of each kind, so counts are kept by these.
 * For the game's stock all counts that can come up are below 2^53, that is exact: none exceeds the number of courses,
 * because distinct completions of what is laid make distinct courses.
 */
export class CourseCounter {
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
  countCompletions(laid: readonly number[]): number {
    const left = this.#countLeft(laid);
    let sum = 0;
    for (let kind = 0; kind < left.length; kind++) sum += this.#countWith(left, laid.at(-1) ?? -1, kind);
    return sum;
  }

  /** The token that an outcome in [0, ways) lays next: every kind takes as many outcomes as it has completions. */
  kindAt(laid: readonly number[], outcome: number): number {
    const left = this.#countLeft(laid);
    let rest = outcome;
    for (let kind = 0; kind < left.length; kind++) {
      rest -= this.#countWith(left, laid.at(-1) ?? -1, kind);
      if (rest < 0) return kind;
    }
    throw new Error(`no course has number ${outcome}`);
  }

  /** The kinds that may be laid next without spoiling the rest, as bits. */
  legalKinds(laid: readonly number[]): number {
    const left = this.#countLeft(laid);
    let kinds = 0;
    for (let kind = 0; kind < left.length; kind++) {
      if (this.#countWith(left, laid.at(-1) ?? -1, kind) > 0) kinds |= 1 << kind;
    }
    return kinds;
  }

  #countLeft(laid: readonly number[]): number[] {
    const left = [...this.#stock];
    for (const kind of laid) left[kind]!--;
    return left;
  }

  /** Completions that go on with this kind. */
  #countWith(left: number[], last: number, kind: number): number {
    if (kind === last || left[kind] === 0) return 0;
    left[kind]!--;
    const count = this.#countAfter(left, kind);
    left[kind]!++;
    return count;
  }

  /** Completions after `last`; leaves `left` as it was. */
  #countAfter(left: number[], last: number): number {
    let index = last;
    for (let kind = 0; kind < left.length; kind++) index += left[kind]! * this.#weights[kind]!;
    if (index === last) return 1;
    const known = (this.#known ??= new Float64Array(this.#size).fill(-1));
    if (known[index]! >= 0) return known[index]!;
    let sum = 0;
    for (let kind = 0; kind < left.length; kind++) sum += this.#countWith(left, last, kind);
    known[index] = sum;
    return sum;
  }
}

export const COURSE_COUNTER = new CourseCounter(TOKEN_COUNTS);

/** Says what is wrong with a course from outside (option `tokens`), or `null`. */
export function findCourseFault(value: unknown): string | null {
  if (value === null) return null;
  if (!Array.isArray(value)) return `a list of ${TOKEN_SPACE_COUNT} tokens or null`;
  if (value.length !== TOKEN_SPACE_COUNT) return `a course has ${TOKEN_SPACE_COUNT} tokens, not ${value.length}`;
  const tokens = value as unknown[];
  const kinds = tokens.map((token) => TOKENS.indexOf(token as Token));
  const unknown = kinds.indexOf(-1);
  if (unknown !== -1) {
    return `space ${unknown + 1}: a token is one of ${TOKENS.join(', ')}, not ${JSON.stringify(tokens[unknown])}`;
  }
  for (const [kind, count] of TOKEN_COUNTS.entries()) {
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
