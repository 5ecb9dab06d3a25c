import { createStore, del, get, set, type UseStore, values } from 'idb-keyval';
import type { Debrief } from '@paddock/bots/debriefs';

/** A finished debrief of a race of this device. */
interface StoredDebrief {
  /** The id of the table. */
  readonly id: string;
  readonly debrief: Debrief;
  readonly savedAt: number;
}

/** Older ones are deleted. They are computed again when somebody looks. */
const MAX_STORED_DEBRIEFS = 24;

let debriefs: UseStore | null = null;

/** A database of its own: `paddock` has one store only, and lists of races must not read debriefs. */
function openStore(): UseStore {
  debriefs ??= createStore('paddock-debriefs', 'debriefs');
  return debriefs;
}

/** Keys are told apart from those of tables, in case both are ever in one store. */
function keyOf(id: string): string {
  return `debrief ${id}`;
}

/** The stored debrief of a race; `null` if there is none, or if the browser keeps nothing. */
export async function loadDebrief(id: string): Promise<Debrief | null> {
  try {
    return (await get<StoredDebrief>(keyOf(id), openStore()))?.debrief ?? null;
  } catch {
    return null;
  }
}

/** Stores a finished debrief. Without storage it is computed again the next time. */
export async function saveDebrief(id: string, debrief: Debrief): Promise<void> {
  try {
    await set(keyOf(id), { id, debrief, savedAt: Date.now() } satisfies StoredDebrief, openStore());
    const all = await values<StoredDebrief>(openStore());
    const oldest = all.sort((a, b) => b.savedAt - a.savedAt).slice(MAX_STORED_DEBRIEFS);
    for (const old of oldest) await del(keyOf(old.id), openStore());
  } catch {
    // Private windows may refuse storage.
  }
}
