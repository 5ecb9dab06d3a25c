import type { FastifyInstance } from 'fastify';
import { answerBeforeEnd, type AppOptions, createApp } from './app.ts';
import { BotPool } from './bots/pool.ts';
import { connect, reach, type Storage } from './database/connect.ts';
import { NO_BUS } from './live/bus.ts';
import { Hub } from './live/hub.ts';
import { openBus } from './live/open-bus.ts';
import { Metrics } from './metrics.ts';
import { EntryRepository } from './repositories/entries.ts';
import { NoteRepository } from './repositories/notes.ts';
import { PasskeyRepository } from './repositories/passkeys.ts';
import { PeopleRepository } from './repositories/people.ts';
import { PersonalRepository } from './repositories/personal.ts';
import { RatingRepository } from './repositories/ratings.ts';
import { ResultRepository } from './repositories/results.ts';
import { secret } from './repositories/secrets.ts';
import { SnapshotRepository } from './repositories/snapshots.ts';
import { TableRepository } from './repositories/tables.ts';
import { TalkRepository } from './repositories/talk.ts';
import { WakeRepository } from './repositories/wakes.ts';
import { guardBorder } from './routes/border.ts';
import { describeApi } from './routes/openapi.ts';
import { limitRequests } from './routes/limits.ts';
import { liveRoutes } from './routes/live.ts';
import { noteRequests, type OperationOptions, operationRoutes } from './routes/operation.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import { peopleRoutes } from './routes/people.ts';
import { personalRoutes } from './routes/personal.ts';
import { resultRoutes } from './routes/results.ts';
import { tableRoutes } from './routes/tables.ts';
import { talkRoutes } from './routes/talk.ts';
import { wheelRoutes } from './routes/wheel.ts';
import { Jobs } from './services/jobs.ts';
import { Journal } from './services/journal.ts';
import { Lobby } from './services/lobby.ts';
import { Neighbours } from './services/neighbours.ts';
import { Passkeys } from './services/passkeys.ts';
import { People } from './services/people.ts';
import { Personal } from './services/personal.ts';
import { Play, type Woken } from './services/play.ts';
import { Races } from './services/races.ts';
import { Results } from './services/results.ts';
import { Talk } from './services/talk.ts';
import { Wheel } from './services/wheel.ts';

/** What can be different about a server; all of it may be left out. */
export interface ServerOptions extends AppOptions, OperationOptions {
  readonly now?: () => number;
  /** How many bots think here at the same time; 0: other processes at the same database do what is due. */
  readonly botThreads?: number | null;
  /** The address of a Redis that carries news between processes; without one the database does. */
  readonly bus?: string | null;
  /** How generous the limits are, 1 being usual; there are none unless asked for. */
  readonly limits?: number | null;
}

/** What the server is made of, wired up once. */
export async function createServer(
  site: string,
  storage: Storage,
  options: ServerOptions = {},
): Promise<FastifyInstance> {
  const app = await createApp(site, options);
  const db = await connect(storage);
  const { now = Date.now } = options;
  const metrics = new Metrics();
  const tables = new TableRepository(db);
  const entries = new EntryRepository(db);
  const notes = new NoteRepository(db);
  const races = new Races(tables, entries, notes, new SnapshotRepository(db), now);
  const journal = new Journal(entries, (moves) => metrics.stored(moves));
  const bus = await openBus(storage, options.bus ?? undefined);
  const hub = new Hub(bus);
  const bots = new BotPool(options.botThreads || undefined, (ms) => metrics.thought(ms));
  const log = (error: unknown, table: string): void => app.log.error({ err: error, table });
  const wakes = new WakeRepository(db);
  const jobs = new Jobs(wakes, races, bots, now, log);
  // Without threads for bots, what is due is done by other processes; they are told what cannot wait until they look.
  const working = options.botThreads !== 0;
  const elsewhere: Woken = {
    wake: (table, dueAt) => {
      if (dueAt <= now()) hub.publish('due', table);
    },
  };
  const play = new Play(races, journal, hub, working ? jobs : elsewhere, now);
  const wheel = new Wheel(notes, tables, play, hub, now);
  const lobby = new Lobby(tables, play, wheel, hub, now);
  const talk = new Talk(new TalkRepository(db), tables, hub, now);
  const neighbours = new Neighbours(entries, races, play, lobby, talk, jobs, hub, log);
  const people = new People(new PeopleRepository(db), now);
  const passkeys = new Passkeys(new PasskeyRepository(db), people, now);
  const results = new Results(new ResultRepository(db), new RatingRepository(db), tables, entries, log);
  play.whenOver((race) => results.over(race.id));
  metrics.watch('live_listeners', 'Open live streams', () => hub.listeners);
  metrics.watch('races_in_memory', 'Races that this process has in memory', () => races.count);
  await describeApi(app);
  noteRequests(app, metrics);
  await guardBorder(app, await secret(db, 'cookies'));
  if (options.limits !== undefined && options.limits !== null) await limitRequests(app, options.limits);
  operationRoutes(app, () => reach(db), metrics, options);
  peopleRoutes(app, people);
  passkeyRoutes(app, people, passkeys);
  personalRoutes(app, people, new Personal(new PersonalRepository(db), people, passkeys, lobby));
  tableRoutes(app, people, lobby, play);
  wheelRoutes(app, people, wheel);
  talkRoutes(app, people, talk);
  liveRoutes(app, people, lobby, play, hub);
  resultRoutes(app, people, lobby, results);
  await results.catchUp();
  if ('folder' in storage) await wakes.freeAll();
  if (working) jobs.start(play, wheel);
  if (bus !== NO_BUS) neighbours.start(bus);
  app.addHook('preClose', async () => {
    hub.closeAll();
    await jobs.stop();
    await neighbours.stop();
  });
  answerBeforeEnd(app);
  app.addHook('onClose', async () => {
    await journal.flush();
    await bus.close();
    await bots.close();
    await results.finish();
    await db.destroy();
  });
  return app;
}
