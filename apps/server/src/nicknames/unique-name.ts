import { foldName } from './fold-name.ts';

/** As many characters as a nickname may have. */
const MAX_LENGTH = 24;

/** A name that looks like none of those that are taken: the wanted one, or it with the first free number (“ann·2”). */
export function uniqueName(wanted: string, takenFolds: ReadonlySet<string>): string {
  if (!takenFolds.has(foldName(wanted))) return wanted;
  const characters = Array.from(wanted.replace(/·\d+$/u, ''));
  for (let number = 2; ; number++) {
    const suffix = `·${number}`;
    const name =
      characters
        .slice(0, MAX_LENGTH - suffix.length)
        .join('')
        .trimEnd() + suffix;
    if (!takenFolds.has(foldName(name))) return name;
  }
}
