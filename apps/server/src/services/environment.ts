import type { Agent } from 'node:https';
import type { Intervals } from '../intervals.ts';
import type { Bus } from '../live/bus.ts';
import type { ContactSettings } from '../notifications/contacts/senders.ts';
import type { Database } from '../storage/connect.ts';

/** What the services need from outside. */
export interface ServiceEnvironment extends ContactSettings {
  readonly db: Database;
  readonly bus: Bus;
  /** The wall clock. */
  readonly now: () => number;
  /** The service clock, which players' clocks and jobs follow. */
  readonly serviceNow: () => number;
  readonly toWallTime: (serviceTime: number) => number;
  readonly log: (error: unknown, table?: string) => void;
  /** Called with the number of moves that a transaction has stored. */
  readonly onEntriesStored: (moves: number) => void;
  /** Called with the milliseconds that a bot took to choose. */
  readonly onBotMove: (ms: number) => void;
  readonly botThreads: number | null;
  /** Whether debriefs of finished races and figures of what is published are computed. */
  readonly debriefs: boolean;
  readonly pruneAfterDays: number | null;
  readonly intervals: Intervals;
  /** Called after every look for due work. */
  readonly onPoll: (work: 'jobs' | 'reminders') => void;
  readonly pushAgent?: Agent;
}
