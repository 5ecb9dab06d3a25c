import { paceOf, type TimeControl, turnSecondsOf } from '@paddock/protocol';
import type { Language } from '../base/texts/language.ts';
import type { Texts } from '../base/texts/types.ts';

const DAY_SECONDS = 86_400;

/** The time controls to choose from, by name: none, for an evening, for days. */
const NAMED_TIME_CONTROLS = {
  untimed: { kind: 'none' },
  lightning: { kind: 'move', seconds: 15 },
  sprint: { kind: 'move', seconds: 30 },
  standard: { kind: 'move', seconds: 60 },
  evening: { kind: 'bank', seconds: 5 * 60, increment: 10 },
  longEvening: { kind: 'bank', seconds: 15 * 60, increment: 15 },
  hourly: { kind: 'move', seconds: 3600 },
  daily: { kind: 'move', seconds: DAY_SECONDS },
  relaxed: { kind: 'move', seconds: 3 * DAY_SECONDS },
  weekly: { kind: 'move', seconds: 7 * DAY_SECONDS },
} as const satisfies Readonly<Record<string, TimeControl>>;

export type TimeControlName = keyof typeof NAMED_TIME_CONTROLS;

export const TIME_CONTROLS: readonly TimeControl[] = Object.values(NAMED_TIME_CONTROLS);

export const CORRESPONDENCE_TIME_CONTROLS = TIME_CONTROLS.filter(
  (time) => paceOf(turnSecondsOf(time)) === 'correspondence',
);

function findName(time: TimeControl): TimeControlName | undefined {
  const text = JSON.stringify(time);
  const named = Object.entries(NAMED_TIME_CONTROLS).find(([, one]) => JSON.stringify(one) === text);
  return named?.[0] as TimeControlName | undefined;
}

/** The same with its name, if it has one: “Sprint · 30 seconds a move”. */
export function describeNamedTimeControl(time: TimeControl, texts: Texts, language: Language): string {
  const description = describeTimeControl(time, texts, language);
  const name = time.kind === 'none' ? undefined : findName(time);
  return name === undefined ? description : `${texts.online.timeControls[name]} · ${description}`;
}

const DURATION_UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

function formatSeconds(seconds: number, language: Language): string {
  const [unit, length] = DURATION_UNITS.find(([, one]) => seconds >= one && seconds % one === 0) ?? DURATION_UNITS[3];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / length);
}

/** A time control in words: “5 minutes each, and 10 seconds a move”. */
export function describeTimeControl(time: TimeControl, { online }: Texts, language: Language): string {
  if (time.kind === 'none') return online.noClock;
  const whole = formatSeconds(time.seconds, language);
  if (time.kind === 'move') return online.timePerMove(whole);
  return time.increment === 0
    ? online.timeBank(whole)
    : online.timeBankWithIncrement(whole, formatSeconds(time.increment, language));
}

/** The time left on a clock: 4:59, 1:05:09, or days and hours. */
export function formatClock(ms: number, language: Language): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= 2 * 86_400) {
    const short = (unit: 'day' | 'hour', value: number): string =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' }).format(value);
    return `${short('day', Math.floor(seconds / 86_400))} ${short('hour', Math.floor((seconds % 86_400) / 3600))}`;
  }
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
