import { games } from '@paddock/games';
import {
  appendEntry,
  createFastDice,
  defaultOptionsFor,
  type Match,
  resolveChance,
  Rng,
  startMatch,
  type Viewer,
} from '@paddock/kernel';
import { redactEvents } from '@paddock/table';
import { describe, expect, it, vi } from 'vitest';
import type { TableInfo } from '../src/games/table-link.ts';
import { mayHaveCoach } from '../src/table/coach-rules.ts';
import { type CoachAnswer, type CoachRequest, coachViewer } from '../src/worker/coach.ts';
import { loadEngine } from '../src/worker/engines.ts';
import { LocalTables } from '../src/worker/tables.ts';

vi.mock('idb-keyval', () => import('./fake-idb-keyval.ts'));

/** A position in the middle of a random race, with all events until then. */
function playSome(game: string, seats: number, moves: number): { match: Match; events: { type: string }[] } {
  const definition = games.find(({ id }) => id === game)!;
  const match = startMatch(definition, seats, defaultOptionsFor(definition, seats));
  const rng = Rng.from(`coach ${game}`);
  const dice = createFastDice(rng);
  const events: { type: string }[] = [];
  for (let i = 0; i < moves; i++) {
    resolveChance(match, dice, events);
    const seat = seatToMove({ match });
    appendEntry(match, [seat, rng.pick(match.game.legalMoves(match.state, seat))], events);
  }
  resolveChance(match, dice, events);
  return { match, events };
}

function requestFor({ match, events }: ReturnType<typeof playSome>, viewer: Viewer): CoachRequest {
  const { definition, game, state, entries } = match;
  const { seats, options } = game;
  const shown = redactEvents(game, events, viewer);
  return {
    game: definition.id,
    seats,
    options,
    viewer,
    n: entries.length,
    view: game.view(state, viewer),
    events: shown,
  };
}

function seatToMove({ match: { game, state } }: { match: Match }): number {
  const awaiting = game.awaiting(state);
  if (awaiting.kind !== 'moves') throw new Error('nobody is to move');
  return awaiting.seats[0]!;
}

describe.each(games.map(({ id }) => id))('the coach of %s', (game) => {
  const race = playSome(game, 3, 9);
  const seat = seatToMove(race);
  const ask = async (request: CoachRequest): Promise<CoachAnswer> => {
    const bots = await (await loadEngine(game))!.loadBots();
    const budgets = { advice: { playouts: 30 }, chances: { playouts: 10 } };
    return (await coachViewer(race.match.game, bots, request, new AbortController().signal, budgets))!;
  };

  it('tells who is to move everybody’s chances and the best moves, the best first', async () => {
    const answer = await ask(requestFor(race, seat));
    expect(answer.n).toBe(race.match.entries.length);
    expect(answer.chances).toHaveLength(3);
    expect(answer.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    const legal = race.match.game.legalMoves(race.match.state, seat);
    const values = answer.moves.map(({ probability }) => probability);
    expect(values).toHaveLength(Math.min(3, legal.length));
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    for (const { move, preview } of answer.moves) {
      expect(legal).toContainEqual(move);
      expect(preview).toEqual(race.match.game.preview(race.match.state, seat, move));
    }
  });

  it.each([['a spectator', null] as const, ['somebody who waits', (seat + 1) % 3] as const])(
    'tells %s the chances only',
    async (_, viewer) => {
      const isWaiting = viewer === null || race.match.game.legalMoves(race.match.state, viewer).length === 0;
      const answer = await ask(requestFor(race, viewer));
      expect(answer.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      expect(answer.moves.length === 0).toBe(isWaiting);
    },
  );

  it('uses only what its viewer may know: it answers the same whatever is hidden', async () => {
    for (const viewer of [seat, null]) {
      const { match, events } = race;
      const state = match.game.clone(match.state);
      match.game.determinize(state, viewer ?? -1, Rng.from('another deal'));
      const other = { match: { ...match, state }, events };
      // In this position of Pole Position no card lies face down.
      if (viewer === null && game !== 'pole-position') expect(state).not.toEqual(match.state);
      expect(await ask(requestFor(other, viewer))).toEqual(await ask(requestFor(race, viewer)));
    }
  });
});

it('says nothing once it is stopped', async () => {
  const tables = new LocalTables();
  const answer = tables.coach('run', requestFor(playSome('pole-position', 2, 4), 0));
  const stop = setInterval(() => tables.stop('run'), 1);
  expect(await answer).toBeNull();
  clearInterval(stop);
});

describe('a page offers the coach', () => {
  const person = { kind: 'person', name: 'Ann' } as const;
  const bot = { kind: 'bot', bot: 'pro', name: 'Ada' } as const;
  const info: TableInfo = {
    id: 'table',
    game: 'formula',
    seats: 2,
    options: {},
    drivers: [person, person],
    seedHash: '',
    lesson: false,
  };

  it('online only if the table has agreed on it, then to spectators too', () => {
    expect(mayHaveCoach({ info: { ...info, drivers: [person, bot] }, viewer: 0 }, [0], 0)).toBe(false);
    expect(mayHaveCoach({ info: { ...info, coach: false }, viewer: 0 }, [0], 0)).toBe(false);
    expect(mayHaveCoach({ info: { ...info, coach: true }, viewer: 1 }, [1], 1)).toBe(true);
    expect(mayHaveCoach({ info: { ...info, coach: true }, viewer: null }, [], null)).toBe(true);
  });

  it('on this device to one person against bots, and to several if they have agreed on it', () => {
    expect(mayHaveCoach({ info: { ...info, drivers: [person, bot] } }, [0], 0)).toBe(true);
    expect(mayHaveCoach({ info }, [0, 1], 0)).toBe(false);
    expect(mayHaveCoach({ info: { ...info, coach: true } }, [0, 1], 1)).toBe(true);
    // While the device is handed on nobody holds it.
    expect(mayHaveCoach({ info: { ...info, coach: true } }, [0, 1], null)).toBe(false);
  });
});
