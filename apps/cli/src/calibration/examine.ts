import { runToEnd } from '@paddock/bots';
import { createRaceAnalyst, type Debrief, debrief } from '@paddock/bots/debriefs';
import { CHANCE, type GameDefinition, Rng } from '@paddock/kernel';
import { type HeldOutRace, playHeldOutRace } from './held-out-race.ts';

/** How many positions of every race are evaluated. */
const POSITIONS = 5;
/** How many times the usual effort a flagged error is checked with. */
const CHECK_EFFORT = 20;

/** A flagged error, and the same decision with twenty times the effort. */
interface CheckedError {
  readonly error: number;
  readonly checkedError: number;
  readonly checkedStandardError: number;
}

/** What a whole debrief of a held-out race found. */
export interface DebriefFindings {
  readonly number: number;
  readonly levels: readonly string[];
  /** By seat. */
  readonly luck: readonly number[];
  readonly ownLuck: readonly number[];
  readonly unexplained: readonly number[];
  /** Processor seconds until there was a first ribbon, and in all. */
  readonly ribbonSeconds: number;
  readonly seconds: number;
  readonly entries: number;
  /** At most one. */
  readonly errors: readonly CheckedError[];
}

/** How positions of a held-out race were evaluated. */
export interface RaceFindings {
  readonly number: number;
  /** By seat: its share of the win. */
  readonly result: readonly number[];
  /** By position, then by seat: the probability of winning. */
  readonly positions: readonly (readonly number[])[];
}

/** Evaluates positions of a held-out race: decisions spread evenly over it, with the effort of the second pass. */
export function examineRace(definition: GameDefinition, number: number): RaceFindings {
  const { record } = playHeldOutRace(definition, number);
  const { analyst, moments, result } = runToEnd(createRaceAnalyst(definition, record));
  const decisions = [...moments.keys()].filter((entry) => moments[entry]!.entry[0] !== CHANCE);
  const rng = Rng.from(`positions ${definition.id} ${number}`);
  const positions = Array.from({ length: POSITIONS }, (_, i) => {
    const share = (i + rng.below(1000) / 1000) / POSITIONS;
    const moment = moments[decisions[Math.floor(share * decisions.length)]!]!;
    return runToEnd(analyst.evaluate(moment, rng.fork())).map(round);
  });
  return { number, result, positions };
}

/** Makes the whole debrief of a held-out race, and checks one of its flagged errors if `checksError`. */
export function examineDebrief(definition: GameDefinition, number: number, checksError: boolean): DebriefFindings {
  const { record, levels } = playHeldOutRace(definition, number);
  const startedAt = process.cpuUsage();
  const secondsSoFar = (): number => process.cpuUsage(startedAt).user / 1e6;
  let ribbonSeconds = 0;
  const onRibbon = (): void => {
    ribbonSeconds ||= secondsSoFar();
  };
  const found = runToEnd(debrief(definition, record, { onSketch: onRibbon, onQuickPass: onRibbon }));
  const seconds = secondsSoFar();
  return {
    number,
    levels,
    luck: found.drivers.map(({ ledger }) => round(ledger.luck)),
    ownLuck: found.drivers.map(({ ownLuck }) => round(ownLuck)),
    unexplained: found.drivers.map(({ ledger }) => round(ledger.unexplained)),
    ribbonSeconds: round(ribbonSeconds),
    seconds: round(seconds),
    entries: found.entries.length,
    errors: checksError ? checkError(definition, record, found) : [],
  };
}

/** Looks at one flagged error again, with much more effort. Which one does not depend on its size. */
function checkError(definition: GameDefinition, record: HeldOutRace['record'], { entries }: Debrief): CheckedError[] {
  const flagged = entries.filter(({ isFlagged }) => isFlagged);
  if (flagged.length === 0) return [];
  const { entry, review, ...analysis } = flagged[Math.floor(flagged.length / 2)]!;
  const { analyst, moments } = runToEnd(createRaceAnalyst(definition, record, CHECK_EFFORT));
  const checked = runToEnd(analyst.deepen(moments[entry]!, { ...analysis, review }, Rng.from('check'))).review!;
  return [
    {
      error: round(review!.error),
      checkedError: round(checked.error),
      checkedStandardError: round(checked.standardError),
    },
  ];
}

function round(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
