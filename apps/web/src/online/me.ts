import type { Result } from '@paddock/kernel';
import type { Me, Person } from '@paddock/protocol';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { call, type Fault } from './api.ts';

/** Who sits at this browser; what only concerns themselves is known once it was asked for. */
export type KnownMe = Person & Partial<Pick<Me, 'renamedFrom' | 'renamedByAdmin'>>;

interface MeStore {
  /** Who sits at this browser; `null`: nobody has given a nickname; `undefined`: not asked yet. */
  readonly me: KnownMe | null | undefined;
  /** Whether somebody has given a nickname at this browser; kept for the next visit, so that nobody else is asked for. */
  readonly known: boolean;
  readonly load: () => Promise<KnownMe | null | undefined>;
  readonly introduce: (nickname: string) => Promise<Result<Me, Fault>>;
  /** Somebody came back, claimed their nickname, or left. */
  readonly become: (me: KnownMe | null) => void;
}

/** Who I am at the server. */
export const useMe = create<MeStore>()(
  persist(
    (set, get) => ({
      me: undefined,
      known: false,
      load: async () => {
        const asked = await call<Me | undefined>('GET', '/api/me');
        if (asked.ok) get().become(asked.value ?? null);
        return get().me;
      },
      introduce: async (nickname) => {
        const introduced = await call<Me>('POST', '/api/me', { nickname });
        if (introduced.ok) get().become(introduced.value);
        return introduced;
      },
      become: (me) => set({ me, known: me !== null }),
    }),
    { name: 'paddock-me', version: 1, partialize: ({ known }) => ({ known }) },
  ),
);
