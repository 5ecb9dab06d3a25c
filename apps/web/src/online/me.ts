import type { Result } from '@paddock/kernel';
import type { Person } from '@paddock/protocol';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { call, type Fault } from './api.ts';

interface MeStore {
  /** Who sits at this browser; `null`: nobody has given a nickname; `undefined`: not asked yet. */
  readonly me: Person | null | undefined;
  /** Whether somebody has given a nickname at this browser; kept for the next visit, so that nobody else is asked for. */
  readonly known: boolean;
  readonly load: () => Promise<Person | null | undefined>;
  readonly introduce: (nickname: string) => Promise<Result<Person, Fault>>;
  /** Somebody came back, claimed their nickname, or left. */
  readonly become: (me: Person | null) => void;
}

/** Who I am at the server. */
export const useMe = create<MeStore>()(
  persist(
    (set, get) => ({
      me: undefined,
      known: false,
      load: async () => {
        const asked = await call<Person | undefined>('GET', '/api/me');
        if (asked.ok) get().become(asked.value ?? null);
        return get().me;
      },
      introduce: async (nickname) => {
        const introduced = await call<Person>('POST', '/api/me', { nickname });
        if (introduced.ok) get().become(introduced.value);
        return introduced;
      },
      become: (me) => set({ me, known: me !== null }),
    }),
    { name: 'paddock-me', version: 1, partialize: ({ known }) => ({ known }) },
  ),
);
