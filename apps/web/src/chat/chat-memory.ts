import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** What this device remembers about the chat of a table. */
interface ChatMemoryEntry {
  readonly table: string;
  /** The number of the last message that was read. */
  readonly seen: number;
  /**
   * The chat is off for the person's seat. The server stores this too and sends nothing, but tells nobody: only the
   * device where it was turned off shows it.
   */
  readonly quiet: boolean;
}

interface ChatMemory {
  /** The most recent first. */
  readonly tables: readonly ChatMemoryEntry[];
  readonly remember: (table: string, what: Partial<Omit<ChatMemoryEntry, 'table'>>) => void;
}

/** Older entries are dropped: their tables have long been over. */
const MAX_REMEMBERED_TABLES = 60;

export function recallTable(tables: readonly ChatMemoryEntry[], table: string): ChatMemoryEntry {
  return tables.find((one) => one.table === table) ?? { table, seen: 0, quiet: false };
}

export const useChatMemory = create<ChatMemory>()(
  persist(
    (set) => ({
      tables: [],
      remember: (table, what) =>
        set(({ tables }) => {
          const others = tables.filter((one) => one.table !== table);
          return { tables: [{ ...recallTable(tables, table), ...what }, ...others].slice(0, MAX_REMEMBERED_TABLES) };
        }),
    }),
    { name: 'paddock-talk', version: 1 },
  ),
);
