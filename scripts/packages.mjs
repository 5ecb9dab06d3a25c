// Finds programs that the tests need and that npm does not provide, or installs them from the system's packages.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { call } from './setup.mjs';

/** The path of the first of these programs that is installed, or `null`. */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path)) ?? null;
}

/** The installation under way: apt allows one at a time, and tests ask for Redis and a browser at once. */
let installing = Promise.resolve();

/** Installs a Debian package, if this machine allows it. */
export function installPackage(name) {
  return (installing = installing.then(() => runInstallation(name)));
}

async function runInstallation(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`paddock: installing ${name} from the system packages …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // Another program may be installing something at the moment.
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=300'];
  await call('apt-get', ['update', ...options], { caught: true, env });
  await call('apt-get', ['install', ...options, '-y', '--no-install-recommends', name], { caught: true, env });
}

/** A Redis for the tests of the bus between processes; they are skipped without one. */
export async function findRedis() {
  if (findProgram(['redis-server']) === null) await installPackage('redis-server');
  if (findProgram(['redis-server']) === null)
    console.log('paddock: no redis-server here: the bus is tested without it');
}
