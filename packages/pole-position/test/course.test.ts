import { appendEntry, startMatch, defaultOptions, resolveOptions, Rng } from '@paddock/kernel';
import {
  CourseCounter,
  COURSE_COUNTER,
  type Options,
  polePosition,
  SAMPLE_COURSE,
  TOKEN_COUNTS,
  type Token,
  TOKENS,
} from '@paddock/pole-position';
import { describe, expect, it } from 'vitest';

const ALL_COURSES = 1_031_430_503_703_600;
const SHUFFLED = defaultOptions(polePosition.options);

/** All sequences of a stock without equal neighbours, found the slow way. */
function listCourses(stock: readonly number[], laid: readonly number[] = []): number[][] {
  if (stock.every((count) => count === 0)) return [[...laid]];
  return stock.flatMap((count, kind) =>
    count === 0 || laid.at(-1) === kind
      ? []
      : listCourses(
          stock.map((left, other) => (other === kind ? left - 1 : left)),
          [...laid, kind],
        ),
  );
}

describe('the tokens', () => {
  it('PP-1: two to five players with three cars and nine cards each', () => {
    expect(polePosition.seats).toEqual({ min: 2, max: 5 });
    for (let seats = 2; seats <= 5; seats++) {
      const { game, state } = startMatch(polePosition, seats, { ...SHUFFLED, course: 'custom', tokens: SAMPLE_COURSE });
      const table = game.table(state) as { cars: object[]; hands: number[][] };
      expect(table.cars).toHaveLength(3 * seats);
      expect(table.hands).toEqual(Array.from({ length: seats }, () => [1, 2, 3, 4, 5, 6, 7, 8, 9]));
    }
  });

  it('PP-2: 5 Oil, 5 Pit stop, 4 Turbo, 4 Slipstream, 4 Comeback and 21 grey, 43 in all', () => {
    expect(Object.fromEntries(TOKENS.map((token, kind) => [token, TOKEN_COUNTS[kind]]))).toEqual({
      oil: 5,
      pit: 5,
      turbo: 4,
      slip: 4,
      comeback: 4,
      grey: 21,
    });
    expect(TOKEN_COUNTS.reduce((sum, count) => sum + count)).toBe(43);
  });

  it('PP-3: the race begins when a token lies on each of the 43 spaces', () => {
    const match = startMatch(polePosition, 2, SHUFFLED);
    for (let laid = 0; laid < 43; laid++) {
      expect(match.game.awaiting(match.state)).toMatchObject({ kind: 'chance', label: 'course' });
      appendEntry(match, [-1, 0]);
    }
    expect(match.game.awaiting(match.state)).toEqual({ kind: 'moves', seats: [0, 1] });
    expect(match.state.course).toHaveLength(43);
  });
});

describe('the shuffled course', () => {
  it('PP-4, PP-5: there are as many courses as the rules say, and all counts are exact', () => {
    expect(COURSE_COUNTER.countCompletions([])).toBe(ALL_COURSES);
    const match = startMatch(polePosition, 3, SHUFFLED);
    expect(match.game.awaiting(match.state)).toEqual({ kind: 'chance', ways: ALL_COURSES, label: 'course' });
    expect(ALL_COURSES).toBeLessThan(2 ** 53);
  });

  it.each([[[2, 2, 1]], [[1, 1, 1, 1]], [[3, 2, 2]], [[2, 1, 3]], [[1, 2, 1, 4]]])(
    'PP-5: with a small stock %j every course comes up exactly once among all outcomes',
    (stock) => {
      const courses = new CourseCounter(stock);
      const all = listCourses(stock);
      const seen: string[] = [];
      // An outcome that picks a token keeps its rank among the outcomes of that token: the next draw's number.
      const layOut = (laid: number[], outcome: number): number[] => {
        if (laid.length === stock.reduce((sum, count) => sum + count)) return laid;
        const kind = courses.kindAt(laid, outcome);
        let before = 0;
        for (let other = 0; other < kind; other++) before += waysWith(laid, other);
        return layOut([...laid, kind], outcome - before);
      };
      const waysWith = (laid: number[], kind: number): number =>
        all.filter((course) => [...laid, kind].every((token, i) => course[i] === token)).length;
      expect(courses.countCompletions([])).toBe(all.length);
      for (let outcome = 0; outcome < courses.countCompletions([]); outcome++) seen.push(layOut([], outcome).join(''));
      expect(seen).toEqual(all.map((course) => course.join('')));
    },
  );

  it('PP-5: at every step each token takes as many outcomes as it has completions, so every course is equally likely', () => {
    // P(course) is a product of completions after / completions before: it telescopes to 1 / all courses.
    const rng = Rng.from('telescope');
    for (let run = 0; run < 20; run++) {
      const laid: number[] = [];
      while (laid.length < 43) {
        const ways = COURSE_COUNTER.countCompletions(laid);
        let edge = 0;
        for (let kind = 0; kind < TOKENS.length; kind++) {
          const possible = laid.at(-1) !== kind && laid.filter((other) => other === kind).length < TOKEN_COUNTS[kind]!;
          const share = possible ? (laid.length === 42 ? 1 : COURSE_COUNTER.countCompletions([...laid, kind])) : 0;
          if (share === 0) continue;
          expect(COURSE_COUNTER.kindAt(laid, edge)).toBe(kind);
          expect(COURSE_COUNTER.kindAt(laid, edge + share - 1)).toBe(kind);
          edge += share;
        }
        expect(edge).toBe(ways);
        laid.push(COURSE_COUNTER.kindAt(laid, rng.below(ways)));
      }
      expect(laid.every((kind, i) => i === 0 || kind !== laid[i - 1])).toBe(true);
    }
  });
});

