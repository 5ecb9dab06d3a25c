import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@paddock/games';
import { Rng } from '@paddock/kernel';
import type { ServerMessage } from '@paddock/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRecording } from '../../../soak/leaks/check-recording.ts';
import { loadGetPaths, type RecordedRace, recordRace } from '../../../soak/leaks/race.ts';
import { PermanentSecrets, SecretFinder } from '../../../soak/leaks/secrets.ts';
import { openReader, type DatabaseReader } from '../../../soak/database-reader.ts';
import { type OpenServer, openServer } from '../../../soak/server.ts';
import { racedGames } from './player.ts';

const GAMES = racedGames().map((id) => findGame(id)!);

describe('what viewers of a table receive', () => {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-leaks-'));
  let server: OpenServer;
  let reader: DatabaseReader;
  const log: string[] = [];
  const secrets = new PermanentSecrets();

  beforeAll(async () => {
    // Debriefs would take a core from the other tests. The soak computes them.
    server = await openServer({ folder }, 0, {
      debriefs: false,
      log: { level: 'trace', stream: { write: (line) => log.push(line) } },
    });
    reader = await openReader({ folder });
  });

  afterAll(async () => {
    await reader.close();
    await server.close();
    rmSync(folder, { recursive: true });
  });

  // npm run soak -- leaks does the same with a thousand races of each.
  it.each(GAMES.map((game) => [game.id, game] as const))(
    '%s: is what each seat may know, byte by byte',
    async (_, game) => {
      const addresses = await loadGetPaths(server.base);
      const recorded = await recordRace(server.base, game, Rng.from('leaks test'), addresses);
      const { messages, faults } = await checkRecording(reader, secrets, recorded);
      expect(faults).toEqual([]);
      expect(messages).toBeGreaterThan(20);
    },
  );

  it('is not in logs and metrics either', async () => {
    const { body } = await server.app.inject('/metrics');
    const tables = await reader.query<{ id: string; seed: string }>('select id, seed from tables');
    const all = new PermanentSecrets();
    await all.update(reader);
    for (const { id, seed } of tables) all.finder.add(`the seed of ${id}`, seed);
    expect(tables.length).toBeGreaterThanOrEqual(GAMES.length);
    expect(log.length).toBeGreaterThan(100);
    expect([...log, body].map((text) => all.finder.findIn(text)).filter((found) => found !== null)).toEqual([]);
    // The id of a table gives access to it, so neither ids nor names are logged.
    for (const { id } of tables) expect(`${log.join('')}${body}`).not.toContain(id);
    expect(log.join('')).not.toContain('Driver 0');
  });

  it('is checked by somebody who notices', async () => {
    const [recorded, { messages }] = await recordRaceWith(({ players }) =>
      players.flatMap(({ streams }) => streams).find((stream) => stream.messages.some(hasPosition)),
    );
    const [recordedPlayer] = recorded.players;
    const [row] = await reader.query<{ seed: string }>('select seed from tables where id = ?', recorded.table);
    const early = { ...recordedPlayer!.responses[0]!, text: `{"hint":"${row!.seed.slice(20, 40)}"}` };
    recordedPlayer!.responses.push(early);
    const { faults } = await checkRecording(reader, secrets, recorded);
    expect(faults.join()).toContain('the seed in the answer');
    const at = messages.findLastIndex(hasPosition);
    messages[at] = { ...messages[at]!, data: { ...(messages[at]!.data as object), hand: [1, 2, 3] } };
    expect((await checkRecording(reader, secrets, recorded)).faults).toHaveLength(faults.length + 1);
  });

  it('is checked by somebody who notices, over the WebSocket', async () => {
    const [recorded, { messages }] = await recordRaceWith(({ players }) =>
      players.flatMap(({ sockets }) => sockets).find((socket) => socket.messages.some(isChoice)),
    );
    const at = messages.findIndex(isChoice);
    const { data, ...message } = messages[at] as unknown as { type: string; data: Record<string, unknown> };
    const { legal, ...rest } = data;
    const wrong: [fault: string, instead: object][] = [
      ['legal', { ...message, data: rest }],
      ['hand', { ...message, data: { ...data, hand: [1] } }],
      ['events', { ...message, data: { ...data, events: [] } }],
      ['moveId', { ...message, data: { ...data, moveId: 'anothersmove' } }],
      ['legal', { ...message, data: { ...data, legal: [...(legal as object[]), {}] } }],
      ['other fields', { ...message, data, viewer: 1 }],
      ['an event of', { ...message, channel: 'table/AAAAAAAAAAAA', data }],
      ['a wrong acknowledgement', { type: 'accepted', id: 'anothersmove', n: 1 }],
    ];
    for (const [fault, instead] of wrong) {
      const right = messages[at]!;
      messages[at] = instead as ServerMessage;
      expect((await checkRecording(reader, secrets, recorded)).faults.join()).toContain(fault);
      messages[at] = right;
    }
    expect((await checkRecording(reader, secrets, recorded)).faults).toEqual([]);
  });

  /** Players change between streams and WebSockets at random, so that a race may lack what a test is about. */
  async function recordRaceWith<T>(find: (race: RecordedRace) => T | undefined): Promise<[RecordedRace, T]> {
    for (let attempt = 0; attempt < 20; attempt++) {
      const recorded = await recordRace(server.base, GAMES[0]!, Rng.from(`leaks test 2, ${attempt}`), []);
      const found = find(recorded);
      if (found !== undefined) return [recorded, found];
    }
    throw new Error('none of twenty races had what the test needs');
  }

  it('is searched for secrets in base 64, too', () => {
    const finder = new SecretFinder();
    const bytes = Buffer.from('0123456789abcdef0123456789abcdef');
    finder.add('it', bytes.toString('hex'));
    for (const skip of [0, 1, 2, 5]) expect(finder.findIn(`x ${bytes.subarray(skip).toString('base64')} y`)).toBe('it');
    expect(finder.findIn('nothing of the sort, 0123456789012345')).toBe(null);
  });
});

function hasPosition({ event }: { readonly event: string }): boolean {
  return event === 'step' || event === 'snapshot';
}

/** A step with legal moves. */
function isChoice(message: ServerMessage): boolean {
  return message.type === 'event' && message.name === 'step' && 'legal' in message.data;
}
