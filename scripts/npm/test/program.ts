import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@paddock/games';
import { readManifest } from '../workspaces.ts';
import { expectRan } from './expect.ts';
import type { Toolchain } from './toolchain.ts';

const SERVER_NODE_MAJOR = 24;

/** Installs the program alone into an empty folder, plays, verifies and serves with it. */
export async function testProgram(folder: string, tools: Toolchain, tarball: string): Promise<void> {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'user', private: true }));
  expectRan('install the program', tools.npm(folder, ['install', tarball]));
  const { version } = readManifest('.');
  expectRan('npx paddock --version', tools.npx(folder, ['paddock', '--version']), {
    output: new RegExp(`^${version.replaceAll('.', '\\.')}$`, 'm'),
  });
  for (const { id: game } of games) {
    const words = ['simulate', game, '--games', '2', '--workers', '2', '--bots', 'rookie', '--record', game, '--json'];
    expectRan(`npx paddock simulate ${game}`, tools.npx(folder, ['paddock', ...words]), { output: /^\{/m });
    const records = readdirSync(join(folder, game)).map((file) => join(game, file));
    expectRan(`npx paddock verify, ${records.length} records`, tools.npx(folder, ['paddock', 'verify', ...records]));
  }
  if (tools.major >= SERVER_NODE_MAJOR) await testServe(folder, tools);
  else {
    for (const words of [['serve'], ['backup', 'file', '--data', 'folder']]) {
      const refused = tools.npx(folder, ['paddock', ...words]);
      expectRan(`npx paddock ${words[0]} asks for a newer Node`, refused, {
        code: 2,
        output: new RegExp(`^error: paddock ${words[0]} needs Node`, 'm'),
      });
    }
  }
}

/** Serves the site from the package and looks at it, as far as that needs no account. */
async function testServe(folder: string, tools: Toolchain): Promise<void> {
  const server = tools.startNpx(folder, ['paddock', 'serve', '--port', '0', '--host', '127.0.0.1']);
  const exited = once(server, 'exit');
  try {
    const [line] = (await Promise.race([once(server.stdout!, 'data'), exited])) as [unknown];
    const base = /http:\/\/localhost:(\d+)/.exec(String(line))?.[1];
    if (base === undefined) throw new Error(`npx paddock serve did not print its address: ${String(line)}`);
    await visit(`http://127.0.0.1:${base}`);
  } finally {
    if (process.platform === 'win32') server.kill();
    else process.kill(-server.pid!, 'SIGTERM');
  }
  await exited;
  if (!readdirSync(folder).includes('paddock-data'))
    throw new Error('the server has not stored its data in paddock-data');
  console.log('  ok  npx paddock serve: site, health, a picture drawn in a worker thread, data in paddock-data');
}

async function visit(base: string): Promise<void> {
  const get = async (path: string): Promise<Response> => {
    const answer = await fetch(base + path);
    if (answer.status !== 200) throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const health = await (await get('/healthz')).text();
  if (!health.includes('"ok"')) throw new Error(`/healthz: ${health}`);
  const page = await (await get('/')).text();
  const script = /src="(\/[^"]+\.js)"/.exec(page)?.[1];
  if (script === undefined) throw new Error(`GET /: no script in the page\n${page.slice(0, 500)}`);
  await get(script);
  await get('/learn/formula-de');
  const picture = await get('/pictures/formula-de/fr.png');
  if (picture.headers.get('content-type') !== 'image/png') throw new Error('the picture of a link is not a PNG');
}
