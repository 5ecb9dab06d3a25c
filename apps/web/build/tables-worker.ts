import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = 'virtual:tables-worker';
const WORKER = '/src/worker/main.ts';

/**
 * Provides `virtual:tables-worker` with the URL of the worker. Vite bundles a worker apart from the page, so that the rules
 * of a game would be loaded twice; as a chunk of the page's own build it shares them.
 */
export function tablesWorkerPlugin(): Plugin {
  let isSiteBuild = false;
  return {
    name: 'paddock:tables-worker',
    configResolved({ command, build }) {
      isSiteBuild = command === 'build' && build.ssr === false;
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      if (!isSiteBuild) return `export const url = '${WORKER}';`;
      const file = this.emitFile({ type: 'chunk', id: join(import.meta.dirname, '..', WORKER), name: 'worker' });
      return `export const url = import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}

const GAME_WORKER = /new URL\('(\.\/[\w-]+\.worker)\.ts', import\.meta\.url\)/g;

/** Makes `new URL('./name.worker.ts', import.meta.url)` a chunk of the page's own build too, for the same reason. */
export function gameWorkersPlugin(): Plugin {
  return {
    name: 'paddock:game-workers',
    // Before Vite's own treatment of workers.
    enforce: 'pre',
    apply: ({ build }, { command }) => command === 'build' && build?.ssr === undefined,
    transform(code, id) {
      if (!code.includes('.worker.ts')) return undefined;
      return code.replaceAll(GAME_WORKER, (_, path: string) => {
        const file = this.emitFile({ type: 'chunk', id: join(dirname(id), `${path}.ts`), name: basename(path) });
        return `import.meta.ROLLUP_FILE_URL_${file}`;
      });
    },
  };
}

/** The worker has no document to put preload links into. */
export function preloadsOf(deps: string[], host: string): string[] {
  return /\/(?:worker|engine|open-record)-/.test(host) ? [] : deps;
}
