import { describe, expect, it } from 'vitest';
import { createServer } from '../src/server.ts';
import { bareSite, IN_MEMORY, served } from './served.ts';

describe('schemas of routes', () => {
  const server = served(IN_MEMORY);
  const site = bareSite();

  it('compile for every route', async () => {
    const app = await createServer(site, { folder: ':memory:' }, { compilesSchemasAtStart: true, debriefs: false });
    await expect(app.ready()).resolves.toBe(app);
    await app.close();
  });

  it('refuse a body again and again, and say what is wrong with this one', async () => {
    const send = (payload: object) => server.app.inject({ method: 'POST', url: '/api/me', payload });
    for (const [payload, message] of [
      [{}, /nickname/],
      [{ nickname: 7 }, /nickname.*string/],
      [{}, /nickname/],
    ] as const) {
      const answer = await send(payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ message: string }>().message).toMatch(message);
    }
    expect((await send({ nickname: 'Ann' })).statusCode).toBeLessThan(300);
  });
});
