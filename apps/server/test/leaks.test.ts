import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@paddock/games';
import { Rng } from '@paddock/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRecording } from '../../../soak/leaks/check-recording.ts';
import { loadGetPaths, recordRace } from '../../../soak/leaks/race.ts';
import { loadPermanentSecrets, SecretFinder } from '../../../soak/leaks/secrets.ts';
import { openReader, type DatabaseReader } from '../../../soak/database-reader.ts';
import { type OpenServer, openServer } from '../../../soak/server.ts';

describe('what viewers of a table receive', () => {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-leaks-'));
  let server: OpenServer;
  let reader: DatabaseReader;
  const log: string[] = [];

  beforeAll(async () => {
    server = await openServer({ folder }, 0, {
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
  it.each(games.map((game) => [game.id, game] as const))(
    '%s: is what each seat may know, byte by byte',
    async (_, game) => {
      const addresses = await loadGetPaths(server.base);
      const recorded = await recordRace(server.base, game, Rng.from('leaks test'), addresses);
      const { messages, faults } = await checkRecording(reader, recorded);
      expect(faults).toEqual([]);
      expect(messages).toBeGreaterThan(20);
    },
  );

  it('is not in logs and metrics either', async () => {
    const { body } = await server.app.inject('/metrics');
    const tables = await reader.query<{ id: string; seed: string }>('select id, seed from tables');
    const secrets = await loadPermanentSecrets(reader);
    for (const { id, seed } of tables) secrets.add(`the seed of ${id}`, seed);
    expect(tables.length).toBeGreaterThanOrEqual(games.length);
    expect(log.length).toBeGreaterThan(100);
    expect([...log, body].map((text) => secrets.findIn(text)).filter((found) => found !== null)).toEqual([]);
    // The id of a table gives access to it, so neither ids nor names are logged.
    for (const { id } of tables) expect(`${log.join('')}${body}`).not.toContain(id);
    expect(log.join('')).not.toContain('Driver 0');
  });

  it('is checked by somebody who notices', async () => {
    const recorded = await recordRace(server.base, games[0]!, Rng.from('leaks test 2'), []);
    const [recordedPlayer] = recorded.players;
    const [row] = await reader.query<{ seed: string }>('select seed from tables where id = ?', recorded.table);
    const early = { ...recordedPlayer!.responses[0]!, text: `{"hint":"${row!.seed.slice(20, 40)}"}` };
    recordedPlayer!.responses.push(early);
    const { faults } = await checkRecording(reader, recorded);
    expect(faults.join()).toContain('the seed in the answer');
    const spectator = recorded.players.find(({ person }) => person === null)!;
    const { messages } = spectator.streams.at(-1)!;
    const at = messages.findLastIndex(({ event }) => event === 'step' || event === 'snapshot');
    messages[at] = { ...messages[at]!, data: { ...(messages[at]!.data as object), hand: [1, 2, 3] } };
    expect((await checkRecording(reader, recorded)).faults).toHaveLength(faults.length + 1);
  });

  it('is searched for secrets in base 64, too', () => {
    const secrets = new SecretFinder();
    const bytes = Buffer.from('0123456789abcdef0123456789abcdef');
    secrets.add('it', bytes.toString('hex'));
    for (const skip of [0, 1, 2, 5])
      expect(secrets.findIn(`x ${bytes.subarray(skip).toString('base64')} y`)).toBe('it');
    expect(secrets.findIn('nothing of the sort, 0123456789012345')).toBe(null);
  });
});
