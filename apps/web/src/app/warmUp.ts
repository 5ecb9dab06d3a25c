import type { Language } from '../texts/language.ts';

/**
 * Starts fetching what a table page will ask for, all at once instead of one after the other. Only a head start: whatever
 * fails here is asked for again by the page itself, which knows what to say then.
 */
export function warmUp(path: string, language: Language): void {
  const [, page, word] = path.split('/');
  if (word === undefined || word === '') return;
  if (page === 'play') warmTable(Promise.resolve(word), language);
  if (page === 'table') warmTable(gameOf(word), language);
}

function warmTable(game: Promise<string | undefined>, language: Language): void {
  const ignore = (): void => {};
  import('../table/TablePage.tsx').catch(ignore);
  import('../table/local.ts').then(({ localTables }) => void localTables(), ignore);
  game
    .then(async (id) => {
      if (id !== undefined) await (await import('../games/index.ts')).loadGame(id, language);
    }, ignore)
    .catch(ignore);
}

async function gameOf(table: string): Promise<string | undefined> {
  const { loadTable } = await import('../worker/storage.ts');
  return (await loadTable(table))?.game;
}
