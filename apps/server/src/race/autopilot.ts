import { AUTOPILOT_ALLOWED_AFTER_MS, type Table } from '@paddock/protocol';
import { closedRefusal, Refusal, StaleRaceError } from '../errors.ts';
import type { DriverRepository } from './driver-repository.ts';
import type { StoredSeat } from '../tables/repository.ts';
import type { RaceService } from './service.ts';
import type { Race } from './race.ts';
import type { Tables } from '../tables/tables.ts';

/** The level of the bot that drives for people who left or ran out of time. */
export const AUTOPILOT_LEVEL = 'amateur';

/** Lets a bot drive for people who leave or run out of time, until they come back. */
export class Autopilot {
  readonly #drivers: DriverRepository;
  readonly #tables: Tables;
  readonly #races: RaceService;
  readonly #now: () => number;

  constructor(drivers: DriverRepository, tables: Tables, races: RaceService, now: () => number) {
    this.#drivers = drivers;
    this.#tables = tables;
    this.#races = races;
    this.#now = now;
  }

  /** Lets a bot drive for a person who leaves. */
  async start(table: string, person: string): Promise<Table> {
    await this.#races.update(table, async (race) => {
      const own = requireOwnSeat(race, person);
      if (own.autopilot === 0) await this.#changeDriver(race, own, AUTOPILOT_LEVEL);
    });
    return this.#tables.announceChange(table);
  }

  /**
   * Lets a bot drive for somebody else who has been away for `AUTOPILOT_ALLOWED_AFTER_MS`. Only at tables without a clock: elsewhere the clock
   * runs out.
   */
  async startForAbsent(table: string, asker: string, seat: number): Promise<Table> {
    await this.#races.update(table, async (race) => {
      const own = requireOwnSeat(race, asker);
      const other = race.seats[seat];
      if (other === undefined || other.person === null) throw new Refusal('not-found', 'no person sits on this seat');
      if (other.seat === own.seat) throw new Refusal('bad-request', 'this is your own seat: leave the race instead');
      if (other.autopilot === 1) return;
      const { time, seats } = await this.#tables.find(table);
      if (time.kind !== 'none') throw new Refusal('forbidden', 'this table has a clock, which does this by itself');
      const since = seats[seat]?.awaySince ?? null;
      if (since === null) throw new Refusal('not-away', 'this person is at the table');
      if (this.#now() - since < AUTOPILOT_ALLOWED_AFTER_MS)
        throw new Refusal('not-away', 'this person has not been away for two minutes');
      await this.#changeDriver(race, other, AUTOPILOT_LEVEL);
    });
    return this.#tables.announceChange(table);
  }

  /** Gives the seat back to its person. */
  async stop(table: string, person: string): Promise<Table> {
    await this.#races.update(table, async (race) => {
      const own = requireOwnSeat(race, person);
      if (own.autopilot === 0) return;
      // Otherwise their time would run out again at once.
      if (race.clock.hasExpired(own.seat, this.#now())) {
        throw new Refusal(
          'on-autopilot',
          'your time for this choice is out: the bot makes it, then you can switch off the autopilot',
        );
      }
      await this.#changeDriver(race, own, null);
    });
    return this.#tables.announceChange(table);
  }

  /** Lets bots drive for all people whose time has run out. */
  async startOnTimeout(table: string): Promise<void> {
    const timedOut = await this.#races.update(table, async (race) => {
      const out = race
        .awaitedSeats()
        .filter((seat) => !race.isBotDriven(seat) && race.clock.hasExpired(seat, this.#now()));
      for (const seat of out) await this.#changeDriver(race, race.seats[seat]!, AUTOPILOT_LEVEL);
      return out.length > 0;
    });
    if (timedOut) await this.#tables.announceChange(table);
  }

  async #changeDriver(race: Race, { seat, name }: StoredSeat, bot: string | null): Promise<void> {
    const at = this.#now();
    const driver = bot === null ? `person:${name}` : `bot:${bot}`;
    const change = { number: race.match.entries.length, seat, driver, at };
    race.changeDriver(change);
    if (!(await this.#drivers.change(race.id, change, bot, race.dueAt(at)))) throw new StaleRaceError();
  }
}

/** The seat of a person in a race that is not over; refuses everybody else. */
export function requireOwnSeat(race: Race, person: string): StoredSeat {
  if (race.isClosed) throw closedRefusal();
  if (race.table.ranking() !== undefined) throw new Refusal('over', 'the race is over');
  const own = race.seats.find((seat) => seat.person === person);
  if (own === undefined) throw new Refusal('forbidden', 'you do not sit at this table');
  return own;
}
