import { createHash } from 'node:crypto';
import type { ListChange } from '@paddock/protocol';

/** What was last told of a list, as digests: enough to know what has changed, and small however large the items are. */
export class ListDiff<Item extends { readonly id: string }> {
  #digests: ReadonlyMap<string, string> | null = null;

  /** Takes in the list as it is now. Answers what has changed since it was last told, or `null` if nothing has. */
  update(list: readonly Item[]): ListChange<Item> | null {
    const before = this.#digests ?? new Map<string, string>();
    const isFirst = this.#digests === null;
    const now = new Map(list.map((item) => [item.id, digestOf(item)]));
    this.#digests = now;
    const changed = list.filter(({ id }) => before.get(id) !== now.get(id));
    const removed = [...before.keys()].filter((id) => !now.has(id));
    return isFirst || changed.length + removed.length > 0 ? { changed, removed } : null;
  }
}

function digestOf(item: unknown): string {
  return createHash('sha256').update(JSON.stringify(item)).digest('base64');
}
