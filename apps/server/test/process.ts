import type { Match } from '@paddock/kernel';
import { subscribeToEvents } from '../src/event-subscriptions.ts';
import { NO_BUS } from '../src/live/bus.ts';
import { createServices, type Services } from '../src/services.ts';
import { TEST_INTERVALS } from './served.ts';
import { connect, type Database, type Storage } from '../src/storage/connect.ts';

/** The services of a server without HTTP, for what cannot be provoked from outside. */
export interface Process extends Services {
  readonly db: Database;
  /** How many moves bots have chosen here. */
  botMoves(): number;
  /** How often due jobs were looked for here. */
  polls(): number;
  errors: unknown[];
  stop(): Promise<void>;
}

/** Jobs run once the scheduler is started. */
export async function startProcess(storage: Storage, now: () => number = Date.now): Promise<Process> {
  const db = await connect(storage);
  const errors: unknown[] = [];
  let botMoves = 0;
  let polls = 0;
  const services = await createServices({
    db,
    // Another one than that of a process alone: several share the storage, and notify nobody.
    bus: { ...NO_BUS },
    now,
    serviceNow: now,
    toWallTime: (time) => time,
    log: (error) => errors.push(error),
    onEntriesStored: () => {},
    onBotMove: () => botMoves++,
    botThreads: 1,
    debriefs: false,
    pruneAfterDays: null,
    intervals: TEST_INTERVALS,
    onPoll: () => polls++,
  });
  subscribeToEvents(services, true);
  return {
    ...services,
    db,
    botMoves: () => botMoves,
    polls: () => polls,
    errors,
    stop: async () => {
      await services.scheduler.stop();
      await services.journal.flush();
      await services.events.waitUntilSettled();
      await services.bots.close();
      await db.destroy();
    },
  };
}

/** Some move that is allowed now, and whose. */
export function anyMove({ game, state, entries }: Match): { seat: number; n: number; move: object } | null {
  const awaiting = game.awaiting(state);
  if (awaiting.kind !== 'moves') return null;
  const seat = awaiting.seats[0]!;
  return { seat, n: entries.length, move: game.legalMoves(state, seat)[0]! };
}
