import { SQL } from './layer.ts';
import { LAYERS } from './layers.ts';

const IMPORT = /(?:^|[^.\w])(?:import|export)\s(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

const SHARED_TEST_CODE = /\/test\/|^soak\//;

/** The violations of one file, as sentences. */
export function findViolations(path: string, text: string): string[] {
  const layer = LAYERS.find(({ files }) => files.test(path));
  if (layer === undefined) return [`${path}: no layer of scripts/boundaries/layers.ts matches this file`];
  const code = removeComments(text);
  const found: string[] = [];
  for (const [statement, plain, dynamic] of code.matchAll(IMPORT)) {
    const target = plain ?? dynamic ?? '';
    if (target.startsWith('.')) {
      // Tests may borrow from the tests of other packages: positions, made by hand. Long runs do the same as some tests.
      const isShared = SHARED_TEST_CODE.test(path) && SHARED_TEST_CODE.test(resolve(path, target));
      if (leavesPackage(path, target) && !isShared)
        found.push(`${path}: "${target}" leaves the package; import it by name`);
      else if (layer.ownFiles?.test(resolve(path, target)) === false) {
        found.push(`${path}: "${target}" is another layer's business`);
      } else if (
        layer.onlyTypesOf?.test(resolve(path, target)) === true &&
        !/^\W?\s*(?:im|ex)port type\b/.test(statement)
      ) {
        found.push(`${path}: may import only types from "${target}"`);
      }
    } else if (
      !layer.imports.some((allowed) => (typeof allowed === 'string' ? allowed === target : allowed.test(target)))
    ) {
      found.push(`${path}: may not import "${target}"`);
    }
  }
  const bare = removeStrings(code);
  for (const [pattern, reason] of layer.forbidden ?? []) {
    const hit = pattern.exec(pattern === SQL[0] ? code : bare);
    if (hit !== null) found.push(`${path}: "${hit[0].slice(0, 40)}" (${reason})`);
  }
  return found;
}

/** Whether a relative import climbs out of packages/NAME or apps/NAME, or out of another folder at the top. */
function leavesPackage(path: string, target: string): boolean {
  const depth = /^(?:packages|apps)\//.test(path) ? 2 : 1;
  const base = path.split('/').slice(0, depth).join('/');
  return !resolve(path, target).startsWith(`${base}/`);
}

function resolve(path: string, target: string): string {
  return new URL(target, `file:///${path}`).pathname.slice(1);
}

function removeComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|[\s;{}(,])\/\/.*$/gm, '$1');
}

/** Drops quoted words; in templates only the text between the braces counts as code, which is near enough here. */
function removeStrings(code: string): string {
  return code
    .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")
    .replaceAll(/`(?:[^`\\$]|\\.|\$(?!\{))*`/g, '``');
}
