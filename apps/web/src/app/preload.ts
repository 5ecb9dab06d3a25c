import { gameCard, loadGame } from '../games/index.ts';
import { callApi } from '../base/api.ts';
import type { Language } from '../base/texts/language.ts';
import { loadTable } from '../worker/storage.ts';

/**
 * Starts loading everything that the lobby or a table page needs in parallel, before React renders. Errors are ignored
 * here: the page itself loads again and shows them.
 */
export function preloadPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>, language: Language): void {
  const [, page, param] = pathname.split('/');
  if (page === 'lobby') import('../lobby/LobbyPage.tsx').catch(ignore);
  if (page === 'tv') import('../online/tv/TvPage.tsx').catch(ignore);
  if (param === undefined || param === '') return;
  if (page === 'play') preloadLocalTable(Promise.resolve(param), language);
  if (page === 'table') preloadLocalTable(loadGameId(param), language);
  if (page === 't') preloadOnlineTable(param, language);
  if (page === 'gallery') preloadGalleryItem(param, language);
  if (page === 'replay' || (page === 't' && new URLSearchParams(search).has('replay'))) preloadReplay();
  if (page === 'replay') preloadLocalTable(loadGameId(param), language);
}

const ignore = (): void => {};

function preloadOnlineTable(id: string, language: Language): void {
  import('../online/OnlinePage.tsx').catch(ignore);
  callApi<{ game: string }>('GET', `/api/tables/${id}`)
    .then((table) => (table.ok ? loadGame(table.value.game, language) : undefined))
    .catch(ignore);
}

/** An item that comes with a game has its game in its name: `GAME.NAME`. */
function preloadGalleryItem(item: string, language: Language): void {
  import('../gallery/ItemPage.tsx').catch(ignore);
  const [game, name] = item.split('.');
  if (name !== undefined && gameCard(game!) !== undefined) loadGame(game!, language).catch(ignore);
}

function preloadReplay(): void {
  import('../replay/ReplayPage.tsx').catch(ignore);
  import('../table/pages.ts').then(({ localTables }) => void localTables()).catch(ignore);
}

function preloadLocalTable(game: Promise<string | undefined>, language: Language): void {
  import('../table/pages.ts').then(({ localTables }) => void localTables()).catch(ignore);
  game.then((id) => (id === undefined ? undefined : loadGame(id, language))).catch(ignore);
}

async function loadGameId(table: string): Promise<string | undefined> {
  return (await loadTable(table))?.game;
}
