/** What has changed in a list since it was last sent. */
export interface ListChange<Item> {
  /** Items that are new or different. */
  readonly changed: readonly Item[];
  /** Ids of items that are no longer in the list. */
  readonly removed: readonly string[];
}

/** The list after a change, in order. */
export function applyListChange<Item extends { readonly id: string }>(
  list: readonly Item[],
  { changed, removed }: ListChange<Item>,
  compare: (one: Item, other: Item) => number,
): Item[] {
  const replaced = new Set([...removed, ...changed.map(({ id }) => id)]);
  return [...list.filter(({ id }) => !replaced.has(id)), ...changed].toSorted(compare);
}
