import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRequests, type StatusCounts } from '../../../soak/input/check.ts';
import { RAW_REQUESTS, sendRaw, statusesIn } from '../../../soak/input/raw.ts';
import { openTestServer, type TestServer } from '../../../soak/input/test-server.ts';
import { type Kept, LOGIC_STORAGES } from './storages.ts';

/** Everything is read again after each request. */
const REQUESTS = process.env['PROOF'] === undefined ? 150 : 500;

describe.each(LOGIC_STORAGES)('bad input on %s', (_name, openStorage) => {
  let opened: Kept;
  let world: TestServer;

  beforeAll(async () => {
    opened = await openStorage();
    world = await openTestServer(opened.storage, { debriefs: false });
  }, 60_000);

  afterAll(async () => {
    await world.close();
    await opened.close();
  }, 60_000);

  it('is refused however deep it is', async () => {
    const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
    const before = await world.computeDigest();
    for (const levels of [100, 3000, 9000]) {
      for (const [i, pass] of world.credentials.entries()) {
        const { seat, n, id } = world.moves[i === 0 ? 0 : 1] as { seat: number; n: number; id: string };
        const payload = `{"id":"${id}-deep","seat":${seat},"n":${n},"move":${deep(levels)}}`;
        const url = `/api/tables/${world.ids[1]}/moves`;
        const headers = { ...pass, 'content-type': 'application/json' };
        const { statusCode } = await world.app.inject({ method: 'POST', url, headers, payload });
        expect(statusCode).toBeGreaterThanOrEqual(400);
        expect(statusCode).toBeLessThan(500);
      }
    }
    expect(await world.computeDigest()).toBe(before);
  });

  // npm run soak -- input does the same with 200,000.
  it('is refused with a code, and changes nothing', async () => {
    const tally: StatusCounts = new Map();
    expect(await checkRequests(world, 7, REQUESTS, tally)).toBe(null);
    // WebSockets among them.
    expect(tally.get(101)).toBeGreaterThan(5);
    expect([...tally.keys()].filter((status) => status >= 400).length).toBeGreaterThan(5);
  });

  it('that is no valid HTTP is refused or disconnected', async () => {
    const before = await world.computeDigest();
    const answers = await Promise.all(RAW_REQUESTS.map((bytes) => sendRaw(world.base, bytes)));
    const failed = RAW_REQUESTS.filter((_, i) => statusesIn(answers[i]!).some((status) => status >= 500));
    expect(failed).toEqual([]);
    expect(await world.computeDigest()).toBe(before);
    expect((await world.app.inject('/api/tables')).statusCode).toBe(200);
  });
});
