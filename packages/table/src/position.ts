import type { Awaiting, Entry, GameTypes, Match, Seat, Viewer } from '@paddock/kernel';

/** The table after n entries, as one viewer may see it. */
export interface Position<K extends GameTypes = GameTypes> {
  readonly n: number;
  readonly viewer: Viewer;
  readonly view: K['view'];
  /** How many entries there were right after the viewer's last move: it identifies their turn. */
  readonly turnId: number;
  readonly awaiting: Awaiting;
  /** What the viewer may do; empty when they are not awaited. */
  readonly legal: readonly K['move'][];
  /** What each of the legal moves will do; `null` when there are too many to send all in advance. */
  readonly previews: readonly K['preview'][] | null;
}

/** With more legal moves, previews are requested one by one. Only Formula has more. */
const MAX_PREVIEWS = 250;

export function positionOf<K extends GameTypes>(match: Match<K>, viewer: Viewer): Position<K> {
  const { game, state, entries } = match;
  const isAwaited = viewer !== null && awaitedSeats(match).includes(viewer);
  return {
    n: entries.length,
    viewer,
    view: game.view(state, viewer),
    turnId: viewer === null ? 0 : turnIdOf(entries, viewer),
    awaiting: game.awaiting(state),
    ...(isAwaited ? choicesOf(match, viewer) : noChoices(viewer)),
  };
}

type Choices<K extends GameTypes> = Pick<Position<K>, 'legal' | 'previews'>;

/** The choices of a seat that is awaited. */
export function choicesOf<K extends GameTypes>({ game, state }: Match<K>, seat: Seat): Choices<K> {
  const legal = game.legalMoves(state, seat);
  return {
    legal,
    previews: legal.length > MAX_PREVIEWS ? null : legal.map((move) => game.preview(state, seat, move)),
  };
}

/** The choices of a viewer who is not awaited. */
export function noChoices<K extends GameTypes>(viewer: Viewer): Choices<K> {
  return { legal: [], previews: viewer === null ? null : [] };
}

/** How many entries there were right after a seat's last move; 0 before its first one. */
export function turnIdOf(entries: readonly Entry[], seat: Seat): number {
  return turnIdSince(entries, seat, 0);
}

/** The same for the entries from number `from` on; 0 if none of them is the seat's move. */
export function turnIdSince(entries: readonly Entry[], seat: Seat, from: number): number {
  for (let i = entries.length - 1; i >= from; i--) if (entries[i]![0] === seat) return i + 1;
  return 0;
}

/** A game and its state, without the entries that led there. */
export type GameState<K extends GameTypes = GameTypes> = Pick<Match<K>, 'game' | 'state'>;

/** The seats that must move now. */
export function awaitedSeats<K extends GameTypes>({ game, state }: GameState<K>): readonly Seat[] {
  const awaiting = game.awaiting(state);
  return awaiting.kind === 'moves' ? awaiting.seats : [];
}

/** Best first, ties together; `undefined` while the game goes on. */
export function rankingOf<K extends GameTypes>({
  game,
  state,
}: GameState<K>): readonly (readonly Seat[])[] | undefined {
  const awaiting = game.awaiting(state);
  return awaiting.kind === 'over' ? awaiting.ranking : undefined;
}
