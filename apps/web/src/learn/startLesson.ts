import { useSettings } from '../base/settings.ts';
import { loadGame } from '../games/index.ts';
import { soloDrivers } from '../table/play-now.ts';

/** Creates the lesson of a game, with the same dice for everybody, and returns its id. */
export async function startLesson(game: string): Promise<string> {
  const [{ ui }, { localTables }] = await Promise.all([
    loadGame(game, useSettings.getState().language),
    import('../table/pages.ts'),
  ]);
  const { seats, options, seed, bot } = ui.lesson;
  const drivers = soloDrivers(seats, bot);
  const created = await localTables().create({ game, seats, options: { ...options }, drivers, lesson: true, seed });
  if (!created.ok) throw new Error(created.error);
  return created.value;
}
