import type { Proof } from './proofs.mjs';

export interface ProofState {
  readonly version: string;
  /** Seconds by name of the shard. */
  readonly passed: Readonly<Record<string, number>>;
}

export function chooseProofs(proofs: readonly Proof[], words: readonly string[]): readonly Proof[];

export function runProofs(options: {
  readonly proofs: readonly Proof[];
  readonly state: ProofState;
  readonly run: (program: string, words: string[], shard: string) => Promise<number>;
  readonly save: (state: ProofState) => void;
  readonly print: (line: string) => void;
  readonly now?: () => number;
}): Promise<{ lines: string[]; isProved: boolean; isInterrupted: boolean; failed: string[] }>;
