import { leadOf, type Table } from '@paddock/protocol';
import { BackgroundPool } from '../background-pool.ts';
import { DelayedSpectators } from '../delayed-spectators.ts';
import type { RaceService } from '../service.ts';
import type { ChancesTask } from './worker.ts';

/** At the beginning every race is close. */
const MIN_ENTRIES = 20;
/** After this time races are evaluated again if anybody asks. */
const REFRESH_MS = 10_000;

/** A race as it was evaluated last. */
interface EvaluatedRace {
  readonly n: number;
  readonly chances: readonly number[] | null;
}

interface RaceChancesOptions {
  readonly races: Pick<RaceService, 'loadCurrent'>;
  /** Where positions are evaluated; `null` if they are not. */
  readonly pool: Pick<BackgroundPool<ChancesTask, number[] | null>, 'compute' | 'close'> | null;
  readonly now: () => number;
  readonly log: (error: unknown, table: string) => void;
}

/** The thread in which positions are evaluated. */
export function createChancesPool(): BackgroundPool<ChancesTask, number[] | null> {
  return new BackgroundPool(new URL('./worker.ts', import.meta.url), 'evaluateChances');
}

/**
 * Everybody's chances in public races, from what spectators may know. They are evaluated in the background while somebody looks at
 * the list of these races, so the first list has none.
 */
export class RaceChances {
  readonly #options: RaceChancesOptions;
  #known = new Map<string, EvaluatedRace>();
  #nextAt = 0;
  #work: Promise<void> | null = null;

  constructor(options: RaceChancesOptions) {
    this.#options = options;
  }

  /** The tables with the chances that are known, the closest race right behind the first. */
  withChances(tables: readonly Table[]): Table[] {
    this.#refresh(tables);
    const known = tables.map((table) => {
      const chances = this.#known.get(table.id)?.chances ?? null;
      return chances === null ? table : { ...table, chances: [...chances] };
    });
    const [first, ...others] = known;
    const closest = findClosest(others);
    if (first === undefined || closest === null) return known;
    return [first, closest, ...others.filter((table) => table !== closest)];
  }

  async stop(): Promise<void> {
    this.#nextAt = Infinity;
    await this.#options.pool?.close();
    await this.#work;
  }

  #refresh(tables: readonly Table[]): void {
    const { pool, now } = this.#options;
    if (pool === null || this.#work !== null || now() < this.#nextAt) return;
    this.#nextAt = now() + REFRESH_MS;
    this.#work = this.#evaluateAll(tables.map(({ id }) => id)).then(() => {
      this.#work = null;
    });
  }

  async #evaluateAll(ids: readonly string[]): Promise<void> {
    // Races that are no longer in the list are forgotten.
    const evaluated = new Map<string, EvaluatedRace>();
    for (const id of ids) {
      if (this.#nextAt === Infinity) return;
      try {
        evaluated.set(id, await this.#evaluate(id));
      } catch (error) {
        // A race may be over by now, and a server may be stopping.
        if (this.#nextAt !== Infinity) this.#options.log(error, id);
      }
    }
    this.#known = evaluated;
  }

  async #evaluate(id: string): Promise<EvaluatedRace> {
    const race = await this.#options.races.loadCurrent(id);
    const n = race.table.length;
    const known = this.#known.get(id);
    if (known?.n === n) return known;
    const { definition, game, state } = race.match;
    // Where spectators are behind, nothing may tell what they have not seen yet.
    const isTold = n >= MIN_ENTRIES && !DelayedSpectators.isDelayed(race, { viewer: null });
    if (!isTold || race.table.ranking() !== undefined) return { n, chances: null };
    const { seats, options } = game;
    const chances = await this.#options.pool!.compute({
      game: definition.id,
      seats,
      options,
      view: game.view(state, null),
      n,
    });
    return { n, chances };
  }
}

/** The race in which the two most likely winners are closest to each other; `null` if the chances of none are known. */
function findClosest(tables: readonly Table[]): Table | null {
  const evaluated = tables.filter(({ chances }) => chances !== undefined);
  const [closest] = evaluated.toSorted((one, other) => leadOf(one) - leadOf(other));
  return closest ?? null;
}
