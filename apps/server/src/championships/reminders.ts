import { currentRound } from '@paddock/championship';
import { findGame } from '@paddock/games';
import type { Language } from '@paddock/kernel';
import type { Notice } from '@paddock/protocol';
import type { Notifications } from '../notifications/service.ts';
import { SERVER_TEXTS } from '../texts/index.ts';
import type { StoredChampionship } from './repository.ts';
import type { DueReminder } from './timing.ts';

export function championshipPath(id: string): string {
  return `/championship/${id}`;
}

/** Tells people of rounds that begin and of invitations, where they allowed that. */
export class ChampionshipReminders {
  readonly #notifications: Pick<Notifications, 'notify'>;

  constructor(notifications: Pick<Notifications, 'notify'>) {
    this.#notifications = notifications;
  }

  send(stored: StoredChampionship, reminder: DueReminder): void {
    for (const person of reminder.people) {
      this.#notifications.notify(person, (language) => noticeOf(stored, reminder, person, language));
    }
  }

  invite({ row }: StoredChampionship, person: string, organiser: string): void {
    this.#notifications.notify(person, (language) => ({
      path: championshipPath(row.id),
      title: row.name,
      body: SERVER_TEXTS[language].season.invitation(organiser),
    }));
  }
}

function noticeOf(
  { row, championship }: StoredChampionship,
  { kind, round }: DueReminder,
  person: string,
  language: Language,
): Notice {
  const t = SERVER_TEXTS[language].season;
  const { game, schedule } = championship.settings.rounds[round]!;
  const title = findGame(game)?.title ?? game;
  const page = { path: championshipPath(row.id), title: row.name };
  if (kind === 'soon') return { ...page, body: t.soon(round + 1, title) };
  if (schedule.kind === 'correspondence')
    return { ...page, body: t.openUntil(round + 1, title, formatTime(schedule.deadline, language)) };
  const groups = currentRound(championship)?.held.groups ?? [];
  const table = groups.find(({ entrants }) => entrants.includes(person))?.table;
  const path = table === undefined ? page.path : `/t/${table}`;
  return { ...page, path, body: t.takeYourSeat(round + 1, title) };
}

function formatTime(time: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(time);
}
