import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { BotPool } from './bots/pool.ts';
import { connect, type Storage } from './database/connect.ts';
import { Hub } from './live/hub.ts';
import { EntryRepository } from './repositories/entries.ts';
import { PeopleRepository } from './repositories/people.ts';
import { secret } from './repositories/secrets.ts';
import { TableRepository } from './repositories/tables.ts';
import { WakeRepository } from './repositories/wakes.ts';
import { guardBorder } from './routes/border.ts';
import { describeApi } from './routes/openapi.ts';
import { liveRoutes } from './routes/live.ts';
import { peopleRoutes } from './routes/people.ts';
import { tableRoutes } from './routes/tables.ts';
import { Jobs } from './services/jobs.ts';
import { Journal } from './services/journal.ts';
import { Lobby } from './services/lobby.ts';
import { People } from './services/people.ts';
import { Play } from './services/play.ts';
import { Races } from './services/races.ts';

/** What the server is made of, wired up once. */
export async function createServer(site: string, storage: Storage): Promise<FastifyInstance> {
  const app = await createApp(site);
  const db = await connect(storage);
  const now = Date.now;
  const tables = new TableRepository(db);
  const entries = new EntryRepository(db);
  const races = new Races(tables, entries);
  const journal = new Journal(entries);
  const hub = new Hub();
  const bots = new BotPool();
  const jobs = new Jobs(new WakeRepository(db), tables, races, bots, now, (error, table) =>
    app.log.error({ error, table }),
  );
  const play = new Play(races, journal, hub, jobs, now);
  const lobby = new Lobby(tables, play, hub, now);
  const people = new People(new PeopleRepository(db), now);
  await describeApi(app);
  await guardBorder(app, await secret(db, 'cookies'));
  peopleRoutes(app, people);
  tableRoutes(app, people, lobby, play);
  liveRoutes(app, people, lobby, play, hub);
  jobs.start(play);
  app.addHook('preClose', async () => {
    hub.closeAll();
    await jobs.stop();
    await journal.flush();
    await bots.close();
    await db.destroy();
  });
  return app;
}
