import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSED_FILES = /\.(?:js|css|html|svg|json|webmanifest)$/;

/** Every file below a folder, as paths of the site. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`)
    .sort();
}

/**
 * Writes the list of files and a hash of it into the service worker, and adds a compressed copy of every text file, so
 * that the server never compresses a file twice.
 */
export function finishSite(folder: string): void {
  const files = filesBelow(folder).filter((file) => file !== '/service-worker.js');
  const print = createHash('sha256');
  for (const file of files) print.update(file).update(readFileSync(join(folder, file)));
  const worker = join(folder, 'service-worker.js');
  // Offline, index.html serves every address. Prerendered pages are for the first visit, and the rest is for the server
  // only.
  const kept = files.filter((file) => !/^\/(?:home\.|play\.|not-found\.|pages\.json|share\/)/.test(file));
  const source = readFileSync(worker, 'utf8')
    .replace('VERSION', print.digest('hex').slice(0, 16))
    .replace('[/* FILES */]', JSON.stringify(kept));
  writeFileSync(worker, source);
  for (const file of filesBelow(folder).filter((one) => COMPRESSED_FILES.test(one))) compress(join(folder, file));
}

function compress(path: string): void {
  const content = readFileSync(path);
  if (content.length < 512) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: quality }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
