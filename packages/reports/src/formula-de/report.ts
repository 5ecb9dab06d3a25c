import { debrief } from '@paddock/bots/debriefs';
import type { Computation } from '@paddock/bots/computation';
import { type Circuit, formulaDe } from '@paddock/formula-de';
import { createRecord, Rng, seedFromText } from '@paddock/kernel';
import { LuckTally } from '../luck-share.ts';
import { runBotRace } from './bot-race.ts';
import { RaceTally } from './race-tally.ts';
import { type SolvedFigures, solveFigures } from './solved.ts';
import type { CircuitReport, LuckFigures, RacedFigures, ReportLimit, ReportOptions } from './types.ts';
import { findWarnings } from './warnings.ts';

export const DEFAULT_RACES = 300;
export const DEFAULT_DEBRIEFS = 12;
/** Races have these numbers of cars in turn. */
const FIELD_SIZES = [3, 4, 6, 8] as const;
const DEBRIEFED_CARS = 4;
/** Rows driven in all races together, above which there are fewer races. Monaco has 168 rows. */
const MAX_RACED_ROWS = 75_000;
const MIN_RACES = 12;
/** While bots race, partial figures come every so many races. */
const RACES_PER_PARTIAL = 25;

/**
 * Says how good a circuit is: solved for one car, raced by bots, and examined for luck. The circuit must have passed
 * `findCircuitFaults`. It yields often, so it can run in slices and be given up.
 */
export function* reportCircuit(circuit: Circuit, options: ReportOptions = {}): Computation<CircuitReport> {
  const { seed = 'report', debriefs = DEFAULT_DEBRIEFS, hasCosts = true, onProgress = () => {}, onPartial } = options;
  const wanted = Math.max(0, options.races ?? DEFAULT_RACES);
  const races = Math.min(wanted, Math.max(MIN_RACES, Math.floor(MAX_RACED_ROWS / circuit.lapRows)));
  const limits = new Set<ReportLimit>();
  if (races < wanted) limits.add('fewer-races');
  const create = (
    solved: SolvedFigures,
    raced: RacedFigures | null = null,
    luck: LuckFigures | null = null,
  ): CircuitReport => {
    const { id, lapRows, cells, corners } = circuit;
    const size = { id, rows: lapRows, cells: cells.length, corners: corners.length };
    const figures = { circuit: size, solved, raced, luck };
    return {
      format: 'paddock-circuit-report/1',
      ...figures,
      seed,
      limits: [...limits],
      warnings: findWarnings(figures),
    };
  };

  const solved = yield* solveFigures(circuit, hasCosts, onProgress, (partial) => onPartial?.(create(partial)));
  if (!solved.areCostsExact) limits.add('coarse-costs');
  onPartial?.(create(solved));

  const tally = new RaceTally(circuit);
  for (let n = 0; n < races; n++) {
    const seats = FIELD_SIZES[n % FIELD_SIZES.length]!;
    tally.startRace(seats);
    const match = yield* runBotRace(circuit, seats, Rng.from(`${seed} race ${n}`), tally);
    if (match === null) {
      limits.add('endless-races');
      break;
    }
    tally.endRace(match);
    onProgress({ part: 'race', done: n + 1, total: races });
    if ((n + 1) % RACES_PER_PARTIAL === 0) onPartial?.(create(solved, tally.figures()));
  }
  const raced = tally.figures();
  if (raced.races === 0 || limits.has('endless-races')) return create(solved, raced.races === 0 ? null : raced);

  const luck = new LuckTally();
  // Debriefs of a long lap take long: as many as keep the same share of the work.
  const examined = Math.min(debriefs, Math.ceil((debriefs * races) / Math.max(1, wanted)));
  for (let n = 0; n < examined; n++) {
    const match = yield* runBotRace(circuit, DEBRIEFED_CARS, Rng.from(`${seed} debrief ${n}`), null);
    if (match === null) break;
    const record = createRecord(match, seedFromText(`${seed} ${n}`));
    luck.add(yield* debrief(formulaDe, record, { seed: `${seed} ${n}`, maxDeepened: 0 }));
    onProgress({ part: 'debrief', done: n + 1, total: examined });
  }
  return create(solved, raced, luck.figures());
}
