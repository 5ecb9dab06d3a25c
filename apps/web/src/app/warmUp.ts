import { loadGame } from '../games/index.ts';
import type { Language } from '../texts/language.ts';
import { loadTable } from '../worker/storage.ts';

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
  import('../table/local.ts').then(({ localTables }) => void localTables()).catch(ignore);
  game.then((id) => (id === undefined ? undefined : loadGame(id, language))).catch(ignore);
}

async function gameOf(table: string): Promise<string | undefined> {
  return (await loadTable(table))?.game;
}
