import { findGame } from '@paddock/games';
import { CHANCE, commitment, derivation, type GameRecord, replay } from '@paddock/kernel';
import type { StoredTable } from './storage.ts';

/** One die of the race, with the way from the seed to its outcome. */
export interface CheckedDie {
  readonly n: number;
  readonly label: string;
  readonly ways: number;
  /** How often the derived number fell into the incomplete last stretch. */
  readonly attempt: number;
  /** The 53 bits that count, as a whole number. */
  readonly bits: number;
  readonly derived: number;
  readonly recorded: number;
}

/** Everything a sceptic wants to see, step by step. */
export interface Verification {
  /** The commitment known from the start, the seed told at the end, and the seed's own hash. */
  readonly seedHash: string;
  readonly seed: string | null;
  readonly seedsHash: string | null;
  readonly dice: readonly CheckedDie[];
  /** What is wrong with the moves or the fingerprint, in the kernel's English; `null` if all is well. */
  readonly fault: string | null;
  readonly digest: string | null;
  /** Dice before this entry belong to another race and are not checked. */
  readonly continuedFrom: number;
  readonly over: boolean;
}

export function verification(stored: StoredTable, record: GameRecord | null): Verification {
  const definition = findGame(stored.game)!;
  const seed = stored.over ? stored.seed : null;
  const dice: CheckedDie[] = [];
  const replayed = replay(definition, record!, (match, awaiting, [actor, outcome]) => {
    const n = match.entries.length;
    if (actor !== CHANCE || awaiting.kind !== 'chance' || seed === null || n < stored.continuedFrom) return;
    const { attempt, bits, outcome: derived } = derivation(seed, n, awaiting.ways);
    dice.push({ n, label: awaiting.label, ways: awaiting.ways, attempt, bits, derived, recorded: outcome as number });
  });
  return {
    seedHash: stored.seedHash,
    seed,
    seedsHash: seed === null ? null : commitment(seed),
    dice,
    fault: replayed.ok ? null : replayed.error,
    // An opened record was held against its own fingerprint when it came, if it had one.
    digest: stored.opened ? stored.digest : (record?.digest ?? null),
    continuedFrom: stored.continuedFrom,
    over: stored.over,
  };
}
