/**
 * Checks the style sheets of the web app: each is in the cascade layer of its folder, the order of the layers is declared in
 * index.html, a class is styled only where it is used (in its own folder or, to refine it, in a later one), and the first
 * word of its name belongs to one folder.
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

/** A style sheet with its layer and the classes in its selectors. */
interface Style {
  readonly path: string;
  readonly layer: string;
  readonly css: string;
  readonly classes: readonly string[];
}

/** What is wrong with the style sheets of a page, as sentences. */
export function findStyleFaults(page: string, files: readonly WebFile[], code: readonly WebFile[]): string[] {
  const order = declaredLayers(page);
  const styles = files.map(readStyle).sort((a, b) => order.indexOf(a.layer) - order.indexOf(b.layer));
  const users = findClassUsers(code);
  return [
    ...order
      .filter((name) => styles.every(({ layer }) => layer !== name))
      .map((name) => `index.html: no style sheet is in "${name}"`),
    ...styles.flatMap((style) => [...findLayerFaults(style, order), ...findForeignClasses(style, order, users)]),
    ...findSharedWords(styles, users),
  ];
}

function readStyle({ path, text }: WebFile): Style {
  const css = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^@import '[^']+';$/gm, '');
  const selectors = [...css.replaceAll(/'[^'\n]*'|"[^"\n]*"/g, '').matchAll(/([^{};]+)\{/g)];
  const classes = selectors.flatMap(([, selector]) => [...selector!.matchAll(/\.([a-z][\w-]*)/gi)]);
  return {
    path,
    layer: path === TOKENS ? 'tokens' : path.split('/')[0]!,
    css: css.trim(),
    classes: [...new Set(classes.map(([, name]) => name!))],
  };
}

function findLayerFaults({ path, layer, css }: Style, order: readonly string[]): string[] {
  return [
    ...(order.includes(layer) ? [] : [`${path}: index.html does not declare the layer "${layer}"`]),
    ...(isOneBlock(css, `@layer ${layer} {`) ? [] : [`${path}: everything must be inside "@layer ${layer}"`]),
  ];
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

function findForeignClasses({ path, layer, classes }: Style, order: readonly string[], users: ClassUsers): string[] {
  return classes.flatMap((name) => {
    const folders = users(name);
    if (folders.length === 0) return [`${path}: nothing has the class "${name}"`];
    const isForeign =
      !SHARED.includes(layer) && folders.every((folder) => order.indexOf(folder) > order.indexOf(layer));
    return isForeign ? [`${path}: the class "${name}" belongs to a later layer, ${folders.join(' or ')}`] : [];
  });
}

/** Classes that begin with a word of another layer: online has no `seat-clock` if the table has a `seat`. */
function findSharedWords(styles: readonly Style[], users: ClassUsers): string[] {
  const known = new Set<string>();
  const owners = new Map<string, string>();
  const faults: string[] = [];
  for (const { path, layer, classes } of styles) {
    for (const name of classes.filter((one) => !known.has(one))) {
      known.add(name);
      const word = name.split('-')[0]!;
      const owner = owners.get(word) ?? layer;
      owners.set(word, owner);
      // The kit need not style what it names.
      const isOwn = owner === layer || (SHARED.includes(owner) && users(name).includes(owner));
      if (!isOwn) faults.push(`${path}: "${name}" begins with "${word}", which is a word of ${owner}`);
    }
  }
  return faults;
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
      for (const [name] of quoted.matchAll(/[\w-]+/g)) whole.set(name, (whole.get(name) ?? new Set()).add(folder));
    }
  }
  return (name) => [
    ...new Set([
      ...(whole.get(name) ?? []),
      ...beginnings.filter(([beginning]) => name.startsWith(beginning)).map(([, folder]) => folder),
    ]),
  ];
}
