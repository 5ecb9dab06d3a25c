import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The most script that a page of a game loads on the first visit before anybody has clicked, compressed, in bytes. What
 * only the workers load is not counted: it runs beside the page.
 */
const MAX_SCRIPT_BYTES = 165_000;
const WORKER_SCRIPT = /\/(?:worker|engine|\w+\.worker)-/;

/** Throws if a play page loads more script than a phone should have to wait for. Works on the finished site. */
export function checkFirstVisits(site: string): void {
  for (const page of readdirSync(site).filter((name) => /^play\..*\.html$/.test(name))) {
    const html = readFileSync(join(site, page), 'utf8');
    const scripts = new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path!));
    const pageScripts = [...scripts].filter((path) => !WORKER_SCRIPT.test(path));
    const bytes = pageScripts.reduce((sum, path) => sum + compressedSize(join(site, path)), 0);
    if (bytes > MAX_SCRIPT_BYTES) {
      throw new Error(
        `${page} loads ${(bytes / 1000).toFixed(1)} kB of script before the first click; at most ` +
          `${MAX_SCRIPT_BYTES / 1000} kB are allowed. Load what is not needed at first with import().`,
      );
    }
  }
}

function compressedSize(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
