import { findGame } from '@paddock/games';
import type { Language, Seat } from '@paddock/kernel';
import type { Reminder } from '@paddock/protocol';
import type { Race } from '../race/race.ts';
import { SERVER_TEXTS } from '../texts/index.ts';

/** The text of a reminder: who waits, and nothing about the race itself. */
export function reminderOf(race: Race, seat: Seat, language: Language): Reminder {
  const { id, match, seats } = race;
  const game = match.definition.id;
  const people = seats.filter((one) => one.kind === 'person' && one.seat !== seat).map(({ name }) => name);
  const others = new Intl.ListFormat(language).format(people);
  return {
    table: id,
    game,
    turnId: race.table.turnId(seat),
    title: findGame(game)?.title ?? game,
    body: SERVER_TEXTS[language].yourTurn(others),
  };
}
