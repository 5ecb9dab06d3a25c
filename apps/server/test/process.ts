import type { Match } from '@paddock/kernel';
import { BotPool } from '../src/race/bots/pool.ts';
import { connect, type Database, type Storage } from '../src/storage/connect.ts';
import { Hub } from '../src/live/hub.ts';
import { BlockRepository } from '../src/people/block-repository.ts';
import { EntryRepository } from '../src/race/entry-repository.ts';
import { LastSeenRepository } from '../src/live/last-seen-repository.ts';
import { DriverRepository } from '../src/race/driver-repository.ts';
import { PeopleRepository } from '../src/people/repository.ts';
import { PlanRepository } from '../src/race/premoves/repository.ts';
import { CheckpointRepository } from '../src/race/checkpoint-repository.ts';
import { TableRepository } from '../src/tables/repository.ts';
import { WaitingRepository } from '../src/lobby/waiting-table-repository.ts';
import { JobRepository } from '../src/race/job-repository.ts';
import { Jobs } from '../src/race/scheduler.ts';
import { Journal } from '../src/race/journal.ts';
import { Lobby } from '../src/lobby/service.ts';
import { People } from '../src/people/service.ts';
import { Plans } from '../src/race/premoves/service.ts';
import { Play } from '../src/race/service.ts';
import { Presence } from '../src/live/presence.ts';
import { Races } from '../src/race/race-cache.ts';
import { Reveals } from '../src/lobby/reveals.ts';
import type { Moment } from '../src/lobby/waiting-room.ts';
import { Tables } from '../src/tables/tables.ts';
import { Wheel } from '../src/race/autopilot.ts';

/** What a server does besides HTTP, with its parts at hand: for what cannot be provoked from outside. */
export interface Process {
  readonly db: Database;
  readonly play: Play;
  readonly lobby: Lobby;
  readonly reveals: Reveals;
  readonly people: People;
  readonly plans: Plans;
  readonly races: Races;
  readonly hub: Hub;
  /** How many moves bots have thought out here. */
  thoughts(): number;
  /** From now on this process does what is due. */
  work(): void;
  errors: unknown[];
  stop(): Promise<void>;
}

export async function startProcess(storage: Storage, now: () => number = Date.now): Promise<Process> {
  const db = await connect(storage);
  const tables = new TableRepository(db);
  const entries = new EntryRepository(db);
  const notes = new DriverRepository(db);
  const races = new Races(tables, entries, notes, new CheckpointRepository(db), now);
  const journal = new Journal(entries);
  const hub = new Hub();
  let thoughts = 0;
  const bots = new BotPool(1, () => thoughts++);
  const errors: unknown[] = [];
  const jobs = new Jobs(new JobRepository(db), races, bots, now, (error) => errors.push(error));
  const play = new Play(races, journal, hub, jobs, now);
  const presence = new Presence(hub, null, new LastSeenRepository(db), now, (error) => errors.push(error));
  const shown = new Tables(tables, presence, hub, now);
  const wheel = new Wheel(notes, shown, play, now);
  const plans = new Plans(new PlanRepository(db), play, hub, jobs, now, (error) => errors.push(error));
  const people = new People(new PeopleRepository(db), now);
  const waiting = new WaitingRepository(db, now);
  const moment = (): Moment => ({ wall: now(), service: now() });
  const reveals = new Reveals(waiting, shown, presence, hub, play, jobs, moment);
  return {
    db,
    play,
    lobby: new Lobby(tables, waiting, new BlockRepository(db), shown, reveals, play, wheel, people, moment),
    reveals,
    people,
    plans,
    races,
    hub,
    thoughts: () => thoughts,
    work: () => jobs.start(play, wheel, plans, reveals),
    errors,
    stop: async () => {
      await jobs.stop();
      await journal.flush();
      await bots.close();
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
