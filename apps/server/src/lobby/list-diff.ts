import { createHash } from 'node:crypto';
import type { ListChange } from '@paddock/protocol';

/** Remembers the digests of a list that was sent, to find out what has changed since. */
export class ListDiff<Item extends { readonly id: string }> {
  #digests: ReadonlyMap<string, string> | null = null;

  /** Returns what has changed since the last call, or `null` if nothing has. */
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
