// Builds the site if its sources have changed. Called by npm start and npm test.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callOwnNode, giveUp, root } from './setup.mjs';

const SOURCES = ['apps/web', 'packages', 'package-lock.json'];
const LEFT_OUT = /(?:^|\/)(?:node_modules|dist|test|testing|fixtures|e2e|\.cache)(?:\/|$)/;

/** A hash of all source files of the site. */
function fingerprint() {
  const print = createHash('sha256');
  const add = (path) => {
    if (LEFT_OUT.test(path)) return;
    const whole = join(root, path);
    if (!statSync(whole).isDirectory()) return print.update(path).update(readFileSync(whole));
    for (const name of readdirSync(whole).sort()) add(`${path}/${name}`);
  };
  for (const source of SOURCES) add(source);
  return print.digest('hex');
}

export async function buildSite() {
  const stamp = join(root, 'apps/web/dist/.built-from');
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const started = Date.now();
  console.log('paddock: building the pages …');
  const { code, output } = await callOwnNode(['apps/web/build/site.ts'], {
    caught: true,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) {
    console.error(output);
    giveUp('the pages could not be built; see the messages above');
  }
  writeFileSync(stamp, wanted);
  console.log(`paddock: built the pages in ${((Date.now() - started) / 1000).toFixed(0)} s`);
}
