import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connectAlongsideServer, type Storage } from '../storage/connect.ts';
import { DATABASE_FILE } from '../storage/sqlite.ts';
import { AdminRepository } from './repository.ts';
import { renewAdminToken } from './service.ts';

/** There is no server's data where it was looked for. */
export class NoDataError extends Error {}

/** Makes another token for the host's page, also while the server runs; the one before opens nothing any more. */
export async function createAdminToken(storage: Storage): Promise<string> {
  if ('folder' in storage && !existsSync(join(storage.folder, DATABASE_FILE))) {
    throw new NoDataError(`there is no database in ${storage.folder}; a server makes one when it starts`);
  }
  const db = connectAlongsideServer(storage);
  try {
    return await renewAdminToken(new AdminRepository(db));
  } finally {
    await db.destroy();
  }
}
