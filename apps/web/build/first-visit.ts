import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The most script that a page loads on a first visit by link to a game before anybody has clicked: compressed bytes. */
const MAX_SCRIPT_BYTES = 170_000;

/** Workers, and what only they load. They run beside the page, and it is drawn without waiting for them. */
const WORKER_FILE = /\/(?:worker|engine|[\w-]+-bots|[\w-]+\.worker)-[^/]*$/;

/** Throws if a play page loads more script than a phone should have to wait for. Works on the finished site. */
export function checkFirstVisits(site: string): void {
  for (const page of readdirSync(site).filter((name) => /^play\..*\.html$/.test(name))) {
    const html = readFileSync(join(site, page), 'utf8');
    const scripts = new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path!));
    const bytes = [...scripts]
      .filter((path) => !WORKER_FILE.test(path))
      .reduce((sum, path) => sum + compressedSize(join(site, path)), 0);
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
