import { DIE_FACES, gearsSkipped } from './gears.ts';
import type { Board } from './board.ts';
import {
  WEAR_BRAKES,
  type Car,
  type DrivePreview,
  type GearPreview,
  type RollOutcome,
  ROLL_OUTCOMES,
  type OutcomeShares,
  type Outlook,
  type State,
  WEAR_TYRES,
} from './types.ts';
import { FRESH_WEAR, causesSpin, DOWNSHIFT_COSTS } from './wear.ts';

/** Places in `ROLL_OUTCOMES`. */
const CLEAN_INDEX = 0;
const BRAKES_INDEX = 1;
const TYRES_INDEX = 2;
const SPIN_INDEX = 3;
const OUT_INDEX = 4;
/** Keeps 100 * (29 / 100) from being rounded down to 28. */
const ROUNDING_ERROR = 1e-9;

/** What a gear costs the car to move, and what its die can bring. */
export function previewGear(table: Board, s: State, gear: number): GearPreview {
  const car = s.order[s.mover]!;
  const { fuel, brakes, engine } = DOWNSHIFT_COSTS[gearsSkipped(s, car, gear)]!;
  return { kind: 'gear', car, gear, fuel, brakes, engine, outlook: computeOutlook(table, s, car, gear) };
}

/**
 * Goes through the faces of the gear's die: for each, the choices the driver will have (FD-16, FD-24) from where the
 * car stands now, with the brakes left after the shift. Faces that show the same number are counted together.
 */
export function computeOutlook(table: Board, s: State, car: Car, gear: number): Outlook {
  const { track, choices, options } = table;
  const faces = DIE_FACES[gear]!;
  const at = car * 5;
  const brakesLeft = s.wear[at + WEAR_BRAKES]! - DOWNSHIFT_COSTS[gearsSkipped(s, car, gear)]!.brakes;
  /** By cell: how many faces lead there at best with each outcome. */
  const reached = new Map<number, number[]>();
  const rolls: { cells: number; chance: number; outcome: RollOutcome }[] = [];
  const tyres = zeros(FRESH_WEAR[options.laps]!.tyres + 1);
  const brakes = zeros(FRESH_WEAR[options.laps]!.brakes + 1);
  const counts: Record<RollOutcome, number> = { clean: 0, brakes: 0, tyres: 0, spin: 0, out: 0 };
  let tyreLoss: Outlook['tyreLoss'] = null;
  const chance = (ways: number): number => ways / faces.length;
  for (let first = 0, end = 0; first < faces.length; first = end) {
    while (end < faces.length && faces[end] === faces[first]) end++;
    const ways = end - first;
    const { moves, to, tyres: costs, brake } = choices.updateFor(s, car, faces[first]!, brakesLeft, false);
    if (moves.length === 0) {
      counts.out += ways;
      rolls.push({ cells: faces[first]!, chance: chance(ways), outcome: 'out' });
      continue;
    }
    let cheapest = 0;
    let best = SPIN_INDEX;
    let fewest = Infinity;
    const ends = new Map<number, number>();
    for (let i = 0; i < moves.length; i++) {
      const saved = costs[cheapest]! - costs[i]! || brake[cheapest]! - brake[i]!;
      if (saved > 0) cheapest = i;
      const isSpin = to[i] !== track.finish && causesSpin(s.wear[at + WEAR_TYRES]!, costs[i]!);
      const outcome = outcomeIndex(isSpin, costs[i]!, brake[i]!);
      ends.set(to[i]!, Math.min(ends.get(to[i]!) ?? outcome, outcome));
      best = Math.min(best, outcome);
      if (!isSpin) fewest = Math.min(fewest, costs[i]!);
    }
    for (const [cell, outcome] of ends) {
      const byOutcome = reached.get(cell) ?? zeros(OUT_INDEX);
      byOutcome[outcome]! += ways;
      reached.set(cell, byOutcome);
    }
    rolls.push({ cells: faces[first]!, chance: chance(ways), outcome: ROLL_OUTCOMES[best]! });
    tyres[Math.min(costs[cheapest]!, tyres.length - 1)]! += ways;
    brakes[brake[cheapest]!]! += ways;
    counts[ROLL_OUTCOMES[best]!] += ways;
    if (best === TYRES_INDEX) tyreLoss = widen(tyreLoss, fewest);
  }
  const shares: OutcomeShares = {
    clean: chance(counts.clean),
    brakes: chance(counts.brakes),
    tyres: chance(counts.tyres),
    spin: chance(counts.spin),
    out: chance(counts.out),
  };
  return {
    gear,
    faces: faces.length,
    ends: [...reached].map(([cell, ways]) => ({
      to: track.ids[cell]!,
      chance: chance(ways.reduce((sum, one) => sum + one, 0)),
      outcome: ROLL_OUTCOMES[mostFrequent(ways)]!,
    })),
    rolls,
    shares,
    tyreLoss,
    tyres: tyres.map(chance),
    brakes: brakes.map(chance),
    spin: shares.spin,
    out: shares.out,
  };
}

function outcomeIndex(isSpin: boolean, tyres: number, brakes: number): number {
  if (isSpin) return SPIN_INDEX;
  return tyres > 0 ? TYRES_INDEX : brakes > 0 ? BRAKES_INDEX : CLEAN_INDEX;
}

/** How a choice after the roll turns out. */
export function outcomeOfDrive({ spin, tyres, brakes }: DrivePreview): RollOutcome {
  return ROLL_OUTCOMES[outcomeIndex(spin, tyres, brakes)]!;
}

/** The index of the largest count; among equal ones the last, which is the worst outcome. */
function mostFrequent(ways: readonly number[]): number {
  return ways.lastIndexOf(Math.max(...ways));
}

function widen(range: Outlook['tyreLoss'], lost: number): Outlook['tyreLoss'] {
  if (range === null) return { least: lost, most: lost };
  return { least: Math.min(range.least, lost), most: Math.max(range.most, lost) };
}

/** Shares as whole percents that add up to 100: the largest remainders are rounded up. */
export function toWholePercents(shares: OutcomeShares): Readonly<Record<RollOutcome, number>> {
  const percents: Record<RollOutcome, number> = { clean: 0, brakes: 0, tyres: 0, spin: 0, out: 0 };
  let missing = 100;
  for (const outcome of ROLL_OUTCOMES) {
    percents[outcome] = Math.floor(100 * shares[outcome] + ROUNDING_ERROR);
    missing -= percents[outcome];
  }
  const remainder = (outcome: RollOutcome): number => 100 * shares[outcome] - percents[outcome];
  const byRemainder = ROLL_OUTCOMES.filter((outcome) => shares[outcome] > 0).sort(
    (a, b) => remainder(b) - remainder(a),
  );
  for (const outcome of byRemainder.slice(0, missing)) percents[outcome]++;
  return percents;
}

function zeros(length: number): number[] {
  return new Array<number>(length).fill(0);
}
