import { findGame } from '@paddock/games';
import type { PushSubscription, Reminder } from '@paddock/protocol';
import type { Seat } from '@paddock/kernel';
import type { Race } from '../race/race.ts';

type Language = PushSubscription['language'];

const TURN_TEXTS: Readonly<Record<Language, (others: string) => string>> = {
  en: (others) => (others === '' ? 'It is your turn.' : `It is your turn, racing ${others}.`),
  fr: (others) => (others === '' ? 'À vous de jouer.' : `À vous de jouer, face à ${others}.`),
  de: (others) => (others === '' ? 'Du bist dran.' : `Du bist dran, im Rennen gegen ${others}.`),
};

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
    body: TURN_TEXTS[language](others),
  };
}
