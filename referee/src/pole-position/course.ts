/** The course of Pole Position: 43 tokens, and in how many ways they can be laid. */

export type Token = 'oil' | 'pit' | 'turbo' | 'slip' | 'comeback' | 'grey';
export const TOKENS: readonly Token[] = ['oil', 'pit', 'turbo', 'slip', 'comeback', 'grey']; // in the order of PP-5
const TOKEN_COUNTS: readonly number[] = [5, 5, 4, 4, 4, 21]; // PP-2
export const TOKEN_SPACE_COUNT = 43; // PP-3
const countedCompletions = new Map<string, number>();

/** PP-4: in how many ways the tokens left (counts in the order of TOKENS) can follow the token `last`. */
function countCompletions(left: readonly number[], last: Token | undefined): number {
  if (left.every((count) => count === 0)) return 1;
  const key = `${left.join()} ${last ?? ''}`;
  const known = countedCompletions.get(key);
  if (known !== undefined) return known;
  let sum = 0;
  for (const token of TOKENS) sum += countCompletionsWith(left, last, token);
  countedCompletions.set(key, sum);
  return sum;
}

/** The completions in which `token` comes next: none if it is used up or equals its neighbour (PP-4). */
function countCompletionsWith(left: readonly number[], last: Token | undefined, token: Token): number {
  const kind = TOKENS.indexOf(token);
  if (token === last || (left[kind] ?? 0) === 0) return 0;
  return countCompletions(
    left.map((count, i) => (i === kind ? count - 1 : count)),
    token,
  );
}

function countTokensLeft(course: readonly Token[]): number[] {
  return TOKEN_COUNTS.map((count, i) => count - course.filter((token) => token === TOKENS[i]).length);
}

/** The completions of a course that is laid so far. */
export function countCompletionsOf(course: readonly Token[]): number {
  return countCompletions(countTokensLeft(course), course.at(-1));
}

export function countCompletionsAfter(course: readonly Token[], token: Token): number {
  return countCompletionsWith(countTokensLeft(course), course.at(-1), token);
}

/** PP-5: each token in turn takes as many outcomes as it has completions. */
export function findDrawnToken(course: readonly Token[], outcome: number): Token | undefined {
  let passed = 0;
  for (const token of TOKENS) {
    passed += countCompletionsAfter(course, token);
    if (outcome < passed) return token;
  }
  return undefined;
}

/** PP-4, PP-5: a custom course, or undefined if counts or neighbours are wrong. */
export function parseCustomCourse(tokens: unknown): Token[] | undefined {
  if (!Array.isArray(tokens) || tokens.length !== TOKEN_SPACE_COUNT) return undefined;
  const course: Token[] = [];
  for (const item of tokens as readonly unknown[]) {
    const token = TOKENS.find((known) => known === item);
    if (token === undefined || token === course.at(-1)) return undefined;
    course.push(token);
  }
  return countTokensLeft(course).every((count) => count === 0) ? course : undefined;
}
