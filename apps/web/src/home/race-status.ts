import type { Language } from '../base/texts/language.ts';
import type { Texts } from '../base/texts/types.ts';
import { loadGame } from '../games/index.ts';
import type { StoredTable } from '../worker/storage.ts';

/** How far a race of this device has come and whose turn it is: "Race 3 of 8 · your turn". */
export async function describeRaceStatus(race: StoredTable, language: Language, t: Texts): Promise<string> {
  const [{ createTextContext, openLocalTable }, game] = await Promise.all([
    import('../table/pages.ts'),
    loadGame(race.game, language, race.options),
  ]);
  const link = await openLocalTable(race.id);
  if (link === null) return '';
  const people = race.drivers.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  // With several people at the device the view is that of a spectator, which has no secrets.
  const viewer = people.length === 1 ? people[0]! : null;
  const { view, awaiting } = (await link.at(race.entries.length, viewer)).after;
  const stage = game.ui.raceStage?.(view, createTextContext(link.info, viewer, game.t, t, language)) ?? null;
  const isPersonsTurn = awaiting.kind === 'moves' && awaiting.seats.some((seat) => people.includes(seat));
  return [stage?.replace(/\.$/, ''), isPersonsTurn ? t.home.yourTurn : t.home.botsTurn]
    .filter((part) => part !== undefined)
    .join(' · ');
}
