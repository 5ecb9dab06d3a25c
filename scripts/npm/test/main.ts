/**
 * Packs what npm run build has made, installs it into empty folders and uses it: node scripts/npm/test/main.ts NPM NODE …
 * NPM is the path of npm's own script, NODE those of the versions of Node to try.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { BUILD, readWorkspaces } from '../workspaces.ts';
import { checkTarballs } from './checkers.ts';
import { testLibraries } from './libraries.ts';
import { testProgram } from './program.ts';
import { Toolchain } from './toolchain.ts';

const [npm = '', ...nodes] = process.argv.slice(2);
const candidates = nodes.map((node) => new Toolchain(node, npm));
const toolchains = [...new Map(candidates.map((tools) => [tools.major, tools])).values()];
const libraries = [...readWorkspaces().values()].filter(({ folder }) => folder.startsWith('packages/'));
const scratch = mkdtempSync(join(tmpdir(), 'paddock-packages-'));

function pack(name: string): string {
  const folder = join(scratch, 'tarballs');
  mkdirSync(folder, { recursive: true });
  const words = ['pack', '--json', '--pack-destination', folder];
  const { code, output } = candidates.at(-1)!.npm(join(BUILD, 'npm', name), words);
  const filename = /"filename":\s*"([^"]+)"/.exec(output)?.[1];
  if (code !== 0 || filename === undefined) throw new Error(`npm pack of ${name} failed: ${output}`);
  const size = Number(/"size":\s*(\d+)/.exec(output)?.[1]);
  console.log(`  ok  ${filename}, ${(size / 1000).toFixed(0)} kB`);
  return join(folder, filename);
}

try {
  console.log('npm pack');
  const tarballs = libraries.map(({ folder }) => pack(basename(folder)));
  const program = pack('paddock');
  for (const tools of toolchains) {
    console.log(`Node ${tools.version}`);
    testLibraries(join(scratch, `libraries-${tools.major}`), tools, libraries, tarballs);
    await testProgram(join(scratch, `program-${tools.major}`), tools, program);
  }
  console.log('exports');
  checkTarballs(join(scratch, 'checkers'), toolchains.at(-1)!, tarballs, program);
  console.log(
    `paddock: ${tarballs.length + 1} packages work under Node ${toolchains.map(({ version }) => version).join(' and ')}`,
  );
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
