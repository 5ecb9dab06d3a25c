import { type Bot, botsFor, evaluate, findBot, LEVELS, levelsFor, runInSlices, runToEnd } from '@paddock/bots';
import { games } from '@paddock/games';
import {
  appendEntry,
  startMatch,
  defaultOptions,
  type Match,
  type Observation,
  observe,
  createFastDice,
  Rng,
  resolveChance,
} from '@paddock/kernel';
import { pairwiseSetups } from '@paddock/kernel/testing/setups';
import { describe, expect, it, vi } from 'vitest';
import { playWholeRace } from './whole-races.ts';

const MAX_SETUPS = 5;

/** A game playMoves this many moves of amateurs, with a choice to make; `null` if it has ended before. */
function playMoves(match: Match, moves: number, seed: string): Match | null {
  const dice = createFastDice(Rng.from(`${seed} dice`));
  const rng = Rng.from(`${seed} amateurs`);
  const amateur = findBot(match.definition.id, 'amateur')!;
  for (let n = 0; ; n++) {
    resolveChance(match, dice);
    const awaiting = match.game.awaiting(match.state);
    if (awaiting.kind !== 'moves') return null;
    if (n >= moves && match.game.legalMoves(match.state, awaiting.seats[0]!).length > 1) return match;
    const seat = awaiting.seats[0]!;
    appendEntry(match, [seat, amateur.choose(observe(match.game, match.state, seat), rng)]);
  }
}

function seatToMove({ game, state }: Match): number {
  const awaiting = game.awaiting(state);
  if (awaiting.kind !== 'moves') throw new Error('nobody is to move');
  return awaiting.seats[0]!;
}

describe.each(games.map((definition) => [definition.id, definition] as const))('%s', (id, definition) => {
  const startDefaultMatch = (): Match =>
    startMatch(definition, Math.max(3, definition.seats.min), defaultOptions(definition.options));
  const positions = [0, 3, 8, 15].flatMap((moves) => playMoves(startDefaultMatch(), moves, `${id} ${moves}`) ?? []);

  it('has four levels with unique ids', () => {
    expect(levelsFor(id).map((bot) => bot.id)).toEqual(LEVELS);
    expect(new Set(botsFor(id).map((bot) => bot.id)).size).toBe(botsFor(id).length);
    for (const { description } of botsFor(id)) expect(description.length).toBeGreaterThan(10);
  });

  it('is played to the end by every level with all options', () => {
    // The first ones have the most pairs of settings.
    for (const [number, setup] of pairwiseSetups(definition).slice(0, MAX_SETUPS).entries()) {
      playWholeRace(definition, setup, number);
    }
  });

  it.each(botsFor(id).map((bot) => [bot.id, bot] as const))('%s decides the same for a seed and playouts', (_, bot) => {
    for (const { game, state } of positions) {
      const seat = seatToMove({ game, state } as Match);
      const choose = (): object => bot.choose(observe(game, state, seat), Rng.from('same'), { playouts: 40 });
      expect(choose()).toEqual(choose());
    }
  });

  it.each(botsFor(id).map((bot) => [bot.id, bot] as const))('%s knows no more than its seat', (_, bot) => {
    for (const { game, state } of positions) {
      const seat = seatToMove({ game, state } as Match);
      const other = game.clone(state);
      game.determinize(other, seat, Rng.from('another truth'));
      expect(game.view(other, seat)).toEqual(game.view(state, seat));
      const choose = (truth: object): object =>
        bot.choose(observe(game, truth, seat), Rng.from('blind'), { playouts: 40 });
      expect(choose(other)).toEqual(choose(state));
    }
  });

  it('is evaluated for every seat, at its turn or not', () => {
    for (const match of positions) {
      for (let seat = 0; seat < match.game.seats; seat++) {
        const seen = observe(match.game, match.state, seat);
        const { winProbabilities, moves, playouts } = runToEnd(
          evaluate(id, seen, Rng.from('who wins'), { playouts: 100 }),
        );
        expect(winProbabilities).toHaveLength(match.game.seats);
        expect(winProbabilities.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 6);
        expect(moves.map(({ move }) => move)).toEqual(seen.legal);
        for (const { probability, standardError } of [...winProbabilities, ...moves]) {
          expect(probability).toBeGreaterThanOrEqual(0);
          expect(probability).toBeLessThanOrEqual(1);
          expect(standardError).toBeGreaterThanOrEqual(0);
        }
        for (const { standardError } of winProbabilities) expect(standardError).toBeLessThan(0.2);
        expect(playouts).toBeGreaterThan(0);
      }
    }
  });

  it('gives the same move when it runs in slices', async () => {
    const match = positions.at(-1)!;
    const seat = seatToMove(match);
    const seen = observe(match.game, match.state, seat);
    const champion = findBot(id, 'champion')!;
    let pauses = 0;
    const computation = champion.think(seen, Rng.from('ponder'), { playouts: 300 });
    const move = await runInSlices(computation, {
      sliceMs: 0,
      pause: () => {
        pauses++;
        return Promise.resolve();
      },
    });
    expect(move).toEqual(champion.choose(seen, Rng.from('ponder'), { playouts: 300 }));
    expect(pauses).toBeGreaterThan(0);
  });

  it('stops when it is aborted', async () => {
    const match = positions[0]!;
    const seen = observe(match.game, match.state, seatToMove(match));
    const gone = new AbortController();
    const computation = findBot(id, 'ismcts')!.think(seen, Rng.from('gone'), { ms: 60_000 });
    const pause = (): Promise<void> => {
      gone.abort(new Error('the table is gone'));
      return Promise.resolve();
    };
    await expect(runInSlices(computation, { sliceMs: 1, pause, signal: gone.signal })).rejects.toThrow(
      'the table is gone',
    );
  });

  it('keeps to a time budget', () => {
    // On a fake clock that advances by a millisecond at every reading; every step of a computation reads it at least once.
    let time = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => time++);
    try {
      for (const match of positions) {
        const seen = observe(match.game, match.state, seatToMove(match));
        for (const bot of listSearchBots(id)) {
          runToEnd(bot.prepare(match.game));
          const began = time;
          expect(seen.legal).toContain(bot.choose(seen, Rng.from('time'), { ms: 50 }));
          expect(time - began).toBeLessThan(60);
        }
      }
    } finally {
      clock.mockRestore();
    }
  });
});

function listSearchBots(id: string): Bot[] {
  return botsFor(id).filter(({ defaultBudget }) => defaultBudget !== null);
}

it('returns the only legal move without a search', () => {
  const definition = games.find(({ id }) => id === 'formel-fun')!;
  const match = playMoves(startMatch(definition, 3, defaultOptions(definition.options)), 4, 'single')!;
  const seen = observe(match.game, match.state, seatToMove(match));
  const only = { ...seen, seat: seen.seat, game: seen.game, legal: seen.legal.slice(0, 1) } as Observation;
  const step = findBot('formel-fun', 'champion')!.think(only, Rng.from('x'), { ms: 60_000 }).next();
  expect(step).toEqual({ done: true, value: seen.legal[0] });
});
