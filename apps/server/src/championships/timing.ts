import { type Championship, currentRound, decide, isActive, listField, nextRoundAt } from '@paddock/championship';

/** How long before a live round people are reminded. */
export const SOON_MS = 10 * 60_000;
/** How often a championship is looked at while a round is raced, in case that the end of a race was missed. */
const RECHECK_MS = 60_000;
/** The same after the deadline of a round, when the autopilot drives. */
const RECHECK_LATE_MS = 5000;
/** The same while it waits: its times are wall time, and jobs follow the service clock, which may stand still. */
const RECHECK_WAITING_MS = 600_000;

/** A reminder that is due now. */
export interface DueReminder {
  /** Identifies it among those that were sent. */
  readonly key: string;
  readonly kind: 'soon' | 'open';
  /** Counted from 0. */
  readonly round: number;
  readonly people: readonly string[];
}

/** When a championship has to be looked at again; `null` if only people can change it. */
export function findNextCheck(championship: Championship, now: number, breakMs: number): number | null {
  const { phase } = championship;
  if (phase === 'over' || phase === 'cancelled') return null;
  // A time may have passed since the job looked.
  if (findDueReminder(championship, now, breakMs) !== null) return now;
  const round = currentRound(championship);
  if (round !== null) {
    const { schedule } = round.plan;
    if (schedule.kind === 'live') return now + RECHECK_MS;
    return schedule.deadline > now ? Math.min(schedule.deadline, now + RECHECK_MS) : now + RECHECK_LATE_MS;
  }
  const startsAt = findStart(championship, breakMs);
  if (startsAt === null) return null;
  const times = [startsAt - SOON_MS, startsAt].filter((time) => time > now);
  // A start that is not possible, with too few entrants, is left to the organiser.
  if (times.length === 0)
    return phase === 'running' || decide(championship, { type: 'start', at: now }).ok ? now : null;
  return Math.min(...times, now + RECHECK_WAITING_MS);
}

/** Whether the championship starts by itself now: the time of its first round has come. */
export function isStartDue(championship: Championship, now: number): boolean {
  const startsAt = championship.phase === 'entry' ? findStart(championship, 0) : null;
  return startsAt !== null && startsAt <= now;
}

/** The reminder to send now, or `null`. Nobody is reminded twice. */
export function findDueReminder(championship: Championship, now: number, breakMs: number): DueReminder | null {
  const { entrants, rounds, reminders } = championship;
  const isPerson = (id: string): boolean => entrants.find((one) => one.id === id)?.kind === 'person';
  const reminderOf = (kind: DueReminder['kind'], round: number, drivers: readonly string[]): DueReminder | null => {
    const key = `${round}/${kind}`;
    const people = drivers.filter((id) => isPerson(id) && isActive(championship, id));
    return people.length === 0 || reminders.includes(key) ? null : { key, kind, round, people };
  };
  const round = currentRound(championship);
  if (round !== null) {
    const racing = round.held.groups.filter(({ result }) => result === null).flatMap((group) => group.entrants);
    return reminderOf('open', round.number, racing);
  }
  const startsAt = findStart(championship, breakMs);
  const schedule = championship.settings.rounds[rounds.length]?.schedule;
  const isPlanned = schedule?.kind === 'live' && schedule.startsAt !== null;
  const isSoon = isPlanned && startsAt !== null && startsAt > now && startsAt - SOON_MS <= now;
  return isSoon ? reminderOf('soon', rounds.length, listField(championship)) : null;
}

/** When the next round begins: before the start, the time of the first one if it has one. */
function findStart(championship: Championship, breakMs: number): number | null {
  const { phase, settings } = championship;
  if (phase !== 'entry') return nextRoundAt(championship, breakMs);
  const { schedule } = settings.rounds[0]!;
  return schedule.kind === 'live' ? schedule.startsAt : null;
}
