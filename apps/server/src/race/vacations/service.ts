import { MAX_VACATION_DAYS, VACATION_DAYS_PER_YEAR, type Vacation } from '@paddock/protocol';
import { Refusal } from '../../errors.ts';
import type { VacationRow } from '../../storage/schema.ts';
import type { VacationRepository } from './repository.ts';

const DAY_MS = 24 * 3600_000;
const YEAR_MS = 365 * DAY_MS;

interface VacationOptions {
  readonly repository: VacationRepository;
  /** The service clock, which players' clocks follow. */
  readonly serviceNow: () => number;
  readonly toWallTime: (serviceTime: number) => number;
  /** Applies a change to the races of a person. */
  readonly onChanged: (person: string) => Promise<void>;
}

/**
 * Vacations, during which a person's clocks stand still in correspondence races. The days of a year are limited, and every vacation
 * that was begun costs at least a day, so that nobody can keep others waiting with them.
 */
export class Vacations {
  readonly #options: VacationOptions;

  constructor(options: VacationOptions) {
    this.#options = options;
  }

  async find(person: string): Promise<Vacation> {
    const { repository, serviceNow, toWallTime } = this.#options;
    const now = serviceNow();
    const rows = await repository.list([person], now - YEAR_MS);
    const current = rows.find(({ until_at }) => until_at > now);
    return {
      until: current === undefined ? null : toWallTime(current.until_at),
      daysLeft: Math.max(0, VACATION_DAYS_PER_YEAR - daysOf(rows)),
    };
  }

  async start(person: string, days: number): Promise<Vacation> {
    const { repository, serviceNow, onChanged } = this.#options;
    const { until, daysLeft } = await this.find(person);
    if (until !== null) throw new Refusal('forbidden', 'you are on vacation already; end it first');
    if (days > Math.min(daysLeft, MAX_VACATION_DAYS)) {
      throw new Refusal('forbidden', `you have ${daysLeft} days left, and can take ${MAX_VACATION_DAYS} at once`);
    }
    const now = serviceNow();
    await repository.add({ person, from_at: now, until_at: now + days * DAY_MS });
    await onChanged(person);
    return this.find(person);
  }

  async end(person: string): Promise<Vacation> {
    const { repository, serviceNow, onChanged } = this.#options;
    await repository.end(person, serviceNow());
    await onChanged(person);
    return this.find(person);
  }

  /** Until when those of these people are on vacation who are, by the wall clock. */
  async findCurrent(people: readonly string[]): Promise<Map<string, number>> {
    const { repository, serviceNow, toWallTime } = this.#options;
    const rows = await repository.list(people, serviceNow());
    return new Map(rows.map(({ person, until_at }) => [person, toWallTime(until_at)]));
  }
}

/** How many days vacations take together. A day that was begun counts. */
export function daysOf(vacations: readonly Pick<VacationRow, 'from_at' | 'until_at'>[]): number {
  return vacations.reduce(
    (sum, { from_at, until_at }) => sum + Math.max(1, Math.ceil((until_at - from_at) / DAY_MS)),
    0,
  );
}
