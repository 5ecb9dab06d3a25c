import type { DatabaseReader } from './database-reader.ts';

/** An entry as it is stored, with its time and the client's id of the move. */
export interface StoredEntry {
  readonly number: number;
  readonly actor: number;
  /** JSON. */
  readonly body: string;
  readonly at: number;
  readonly key: string | null;
}

interface EntryRow extends StoredEntry {
  /** The entries that were stored with it (JSON). */
  readonly following: string | null;
}

/** All entries of a race in order: a row is a move with the chance outcomes after it. */
export async function readEntries(reader: DatabaseReader, table: string): Promise<StoredEntry[]> {
  const rows = await reader.query<EntryRow>('select * from entries where table_id = ? order by number', table);
  return rows.flatMap(({ number, actor, body, at, key, following }) => {
    const others = JSON.parse(following ?? '[]') as [actor: number, body: unknown][];
    return [
      { number, actor, body, at, key },
      ...others.map((other, i) => ({
        number: number + 1 + i,
        actor: other[0],
        body: JSON.stringify(other[1]),
        at,
        key: null,
      })),
    ];
  });
}
