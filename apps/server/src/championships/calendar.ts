import type { Championship } from '@paddock/protocol';

/** What a calendar file says in words. */
interface CalendarTexts {
  /** The title of a round: championship, number and game. */
  readonly round: (name: string, number: number, game: string) => string;
  /** The deadline of a round. */
  readonly deadline: (name: string, number: number, game: string) => string;
}

const LINE_BYTES = 75;
/** How long a live round is shown in calendars. */
const ROUND_MS = 3600_000;
/** When calendars remind of a live round. */
const ALARM_MINUTES = 10;

interface CalendarOptions {
  /** The public address of the championship's page, for links and stable ids. */
  readonly url: string;
  readonly texts: CalendarTexts;
  readonly gameTitle: (game: string) => string;
}

/** The rounds of a championship that have a time, as an iCalendar file (RFC 5545). */
export function renderCalendar(championship: Championship, options: CalendarOptions): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Paddock//Championships//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(championship.name)}`,
    ...championship.rounds.flatMap((_, number) => renderRound(championship, number, options)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function renderRound(championship: Championship, number: number, { url, texts, gameTitle }: CalendarOptions): string[] {
  const { id, name, phase, createdAt } = championship;
  const { schedule, game, status } = championship.rounds[number]!;
  const isLive = schedule.kind === 'live';
  const time = isLive ? schedule.startsAt : schedule.deadline;
  if (time === null) return [];
  const title = (isLive ? texts.round : texts.deadline)(name, number + 1, gameTitle(game));
  const isCancelled = phase === 'cancelled' || status === 'skipped';
  const alarm = [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:-PT${ALARM_MINUTES}M`,
    'END:VALARM',
  ];
  return [
    'BEGIN:VEVENT',
    `UID:${id}-${number + 1}@paddock`,
    `DTSTAMP:${formatTime(createdAt)}`,
    `DTSTART:${formatTime(time)}`,
    ...(isLive ? [`DTEND:${formatTime(time + ROUND_MS)}`] : []),
    `SUMMARY:${escapeText(title)}`,
    `URL:${url}`,
    `DESCRIPTION:${escapeText(url)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    ...(isCancelled ? [] : alarm),
    'END:VEVENT',
  ];
}

/** In UTC: `20261116T183000Z`. */
function formatTime(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Backslash, semicolon, comma and line breaks have a meaning of their own. */
function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** Lines have 75 bytes at most, without the break. A longer one goes on after a break and a space, never within a character. */
function foldLine(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (bytes + length > LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += length;
  }
  return folded;
}
