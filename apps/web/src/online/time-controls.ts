import type { TimeControl } from '@paddock/protocol';
import type { Language } from '../base/texts/language.ts';
import type { Texts } from '../base/texts/types.ts';

/** The time controls to choose from: none, for an evening, for days. */
export const TIME_CONTROLS: readonly TimeControl[] = [
  { kind: 'none' },
  { kind: 'move', seconds: 60 },
  { kind: 'bank', seconds: 5 * 60, increment: 10 },
  { kind: 'bank', seconds: 15 * 60, increment: 15 },
  { kind: 'move', seconds: 86_400 },
  { kind: 'move', seconds: 3 * 86_400 },
];

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
