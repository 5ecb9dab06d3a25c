import { debriefEvaluatorOf, hasDebrief } from '@paddock/bots/debriefs';
import { games } from '@paddock/games';
import type { DrivenRace, SkillEntry } from '@paddock/protocol';
import { Refusal } from '../../errors.ts';
import type { TableRepository } from '../../tables/repository.ts';
import type { Results } from '../results/service.ts';
import { TaskAbandonedError } from '../background-pool.ts';
import type { DebriefPool } from './pool.ts';
import { type DebriefRepository, MAX_ATTEMPTS } from './repository.ts';
import { estimate, MIN_SKILL_RACES } from './skill.ts';

export { hasDebrief } from '@paddock/bots/debriefs';

/** Longer than a debrief may take. A process that holds a lease for longer has died. */
const LEASE_MS = 600_000;
/** In entries, as other work is charged: about as long as it takes to play so many. */
const REQUEST_COST = 5000;
const MAX_DRIVEN = 200;
const MAX_RANKED = 100;

/** Which evaluator analyses races of a game, with its version; `null` if they have no debrief. */
function findEvaluator(game: string): string | null {
  const evaluator = debriefEvaluatorOf(game);
  return evaluator === null ? null : `${evaluator.id}/${evaluator.version}`;
}

interface DebriefOptions {
  readonly repository: DebriefRepository;
  readonly tables: TableRepository;
  readonly results: Results;
  readonly pool: DebriefPool;
  /** The time of the service clock. */
  readonly now: () => number;
  readonly log: (error: unknown, table: string) => void;
  /** How often to look for debriefs that other processes left behind. */
  readonly pollMs: number;
  /** Whether debriefs are computed at all, here or in another process. */
  readonly isEnabled: boolean;
}

/** Computes the debriefs of finished races in the background, each once, and answers what they say about people. */
export class Debriefs {
  readonly #options: DebriefOptions;
  #isRunning = false;
  #work: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(options: DebriefOptions) {
    this.#options = options;
  }

  start(): void {
    const { isEnabled, pollMs } = this.#options;
    if (!isEnabled) return;
    this.#isRunning = true;
    this.#timer = setInterval(() => this.computeDue(), pollMs).unref();
    this.computeDue();
  }

  /** Ends all leases, for a process that is alone: they are left from before its restart. */
  releaseAll(): Promise<void> {
    return this.#options.repository.releaseAll();
  }

  /** Abandons what is being computed. Another process or the next one computes it. */
  async stop(): Promise<void> {
    this.#isRunning = false;
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#options.pool.close();
    await this.#work;
  }

  /** Computes what is due, one after the other, unless that is going on already. */
  computeDue(): void {
    if (!this.#isRunning || this.#work !== null) return;
    this.#work = this.#computeAll()
      .catch((error: unknown) => this.#options.log(error, ''))
      .then(() => {
        this.#work = null;
      });
  }

  /**
   * A debrief as gzipped JSON; `pending` while it is to be computed, and `null` if there will be none. `charge` is called with the cost
   * if this asks for it, as with races from before there were debriefs, and races of bots alone.
   */
  async load(table: string, charge: (cost: number) => void): Promise<Buffer | 'pending' | null> {
    const { repository, tables, now, isEnabled } = this.#options;
    const stored = await tables.find(table);
    if (stored === null) throw new Refusal('not-found', 'there is no such table');
    const { game, phase, ranking } = stored.table;
    if (phase !== 'over') throw new Refusal('not-over', 'the debrief is available when the race is over');
    // The admin may have closed the race before its end.
    if (ranking === null || !hasDebrief(game)) return null;
    const row = await repository.find(table);
    if (row === null) {
      if (!isEnabled) return null;
      if (!(await repository.hasResult(table))) return 'pending';
      charge(REQUEST_COST);
      await repository.request(table, now());
      this.computeDue();
      return 'pending';
    }
    if (row.packed !== null) return Buffer.from(row.packed, 'base64');
    return row.attempts < MAX_ATTEMPTS && isEnabled ? 'pending' : null;
  }

  async #computeAll(): Promise<void> {
    const { repository, now } = this.#options;
    while (this.#isRunning) {
      const table = await repository.leaseNext(now(), now() + LEASE_MS);
      if (table === null) return;
      await this.#compute(table);
    }
  }

  async #compute(table: string): Promise<void> {
    const { repository, tables, results, pool, log } = this.#options;
    try {
      const { game } = (await tables.find(table))!.table;
      const { text } = await results.loadRecord(table, () => {});
      await repository.store(table, findEvaluator(game)!, await pool.compute({ game, record: text }));
    } catch (error) {
      const isAbandoned = error instanceof TaskAbandonedError;
      if (!isAbandoned) log(error, table);
      await repository.release(table, isAbandoned);
    }
  }

  /** How somebody drove their latest races, the latest first. */
  async loadDrivenRaces(person: string): Promise<DrivenRace[]> {
    const evaluators = games.flatMap(({ id }) => findEvaluator(id) ?? []);
    const rows = await this.#options.repository.listDriven(person, evaluators, MAX_DRIVEN);
    return rows.map(({ table_id, ended_at, listed, summary, error_total, ...others }) => ({
      ...others,
      endedAt: ended_at,
      table: listed === 1 ? table_id : null,
      options: listed === 1 ? (JSON.parse(summary) as object) : null,
      errorTotal: error_total,
    }));
  }

  /** The leaderboard of a game without luck. */
  async loadSkillLeaderboard(game: string): Promise<SkillEntry[]> {
    const evaluator = findEvaluator(game);
    if (evaluator === null) throw new Refusal('not-found', `there are no debriefs of a game "${game}"`);
    const rows = await this.#options.repository.listBest(game, evaluator, MIN_SKILL_RACES, MAX_RANKED);
    return rows.map((row) => ({
      person: { id: row.person, nickname: row.nickname, claimed: row.claimed !== null },
      races: row.races,
      adjusted: estimate(row.races, row.total, row.squares),
      plain: estimate(row.races, row.plain_total, row.plain_squares),
    }));
  }
}
