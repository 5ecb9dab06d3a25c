/**
 * Copies the write-ahead log of a SQLite database into its file, which waits for the disk. Started by log-checkpoints.ts; each
 * message asks for one checkpoint.
 */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const database = new DatabaseSync(workerData as string);
database.exec('PRAGMA synchronous = NORMAL');
// Nobody waits for it, and it waits for nobody.
const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');

/** Returns the number of pages in the log. */
function copyLog(): number {
  try {
    return Number(checkpoint.get()!['log']);
  } catch {
    // The disk is full, for example. Everything stays in the log, and the next checkpoint tries again.
    return 0;
  }
}

parentPort!.on('message', () => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort!.postMessage(copyLog());
});
