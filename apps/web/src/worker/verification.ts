import {
  CHANCE,
  checkBinding,
  commitmentOf,
  explainOutcome,
  type DiceBinding,
  diceSeedOf,
  type GameDefinition,
  type GameRecord,
  replayRecord,
} from '@paddock/kernel';
import type { StoredTable } from './storage.ts';

/** One die of the race, with its derivation from the seed. */
export interface CheckedDie {
  readonly n: number;
  readonly label: string;
  readonly ways: number;
  /** How often the derived number was rejected to keep the outcomes uniform. */
  readonly attempt: number;
  /** The 53 bits that determine the outcome, as an integer. */
  readonly bits: number;
  readonly derived: number;
  readonly recorded: number;
}

/** What people added to the dice of an online race. */
export interface JointVerification {
  readonly binding: DiceBinding;
  /** What every die follows from; `null` while the server's seed is not told. */
  readonly diceSeed: string | null;
  /** What is wrong with the nonces or the seats, in the kernel's English; `null` if all is well. */
  readonly fault: string | null;
  /** What the server has signed, and what is held against the browser's own notes. */
  readonly record: Omit<GameRecord, 'entries' | 'drivers'>;
}

/** The verification of a race, step by step. */
export interface Verification {
  /** The commitment known from the start, the seed published at the end, and its hash. */
  readonly seedHash: string;
  readonly seed: string | null;
  readonly computedSeedHash: string | null;
  readonly dice: readonly CheckedDie[];
  /** What is wrong with the moves or the digest, as the kernel says it; `null` if all is well. */
  readonly fault: string | null;
  readonly digest: string | null;
  /** Dice before this entry belong to another race and are not checked. */
  readonly continuedFrom: number;
  readonly over: boolean;
  /** `null` for a race on one device, and for online races from before people added to the dice. */
  readonly joint: JointVerification | null;
}

export function createVerification(
  definition: GameDefinition,
  stored: StoredTable,
  record: GameRecord | null,
): Verification {
  const seed = stored.over ? stored.seed : null;
  const diceSeed = seed === null ? null : diceSeedOf({ ...record!, seed });
  const dice: CheckedDie[] = [];
  const replayed = replayRecord(definition, record!, (match, awaiting, [actor, outcome]) => {
    const n = match.entries.length;
    if (actor !== CHANCE || awaiting.kind !== 'chance' || diceSeed === null || n < stored.continuedFrom) return;
    const { attempt, bits, outcome: derived } = explainOutcome(diceSeed, n, awaiting.ways);
    dice.push({ n, label: awaiting.label, ways: awaiting.ways, attempt, bits, derived, recorded: outcome as number });
  });
  return {
    seedHash: stored.seedHash,
    seed,
    computedSeedHash: seed === null ? null : commitmentOf(seed),
    dice,
    fault: replayed.ok ? null : replayed.error,
    // The digest of an imported record was checked on import, if it had one.
    digest: stored.opened ? stored.digest : (record?.digest ?? null),
    continuedFrom: stored.continuedFrom,
    over: stored.over,
    joint: jointVerification(record!, diceSeed),
  };
}

function jointVerification(record: GameRecord, diceSeed: string | null): JointVerification | null {
  const { entries: _entries, drivers: _drivers, ...rest } = record;
  const { binding } = rest;
  if (binding === undefined) return null;
  const checked = diceSeed === null ? null : checkBinding(diceSeed, binding);
  return {
    binding,
    diceSeed,
    fault: checked === null || checked.ok ? null : checked.error,
    record: rest,
  };
}
