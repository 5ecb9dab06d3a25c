import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** What this device remembers of the talk at a table. */
interface Remembered {
  readonly table: string;
  /** The last message that was on the screen. */
  readonly seen: number;
  /**
   * Talk is off for one's seat. The server keeps it too and sends nothing then, but tells nobody whose seat is quiet: only the
   * device where it was turned off shows it as off.
   */
  readonly quiet: boolean;
}

interface TalkMemory {
  /** The latest first. */
  readonly tables: readonly Remembered[];
  readonly remember: (table: string, what: Partial<Omit<Remembered, 'table'>>) => void;
}

/** Tables beyond these have long been over. */
const MOST = 60;

export function recall(tables: readonly Remembered[], table: string): Remembered {
  return tables.find((one) => one.table === table) ?? { table, seen: 0, quiet: false };
}

export const useTalkMemory = create<TalkMemory>()(
  persist(
    (set) => ({
      tables: [],
      remember: (table, what) =>
        set(({ tables }) => {
          const others = tables.filter((one) => one.table !== table);
          return { tables: [{ ...recall(tables, table), ...what }, ...others].slice(0, MOST) };
        }),
    }),
    { name: 'paddock-talk', version: 1 },
  ),
);
