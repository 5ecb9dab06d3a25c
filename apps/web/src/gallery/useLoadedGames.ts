import { useSettings } from '../base/settings.ts';
import { type LoadedGame, loadGame } from '../games/index.ts';
import { useAsync } from '../kit/useAsync.ts';

const NONE: ReadonlyMap<string, LoadedGame> = new Map();

/** These games, as soon as they are loaded; without the network those that cannot be are left out. */
export function useLoadedGames(ids: readonly string[]): ReadonlyMap<string, LoadedGame> {
  const language = useSettings((settings) => settings.language);
  const wanted = [...new Set(ids)].sort();
  const loaded = useAsync(async () => {
    const games = await Promise.allSettled(wanted.map(async (id) => [id, await loadGame(id, language)] as const));
    return new Map(games.flatMap((game) => (game.status === 'fulfilled' ? [game.value] : [])));
  }, [wanted.join(), language]);
  return loaded.state === 'loaded' ? loaded.value : NONE;
}
