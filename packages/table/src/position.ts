import type { Awaiting, Kind, Match, Viewer } from '@paddock/kernel';

/** The table after n entries, as one viewer may see it. */
export interface Position<K extends Kind = Kind> {
  readonly n: number;
  readonly viewer: Viewer;
  readonly view: K['view'];
  /** How many entries there were right after the viewer's last move: it identifies their turn, whatever others do. */
  readonly turnId: number;
  readonly awaiting: Awaiting;
  /** What the viewer may do; empty when they are not awaited. */
  readonly legal: readonly K['move'][];
  /** What each of the legal moves will do; `null` when there are too many to tell all in advance. */
  readonly previews: readonly K['preview'][] | null;
}

/** Beyond this, previews are asked for one by one: nobody looks at so many at once (only Formula has more). */
const MAX_PREVIEWS = 250;

export function positionOf<K extends Kind>({ game, state, entries }: Match<K>, viewer: Viewer): Position<K> {
  const awaiting = game.awaiting(state);
  const asked = viewer !== null && awaiting.kind === 'moves' && awaiting.seats.includes(viewer);
  const legal = asked ? game.legalMoves(state, viewer) : [];
  const previews =
    viewer === null || legal.length > MAX_PREVIEWS ? null : legal.map((move) => game.preview(state, viewer, move));
  const turnId = viewer === null ? 0 : entries.findLastIndex(([actor]) => actor === viewer) + 1;
  return { n: entries.length, viewer, view: game.view(state, viewer), turnId, awaiting, legal, previews };
}
