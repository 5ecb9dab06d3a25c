import { formulaDe, type FormulaDeTypes, practiceOval, resolveCircuit, type State } from '@paddock/formula-de';
import { defaultOptions, Rng, startMatch } from '@paddock/kernel';
import { playRandomly } from '@paddock/kernel/testing/walk';
import { expect, it } from 'vitest';
import { endCell, endLap, endTyres, FreeEndTable } from '../src/free-ends.ts';
import { PathSearch } from '../src/paths.ts';
import { isRoadCell, type Track, trackOf } from '../src/track.ts';
import { MAX_TYRES } from '../src/wear.ts';

type End = readonly [cell: number, tyres: number, lap: number];

/** The ends of moves of every number of steps, and how the pit lane may be entered on the way. */
interface Found {
  readonly ends: End[][];
  readonly pit: readonly [steps: number, lap: number] | null;
}

function lookUp(table: FreeEndTable, block: number, steps: number): Found {
  const ends = Array.from({ length: steps + 1 }, (_, k) =>
    [...table.data.subarray(table.offset(block, k), table.offset(block, k + 1))].map((end): End => [
      endCell(end),
      endTyres(end),
      endLap(end),
    ]),
  );
  const pitSteps = table.pitSteps(block, steps);
  return { ends, pit: pitSteps === 0 ? null : [pitSteps, table.pitLap(block)] };
}

function resultOf({ layer, cell, tyres, trip, furthest, pitSteps, pitLap }: PathSearch): Found {
  const ends: End[][] = [];
  for (let k = 0; k <= furthest; k++) {
    ends.push([]);
    for (let i = layer[k]!; i < layer[k + 1]!; i++) {
      if (tyres[i]! <= MAX_TYRES) ends[k]!.push([cell[i]!, tyres[i]!, trip[i]! >> 16]);
    }
  }
  return { ends, pit: pitSteps === 0 ? null : [pitSteps, pitLap] };
}

/** Returns how many of the cars' moves were found in the table. */
function checkCars(track: Track, table: FreeEndTable, laps: number, s: State, rng: Rng): number {
  let found = 0;
  for (let car = 0; car < s.cell.length; car++) {
    if (!isRoadCell(track, s.cell[car]!)) continue;
    const steps = 1 + rng.below(30);
    const block = table.find(s, car, steps);
    if (block === 0) continue;
    const search = new PathSearch(track, laps);
    search.searchPast(s, car, steps);
    expect(search.finishAt).toBe(0);
    expect(lookUp(table, block, steps)).toEqual(resultOf(search));
    found++;
  }
  return found;
}

it.each([
  ['monaco', 1, 6],
  ['zandvoort', 2, 10],
  [practiceOval, 2, 4],
] as const)('the ends that are kept are those of a search with all cars (circuit %#)', (circuit, laps, seats) => {
  const options: FormulaDeTypes['options'] = { ...defaultOptions(formulaDe.options), circuit, laps };
  const track = trackOf(resolveCircuit(circuit));
  const table = new FreeEndTable(track, laps);
  const rng = Rng.from('free ends');
  let found = 0;
  for (let g = 0; g < 3; g++) {
    playRandomly(startMatch(formulaDe, seats, options), Rng.from(`free ends ${g}`), ({ state, entries }) => {
      if (entries.length % 5 === 0) found += checkCars(track, table, laps, state, rng);
    });
  }
  expect(found).toBeGreaterThan(0);
});
