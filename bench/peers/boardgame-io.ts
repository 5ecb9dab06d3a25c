import type { Game } from 'boardgame.io';
// @ts-expect-error this entry comes without types; the part we use is described below
import core from 'boardgame.io/dist/cjs/internal.js';

/** What boardgame.io's own client dispatches for a move. */
interface MakeMove {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
}

interface PeerState<G> {
  readonly G: G;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

interface Internal {
  readonly InitializeGame: <G>(set: { game: Game<G>; numPlayers: number }) => PeerState<G>;
  readonly CreateGameReducer: <G>(set: { game: Game<G> }) => (state: PeerState<G>, action: MakeMove) => PeerState<G>;
}
const { InitializeGame, CreateGameReducer } = core as unknown as Internal;

/**
 * Plays one game through boardgame.io's reducer, the quickest way into it: its client adds a store and subscribers.
 * Returns the number of moves.
 */
export function playOnPeer<G>(
  game: Game<G>,
  seats: number,
  choose: (G: G, seat: number) => { type: string; args: readonly unknown[]; seat?: number },
): number {
  // A seed of its own for every game: by default it takes the clock, which may repeat.
  const seeded = { ...game, seed: `game ${played++}` };
  const reducer = CreateGameReducer({ game: seeded });
  let state = InitializeGame({ game: seeded, numPlayers: seats });
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const { type, args, seat } = choose(state.G, Number(state.ctx.currentPlayer));
    const playerID = seat === undefined ? state.ctx.currentPlayer : String(seat);
    const next = reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } });
    if (next.G === state.G) throw new Error(`boardgame.io refused ${type} ${JSON.stringify(args)}`);
    state = next;
    moves++;
  }
  return moves;
}
let played = 0;
