import type { Seat, Table } from '@paddock/protocol';
import type { Texts } from '../texts/index.tsx';
import type { Language } from '../texts/language.ts';

const WEEK_MS = 7 * 86_400_000;

/** A moment to come, as near as it needs to be: the hour, with the day of the week or the date if it is not today. */
export function formatDeadline(at: number, language: Language, now = Date.now()): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(language, {
    ...(today ? {} : at - now < WEEK_MS ? { weekday: 'short' } : { day: 'numeric', month: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
}

export function seatText(t: Texts, { kind, name, bot }: Seat): string {
  if (kind === 'bot') return t.lobby.bot(t.bots[bot ?? name]?.name ?? name);
  return kind === 'invited' ? t.lobby.invited(name) : name;
}

export function countFreeSeats({ seats }: Table): number {
  return seats.filter(({ kind }) => kind === 'open').length;
}

/** The place of whoever sat there, the first being 1; `null` as long as there is none. */
export function placeOf({ ranking }: Table, seat: number): number | null {
  let better = 0;
  for (const tied of ranking ?? []) {
    if (tied.includes(seat)) return better + 1;
    better += tied.length;
  }
  return null;
}

/** The seats of everybody who takes part besides one person. */
export function otherSeats({ seats }: Table, me?: string): Seat[] {
  return seats.filter(({ kind, person }) => kind !== 'open' && (person === null || person !== me));
}

/** Everybody who takes part besides one person, in a row; for a table where nobody else sits yet, the seats that are free. */
export function opponentsText(t: Texts, table: Table, me?: string): string {
  const others = otherSeats(table, me);
  if (others.length === 0) return t.lobby.free(countFreeSeats(table));
  return others.map((seat) => seatText(t, seat)).join(', ');
}
