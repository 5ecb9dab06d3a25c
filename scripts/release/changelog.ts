const UNRELEASED = '## Unreleased';
const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

/** An error that the caller can correct; printed in one line. */
export class ReleaseError extends Error {}

export function parseVersion(text: string): readonly [number, number, number] {
  const parts = VERSION.exec(text);
  if (parts === null) throw new ReleaseError(`a version looks like 1.2.3, not "${text}"`);
  return [Number(parts[1]), Number(parts[2]), Number(parts[3])];
}

export function isNewer(version: string, than: string): boolean {
  const [a, b] = [parseVersion(version), parseVersion(than)];
  const index = a.findIndex((part, i) => part !== b[i]);
  return index !== -1 && a[index]! > b[index]!;
}

/** The text below a heading, up to the next one of the same level. */
function sectionBelow(changelog: string, heading: RegExp): string | null {
  const lines = changelog.split('\n');
  const start = lines.findIndex((line) => heading.test(line));
  if (start === -1) return null;
  const end = lines.findIndex((line, index) => index > start && line.startsWith('## '));
  return lines
    .slice(start + 1, end === -1 ? undefined : end)
    .join('\n')
    .trim();
}

/** What changed in a version that was released. */
export function notesOf(changelog: string, version: string): string {
  const notes = sectionBelow(changelog, new RegExp(`^## ${parseVersion(version).join('\\.')}\\b`));
  if (notes === null) throw new ReleaseError(`CHANGELOG.md has no heading for ${version}`);
  return notes;
}

/** The version, with everything under "Unreleased" as its notes, and a new empty "Unreleased". */
export function releaseChangelog(
  changelog: string,
  version: string,
  date: string,
): { readonly changelog: string; readonly notes: string } {
  const notes = sectionBelow(changelog, new RegExp(`^${UNRELEASED}$`));
  if (notes === null) throw new ReleaseError(`CHANGELOG.md has no heading "${UNRELEASED}"`);
  if (notes === '') throw new ReleaseError('CHANGELOG.md says nothing under "Unreleased": there is nothing to release');
  const released = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)\b/gm)].map(([, found = '']) => found);
  const notOlder = released.find((found) => !isNewer(version, found));
  if (notOlder !== undefined) throw new ReleaseError(`${version} is not newer than ${notOlder}, which was released`);
  const heading = `${UNRELEASED}\n\n## ${version} (${date})`;
  return { changelog: changelog.replace(/^## Unreleased$/m, heading), notes };
}
