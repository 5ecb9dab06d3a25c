import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import {
  DESIGN_STARTS,
  type DesignDraft,
  type DesignStart,
  type EditedDesign,
  type WorkshopPackage,
} from '../games/workshop.ts';
import { DesignSession, type SaveState } from './design-session.ts';
import { localDesigns, newDesignId } from './design-store.ts';
import { readShareFragment } from './share-link.ts';

type OpenedDesign =
  | { readonly state: 'loading' | 'missing' | 'broken' }
  /** `key` changes with every design that is opened. */
  | { readonly state: 'open'; readonly key: number; readonly draft: DesignDraft };

interface DesignSessionHandle {
  readonly opened: OpenedDesign;
  readonly save: SaveState;
  readonly change: (edited: EditedDesign) => void;
  /** Saves at once and returns the id; `null` if that fails. */
  readonly saveHere: (edited: EditedDesign) => Promise<string | null>;
  readonly keepMine: () => void;
  readonly loadOther: () => void;
}

/** Where the addresses lead that are no id of a design. */
const NEW = 'new';
const SHARED = 'shared';

/** Whether an address is that of a design on this device. */
export function isKept(id: string): boolean {
  return id !== NEW && id !== SHARED;
}

/** Opens the design of an address and keeps it while it is edited. A new one gets its own address with its first change. */
export function useDesignSession(id: string, workshop: WorkshopPackage): DesignSessionHandle {
  const [, go] = useLocation();
  const [opened, setOpened] = useState<OpenedDesign>({ state: 'loading' });
  const [save, setSave] = useState<SaveState>('new');
  const session = useRef<DesignSession | null>(null);
  const keys = useRef(0);

  const open = useCallback(
    async (wanted: string, isWanted: () => boolean): Promise<void> => {
      const stored = wanted === NEW || wanted === SHARED ? undefined : await localDesigns.load(wanted);
      const draft = stored === undefined ? await createDraft(wanted, workshop) : workshop.parseDraft(stored.draft);
      if (!isWanted()) return;
      if (draft === null) {
        setOpened({ state: wanted === SHARED ? 'broken' : 'missing' });
        return;
      }
      const next = new DesignSession(localDesigns, stored ?? null, (state) => {
        if (session.current !== next) return;
        setSave(state.save);
        if (state.id !== null && location.pathname !== `/workshop/${state.id}`) {
          go(`/workshop/${state.id}`, { replace: true });
        }
      });
      session.current = next;
      setSave(next.current.save);
      setOpened({ state: 'open', key: ++keys.current, draft });
    },
    [workshop, go],
  );

  useEffect(() => {
    // The address of a design that was just saved for the first time.
    if (session.current !== null && session.current.current.id === id) return;
    let isWanted = true;
    void session.current?.flush();
    void open(id, () => isWanted);
    return () => {
      isWanted = false;
    };
  }, [id, open]);

  useEffect(() => {
    const flush = (): void => void session.current?.flush();
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
      session.current = null;
    };
  }, []);

  return {
    opened,
    save,
    change: useCallback((edited) => session.current?.change(edited), []),
    saveHere: async (edited) => {
      const active = session.current;
      if (active === null) return null;
      if (active.current.save === 'new') active.change(edited);
      await active.flush();
      return active.current.save === 'saved' ? active.current.id : null;
    },
    keepMine: () => void session.current?.keepAsCopy(),
    loadOther: () => void open(id, () => true),
  };
}

async function createDraft(wanted: string, workshop: WorkshopPackage): Promise<DesignDraft | null> {
  if (wanted === SHARED) return workshop.parseDraft(await readShareFragment(location.hash));
  if (wanted !== NEW) return null;
  const asked = new URLSearchParams(location.search).get('start');
  const start: DesignStart = DESIGN_STARTS.find((one) => one === asked) ?? 'empty';
  return workshop.createDraft(start, newDesignId(), innerHeight > innerWidth);
}
