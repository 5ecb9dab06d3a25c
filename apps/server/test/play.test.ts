import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@paddock/games';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../src/server.ts';
import { Client } from './client.ts';

let app: FastifyInstance;
let base: string;

beforeAll(async () => {
  const site = mkdtempSync(join(tmpdir(), 'paddock-site-'));
  writeFileSync(join(site, 'index.html'), '<!doctype html>');
  app = await createServer(site, { folder: ':memory:' });
  base = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => app.close());

/** Plays the first legal move whenever asked, to the end; answers how many moves that took. */
async function playAlong(client: Client, table: string): Promise<number> {
  let moves = 0;
  let answered = -1;
  await client.listen(table, async ({ event, data }) => {
    if (event === 'table') return false;
    const { awaiting, legal, n, viewer, made } = event === 'account' ? data.position : data.after;
    if (awaiting.kind === 'over') return true;
    // Where all choose at once, others' choices are told while one's own is on its way.
    if (legal.length === 0 || made === answered) return false;
    answered = made;
    const move = legal[n % legal.length]!;
    const { status, body } = await client.call('POST', `/api/tables/${table}/moves`, {
      id: `move-${viewer}-${n}`,
      seat: viewer,
      n,
      move,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    moves++;
    return false;
  });
  return moves;
}

describe('a race over HTTP', () => {
  it.each(games.map(({ id }) => id))('%s: two people and a bot to the end', async (game) => {
    const ann = new Client(base);
    const bob = new Client(base);
    await ann.introduce('Ann');
    await bob.introduce('Bob');
    const { id } = await ann.table({
      game,
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'rookie' }],
    });
    const { body } = await bob.call<{ phase: string }>('POST', `/api/tables/${id}/join`);
    expect(body.phase).toBe('running');
    const [first, second] = await Promise.all([playAlong(ann, id), playAlong(bob, id)]);
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(0);
    const { body: over } = await ann.call<{ phase: string; ranking: number[][] }>('GET', `/api/tables/${id}`);
    expect(over.phase).toBe('over');
    expect(over.ranking.flat().sort((a, b) => a - b)).toEqual([0, 1, 2]);
  });
});
