import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readManifest, readWorkspaces, ROOT } from '../npm/workspaces.ts';
import { isNewer, notesOf, ReleaseError, releaseChangelog } from './changelog.ts';
import { setLockVersion, setManifestVersion } from './versions.ts';

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** What is committed with a release is the release, and nothing else. */
function requireCleanTree(): void {
  const { stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' });
  if (stdout.trim() !== '') throw new ReleaseError('commit or stash your changes first: git status is not clean');
}

function release(version: string, dryRun: boolean): void {
  const current = readManifest('.').version;
  // The first release may have the version that the sources have carried so far.
  if (version !== current && !isNewer(version, current)) {
    throw new ReleaseError(`${version} is older than the current version ${current}`);
  }
  if (!dryRun) requireCleanTree();
  const date = new Date().toISOString().slice(0, 10);
  const { changelog, notes } = releaseChangelog(read('CHANGELOG.md'), version, date);
  console.log(`${notes}\n`);
  if (dryRun) return;
  writeFileSync(join(ROOT, 'CHANGELOG.md'), changelog);
  for (const folder of ['.', ...[...readWorkspaces().values()].map((workspace) => workspace.folder)]) {
    const file = join(folder, 'package.json');
    writeFileSync(join(ROOT, file), setManifestVersion(read(file), version));
  }
  writeFileSync(join(ROOT, 'package-lock.json'), setLockVersion(read('package-lock.json'), version));
  console.log(`These are the notes of ${version}. Next:

    npm test && npm run test:packages
    git commit -am "release: ${version}"
    git tag -a v${version} -m "Paddock ${version}"
    git push --follow-tags`);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, notes: { type: 'boolean', default: false } },
  });
  const version = positionals[0]?.replace(/^v/, '');
  if (version === undefined) throw new ReleaseError('which version? npm run release -- 1.2.3');
  if (values.notes) console.log(notesOf(read('CHANGELOG.md'), version));
  else release(version, values['dry-run']);
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(`paddock: ${error.message}`);
  process.exitCode = 1;
}
