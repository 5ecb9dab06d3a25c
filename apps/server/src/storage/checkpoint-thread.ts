/**
 * Copies the write-ahead log of a SQLite database into its file, which waits for the disk. The server goes on writing meanwhile.
 * Started by disk-sync.ts; each message asks for one checkpoint.
 */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** How often to copy what was written during the last copy. The log starts again from its beginning only when nothing is left. */
const MAX_ROUNDS = 4;

const database = new DatabaseSync(workerData as string);
database.exec('PRAGMA synchronous = NORMAL');
const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');

parentPort!.on('message', () => {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { log, checkpointed } = checkpoint.get() as { log: number; checkpointed: number };
    if (log === checkpointed) return;
  }
});
