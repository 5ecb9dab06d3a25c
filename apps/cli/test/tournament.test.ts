import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { findGame } from '@paddock/games';
import { startMatch, defaultOptions, playToEnd, Rng } from '@paddock/kernel';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { parseBot } from '../src/configured-bot.ts';
import { playDeal, createSeparateDice } from '../src/tournament/deal.ts';
import { fitPlackettLuce, computeRatings, stagesOf } from '../src/tournament/rating.ts';
import { adjustForLuck, estimateMeanShare, computeEncounters, studentTQuantile } from '../src/tournament/statistics.ts';
import {
  dealCountFor,
  type TournamentFormat,
  pairsOf,
  seatingsOf,
  type Tournament,
} from '../src/tournament/tournament.ts';
import { runPaddock, useTestFolder } from './paddock.ts';

const folder = useTestFolder();

const tournament: Tournament = {
  game: 'formel-fun',
  rulesVersion: 1,
  seats: 4,
  options: { win: 'title' },
  bots: ['random', 'greedy', 'ismcts@5'],
  format: 'duel',
  seed: 'test',
};

describe('bot specs', () => {
  it('name a bot and its budget', () => {
    expect(parseBot('formel-fun', 'ismcts@2000')).toMatchObject({ spec: 'ismcts@2000', budget: { playouts: 2000 } });
    expect(parseBot('formel-fun', 'ismcts@50ms')).toMatchObject({ bot: { id: 'ismcts' }, budget: { ms: 50 } });
    expect(parseBot('formel-fun', 'ismcts').budget).toEqual({ playouts: 1000 });
    expect(parseBot('formel-fun', 'greedy').budget).toBeNull();
  });

  it.each(['ismcts@', 'ismcts@0', 'ismcts@-5', 'ismcts@1.5ms', 'ismcts@5@6', 'ismcts@99999999999', 'greedy@50ms', ''])(
    'refuses "%s"',
    (word) => expect(() => parseBot('formel-fun', word)).toThrow(),
  );
});

describe('pairs and seatings', () => {
  it.each(
    (['duel', 'lone', 'guest'] as TournamentFormat[]).flatMap((format) =>
      [2, 3, 4, 5, 6].map((seats) => [format, seats] as const),
    ),
  )('%s at %i seats: everybody has sat everywhere equally often', (format, seats) => {
    const seatings = seatingsOf({ seats, format });
    expect(new Set(seatings.map((seating) => seating.join(''))).size).toBe(seatings.length);
    const firsts = Array.from({ length: seats }, (_, seat) => seatings.filter((seating) => seating[seat] === 0).length);
    expect(new Set(firsts).size).toBe(1);
    if (format !== 'guest') expect(firsts[0]! * 2).toBe(seatings.length);
    for (const seating of seatings) {
      const first = seating.filter((side) => side === 0).length;
      if (format === 'duel') expect(Math.abs(2 * first - seats)).toBe(seats % 2);
      else expect(format === 'guest' ? [1] : [1, seats - 1]).toContain(first);
    }
  });

  it('pair every bot with every other, a guest with all others', () => {
    expect(pairsOf(tournament)).toHaveLength(3);
    expect(pairsOf({ ...tournament, format: 'guest' })).toEqual([
      [0, 1],
      [0, 2],
    ]);
    expect(dealCountFor({ ...tournament, format: 'lone' }, 17)).toBe(3);
  });
});

describe('a deal', () => {
  it('gives every seating the same dice from every source of chance', () => {
    const definition = findGame('formula-de')!;
    const rolls = ['one', 'two'].map((policy) => {
      const match = startMatch(definition, 3, defaultOptions(definition.options));
      const seen = new Map<string, number[]>();
      const dice = createSeparateDice(match, 'deal');
      const rng = Rng.from(policy);
      const noted = (entry: number, ways: number): number => {
        const { label, car } = match.game.chance(match.state, 0);
        const outcome = dice(entry, ways);
        const key = `${label} ${JSON.stringify(car)}`;
        seen.set(key, [...(seen.get(key) ?? []), outcome / ways]);
        return outcome;
      };
      playToEnd(match, noted, ({ game, state }, seat) => rng.pick(game.legalMoves(state, seat)));
      return seen;
    });
    expect(rolls[0]!.size).toBeGreaterThan(3);
    for (const [source, outcomes] of rolls[0]!) {
      for (const [i, outcome] of (rolls[1]!.get(source) ?? []).slice(0, outcomes.length).entries()) {
        // Dice of different sizes show the same part of their range, up to a face.
        expect(Math.abs(outcome - outcomes[i]!)).toBeLessThan(0.5);
      }
    }
  });

  it('is reproducible, and a bot against itself breaks even in every deal', () => {
    const once = playDeal(tournament, 5);
    expect(playDeal(tournament, 5).rankings).toEqual(once.rankings);
    expect(playDeal(tournament, 8).rankings).not.toEqual(once.rankings);
    const twins = { ...tournament, bots: ['greedy', 'greedy'] };
    const deals = Array.from({ length: 4 }, (_, number) => playDeal(twins, number));
    expect(computeEncounters(twins, deals)[0]).toMatchObject({ share: { value: 0.5 }, games: 8, deals: 4, par: 0.5 });
  });
});

