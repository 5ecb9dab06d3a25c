import { createStore, del, get, update, type UseStore, values } from 'idb-keyval';
import type { DesignDraft, DesignSummary } from '../games/workshop.ts';

/** A design as it is kept. The version counts how often it was saved. */
export interface StoredDesign {
  readonly id: string;
  readonly version: number;
  readonly draft: DesignDraft;
  readonly summary: DesignSummary;
  /** When it was last saved, in milliseconds. */
  readonly saved: number;
  /** The version of it in the person's account that this device has seen last. */
  readonly accountVersion?: number;
}

export type DesignSaved =
  | { readonly ok: true; readonly version: number }
  /** `changed`: it was saved elsewhere since it was loaded. `failed`: it cannot be stored, for example because the disk is full. */
  | { readonly ok: false; readonly reason: 'changed' | 'failed' };

/** Where designs are kept while they are edited. */
export interface DesignStore {
  /** The most recently saved first. */
  list(): Promise<readonly StoredDesign[]>;
  load(id: string): Promise<StoredDesign | undefined>;
  /** Saves a design if nobody has saved it since version `known`; 0 for a new one. */
  save(id: string, content: Pick<StoredDesign, 'draft' | 'summary'>, known: number): Promise<DesignSaved>;
  remove(id: string): Promise<void>;
}

/** Short enough for a URL. `crypto.randomUUID` does not exist on plain http pages. */
export function newDesignId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

let designs: UseStore | null = null;

function openStore(): UseStore {
  designs ??= createStore('paddock-designs', 'designs');
  return designs;
}

/** The designs on this device. Read and write are one transaction, so that two tabs do not overwrite each other. */
export const localDesigns: DesignStore = {
  async list() {
    const all = await values<StoredDesign>(openStore());
    return all.sort((a, b) => b.saved - a.saved);
  },
  load: (id) => get<StoredDesign>(id, openStore()),
  async save(id, content, known) {
    let result: DesignSaved = { ok: false, reason: 'failed' };
    const replace = (old: StoredDesign | undefined): StoredDesign => {
      if (old !== undefined && old.version !== known) {
        result = { ok: false, reason: 'changed' };
        return old;
      }
      result = { ok: true, version: known + 1 };
      return { ...old, id, ...content, version: known + 1, saved: Date.now() };
    };
    try {
      await update<StoredDesign>(id, replace, openStore());
    } catch {
      return { ok: false, reason: 'failed' };
    }
    return result;
  },
  remove: (id) => del(id, openStore()),
};

/** Notes which version of a design is in the account. It does not count as a change. */
export async function noteAccountVersion(id: string, accountVersion: number): Promise<void> {
  await update<StoredDesign>(id, (old) => ({ ...old!, accountVersion }), openStore());
}
