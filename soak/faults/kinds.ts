import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '@paddock/kernel';
import pg from 'pg';
import type { RedisServer } from '../../apps/server/test/buses.ts';
import type { PostgresServer } from '../../apps/server/test/postgres.ts';
import type { ServerProcess } from '../crash/process.ts';
import type { FaultMessage } from './fault-message.ts';

/** A fault to inject. `run` returns for how many milliseconds nothing could be stored, at least. */
export interface Fault {
  readonly name: string;
  run(rng: Rng): Promise<number>;
}

const HOUR_MS = 3_600_000;

/** Some short, some longer than what the service clock counts as an interruption. */
function drawOutageMs(rng: Rng): number {
  return rng.below(2) === 0 ? 200 + rng.below(1500) : 6000 + rng.below(3000);
}

/** Ends connections of the servers, those within a transaction first. */
export function killConnections(url: string): Fault {
  return {
    name: 'connections killed',
    run: async (rng) => {
      const admin = new pg.Client({ connectionString: url });
      await admin.connect();
      // Several times at once: a transaction lasts a millisecond.
      for (let i = 0; i < 5; i++) {
        await admin.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where pid <> pg_backend_pid() and backend_type = 'client backend'
            order by (xact_start is null), random() limit $1`,
          [1 + rng.below(12)],
        );
        await pause(rng.below(30));
      }
      await admin.end();
      return 0;
    },
  };
}

export function restartPostgres(postgres: PostgresServer): Fault {
  return {
    name: 'PostgreSQL restarted',
    run: async (rng) => {
      await postgres.stop();
      const down = drawOutageMs(rng);
      await pause(down);
      await postgres.start();
      return down;
    },
  };
}

export function restartRedis(redis: RedisServer): Fault {
  return {
    name: 'Redis restarted',
    run: async (rng) => {
      await redis.stop();
      await pause(drawOutageMs(rng));
      await redis.start();
      return 0;
    },
  };
}

/** The wall clock of one process is put forward or back by up to a day. */
export function stepClock(servers: readonly ServerProcess[]): Fault {
  return {
    name: 'clock stepped',
    run: (rng) => {
      const hours = 1 + rng.below(24);
      const message: FaultMessage = { stepClockMs: (rng.below(2) === 0 ? hours : -hours) * HOUR_MS };
      rng.pick(servers).send(message);
      return Promise.resolve(0);
    },
  };
}

/** The file of the database cannot grow for a while. */
export function fillDisk(server: ServerProcess): Fault {
  const set = (fullDisk: boolean): void => server.send({ fullDisk } satisfies FaultMessage);
  return {
    name: 'disk full',
    run: async (rng) => {
      set(true);
      await pause(1000 + rng.below(7000));
      set(false);
      // There is room inside the file for a while: how long nothing could be stored is not known.
      return 0;
    },
  };
}
