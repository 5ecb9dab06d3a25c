import type { PreviewRequest } from '@paddock/protocol';
import type { Step } from '@paddock/table';
import { Refusal } from '../errors.ts';
import { viewerOf } from '../live/hub.ts';
import { DelayedSpectators } from './delayed-spectators.ts';
import { unwrapOrRefuse, type RaceService } from './service.ts';

/** Reads from a race on request: earlier positions, and previews of moves. */
export class RaceQueries {
  readonly #races: RaceService;
  readonly #delayedSpectators: DelayedSpectators;

  constructor(races: RaceService, delayedSpectators: DelayedSpectators) {
    this.#races = races;
    this.#delayedSpectators = delayedSpectators;
  }

  /** The step that led to the position of n entries, as this person's seat saw it. `charge` is called with the number of entries played for it. */
  async loadStep(table: string, person: string | null, n: number, charge: (cost: number) => void): Promise<Step> {
    const race = await this.#races.loadCurrent(table);
    const viewer = viewerOf(race.seats, person);
    const length = DelayedSpectators.isDelayed(race, { viewer })
      ? await this.#delayedSpectators.countVisible(race)
      : race.table.length;
    if (n > length) throw new Refusal('not-found', 'the race has fewer entries than that');
    charge(n);
    return race.table.at(n, viewer);
  }

  /** What a move would do, from what its seat may know. */
  async preview(table: string, person: string, { seat, move }: PreviewRequest): Promise<object> {
    const race = await this.#races.loadCurrent(table);
    if (race.seats[seat]?.person !== person) throw new Refusal('wrong-seat', `seat ${seat} is not yours`);
    return unwrapOrRefuse(race.table.preview(seat, move));
  }
}
