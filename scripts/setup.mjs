// Prepares a fresh clone: installs packages when the lock file has changed. Plain JavaScript for Node 20 or
// newer and without dependencies, because it runs before anything is installed. The project then brings its own Node.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const OLDEST_NODE = 20;

/** The Node version of the project, whatever Node runs npm. */
export const ownNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Prints what went wrong and what to do in one line, and exits. */
export function giveUp(message) {
  console.error(`paddock: ${message}`);
  process.exit(1);
}

/**
 * Runs a program in the project's folder and returns its exit code, and its output if `caught` is set: all of it, or
 * what it writes to stdout only, so that progress on stderr still shows.
 */
export function call(command, args, { caught = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(process.platform === 'win32' ? ';' : ':');
    const child = spawn(command, args, {
      cwd,
      stdio: caught ? ['ignore', 'pipe', caught === 'stdout' ? 'inherit' : 'pipe'] : 'inherit',
      shell: process.platform === 'win32' && !command.endsWith('.exe'),
      env: { ...process.env, PATH: path, ...env },
    });
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    // Ctrl-C reaches the child too, other requests to end do not; wait for it to put its things in order.
    const wait = () => {};
    const passOn = () => child.kill('SIGTERM');
    process.on('SIGINT', wait);
    process.on('SIGTERM', passOn);
    const end = (code) => {
      process.removeListener('SIGINT', wait);
      process.removeListener('SIGTERM', passOn);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += error.message;
      end(127);
    });
    child.on('close', (code, signal) => end(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

/** Runs a TypeScript file under the project's own Node. */
export function callOwnNode(args, options) {
  return call(ownNode, args, options);
}

function lockDigest(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex');
}

/** Installs the packages of a folder unless that was done for the same lock file. */
export async function install(folder, what) {
  const stamp = join(folder, 'node_modules', '.paddock-installed');
  const wanted = lockDigest(folder);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const started = Date.now();
  const timer = showProgressDots(`installing ${what}`);
  const { code, output } = await call('npm', ['ci', '--no-audit', '--no-fund'], { caught: true, cwd: folder });
  timer.stop();
  if (code !== 0) explainInstall(code, output);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  console.log(`paddock: installed ${what} in ${((Date.now() - started) / 1000).toFixed(0)} s`);
}

function explainInstall(code, output) {
  if (code === 127) giveUp('npm was not found; install Node.js with npm from your system or nodejs.org and try again');
  if (/ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|network/i.test(output)) {
    giveUp('the package registry cannot be reached; check the network connection (or proxy) and run the command again');
  }
  if (/ENOSPC/.test(output)) giveUp('the disk is full; make room (about 500 MB) and run the command again');
  if (/EACCES|EPERM/.test(output)) giveUp(`no permission to write into ${root}; check who owns the folder`);
  console.error(output);
  giveUp('npm could not install the packages; see its messages above');
}

/** Prints dots on a terminal, to show that the program is running. */
function showProgressDots(doing) {
  if (!process.stderr.isTTY) {
    console.log(`paddock: ${doing} …`);
    return { stop: () => {} };
  }
  let seconds = 0;
  const draw = () => process.stderr.write(`\rpaddock: ${doing} … ${seconds++} s `);
  draw();
  const timer = setInterval(draw, 1000);
  return {
    stop() {
      clearInterval(timer);
      process.stderr.write('\r\x1b[K');
    },
  };
}

export async function setUp() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) {
    giveUp(
      `Node ${process.versions.node} is too old; any Node from ${OLDEST_NODE} up will do (the project brings its own)`,
    );
  }
  await install(root, 'packages');
  if (!existsSync(ownNode)) {
    giveUp(
      "the packages are installed, but the project's own Node is missing; remove the folder node_modules and try again",
    );
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await setUp();
