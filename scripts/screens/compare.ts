import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The names of pictures that are in both lists. */
export function namesInBoth(before: readonly string[], now: readonly string[]): readonly string[] {
  return before.filter((name) => name.endsWith('.jpg') && now.includes(name)).toSorted();
}

/** A page with the pictures of a folder on the left, and those with the same names in its folder `now` on the right. */
export function comparisonPage(names: readonly string[]): string {
  const figures = names.map(
    (name) =>
      `<figure><figcaption>${name}</figcaption><img src="${name}" alt="before"><img src="now/${name}" alt="now"></figure>`,
  );
  return `<!doctype html>
<meta charset="utf-8">
<title>Before and now</title>
<style>
  body { margin: 1rem; background: #777; font: 1rem sans-serif; }
  figure { display: grid; grid-template-columns: 1fr 1fr; gap: 0.5rem; margin: 0 0 2rem; }
  figcaption { grid-column: 1 / -1; }
  img { max-width: 100%; }
</style>
${figures.join('\n')}
`;
}

/** Writes `index.html` into a folder of earlier screens, which shows them beside the present ones. Returns how many it shows. */
export function compareScreens(folder: string, present: string): number {
  const names = namesInBoth(readdirSync(folder), readdirSync(present));
  const now = join(folder, 'now');
  mkdirSync(now, { recursive: true });
  for (const name of names) copyFileSync(join(present, name), join(now, name));
  writeFileSync(join(folder, 'index.html'), comparisonPage(names));
  return names.length;
}
