import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  builtInCircuits,
  type Circuit,
  type DriveMove,
  type DrivePreview,
  type Event,
  formulaDe,
  practiceOval,
  STATUS_RACING,
} from '@paddock/formula-de';
import { arbitraryMatch } from '@paddock/kernel/testing/arbitrary';
import { examples } from '@paddock/kernel/testing/examples';
import { MAX_STAMP } from '../src/paths.ts';
import type { Board } from '../src/board.ts';
import { enumerateRoad } from './enumerate.ts';
import { type CarSketch, createPosition } from './position.ts';

const RUNS = { numRuns: examples(50) };

/** A car somewhere on the road and others close ahead of it, whatever state they are in. */
const arbitraryTraffic = fc.record({
  circuit: fc.constantFrom<Circuit>(builtInCircuits.monaco.circuit, builtInCircuits.zandvoort.circuit, practiceOval),
  laps: fc.constantFrom(1, 2),
  start: fc.nat(),
  lap: fc.nat(1),
  stops: fc.nat(2),
  tyres: fc.nat(6),
  brakes: fc.nat(4),
  roll: fc.integer({ min: 1, max: 16 }),
  walks: fc.array(fc.array(fc.nat(2), { minLength: 1, maxLength: 12 }), { maxLength: 9 }),
});
type Traffic = typeof arbitraryTraffic extends fc.Arbitrary<infer T> ? T : never;

function placeTraffic({ circuit, laps, start, lap, stops, tyres, brakes, roll, walks }: Traffic) {
  const byId = new Map(circuit.cells.map((cell) => [cell.id, cell]));
  const first = circuit.cells[start % circuit.cells.length]!;
  const cars: Record<number, CarSketch> = {
    0: {
      cell: first.id,
      lap: laps === 1 ? 1 : 1 + lap,
      stops: first.corner === null ? 0 : stops,
      tyres: Math.min(tyres, laps === 1 ? 4 : 6),
      brakes: Math.min(brakes, laps === 1 ? 3 : 4),
    },
  };
  const taken = new Set([first.id]);
  for (const [i, walk] of walks.entries()) {
    let at = first;
    for (const turn of walk) at = byId.get(at.next[turn % at.next.length]!)!;
    if (!taken.has(at.id)) cars[i + 1] = { cell: at.id };
    taken.add(at.id);
  }
  return createPosition({ circuit, laps, cars, seats: 10, order: [0], rollDie: roll });
}

describe('properties of any position', () => {
  it('FD-13 to FD-16, FD-18 to FD-24: the choices are those found by driving every single path', () => {
    fc.assert(
      fc.property(arbitraryTraffic, (sketch) => {
        const { game, state } = placeTraffic(sketch);
        const found = enumerateRoad(sketch.circuit, sketch.laps, game.view(state, 0));
        const offered = (game.legalMoves(state, 0) as readonly DriveMove[]).map((move) => {
          const { tyres, path } = game.previewDrive(state, move);
          return { to: move.to, brake: move.brake, tyres, path };
        });
        const sorted = (list: readonly object[]) => list.map((choice) => JSON.stringify(choice)).sort();
        const plain = found.map(({ to, brake, tyres, path }) => ({ to, brake, tyres, path }));
        expect(sorted(offered)).toEqual(sorted(plain));
      }),
      { numRuns: examples(200) },
    );
  });

  it('a preview equals what happens', () => {
    fc.assert(
      fc.property(arbitraryMatch(formulaDe), fc.nat(), ({ game, state }, pick) => {
        const awaiting = game.awaiting(state);
        if (awaiting.kind !== 'moves') return;
        const seat = awaiting.seats[0]!;
        const car = state.order[state.mover]!;
        const legal = game.legalMoves(state, seat);
        const move = legal[pick % legal.length]!;
        const seen = game.preview(state, seat, move);
        const before = game.view(state, seat).cars[car]!.wear!;
        const copy = game.clone(state);
        const events: Event[] = [];
        game.play(copy, seat, move, events);
        const after = game.view(copy, seat).cars[car]!;
        if (seen.kind === 'gear') {
          expect(after).toMatchObject({ gear: seen.gear, wear: { fuel: before.fuel - seen.fuel } });
          expect(after.wear!.engine).toBe(before.engine - seen.engine);
          return;
        }
        const { to, path, tyres, brakes, lap } = seen;
        expect(events).toContainEqual(expect.objectContaining({ type: 'moved', car, to, path, tyres, brakes, lap }));
        expect(events.some(({ type }) => type === 'spun')).toBe(seen.spin);
        expect(events.some(({ type }) => type === 'finished')).toBe(seen.finish);
        expect(events.some(({ type }) => type === 'tyres')).toBe(seen.box);
        expect(after.lap).toBe(lap);
        if (!seen.box) expect(after.wear!.tyres).toBe(Math.max(0, before.tyres - tyres));
        expect(after.stops).toBe(seen.stop?.made ?? 0);
        const rolls = copy.pending.filter((die) => (die & 7) === 2).map((die) => die >> 3);
        expect(rolls).toEqual([...seen.collisions, ...seen.collisions.map(() => car)]);
      }),
      RUNS,
    );
  });

  it('the choices depend on the position alone, not on earlier calls', () => {
    fc.assert(
      fc.property(arbitraryTraffic, arbitraryTraffic, (one, other) => {
        const asked = placeTraffic(one);
        const fresh = placeTraffic(one);
        asked.game.legalMoves(placeTraffic({ ...other, circuit: one.circuit, laps: one.laps }).state, 0);
        for (let gear = 1; gear <= 6; gear++) asked.game.outlook(asked.state, gear);
        expect(asked.game.legalMoves(asked.state, 0)).toEqual(fresh.game.legalMoves(fresh.state, 0));
      }),
      RUNS,
    );
  });

  it('the choices stay the same when the marks of the path finder run out', () => {
    const sketch = {
      laps: 1 as const,
      lap: 0,
      stops: 0,
      tyres: 4,
      brakes: 3,
      roll: 12,
      walks: [
        [0, 0],
        [1, 1, 1],
      ],
    };
    const { game, state } = placeTraffic({ ...sketch, circuit: builtInCircuits.monaco.circuit, start: 200 });
    const before = game.legalMoves(state, 0);
    const { choices } = (game as unknown as { board: Board }).board;
    for (const worn of [choices, choices.findPaths(state)] as unknown as { stamp: number }[]) worn.stamp = MAX_STAMP;
    for (const cells of [3, 7]) choices.updateFor(state, 0, cells, 3, false);
    expect(game.legalMoves(state, 0)).toEqual(before);
  });

  it('FD-5, FD-13: no car ever goes back, and none shares a cell', () => {
    fc.assert(
      fc.property(arbitraryMatch(formulaDe, 1500), ({ game, state }) => {
        expect(game.audit(state)).toBeNull();
        const awaiting = game.awaiting(state);
        if (awaiting.kind !== 'moves' || state.phase !== 'move') return;
        const car = state.order[state.mover]!;
        if (state.status[car] !== STATUS_RACING) return;
        for (const move of game.legalMoves(state, awaiting.seats[0]!)) {
          const seen = game.preview(state, awaiting.seats[0]!, move) as DrivePreview;
          expect(seen.lap).toBeGreaterThanOrEqual(state.lap[car] ?? 0);
          expect(new Set(seen.path).size).toBe(seen.path.length);
        }
      }),
      RUNS,
    );
  });
});
