import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WorkshopPackage } from '../src/games/workshop.ts';
import { openAccountDesign, saveToAccount } from '../src/workshop/account-designs.ts';
import { localDesigns } from '../src/workshop/design-store.ts';

vi.mock('idb-keyval', () => import('./fake-idb-keyval.ts'));

const ID = '0123456789abcdef';
const summary = { name: 'Ring', width: 100, height: 50, outline: [], isClosed: true };
const workshop = {
  parseDraft: (value: unknown) => value as object,
  summarize: () => summary,
} as unknown as WorkshopPackage;

/** An account of which every request is refused that does not know its version, as on the server. */
function serveAccount(version: number): { version: number } {
  const account = { version };
  vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ id: ID, version: account.version, design: { from: 'account' } });
    const sent = JSON.parse(body as string) as { version: number };
    if (sent.version !== account.version) {
      return Response.json({ error: { code: 'stale', message: 'changed elsewhere' } }, { status: 409 });
    }
    account.version++;
    return Response.json({ id: ID, version: account.version });
  });
  return account;
}

beforeEach(async () => {
  for (const { id } of await localDesigns.list()) await localDesigns.remove(id);
});
afterEach(() => vi.unstubAllGlobals());

describe('designs in the account', () => {
  test('are saved with the version that this device has seen last', async () => {
    const account = serveAccount(0);
    await localDesigns.save(ID, { draft: { a: 1 }, summary }, 0);
    expect((await saveToAccount(ID, 'circuit')).ok).toBe(true);
    await localDesigns.save(ID, { draft: { a: 2 }, summary }, 1);
    expect((await saveToAccount(ID, 'circuit')).ok).toBe(true);
    expect(account.version).toBe(2);
    expect(await localDesigns.load(ID)).toMatchObject({ version: 2, accountVersion: 2 });
  });

  test('are not overwritten when another device has saved', async () => {
    const account = serveAccount(0);
    await localDesigns.save(ID, { draft: { a: 1 }, summary }, 0);
    await saveToAccount(ID, 'circuit');
    account.version = 7;
    expect(await saveToAccount(ID, 'circuit')).toMatchObject({ ok: false });
    expect(account.version).toBe(7);
  });

  test('come to a device that has none under the same id, and beside a changed one as a copy', async () => {
    const account = serveAccount(3);
    expect(await openAccountDesign(ID, workshop)).toBe(ID);
    expect(await localDesigns.load(ID)).toMatchObject({ draft: { from: 'account' }, accountVersion: 3 });
    expect(await openAccountDesign(ID, workshop)).toBe(ID);
    expect(await localDesigns.list()).toHaveLength(1);
    account.version = 4;
    const copy = await openAccountDesign(ID, workshop);
    expect(copy).not.toBe(ID);
    expect(await localDesigns.list()).toHaveLength(2);
  });
});
