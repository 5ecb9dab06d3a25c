/** The table that the address of a WebSocket names; `null` if it names none or cannot be read. */
export function tableOfUrl(url: string): string | null {
  return URL.parse(url, 'http://localhost')?.searchParams.get('table') ?? null;
}

/** The number of the worker for a table: the same for everybody who comes to it (FNV-1a). */
export function workerOfTable(table: string, workers: number): number {
  let hash = 0x811c9dc5;
  for (const character of table) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return (hash >>> 0) % workers;
}
