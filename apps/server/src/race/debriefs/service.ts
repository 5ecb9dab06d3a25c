import { debriefEvaluatorOf, hasDebrief } from '@paddock/bots/debriefs';
import { games } from '@paddock/games';
import type { DrivenRace, SkillEntry } from '@paddock/protocol';
import { Refusal } from '../../errors.ts';
import type { TableRepository } from '../../tables/repository.ts';
import type { Results } from '../results/service.ts';
import { LeasedWork, type LeasedWorkOptions, MAX_ATTEMPTS } from '../leased-work.ts';
import type { DebriefPool } from './pool.ts';
import type { DebriefRepository } from './repository.ts';
import { estimate, MIN_SKILL_RACES } from './skill.ts';

export { hasDebrief } from '@paddock/bots/debriefs';

/** In entries, as other work is charged: about as long as it takes to play so many. */
const REQUEST_COST = 5000;
const MAX_DRIVEN = 200;
const MAX_RANKED = 100;

/** Which evaluator analyses races of a game, with its version; `null` if they have no debrief. */
function findEvaluator(game: string): string | null {
  const evaluator = debriefEvaluatorOf(game);
  return evaluator === null ? null : `${evaluator.id}/${evaluator.version}`;
}

interface DebriefOptions extends LeasedWorkOptions {
  readonly repository: DebriefRepository;
  readonly tables: TableRepository;
  readonly results: Results;
  readonly pool: DebriefPool;
}

/** Computes the debriefs of finished races in the background, each once, and answers what they say about people. */
export class Debriefs extends LeasedWork<DebriefOptions> {
  /**
   * A debrief as gzipped JSON; `pending` while it is to be computed, and `null` if there will be none. `charge` is called with the cost
   * if this asks for it, as with races from before there were debriefs, and races of bots alone.
   */
  async load(table: string, charge: (cost: number) => void): Promise<Buffer | 'pending' | null> {
    const { repository, tables, now, isEnabled } = this.options;
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

  protected override async compute(table: string): Promise<void> {
    const { repository, tables, results, pool } = this.options;
    const { game } = (await tables.find(table))!.table;
    const { text } = await results.loadRecord(table, () => {});
    await repository.store(table, findEvaluator(game)!, await pool.compute({ game, record: text }));
  }

  /** How somebody drove their latest races, the latest first. */
  async loadDrivenRaces(person: string): Promise<DrivenRace[]> {
    const evaluators = games.flatMap(({ id }) => findEvaluator(id) ?? []);
    const rows = await this.options.repository.listDriven(person, evaluators, MAX_DRIVEN);
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
    const rows = await this.options.repository.listBest(game, evaluator, MIN_SKILL_RACES, MAX_RANKED);
    return rows.map((row) => ({
      person: { id: row.person, nickname: row.nickname, claimed: row.claimed !== null },
      races: row.races,
      adjusted: estimate(row.races, row.total, row.squares),
      plain: estimate(row.races, row.plain_total, row.plain_squares),
    }));
  }
}
