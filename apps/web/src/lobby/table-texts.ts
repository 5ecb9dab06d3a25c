import type { TableSeat, Table } from '@paddock/protocol';
import type { Texts } from '../base/texts/index.tsx';
import type { Language } from '../base/texts/language.ts';

const WEEK_MS = 7 * 86_400_000;

/** A future time, only as precise as needed: the hour, with weekday or date if it is not today. */
export function formatDeadline(at: number, language: Language, now = Date.now()): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(language, {
    ...(today ? {} : at - now < WEEK_MS ? { weekday: 'short' } : { day: 'numeric', month: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
}

export function seatText(t: Texts, { kind, name, bot }: TableSeat): string {
  if (kind === 'bot') return t.online.bot(t.bots[bot ?? name]?.name ?? name);
  return kind === 'invited' ? t.lobby.invited(name) : name;
}

export function countFreeSeats({ seats }: Table): number {
  return seats.filter(({ kind }) => kind === 'open').length;
}

/** The place of a seat, starting with 1; `null` without a ranking. */
export function placeOf({ ranking }: Table, seat: number): number | null {
  let better = 0;
  for (const tied of ranking ?? []) {
    if (tied.includes(seat)) return better + 1;
    better += tied.length;
  }
  return null;
}

/** The taken seats without those of `me`. */
export function otherSeats({ seats }: Table, me?: string): TableSeat[] {
  return seats.filter(({ kind, person }) => kind !== 'open' && (person === null || person !== me));
}

/** The names of the others at a table; if there are none, the number of free seats. */
export function opponentsText(t: Texts, table: Table, me?: string): string {
  const others = otherSeats(table, me);
  if (others.length === 0) return t.lobby.free(countFreeSeats(table));
  return others.map((seat) => seatText(t, seat)).join(', ');
}
