import { deflateRawSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { EditedDesign } from '../src/games/workshop.ts';
import { readRequestedOptions, requestOptions } from '../src/setup/requested-options.ts';
import { DesignSession, type SessionState } from '../src/workshop/design-session.ts';
import { localDesigns } from '../src/workshop/design-store.ts';
import { createShareAddress, readShareFragment } from '../src/workshop/share-link.ts';

vi.mock('idb-keyval', () => import('./fake-idb-keyval.ts'));

function edited(name: string): EditedDesign {
  const summary = { name, width: 100, height: 50, outline: [], isClosed: true };
  return { draft: { name }, summary, design: { name }, value: null };
}

beforeEach(async () => {
  for (const { id } of await localDesigns.list()) await localDesigns.remove(id);
});

describe('a session of the workshop', () => {
  test('a new design gets its id with the first change, and is found in the list', async () => {
    const states: SessionState[] = [];
    const session = new DesignSession(localDesigns, null, (state) => states.push(state));
    expect(session.current).toEqual({ id: null, save: 'new' });
    session.change(edited('Lakeside'));
    await session.flush();
    const { id, save } = session.current;
    expect(save).toBe('saved');
    expect(await localDesigns.load(id!)).toMatchObject({ version: 1, draft: { name: 'Lakeside' } });
    expect(states.map((state) => state.save)).toEqual(['saving', 'saved']);
  });

  test('nothing is saved before something changes', async () => {
    const session = new DesignSession(localDesigns, null, () => {});
    await session.flush();
    expect(await localDesigns.list()).toEqual([]);
  });

  test('quick changes are saved together, the last one counts', async () => {
    const session = new DesignSession(localDesigns, null, () => {});
    for (const name of ['a', 'b', 'c']) session.change(edited(name));
    await session.flush();
    const [only, ...others] = await localDesigns.list();
    expect(others).toEqual([]);
    expect(only).toMatchObject({ version: 1, draft: { name: 'c' } });
  });

  test('a design that another tab has saved is not overwritten, and can be kept as a copy', async () => {
    const first = new DesignSession(localDesigns, null, () => {});
    first.change(edited('mine'));
    await first.flush();
    const id = first.current.id!;
    const second = new DesignSession(localDesigns, (await localDesigns.load(id))!, () => {});
    second.change(edited('of the other tab'));
    await second.flush();

    first.change(edited('mine, later'));
    await first.flush();
    expect(first.current).toEqual({ id, save: 'changed' });
    expect(await localDesigns.load(id)).toMatchObject({ draft: { name: 'of the other tab' } });

    first.change(edited('mine, later still'));
    await first.flush();
    expect(await localDesigns.load(id)).toMatchObject({ draft: { name: 'of the other tab' } });

    await first.keepAsCopy();
    expect(first.current.id).not.toBe(id);
    expect(await localDesigns.load(first.current.id!)).toMatchObject({ draft: { name: 'mine, later still' } });
    expect(await localDesigns.list()).toHaveLength(2);
  });

  test('a device that cannot store says so', async () => {
    const full = { ...localDesigns, save: async () => ({ ok: false, reason: 'failed' }) as const };
    const session = new DesignSession(full, null, () => {});
    session.change(edited('a'));
    await session.flush();
    expect(session.current.save).toBe('failed');
  });
});

describe('a link with a design', () => {
  test('carries it', async () => {
    const design = { format: 1, name: 'Étoile', handles: [[1, 2]] };
    const address = new URL(await createShareAddress(design, 'https://example.org/workshop/abc'));
    expect(address.pathname).toBe('/workshop/shared');
    expect(await readShareFragment(address.hash)).toEqual(design);
  });

  test('is refused when it is damaged, empty or a bomb', async () => {
    const bomb = deflateRawSync(Buffer.alloc(3_000_000, 32)).toString('base64url');
    for (const fragment of ['', '#d=', '#d=%%%', '#d=AAAA', `#d=${bomb}`])
      expect(await readShareFragment(fragment)).toBeNull();
  });
});

test('the setup page takes the options that another page asks for, and nothing else from the history', () => {
  expect(readRequestedOptions(requestOptions({ circuit: { id: 'x' } }))).toEqual({ circuit: { id: 'x' } });
  for (const state of [null, undefined, 3, 'x', {}, { setupOptions: null }])
    expect(readRequestedOptions(state)).toEqual({});
});
