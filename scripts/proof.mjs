// npm run proof: everything that is exhaustive, statistical or long (scripts/proofs.mjs). CONTRIBUTING.md has
// measured times. It shows its progress, and continues after an interruption with the shards that have not passed for this version of the sources.
// npm run proof -- referee bots runs some of the proofs, -- --list lists them, -- --again begins anew.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { prepareBrowsers } from './proof-browsers.mjs';
import { PROOFS } from './proofs.mjs';
import { chooseProofs, runProofs } from './proof-run.mjs';
import { call, giveUp, root, setUp } from './setup.mjs';

const STATE_FILE = join(root, '.cache', 'proof.json');

const words = process.argv.slice(2);
if (words.includes('--list')) {
  for (const { name, about, shards } of PROOFS) console.log(`${name} (${shards}): ${about}`);
  process.exit(0);
}
const chosen = choose(words.filter((word) => word !== '--again'));
await setUp();
const browsers = await prepareBrowsers(chosen);
const state = words.includes('--again') ? { version: await currentVersion(), passed: {} } : await loadState();

const { lines, isProved, isInterrupted } = await runProofs({ proofs: chosen, state, run, save, print: console.log });
console.log(`\n${lines.join('\n')}`);
if (isInterrupted) console.log('\nInterrupted: the same command continues.');
process.exit(isInterrupted ? 130 : isProved ? 0 : 1);

function choose(names) {
  try {
    return chooseProofs(PROOFS, names);
  } catch (error) {
    return giveUp(error.message);
  }
}

async function run(program, args, shard) {
  return (await call(program, args, { env: { ...browsers, PROOF: '1', PROOF_SHARD: shard } })).code;
}

function save(newState) {
  mkdirSync(dirname(STATE_FILE), { recursive: true });
  writeFileSync(STATE_FILE, JSON.stringify(newState, null, 2));
}

async function loadState() {
  const version = await currentVersion();
  try {
    const loaded = JSON.parse(readFileSync(STATE_FILE, 'utf8'));
    if (loaded.version === version) return loaded;
  } catch {
    // There is none yet, or it cannot be read.
  }
  return { version, passed: {} };
}

/** The commit, and a digest of what was changed since. Without git there is one version only. */
async function currentVersion() {
  const git = async (...args) => (await call('git', args, { caught: true })).output.trim();
  const commit = await git('rev-parse', 'HEAD');
  const changes = (await git('diff', 'HEAD')) + (await git('status', '--porcelain'));
  return changes === '' ? commit : `${commit} ${createHash('sha256').update(changes).digest('hex').slice(0, 12)}`;
}
