// Runs what the Dockerfile runs, stage by stage, in empty folders instead of an image. Then serves the site from the last one.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ROOT } from '../npm/workspaces.ts';
import { listContext } from './context.ts';
import { type Instruction, readStages } from './stages.ts';

const PORT = '3987';
const START_ATTEMPTS = 120;

const folder = mkdtempSync(join(tmpdir(), 'paddock-docker-'));
/** The image has a Node of the same version as the one that runs this. */
const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH']}` };

try {
  for (const file of listContext(ROOT)) cpSync(join(ROOT, file), join(folder, 'context', file));
  const stages = readStages(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
  for (const { name, instructions } of stages) {
    mkdirSync(join(folder, name), { recursive: true });
    for (const instruction of instructions) follow(instruction, join(folder, name), name === 'image');
  }
  await serve(join(folder, 'image'));
  console.log('docker: every stage was built, and the image serves the site.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The commands of the last stage set up users and folders of the image itself, so they are not run here. */
function follow({ word, from, text }: Instruction, target: string, isImage: boolean): void {
  if (word === 'COPY') {
    const paths = text.split(' ');
    const destination = paths.pop()!;
    for (const path of paths) {
      const source = join(folder, from ?? 'context', path.replace(/^\/app\/?/, ''));
      const isFolder = destination.endsWith('/') || paths.length > 1;
      cpSync(source, resolve(target, destination, isFolder && path !== '.' ? path : '.'), {
        recursive: true,
        verbatimSymlinks: true,
      });
    }
  }
  if (word !== 'RUN' || isImage) return;
  console.log(`docker: ${text}`);
  const { status } = spawnSync(text, { cwd: target, env, shell: true, stdio: 'inherit' });
  if (status !== 0) throw new Error(`this command of the Dockerfile ended with ${status}: ${text}`);
}

/** Starts the server as the image does, and asks for its health, a page and the version of the command line. */
async function serve(image: string): Promise<void> {
  const main = join(image, 'apps/cli/src/main.ts');
  const settings = { NODE_ENV: 'production', PADDOCK_DATA: join(folder, 'data'), PORT };
  const server = spawn(process.execPath, [main, 'serve'], { env: { ...env, ...settings }, stdio: 'inherit' });
  try {
    const base = `http://127.0.0.1:${PORT}`;
    for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
      if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
      const health = await fetch(`${base}/healthz`).catch(() => null);
      if (health?.ok === true) break;
      await setTimeout(250);
    }
    const page = await fetch(`${base}/play/formula-de`);
    if (!page.ok || !(await page.text()).includes('<div id="root"')) throw new Error('the image serves no site');
    const { status } = spawnSync(process.execPath, [main, 'games'], { env, stdio: 'ignore' });
    if (status !== 0) throw new Error(`paddock games ended with ${status} in the image`);
  } finally {
    server.kill('SIGTERM');
  }
}