describe('statistics', () => {
  it('the interval counts deals, not games', () => {
    // Mean 0.6, sum of squares 0.7, so the standard error is √(0.7 / 4 / 5) = 0.187083; t(4) = 2.776.
    const { value, low, high } = estimateMeanShare([1, 0.5, 0.5, 1, 0]);
    expect(value).toBeCloseTo(0.6, 9);
    expect(low).toBeCloseTo(0.6 - 2.776 * 0.187083, 2);
    expect(high).toBe(1);
  });

  it('deals that all ended alike still have an interval', () => {
    const sure = estimateMeanShare(new Array<number>(20).fill(1));
    expect(sure).toMatchObject({ value: 1, high: 1 });
    expect(sure.low).toBeCloseTo(0.839, 3);
    expect(estimateMeanShare([0.5]).low).toBeLessThan(0.2);
  });

  it.each([
    [4, 2.776],
    [9, 2.262],
    [30, 2.042],
    [1000, 1.962],
  ])('Student’s t with %i degrees of freedom', (freedom, t) => expect(studentTQuantile(freedom)).toBeCloseTo(t, 2));

  it('a lone share counts only the games in which the bot sits alone', () => {
    const lone: Tournament = { ...tournament, seats: 3, bots: ['a', 'b'], format: 'lone' };
    // Side 0 wins wherever it sits alone, and a third of the time where it has two cars.
    const rankings = seatingsOf(lone).map((seating, s) => {
      const alone = seating.filter((side) => side === 0).length === 1;
      return [[alone ? seating.indexOf(0) : s % 3]];
    });
    const [first, second] = computeEncounters(lone, [{ number: 0, rankings, decisions: [1, 1], ms: [0, 0] }]);
    expect(first).toMatchObject({ bot: 0, against: 1, games: 3, share: { value: 1 } });
    expect(second).toMatchObject({ bot: 1, against: 0, games: 3, par: 1 / 3 });
  });
});

describe('shares without luck', () => {
  it('vary less the more luck explains, around the same mean', () => {
    const rng = Rng.from('luck');
    const luck = Array.from({ length: 400 }, () => (rng.below(2001) - 1000) / 2000);
    const skill = luck.map(() => (rng.below(2001) - 1000) / 8000);
    const adjusted = adjustForLuck(
      luck.map((one, i) => 0.6 + one + skill[i]!),
      luck,
    );
    expect(adjusted.value).toBeCloseTo(0.6, 1);
    // The variance of luck is 16 times that of skill, and only the latter is left.
    expect(adjusted.factor).toBeGreaterThan(12);
    expect(adjusted.factor).toBeLessThan(23);
  });

  it('are the plain ones where luck explains nothing', () => {
    const shares = [0, 1, 0, 1, 0, 1, 0, 1];
    const { value, factor } = adjustForLuck(shares, [1, 1, -1, -1, 1, 1, -1, -1]);
    expect(value).toBeCloseTo(0.5, 9);
    expect(factor).toBeCloseTo(1, 9);
  });

  it('are measured in a deal whose game has a debrief', () => {
    const race: Tournament = {
      ...tournament,
      game: 'formula-de',
      seats: 2,
      options: defaultOptions<object>(findGame('formula-de')!.options),
      bots: ['amateur', 'rookie'],
      luckAdjusted: true,
    };
    const { luck } = playDeal(race, 0);
    expect(luck).toHaveLength(seatingsOf(race).length);
    for (const bySeat of luck!) expect(bySeat[0]! + bySeat[1]!).toBeCloseTo(0, 3);
    expect(luck!.flat().some((one) => Math.abs(one) > 0.01)).toBe(true);
  });
});

