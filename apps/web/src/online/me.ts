import type { Result } from '@paddock/kernel';
import type { Me, Person } from '@paddock/protocol';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { callApi, type ApiError } from './api.ts';

/** Who sits at this browser; what only concerns themselves is known once it was asked for. */
export type CurrentPerson = Person & Partial<Pick<Me, 'renamedFrom' | 'renamedByAdmin'>>;

interface MeStore {
  /** Who sits at this browser; `null`: nobody has given a nickname; `undefined`: not asked yet. */
  readonly me: CurrentPerson | null | undefined;
  /** Whether somebody has given a nickname at this browser; kept for the next visit, so that nobody else is asked for. */
  readonly known: boolean;
  readonly load: () => Promise<CurrentPerson | null | undefined>;
  readonly signIn: (nickname: string) => Promise<Result<Me, ApiError>>;
  /** Somebody came back, claimed their nickname, or left. */
  readonly setMe: (me: CurrentPerson | null) => void;
}

/** Who I am at the server. */
export const useMe = create<MeStore>()(
  persist(
    (set, get) => ({
      me: undefined,
      known: false,
      load: async () => {
        const answer = await callApi<Me | undefined>('GET', '/api/me');
        if (answer.ok) get().setMe(answer.value ?? null);
        return get().me;
      },
      signIn: async (nickname) => {
        const answer = await callApi<Me>('POST', '/api/me', { nickname });
        if (answer.ok) get().setMe(answer.value);
        return answer;
      },
      setMe: (me) => set({ me, known: me !== null }),
    }),
    { name: 'paddock-me', version: 1, partialize: ({ known }) => ({ known }) },
  ),
);
