/**
 * What is changed in the text of compiled modules. The compiler rewrites `.ts` in the imports of JavaScript, but neither in
 * declarations nor in the URLs of worker threads. JSON becomes a module of its own, because Node 20 and 22 warn about
 * imports of JSON.
 */

/** Statements of imports and re-exports begin a line in what the compiler writes; `import()` may be anywhere. */
const IMPORT = /(^(?:import|export)\b[^'"`;]*?\bfrom\s+|^import\s+|\bimport\(\s*)(['"])([^'"\n]+)\2/gm;
const MODULE_URL = /(\bnew URL\(\s*)(['"])(\.{1,2}\/[^'"\n]+)\.ts\2(\s*,\s*import\.meta\.url\s*\))/g;
const FILE_URL = /\bnew URL\(\s*(['"])(\.{1,2}\/[^'"\n]+\.\w+)\1\s*,\s*import\.meta\.url/g;
const JSON_IMPORT = /(\bfrom\s+)(['"])(\.{1,2}\/[^'"\n]+\.json)\2\s+with\s*\{\s*type:\s*['"]json['"],?\s*\}/g;
const JSON_IMPORT_CALL =
  /(\bimport\(\s*)(['"])(\.{1,2}\/[^'"\n]+\.json)\2\s*,\s*\{\s*with:\s*\{\s*type:\s*['"]json['"],?\s*\},?\s*\}/g;

export function rewriteModule(code: string): string {
  return mapImports(
    code
      .replaceAll(JSON_IMPORT_CALL, '$1$2$3.js$2')
      .replaceAll(JSON_IMPORT, (_, from: string, quote: string, path: string) => `${from}${quote}${path}.js${quote}`)
      .replaceAll(MODULE_URL, '$1$2$3.js$2$4'),
    (specifier) => (specifier.startsWith('.') ? specifier.replace(/\.tsx?$/, '.js') : specifier),
  );
}

/** Replaces the specifier of every import and re-export. */
export function mapImports(code: string, replace: (specifier: string) => string): string {
  return code.replaceAll(IMPORT, (_, before: string, quote: string, specifier: string) => {
    return `${before}${quote}${replace(specifier)}${quote}`;
  });
}

/** The packages that a module imports, without those of Node itself. */
export function findImportedPackages(code: string): string[] {
  return [...code.matchAll(IMPORT)]
    .map(([, , , specifier = '']) => specifier)
    .filter((specifier) => !/^(?:\.|node:|#)/.test(specifier))
    .map((specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'));
}

/** Every file beside it that a module imports, starts as a worker thread or reads, as it is written there. */
export function findLinkedFiles(code: string): string[] {
  const imports = [...code.matchAll(IMPORT)].map(([, , , specifier = '']) => specifier);
  const urls = [...code.matchAll(FILE_URL)].map(([, , path = '']) => path);
  return [...imports.filter((specifier) => specifier.startsWith('.')), ...urls];
}

/** A JSON file as a module. */
export function jsonToModule(json: string): string {
  return `export default ${JSON.stringify(JSON.parse(json))};\n`;
}
