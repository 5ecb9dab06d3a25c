/** The few figures of a report that the gallery shows beside an item, by game. */

import type { Computation } from '@paddock/bots/computation';
import { type Circuit, formulaDe } from '@paddock/formula-de';
import { polePosition, type Token } from '@paddock/pole-position';
import { type CircuitReport, reportCircuit, summarizeReport } from '../formula-de/index.ts';
import { reportCourse } from '../pole-position/index.ts';
import builtIn from './built-in.json' with { type: 'json' };

/** By names for which the gallery has texts. `turns` is how long a race lasts, which lists can be ordered by. */
export type BalanceFigures = Readonly<Record<string, number>>;

/** Enough for figures of two digits. On the longest circuit fewer are driven, and all takes a few seconds. */
const CIRCUIT_RACES = 200;
const COURSE_RACES = 120;

const MEASURES: Readonly<Record<string, (value: unknown) => Computation<BalanceFigures>>> = {
  [formulaDe.id]: (value) => measureCircuit(value as Circuit),
  [polePosition.id]: (value) => measureCourse(value as readonly Token[]),
};

/** The games whose items have such figures. */
export const MEASURED_GAMES: readonly string[] = Object.keys(MEASURES);

/** Measures a value that has passed the check of its option. The work is bounded, whatever the value is. */
export function measureBalance(game: string, value: unknown): Computation<BalanceFigures> {
  const measure = MEASURES[game];
  if (measure === undefined) throw new Error(`items of "${game}" are not measured`);
  return measure(value);
}

/** The figures of what comes with a game, by its id there; `node scripts/circuit-reports.ts` computes them. */
export function findBuiltInFigures(game: string, id: string): BalanceFigures | null {
  const known: Readonly<Record<string, Readonly<Record<string, BalanceFigures>>>> = builtIn;
  return known[game]?.[id] ?? null;
}

function* measureCircuit(circuit: Circuit): Computation<BalanceFigures> {
  return pickCircuitFigures(yield* reportCircuit(circuit, { races: CIRCUIT_RACES, debriefs: 0 }));
}

/** Where nobody could finish a race, there are only the figures of one car alone. */
export function pickCircuitFigures(report: CircuitReport): BalanceFigures {
  const { turns, rounds, dropOuts, overtakingsPerCar, poleAdvantage } = summarizeReport(report);
  const hardestCorner = report.solved?.hardestCorner ?? null;
  const figures = {
    turns: rounds ?? turns,
    turnsAlone: turns,
    dropOuts,
    overtakingsPerCar,
    poleAdvantage,
    hardestCorner,
  };
  return Object.fromEntries(Object.entries(figures).filter((entry): entry is [string, number] => entry[1] !== null));
}

function* measureCourse(tokens: readonly Token[]): Computation<BalanceFigures> {
  const { raced } = yield* reportCourse(tokens, { races: COURSE_RACES, debriefs: 0 });
  const { turns, overtakingsPerCar, spins } = raced!;
  return { turns, overtakingsPerCar, spins };
}
