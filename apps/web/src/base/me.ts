import type { Result } from '@paddock/kernel';
import type { OwnProfile, Person } from '@paddock/protocol';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { callApi, type ApiError } from './api.ts';

/** The current person. The optional fields are known after `load`. */
type CurrentPerson = Person & Partial<Pick<OwnProfile, 'renamedFrom' | 'renamedByAdmin'>>;

interface MeStore {
  /** The current person; `null`: nobody is signed in; `undefined`: not loaded yet. */
  readonly me: CurrentPerson | null | undefined;
  /**
   * Whether somebody has signed in on this browser. Kept for the next visit, so that visitors without a nickname cause
   * no requests.
   */
  readonly known: boolean;
  readonly load: () => Promise<CurrentPerson | null | undefined>;
  readonly signIn: (nickname: string) => Promise<Result<OwnProfile, ApiError>>;
  /** Called after a sign-in, a claim, or a sign-out. */
  readonly setMe: (me: CurrentPerson | null) => void;
}

/** The person who is signed in on this browser. */
export const useMe = create<MeStore>()(
  persist(
    (set, get) => ({
      me: undefined,
      known: false,
      load: async () => {
        const answer = await callApi<OwnProfile | undefined>('GET', '/api/me');
        if (answer.ok) get().setMe(answer.value ?? null);
        return get().me;
      },
      signIn: async (nickname) => {
        const answer = await callApi<OwnProfile>('POST', '/api/me', { nickname });
        if (answer.ok) get().setMe(answer.value);
        return answer;
      },
      setMe: (me) => set({ me, known: me !== null }),
    }),
    { name: 'paddock-me', version: 1, partialize: ({ known }) => ({ known }) },
  ),
);
