export interface Proof {
  readonly name: string;
  readonly about: string;
  readonly shards: number;
  readonly program: string;
  readonly words: readonly string[];
}

export const PROOFS: readonly Proof[];
