import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableStreamEvents } from '@paddock/protocol';
import type { Position } from '@paddock/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocuments } from '../../apps/web/build/developers.ts';
import { ApiClient } from '../../soak/api-client.ts';
import { addToyGame, copyRepository, linkPackages, toyFiles } from '../add-a-game/copy.ts';
import { type CopyServer, startServer } from '../add-a-game/server.ts';
import { readSteps } from '../add-a-game/steps.ts';

/** Besides the files that every game needs, the toy has a board and the kernel's rules. */
const FREE_FILES = ['apps/web/src/games/toy/Board.tsx'];

describe('adding a game as CONTRIBUTING.md tells', () => {
  const copy = mkdtempSync(join(tmpdir(), 'paddock-add-a-game-'));
  const { files, lines } = readSteps('toy');

  function run(...words: string[]): { status: number | null; stdout: string; stderr: string } {
    return spawnSync(process.execPath, words, { cwd: copy, encoding: 'utf8' });
  }

  beforeAll(() => {
    copyRepository(copy);
    addToyGame(copy);
    linkPackages(copy);
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('needs files of its own and at most five lines in others', () => {
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(5);
    expect(files.toSorted()).toEqual(
      toyFiles()
        .filter((file) => !FREE_FILES.includes(file))
        .toSorted(),
    );
  });

  it('copies the documents that the site is built from', () => {
    const { examples, types } = readDocuments(copy);
    expect(examples).toHaveLength(3);
    expect(Object.keys(types)).toContain('formula-de');
  });

  it('has an engine like those of the games, which the site finds by its name', () => {
    const exportedNames = (game: string): string[] => {
      const source = readFileSync(join(copy, 'apps/web/src/games', game, 'engine.ts'), 'utf8');
      return [...source.matchAll(/export (?:const |\{ \w+ as )(\w+)/g)].map(([, name]) => name!);
    };
    expect(exportedNames('toy')).toEqual(['definition', 'loadBots']);
    expect(exportedNames('toy')).toEqual(exportedNames('formel-fun'));
  });

  it('keeps the boundaries', () => {
    expect(run('scripts/boundaries/main.ts')).toMatchObject({ stderr: '', status: 0 });
  });

  it('makes the command line offer and simulate it', () => {
    const listed = run('apps/cli/src/main.ts', 'games', '--json');
    expect(listed.stdout).toContain('"toy"');
    const bots = ['--bots', 'champion,random'];
    const played = run('apps/cli/src/main.ts', 'simulate', 'toy', '--games', '20', '--workers', '1', ...bots, '--json');
    expect(played).toMatchObject({ stderr: '', status: 0 });
    expect(JSON.parse(played.stdout)).toMatchObject({ game: 'toy', games: 20 });
  });

  describe('and the server', () => {
    let server: CopyServer | undefined;

    beforeAll(async () => {
      mkdirSync(join(copy, 'apps/web/dist'), { recursive: true });
      writeFileSync(join(copy, 'apps/web/dist/index.html'), '<!doctype html><!-- meta:begin --><!-- meta:end -->');
      server = await startServer(copy);
    });

    afterAll(() => server?.stop());

    it('plays it with a person and a bot to the end', async () => {
      const client = new ApiClient(server!.base);
      await client.signIn('Ada');
      const seats = [{ kind: 'me' }, { kind: 'bot', level: 'amateur' }];
      const { id } = await client.createTable({ game: 'toy', seats, options: { most: 2 } });
      const stop = new AbortController();
      const positions: Position[] = [];
      const follow = (position: Position): void => {
        positions.push(position);
        const { n, viewer: seat, legal, awaiting } = position;
        if (awaiting.kind === 'over') stop.abort();
        if (legal.length === 0) return;
        void client.call('POST', `/api/tables/${id}/moves`, { id: randomUUID(), seat, n, move: legal[0] });
      };
      await client.followStream(id, null, stop.signal, ({ event, data }) => {
        if (event === 'snapshot') follow((data as TableStreamEvents['snapshot']).position);
        if (event === 'step') follow((data as TableStreamEvents['step']).after);
      });
      client.close();
      const end = positions.at(-1)!;
      expect(end.awaiting.kind).toBe('over');
      // Seats are drawn by lot. The person bids nothing, the bot as much as it can.
      expect(end.view).toMatchObject({ bids: end.viewer === 0 ? [0, 2] : [2, 0] });
    });
  });
});
