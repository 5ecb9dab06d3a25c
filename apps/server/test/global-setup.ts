import { SHARED_POSTGRES, startSharedPostgres } from './postgres.ts';

/** Starts one PostgreSQL for all test files of a run. Vitest calls what it returns at the end. */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startSharedPostgres();
  // Workers start later and inherit it.
  process.env[SHARED_POSTGRES] = server.storage.url;
  return () => server.close();
}
