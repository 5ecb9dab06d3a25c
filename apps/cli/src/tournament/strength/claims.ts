import type { Format } from '../tournament.ts';

/** What is said about the strength of the bots, fixed before it is measured. */
export type Claim = MatchClaim | FinishClaim | SolveClaim | TurnsClaim;

interface Said {
  readonly game: string;
  /** Unique within the game. */
  readonly id: string;
}

/** The first bot against the second. */
export interface MatchClaim extends Said {
  readonly kind: 'match';
  readonly bots: readonly [string, string];
  readonly seats: number;
  readonly format: Format;
  /** At least so many. */
  readonly games: number;
  /** `above`: the whole interval of the share lies above it. `reach`: the share itself does. */
  readonly wanted: { readonly by: 'above' | 'reach'; readonly share: number };
}

/** The part of its races that the first bot of another claim finished. */
export interface FinishClaim extends Said {
  readonly kind: 'finish';
  readonly of: string;
  readonly share: number;
}

/** How long the champion takes to solve a circuit in a fresh process. */
export interface SolveClaim extends Said {
  readonly kind: 'solve';
  readonly laps: 1 | 2;
  readonly seconds: number;
}

/** The turns of a champion that is alone on the track, as a multiple of the fewest possible on average. */
export interface TurnsClaim extends Said {
  readonly kind: 'turns';
  readonly races: number;
  readonly ratio: number;
}

/** What decides at once costs nothing, so there is more of it. */
const CHEAP = 2000;
const DEAR = 400;

/** Every level against the one below, half the seats each, with the budgets that people play against. */
function ladder(game: string, seats: number): MatchClaim[] {
  const rungs = [
    ['amateur', 'rookie', CHEAP],
    ['pro', 'amateur', DEAR],
    ['champion', 'pro', DEAR],
  ] as const;
  return rungs.map(([better, worse, games]) => ({
    kind: 'match',
    game,
    id: `${better}-${worse}`,
    bots: [better, worse],
    seats,
    format: 'duel',
    games,
    wanted: { by: 'above', share: 1 / 2 },
  }));
}

/** The champion alone among greedy ones. */
function amongGreedy(game: string, seats: number, share: number): MatchClaim {
  const bots = ['champion', 'greedy'] as const;
  const wanted = { by: 'reach', share } as const;
  return { kind: 'match', game, id: 'champion-greedy', bots, seats, format: 'guest', games: DEAR, wanted };
}

/** The champion against the textbook's search, both with 50 ms a decision. */
function againstSearch(game: string, seats: number, share: number): MatchClaim {
  const bots = ['champion@50ms', 'ismcts@50ms'] as const;
  const wanted = { by: 'reach', share } as const;
  return { kind: 'match', game, id: 'champion-ismcts', bots, seats, format: 'duel', games: DEAR, wanted };
}

/** In the order in which they are measured: what takes long comes last. */
export const CLAIMS: readonly Claim[] = [
  { kind: 'solve', game: 'formula-de', id: 'solve-one-lap', laps: 1, seconds: 0.5 },
  { kind: 'solve', game: 'formula-de', id: 'solve-two-laps', laps: 2, seconds: 2 },
  { kind: 'turns', game: 'formula-de', id: 'turns', races: 400, ratio: 1.03 },
  ...ladder('formula-de', 4),
  ...ladder('pole-position', 4),
  ...ladder('formula', 2),
  ...ladder('formel-fun', 4),
  amongGreedy('formula-de', 4, 0.5),
  { kind: 'finish', game: 'formula-de', id: 'finish', of: 'champion-greedy', share: 0.97 },
  amongGreedy('pole-position', 4, 0.5),
  amongGreedy('formula', 2, 1.25 / 2),
  amongGreedy('formel-fun', 3, 1.6 / 3),
  againstSearch('formula', 2, 0.6),
  againstSearch('pole-position', 2, 0.8),
  againstSearch('formula-de', 2, 0.8),
  againstSearch('formel-fun', 4, 0.8),
];
