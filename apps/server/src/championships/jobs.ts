import { championshipOfJob } from './repository.ts';
import type { ChampionshipRunner } from './runner.ts';

/** Due work that is not part of a race, as the scheduler knows it. */
interface OtherJobs {
  startIfReady(job: string): Promise<void>;
  findDueAt(job: string): Promise<number | null>;
}

/** Passes the jobs of championships to their runner, and all others on. */
export function withChampionshipJobs(runner: ChampionshipRunner, others: OtherJobs): OtherJobs {
  return {
    startIfReady: (job) => {
      const id = championshipOfJob(job);
      return id === null ? others.startIfReady(job) : runner.run(id);
    },
    findDueAt: (job) => {
      const id = championshipOfJob(job);
      return id === null ? others.findDueAt(job) : runner.findDueAt(id);
    },
  };
}
