import { create } from 'zustand';
import { call } from '../online/api.ts';

/** How one keeps off somebody: not reading them, or having nothing to do with them, which includes it. */
export type Way = 'mute' | 'block';

interface Mutes {
  /** The ids of people whom one does not want to read, at any table. */
  readonly muted: ReadonlySet<string>;
  readonly blocked: ReadonlySet<string>;
  readonly load: () => Promise<void>;
  /** Answers whether the server knows. */
  readonly turn: (person: string, mute: boolean) => Promise<boolean>;
  readonly block: (person: string, block: boolean) => Promise<boolean>;
}

export const useMutes = create<Mutes>()((set) => ({
  muted: new Set(),
  blocked: new Set(),
  load: async () => {
    const [muted, blocked] = await Promise.all([
      call<readonly string[]>('GET', '/api/me/mutes'),
      call<readonly string[]>('GET', '/api/me/blocks'),
    ]);
    if (muted.ok) set({ muted: new Set(muted.value) });
    if (blocked.ok) set({ blocked: new Set(blocked.value) });
  },
  turn: async (person, mute) => {
    const done = await tell('mute', person, mute);
    if (done) set(({ muted }) => ({ muted: changed(muted, person, mute) }));
    return done;
  },
  block: async (person, block) => {
    const done = await tell('block', person, block);
    if (done) set(({ blocked }) => ({ blocked: changed(blocked, person, block) }));
    return done;
  },
}));

async function tell(way: Way, person: string, on: boolean): Promise<boolean> {
  return (await call<undefined>('POST', `/api/people/${person}/${on ? way : `un${way}`}`)).ok;
}

function changed(people: ReadonlySet<string>, person: string, on: boolean): ReadonlySet<string> {
  const next = new Set(people);
  if (on) next.add(person);
  else next.delete(person);
  return next;
}
