import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connectAlongsideServer, type Storage } from '../storage/connect.ts';
import { DATABASE_FILE } from '../storage/sqlite.ts';
import { AdminRepository } from './repository.ts';
import { renewAdminToken } from './service.ts';

/** There is no database in the folder. */
export class NoDataError extends Error {}

/** Replaces the admin token, also while the server runs. */
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
