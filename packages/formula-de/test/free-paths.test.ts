import { formulaDe, type FormulaDeTypes, practiceOval, resolveCircuit, type State } from '@paddock/formula-de';
import { defaultOptions, Rng, startMatch } from '@paddock/kernel';
import { playRandomly } from '@paddock/kernel/testing/walk';
import { expect, it } from 'vitest';
import { FreePathTable } from '../src/free-paths.ts';
import { PathSearch } from '../src/paths.ts';
import { isRoadCell, type Track, trackOf } from '../src/track.ts';

/** Everything that a search has found, in one value. */
function resultOf({ layer, cell, tyres, trip, furthest, finishAt, finishTyres, pitSteps, pitLap }: PathSearch): object {
  const count = layer[furthest + 1]!;
  const lists = [cell, tyres, trip].map((list) => [...list.subarray(0, count)]);
  const pit = pitSteps === 0 ? null : [pitSteps, pitLap];
  return { layers: [...layer.subarray(0, furthest + 2)], lists, furthest, finishAt, finishTyres, pit };
}

function checkCars(track: Track, table: FreePathTable, laps: number, s: State, rng: Rng): void {
  for (let car = 0; car < s.cell.length; car++) {
    if (!isRoadCell(track, s.cell[car]!)) continue;
    const steps = 1 + rng.below(30);
    const followed = new PathSearch(track, laps);
    table.follow(followed, s, car, steps);
    const searched = new PathSearch(track, laps);
    searched.markOthers(s.cell, car, 1);
    searched.fromRoad(s.cell[car]!, s.lap[car]!, s.stops[car]!, steps);
    expect(resultOf(followed)).toEqual(resultOf(searched));
  }
}

it.each([
  ['monaco', 1, 6],
  ['zandvoort', 2, 10],
  [practiceOval, 2, 4],
] as const)('the paths that are kept are those of a search with all cars (circuit %#)', (circuit, laps, seats) => {
  const options: FormulaDeTypes['options'] = { ...defaultOptions(formulaDe.options), circuit, laps };
  const track = trackOf(resolveCircuit(circuit));
  const table = new FreePathTable(track, laps);
  const rng = Rng.from('free paths');
  for (let g = 0; g < 3; g++) {
    playRandomly(startMatch(formulaDe, seats, options), Rng.from(`free paths ${g}`), ({ state, entries }) => {
      if (entries.length % 5 === 0) checkCars(track, table, laps, state, rng);
    });
  }
});
