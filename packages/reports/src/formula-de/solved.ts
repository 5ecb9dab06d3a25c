import { describeSoloLap, EXACT_WEAR, RaceNodes, type SoloStretch, solveCircuit } from '@paddock/bots/formula-de-solo';
import type { Computation } from '@paddock/bots/computation';
import { type Circuit, FRESH_WEAR, trackOf } from '@paddock/formula-de';
import { roundFigure } from '../round-figure.ts';
import type { ReportProgress } from './types.ts';

/** A corner as a perfect driver meets it, alone, in a race of one lap. */
export interface SolvedCorner extends SoloStretch {
  readonly corner: number;
  /** The turns that the race would be shorter without this corner's stops; `null` if that is not computed. */
  readonly cost: number | null;
}

/** What is known of a circuit without any chance: the race of one car over one lap, solved. */
export interface SolvedFigures {
  /** The expected turns from pole position with perfect driving. */
  readonly turns: number;
  /** The probability that a perfect driver finishes. */
  readonly finishes: number;
  /** By row of the lap: the mean gear in which a perfect driver drives over it. */
  readonly gearByRow: readonly number[];
  readonly corners: readonly SolvedCorner[];
  /** The number of the corner that costs the most turns; `null` if that is not computed. */
  readonly hardestCorner: number | null;
  /** Whether the costs of corners distinguish all points of wear; on huge circuits they distinguish fewer. */
  readonly areCostsExact: boolean;
}

/** The most values of the solutions that the costs of all corners may take together: a few seconds. */
const MAX_COST_VALUES = 3_000_000;
/** Settings for the costs of corners, from exact to coarse, with the points of wear that each distinguishes. */
const COST_SETTINGS = [
  { coarseness: 0, wearStates: countWearStates() },
  { coarseness: 2, wearStates: 24 },
  { coarseness: 3, wearStates: 4 },
] as const;

function countWearStates(): number {
  const { tyres, brakes, fuel, engine } = FRESH_WEAR[1]!;
  return (tyres + 1) * (brakes + 1) * (fuel + 1) * engine;
}

export function* solveFigures(
  circuit: Circuit,
  hasCosts: boolean,
  onProgress: (progress: ReportProgress) => void,
  onPartial: (figures: SolvedFigures) => void,
): Computation<SolvedFigures> {
  const total = 1 + (hasCosts ? circuit.corners.length : 0);
  const solution = yield* solveCircuit(circuit, 1, EXACT_WEAR);
  const lap = yield* describeSoloLap(solution);
  const coarseness = chooseCoarseness(circuit);
  const partial: SolvedFigures = {
    turns: roundFigure(lap.turns),
    finishes: roundFigure(lap.finishes, 4),
    gearByRow: lap.gearsByRow.map((shares) => roundFigure(meanGear(shares), 2)),
    corners: circuit.corners.map(({ id }, i) => describeCorner(id, lap.corners[i]!)),
    hardestCorner: null,
    areCostsExact: coarseness === 0,
  };
  onProgress({ part: 'solve', done: 1, total });
  if (!hasCosts) return partial;
  onPartial(partial);
  const settings = { ...EXACT_WEAR, wearCoarseness: coarseness };
  const { optimalTurns } = yield* solveCircuit(circuit, 1, settings);
  const costs: number[] = [];
  for (const { id } of circuit.corners) {
    const without = yield* solveCircuit(withoutCorner(circuit, id), 1, settings);
    // What dropping out counts as differs a little without the corner, so a harmless corner may seem to gain time.
    costs.push(roundFigure(Math.max(0, optimalTurns - without.optimalTurns)));
    onProgress({ part: 'solve', done: costs.length + 1, total });
  }
  return {
    ...partial,
    corners: partial.corners.map((corner, i) => ({ ...corner, cost: costs[i]! })),
    hardestCorner: circuit.corners[costs.indexOf(Math.max(...costs))]!.id,
  };
}

/** The finest wear with which the costs of all corners are not too much work. */
function chooseCoarseness(circuit: Circuit): number {
  const nodes = new RaceNodes(trackOf(circuit), 1).count * circuit.corners.length;
  const fine = COST_SETTINGS.find(({ wearStates }) => nodes * wearStates <= MAX_COST_VALUES);
  return (fine ?? COST_SETTINGS.at(-1)!).coarseness;
}

function describeCorner(corner: number, { brakes, tyres, downshifts, spins, outs }: SoloStretch): SolvedCorner {
  return {
    corner,
    cost: null,
    brakes: roundFigure(brakes),
    tyres: roundFigure(tyres),
    downshifts: roundFigure(downshifts),
    spins: roundFigure(spins, 4),
    outs: roundFigure(outs, 4),
  };
}

function meanGear(shares: readonly number[]): number {
  let sum = 0;
  let weighted = 0;
  for (const [i, share] of shares.entries()) {
    sum += share;
    weighted += share * (i + 1);
  }
  return sum === 0 ? 0 : weighted / sum;
}

/** The same road with a corner that asks for no stops. */
function withoutCorner(circuit: Circuit, corner: number): Circuit {
  return {
    ...circuit,
    cells: circuit.cells.map((cell) => (cell.corner === corner ? { ...cell, corner: null } : cell)),
  };
}
