import type { TournamentFormat } from '../tournament.ts';

/** A claim about the strength of the bots, fixed before it is measured. */
export type Claim = MatchClaim | FinishClaim | SolveClaim | TurnsClaim;

interface BaseClaim {
  readonly game: string;
  /** Unique within the game. */
  readonly id: string;
}

/** The first bot against the second. */
export interface MatchClaim extends BaseClaim {
  readonly kind: 'match';
  readonly bots: readonly [string, string];
  readonly seats: number;
  readonly format: TournamentFormat;
  /** The minimum number of games. */
  readonly games: number;
  /** `above`: the whole interval of the share must lie above it. `reach`: the share itself must reach it. */
  readonly wanted: { readonly by: 'above' | 'reach'; readonly share: number };
}

/** The share of its races that the first bot of another claim finishes. */
export interface FinishClaim extends BaseClaim {
  readonly kind: 'finish';
  readonly of: string;
  readonly share: number;
}

/** How long the champion takes to solve a circuit in a fresh process. */
export interface SolveClaim extends BaseClaim {
  readonly kind: 'solve';
  readonly laps: 1 | 2;
  readonly seconds: number;
}

/** The turns of a champion alone on the track, as a multiple of the optimal turns. */
export interface TurnsClaim extends BaseClaim {
  readonly kind: 'turns';
  readonly races: number;
  readonly ratio: number;
}

/** Games between bots without a search take no time, so more of them are played. */
const GAMES_OF_INSTANT_BOTS = 2000;
const GAMES_OF_SEARCH_BOTS = 400;

/** Every level against the one below, half the seats each, with default budgets. */
function createLadderClaims(game: string, seats: number): MatchClaim[] {
  const rungs = [
    ['amateur', 'rookie', GAMES_OF_INSTANT_BOTS],
    ['pro', 'amateur', GAMES_OF_SEARCH_BOTS],
    ['champion', 'pro', GAMES_OF_SEARCH_BOTS],
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

/** The champion alone among greedy bots. */
function createGreedyClaim(game: string, seats: number, share: number): MatchClaim {
  const bots = ['champion', 'greedy'] as const;
  const wanted = { by: 'reach', share } as const;
  return {
    kind: 'match',
    game,
    id: 'champion-greedy',
    bots,
    seats,
    format: 'guest',
    games: GAMES_OF_SEARCH_BOTS,
    wanted,
  };
}

/** The champion against ISMCTS, both with 50 ms per decision. */
function createIsmctsClaim(game: string, seats: number, share: number): MatchClaim {
  const bots = ['champion@50ms', 'ismcts@50ms'] as const;
  const wanted = { by: 'reach', share } as const;
  return {
    kind: 'match',
    game,
    id: 'champion-ismcts',
    bots,
    seats,
    format: 'duel',
    games: GAMES_OF_SEARCH_BOTS,
    wanted,
  };
}

/** In the order in which they are measured: slow ones come last. */
export const CLAIMS: readonly Claim[] = [
  { kind: 'solve', game: 'formula-de', id: 'solve-one-lap', laps: 1, seconds: 0.5 },
  { kind: 'solve', game: 'formula-de', id: 'solve-two-laps', laps: 2, seconds: 2 },
  { kind: 'turns', game: 'formula-de', id: 'turns', races: 400, ratio: 1.03 },
  ...createLadderClaims('formula-de', 4),
  ...createLadderClaims('pole-position', 4),
  ...createLadderClaims('formula', 2),
  ...createLadderClaims('formel-fun', 4),
  createGreedyClaim('formula-de', 4, 0.5),
  { kind: 'finish', game: 'formula-de', id: 'finish', of: 'champion-greedy', share: 0.97 },
  createGreedyClaim('pole-position', 4, 0.5),
  createGreedyClaim('formula', 2, 1.25 / 2),
  createGreedyClaim('formel-fun', 3, 1.6 / 3),
  createIsmctsClaim('formula', 2, 0.6),
  createIsmctsClaim('pole-position', 2, 0.8),
  createIsmctsClaim('formula-de', 2, 0.8),
  createIsmctsClaim('formel-fun', 4, 0.8),
];
