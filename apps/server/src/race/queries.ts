import type { Thought } from '@paddock/protocol';
import type { Step } from '@paddock/table';
import { Refusal } from '../errors.ts';
import { viewerOf } from '../live/hub.ts';
import { unwrap, type RaceService } from './service.ts';

/** What people look into besides what they are told: how it came to this, and what a choice would do. */
export class RaceQueries {
  readonly #races: RaceService;

  constructor(races: RaceService) {
    this.#races = races;
  }

  /** The entry that led to position n, as this person's seat may see it: what the live stream has told there, and no more. `charge` is told how many entries are played for it. */
  async step(table: string, person: string | null, n: number, charge: (cost: number) => void): Promise<Step> {
    const race = await this.#races.loadCurrent(table);
    if (n > race.table.length) throw new Refusal('not-found', 'the race has not come so far');
    charge(n);
    return race.table.at(n, viewerOf(race.seats, person));
  }

  /** What a move would do, from what its seat may know. */
  async preview(table: string, person: string, { seat, move }: Thought): Promise<object> {
    const race = await this.#races.loadCurrent(table);
    if (race.seats[seat]?.person !== person) throw new Refusal('wrong-seat', `seat ${seat} is not yours`);
    return unwrap(race.table.preview(seat, move));
  }
}
