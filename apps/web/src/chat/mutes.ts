import { create } from 'zustand';
import { callApi } from '../base/api.ts';

/** `mute` hides a person's messages; `block` also keeps them away from the person's tables. */
export type AvoidKind = 'mute' | 'block';

interface MutesStore {
  /** The ids of muted people, for all tables. */
  readonly muted: ReadonlySet<string>;
  readonly blocked: ReadonlySet<string>;
  readonly load: () => Promise<void>;
  /** Returns whether the server stored it. */
  readonly setMuted: (person: string, mute: boolean) => Promise<boolean>;
  readonly setBlocked: (person: string, block: boolean) => Promise<boolean>;
}

export const useMutes = create<MutesStore>()((set) => ({
  muted: new Set(),
  blocked: new Set(),
  load: async () => {
    const [muted, blocked] = await Promise.all([
      callApi<readonly string[]>('GET', '/api/me/mutes'),
      callApi<readonly string[]>('GET', '/api/me/blocks'),
    ]);
    if (muted.ok) set({ muted: new Set(muted.value) });
    if (blocked.ok) set({ blocked: new Set(blocked.value) });
  },
  setMuted: async (person, mute) => {
    const done = await sendAvoid('mute', person, mute);
    if (done) set(({ muted }) => ({ muted: withPerson(muted, person, mute) }));
    return done;
  },
  setBlocked: async (person, block) => {
    const done = await sendAvoid('block', person, block);
    if (done) set(({ blocked }) => ({ blocked: withPerson(blocked, person, block) }));
    return done;
  },
}));

async function sendAvoid(kind: AvoidKind, person: string, on: boolean): Promise<boolean> {
  return (await callApi<undefined>('POST', `/api/people/${person}/${on ? kind : `un${kind}`}`)).ok;
}

function withPerson(people: ReadonlySet<string>, person: string, on: boolean): ReadonlySet<string> {
  const next = new Set(people);
  if (on) next.add(person);
  else next.delete(person);
  return next;
}
