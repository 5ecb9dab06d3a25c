import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** What this device remembers of the talk at a table. */
interface ChatMemoryEntry {
  readonly table: string;
  /** The last message that was on the screen. */
  readonly seen: number;
  /**
   * Talk is off for one's seat. The server keeps it too and sends nothing then, but tells nobody whose seat is quiet: only the
   * device where it was turned off shows it as off.
   */
  readonly quiet: boolean;
}

interface ChatMemory {
  /** The latest first. */
  readonly tables: readonly ChatMemoryEntry[];
  readonly remember: (table: string, what: Partial<Omit<ChatMemoryEntry, 'table'>>) => void;
}

/** Tables beyond these have long been over. */
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
