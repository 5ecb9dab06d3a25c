/** A stand-in for idb-keyval, because IndexedDB exists in browsers only: `vi.mock('idb-keyval', () => import('./fake-idb-keyval.ts'))`. */
const stored = new Map<string, unknown>();

export const createStore = (): null => null;
export const get = async (key: string): Promise<unknown> => stored.get(key);
export const set = async (key: string, value: unknown): Promise<void> => void stored.set(key, value);
export const del = async (key: string): Promise<void> => void stored.delete(key);
export const values = async (): Promise<unknown[]> => [...stored.values()];

export async function update(key: string, change: (old: unknown) => unknown): Promise<void> {
  stored.set(key, change(stored.get(key)));
}
