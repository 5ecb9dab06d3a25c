/**
 * Checks the style sheets of the web app: each is in the cascade layer of its folder, the order of the layers is declared in
 * index.html, and a class is styled only where it is used: in its own folder or, to refine it, in a later one.
 */

/** A file below apps/web/src, with its path from there. */
export interface WebFile {
  readonly path: string;
  readonly text: string;
}

/** Custom properties are in a layer of their own, below everything else. */
const TOKENS = 'base/tokens.css';
/** The layers whose classes are for all others. */
const SHARED = ['base', 'kit'];

/** The layers in the order that the page declares before any style sheet. */
export function declaredLayers(page: string): readonly string[] {
  const [, names] = /<style>\s*@layer ([^;{]+);\s*<\/style>/.exec(page) ?? [];
  return names?.split(',').map((name) => name.trim()) ?? [];
}

function layerOf(path: string): string {
  return path === TOKENS ? 'tokens' : path.split('/')[0]!;
}

/** What is wrong with the style sheets of a page, as sentences. */
export function findStyleFaults(page: string, styles: readonly WebFile[], code: readonly WebFile[]): string[] {
  const order = declaredLayers(page);
  const used = new Set(styles.map(({ path }) => layerOf(path)));
  const unknown = order.filter((name) => !used.has(name)).map((name) => `index.html: no style sheet is in "${name}"`);
  const users = findClassUsers(code);
  return [...unknown, ...styles.flatMap((style) => findFaultsOf(style, order, users))];
}

function findFaultsOf({ path, text }: WebFile, order: readonly string[], users: ClassUsers): string[] {
  const layer = layerOf(path);
  const css = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^@import '[^']+';$/gm, '');
  const faults: string[] = [];
  if (!order.includes(layer)) faults.push(`${path}: index.html does not declare the layer "${layer}"`);
  if (!isOneBlock(css.trim(), `@layer ${layer} {`)) faults.push(`${path}: everything must be inside "@layer ${layer}"`);
  for (const name of new Set(classesOf(css))) {
    const folders = users(name);
    if (folders.length === 0) faults.push(`${path}: nothing has the class "${name}"`);
    else if (!SHARED.includes(layer) && folders.every((folder) => order.indexOf(folder) > order.indexOf(layer)))
      faults.push(`${path}: the class "${name}" belongs to a later layer, ${folders.join(' or ')}`);
  }
  return faults;
}

/** Whether a text is one block in braces that begins with `head`. */
function isOneBlock(css: string, head: string): boolean {
  if (!css.startsWith(head)) return false;
  let depth = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] === '}' && --depth === 0) return at === css.length - 1;
  }
  return false;
}

/** The classes in the selectors of a style sheet. */
function classesOf(css: string): string[] {
  const selectors = css.replaceAll(/'[^'\n]*'|"[^"\n]*"/g, '').matchAll(/([^{};]+)\{/g);
  return [...selectors].flatMap(([, selector]) =>
    [...selector!.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!),
  );
}

/** The folders whose code names a class. */
type ClassUsers = (name: string) => readonly string[];

/** Finds class names in strings. One that is put together at run time, `badge-${origin}`, is known by its beginning. */
function findClassUsers(code: readonly WebFile[]): ClassUsers {
  const whole = new Map<string, Set<string>>();
  const beginnings: [beginning: string, folder: string][] = [];
  for (const { path, text } of code) {
    const folder = path.split('/')[0]!;
    for (const [quoted] of text.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)) {
      for (const [, beginning] of quoted.matchAll(/([\w-]+-)\$\{/g)) beginnings.push([beginning!, folder]);
      for (const [name] of quoted.matchAll(/[\w-]+/g)) {
        whole.set(name, (whole.get(name) ?? new Set()).add(folder));
      }
    }
  }
  return (name) => [
    ...new Set([
      ...(whole.get(name) ?? []),
      ...beginnings.filter(([beginning]) => name.startsWith(beginning)).map(([, folder]) => folder),
    ]),
  ];
}
