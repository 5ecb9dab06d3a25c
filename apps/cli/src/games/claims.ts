import type { TournamentFormat } from '../tournament/tournament.ts';

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
export function createLadderClaims(game: string, seats: number): MatchClaim[] {
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
export function createGreedyClaim(game: string, seats: number, share: number): MatchClaim {
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
export function createIsmctsClaim(game: string, seats: number, share: number): MatchClaim {
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
