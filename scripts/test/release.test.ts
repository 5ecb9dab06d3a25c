import { describe, expect, it } from 'vitest';
import { isNewer, notesOf, parseVersion, releaseChangelog } from '../release/changelog.ts';
import { setLockVersion, setManifestVersion } from '../release/versions.ts';

const CHANGELOG = `# What changed for users

## Unreleased

- **Replay**: faster.
- Fewer surprises.

## 0.2.0 (2026-10-01)

- The first one.
`;

describe('the changelog', () => {
  it('moves what is unreleased under the version and its date', () => {
    const { changelog, notes } = releaseChangelog(CHANGELOG, '0.3.0', '2026-11-16');
    expect(notes).toBe('- **Replay**: faster.\n- Fewer surprises.');
    expect(changelog).toContain('## Unreleased\n\n## 0.3.0 (2026-11-16)\n\n- **Replay**: faster.');
    expect(notesOf(changelog, '0.3.0')).toBe(notes);
    expect(notesOf(changelog, '0.2.0')).toBe('- The first one.');
  });

  it.each([
    ['nothing to release', () => releaseChangelog(releaseOnce(), '0.4.0', '2026-11-17'), 'nothing to release'],
    ['a version that exists', () => releaseChangelog(CHANGELOG, '0.2.0', '2026-11-16'), 'is not newer than 0.2.0'],
    ['an older version', () => releaseChangelog(CHANGELOG, '0.1.9', '2026-11-16'), 'is not newer than 0.2.0'],
    ['no heading', () => releaseChangelog('# Changes\n', '0.3.0', '2026-11-16'), 'no heading "## Unreleased"'],
    ['notes of no version', () => notesOf(CHANGELOG, '0.9.0'), 'no heading for 0.9.0'],
    ['no version', () => parseVersion('v1.2'), 'looks like 1.2.3'],
  ])('refuses %s', (_, release, message) => {
    expect(release).toThrow(message);
  });

  function releaseOnce(): string {
    return releaseChangelog(CHANGELOG, '0.3.0', '2026-11-16').changelog;
  }
});

describe('versions', () => {
  it('are compared by number', () => {
    expect(isNewer('0.10.0', '0.9.9')).toBe(true);
    expect(isNewer('0.9.9', '0.10.0')).toBe(false);
    expect(isNewer('1.0.0', '1.0.0')).toBe(false);
  });

  it('are set in manifests for the package and for our own dependencies, and nowhere else', () => {
    const manifest = `{\n  "name": "@paddock/bots",\n  "version": "0.1.0",\n  "dependencies": {\n    "@paddock/kernel": "0.1.0",\n    "other": "0.1.0"\n  }\n}\n`;
    expect(setManifestVersion(manifest, '0.2.0')).toBe(
      manifest.replace('"version": "0.1.0"', '"version": "0.2.0"').replace('kernel": "0.1.0"', 'kernel": "0.2.0"'),
    );
  });

  it('are set in the lock file for workspaces only', () => {
    const lock = {
      version: '0.1.0',
      packages: {
        '': { version: '0.1.0' },
        'apps/cli': { version: '0.1.0', dependencies: { '@paddock/kernel': '0.1.0', other: '0.1.0' } },
        'node_modules/other': { version: '0.1.0' },
      },
    };
    expect(JSON.parse(setLockVersion(JSON.stringify(lock), '0.2.0'))).toEqual({
      version: '0.2.0',
      packages: {
        '': { version: '0.2.0' },
        'apps/cli': { version: '0.2.0', dependencies: { '@paddock/kernel': '0.2.0', other: '0.1.0' } },
        'node_modules/other': { version: '0.1.0' },
      },
    });
  });
});