describe('ratings', () => {
  const strengths = [4, 2, 1, 0.125];

  function finishingOrder(rng: Rng, racing: readonly number[]): number[][] {
    const left = [...racing];
    const order: number[][] = [];
    while (left.length > 0) order.push(left.splice(rng.pickWeighted(left.map((bot) => strengths[bot]!)), 1));
    return order;
  }

  it('recover the strengths that generated the finishing orders', () => {
    const rng = Rng.from('orders');
    const stages = Array.from({ length: 6000 }, (_, i) => finishingOrder(rng, i % 2 ? [0, 1, 0, 1] : [1, 2, 3]))
      .flatMap((order) => stagesOf(order, 4))
      .map((stage) => [stage, 1] as const);
    const found = fitPlackettLuce(4, stages);
    for (const [bot, strength] of found.entries()) expect(strength / strengths[bot]!).toBeCloseTo(1, 0);
    expect(found[0]! / found[1]!).toBeGreaterThan(1.85);
    expect(found[0]! / found[1]!).toBeLessThan(2.15);
  });

  it('count a tie as half a win and ignore stages of one bot', () => {
    expect(stagesOf([[0, 1]], 2)).toEqual([{ left: [1, 1], taken: [0.5, 0.5] }]);
    expect(stagesOf([[0], [1], [1]], 2)).toEqual([{ left: [1, 2], taken: [1, 0] }]);
    const [a, b] = fitPlackettLuce(
      2,
      stagesOf([[0, 1]], 2).map((stage) => [stage, 50]),
    );
    expect(a).toBeCloseTo(b!);
  });

  it('stay finite, around 1500, for a bot that has won everything', () => {
    const duel: Tournament = { ...tournament, seats: 2, bots: ['a', 'b'] };
    const rankings = seatingsOf(duel).map((seating) => [[seating.indexOf(0)], [seating.indexOf(1)]]);
    const deals = Array.from(
      { length: 20 },
      (_, number) => ({ number, rankings, decisions: [1, 1], ms: [0, 0] }) as const,
    );
    const [a, b] = computeRatings(duel, deals);
    expect(a!.value + b!.value).toBeCloseTo(3000);
    expect(a!.value).toBeGreaterThan(1700);
    expect(a!.value).toBeLessThan(2500);
    expect(a!.low <= a!.value && a!.value <= a!.high).toBe(true);
  });
});

describe('paddock tournament', () => {
  const words = ['tournament', 'formel-fun', '--seats', '4', '--seed', 'cli', '--workers', '1'];
  const allBots = ['--bots', 'random,greedy,amateur'];
  /** Quick ones, where only the file matters. */
  const twoBots = [...words, '--bots', 'random,greedy'];
  const play = (options: readonly string[]): Record<string, unknown> => {
    const ran = runPaddock([...options, '--json']);
    expect(ran.err).toBe('');
    const json = JSON.parse(ran.out) as { standings: { msPerDecision?: number }[] };
    for (const standing of json.standings) delete standing.msPerDecision;
    return { ...json };
  };
  const result = (games: number, ...extra: string[]): Record<string, unknown> =>
    play([...twoBots, '--games', String(games), ...extra]);

  it('plays every pair and shows who won', () => {
    const { encounters, games } = play([...words, ...allBots, '--games', '20']) as {
      encounters: { bot: string; share: { value: number } }[];
      games: number;
    };
    expect(games).toBe(60);
    expect(encounters[0]!.bot).toBe('random');
    expect(encounters[0]!.share.value).toBeLessThan(0.2);
    const svg = folder.in('ratings.svg');
    const text = runPaddock([...words, ...allBots, '--games', '8', '--format', 'lone', '--svg', svg]).out;
    expect(text).toMatch(/greedy – random +4 /);
    expect(text).toMatch(/amateur +1\d{3} +\d+ – \d+ +█/);
    // It is read strictly, and throws at anything that is not well-formed.
    expect(new Resvg(readFileSync(svg, 'utf8')).width).toBeGreaterThan(400);
  });

  it('resumes from its file to the same result, even with an incomplete last line', () => {
    const file = folder.in('resume.jsonl');
    const whole = result(12);
    result(6, '--resume', file);
    const kept = readFileSync(file, 'utf8');
    appendFileSync(file, '{"number":9,"rankings":[[[0');
    expect(result(12, '--resume', file, '--workers', '2')).toEqual(whole);
    expect(readFileSync(file, 'utf8').startsWith(kept)).toBe(true);
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(7);
    expect(result(6, '--resume', file)).toEqual(result(6));
    writeFileSync(file, kept.slice(0, 40));
    expect(result(4, '--resume', file)).toEqual(result(4));
  });

  it('refuses the file of another tournament or a damaged one, and does not change it', () => {
    const file = folder.in('other.jsonl');
    result(8, '--resume', file);
    const kept = readFileSync(file, 'utf8');
    const other = runPaddock([...twoBots, '--games', '8', '--resume', file, '--seed', 'other']);
    expect(other).toMatchObject({ code: 2, out: '' });
    expect(other.err).toContain('belongs to another tournament');
    expect(readFileSync(file, 'utf8')).toBe(kept);
    writeFileSync(file, kept.replace('"number":3', '"number":7'));
    expect(runPaddock([...twoBots, '--games', '8', '--resume', file]).err).toContain('line 5 is not deal 3');
  });
});
