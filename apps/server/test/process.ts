import type { Match } from '@paddock/kernel';
import { BotPool } from '../src/bots/pool.ts';
import { connect, type Database, type Storage } from '../src/database/connect.ts';
import { Hub } from '../src/live/hub.ts';
import { BlockRepository } from '../src/repositories/blocks.ts';
import { EntryRepository } from '../src/repositories/entries.ts';
import { LastSeenRepository } from '../src/repositories/last-seen.ts';
import { NoteRepository } from '../src/repositories/notes.ts';
import { PeopleRepository } from '../src/repositories/people.ts';
import { PlanRepository } from '../src/repositories/plans.ts';
import { SnapshotRepository } from '../src/repositories/snapshots.ts';
import { TableRepository } from '../src/repositories/tables.ts';
import { WaitingRepository } from '../src/repositories/waiting.ts';
import { WakeRepository } from '../src/repositories/wakes.ts';
import { Jobs } from '../src/services/jobs.ts';
import { Journal } from '../src/services/journal.ts';
import { Lobby } from '../src/services/lobby.ts';
import { People } from '../src/services/people.ts';
import { Plans } from '../src/services/plans.ts';
import { Play } from '../src/services/play.ts';
import { Presence } from '../src/services/presence.ts';
import { Races } from '../src/services/races.ts';
import { Reveals } from '../src/services/reveals.ts';
import { Tables } from '../src/services/tables.ts';
import type { Moment } from '../src/services/waiting-room.ts';
import { Wheel } from '../src/services/wheel.ts';

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
  const notes = new NoteRepository(db);
  const races = new Races(tables, entries, notes, new SnapshotRepository(db), now);
  const journal = new Journal(entries);
  const hub = new Hub();
  let thoughts = 0;
  const bots = new BotPool(1, () => thoughts++);
  const errors: unknown[] = [];
  const jobs = new Jobs(new WakeRepository(db), races, bots, now, (error) => errors.push(error));
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