describe('the built course', () => {
  const BUILT: Options = { ...SHUFFLED, course: 'built' };

  it('PP-5: players lay tokens in seat order, beginning with seat 0', () => {
    const match = startMatch(polePosition, 3, BUILT);
    for (let laid = 0; laid < 43; laid++) {
      const seat = laid % 3;
      expect(match.game.awaiting(match.state)).toEqual({ kind: 'moves', seats: [seat] });
      appendEntry(match, [seat, match.game.legalMoves(match.state, seat).at(-1)!]);
    }
    expect(match.game.awaiting(match.state)).toEqual({ kind: 'moves', seats: [0, 1, 2] });
  });

  it('PP-4, PP-5: a token that repeats its neighbour or leaves too many of a kind is not offered, and no dead end comes', () => {
    const rng = Rng.from('built');
    for (let run = 0; run < 50; run++) {
      const match = startMatch(polePosition, 2, BUILT);
      while (match.state.phase === 'build') {
        const seat = match.state.course.length % 2;
        const legal = match.game.legalMoves(match.state, seat);
        expect(legal.length).toBeGreaterThan(0);
        const last = match.state.course.at(-1);
        if (last !== undefined) expect(legal).not.toContainEqual({ token: TOKENS[last] });
        // Saving up the grey ones is what would end in a dead end.
        appendEntry(match, [seat, run % 2 === 0 ? legal[0]! : rng.pick(legal)]);
      }
      expect(match.state.course).toHaveLength(43);
    }
    const saver = startMatch(polePosition, 2, BUILT);
    for (const [i, token] of (['oil', 'pit'] as const).entries()) appendEntry(saver, [i, { token }]);
    // 20 others and 21 greys are left: from here on only grey and other tokens taking turns can use up all greys.
    expect(saver.game.legalMoves(saver.state, 0)).toEqual([{ token: 'grey' }]);
    const preview = saver.game.preview(saver.state, 0, { token: 'grey' });
    expect(preview).toEqual({ space: 3, left: 20 });
  });
});

describe('the custom course', () => {
  const resolve = (given: Record<string, unknown>): string => {
    const options = resolveOptions(polePosition, 3, given);
    return options.ok ? 'ok' : options.error;
  };
  const custom = (tokens: unknown): string => resolve({ course: 'custom', tokens });
  const swapped = (i: number, j: number): Token[] => {
    const tokens = [...SAMPLE_COURSE];
    [tokens[i], tokens[j]] = [tokens[j]!, tokens[i]!];
    return tokens;
  };

  it('PP-5: a legal course is laid as given, and the race begins at once', () => {
    expect(custom(SAMPLE_COURSE)).toBe('ok');
    const { game, state } = startMatch(polePosition, 2, { ...SHUFFLED, course: 'custom', tokens: SAMPLE_COURSE });
    expect((game.table(state) as { course: Token[] }).course).toEqual(SAMPLE_COURSE);
    expect(game.awaiting(state)).toEqual({ kind: 'moves', seats: [0, 1] });
  });

  it('PP-4, PP-5: wrong courses are refused with a reason', () => {
    expect(custom('oil')).toBe('option "tokens": a list of 43 tokens or null');
    expect(custom(SAMPLE_COURSE.slice(1))).toBe('option "tokens": a course has 43 tokens, not 42');
    expect(custom(SAMPLE_COURSE.with(4, 'water' as Token))).toMatch(/space 5: a token is one of oil, .*, not "water"/);
    expect(custom(SAMPLE_COURSE.with(0, 'comeback'))).toMatch(/4 tokens "slip", not 3/);
    expect(custom(swapped(1, 2))).toMatch(/spaces 3 and 4 both carry "grey": equal tokens may not be neighbours/);
  });

  it('PP-4: the start space separates the last token from the first', () => {
    const ends = swapped(0, 6);
    expect([ends[0], ends[42]]).toEqual(['pit', 'pit']);
    expect(custom(ends)).toBe('ok');
  });

  it('PP-5: tokens and the choice of a custom course go together', () => {
    expect(resolve({ course: 'custom' })).toMatch(/needs the option "tokens"/);
    expect(resolve({ tokens: SAMPLE_COURSE })).toMatch(/"custom" only/);
    expect(resolve({ course: 'built', tokens: SAMPLE_COURSE })).toMatch(/"custom" only/);
  });
});
