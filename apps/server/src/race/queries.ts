import { type Kind, understand } from '@paddock/kernel';
import type { Thought } from '@paddock/protocol';
import { advance, type Step, stepOf } from '@paddock/table';
import { viewerOf } from '../live/hub.ts';
import { Refusal } from '../errors.ts';
import type { RaceService } from './service.ts';

/** What people look into besides what they are told: how it came to this, and what a choice would do. */
export class RaceQueries {
  readonly #play: RaceService;

  constructor(play: RaceService) {
    this.#play = play;
  }

  /** The entry that led to position n, as this person's seat may see it: what the live stream has told there, and no more. `charge` is told how many entries are played for it. */
  async step(table: string, person: string | null, n: number, charge: (cost: number) => void): Promise<Step> {
    const { match, seats } = await this.#play.look(table);
    const { definition, game, entries } = match;
    if (n > entries.length) throw new Refusal('not-found', 'the race has not come so far');
    charge(n);
    const past = { definition, game, state: game.setup(), entries: [] };
    let events: Kind['event'][] = [];
    for (const entry of entries.slice(0, n)) events = advance(past, entry);
    return stepOf(past, events, viewerOf(seats, person));
  }

  /** What a move would do, from what its seat may know. */
  async preview(table: string, person: string, { seat, move }: Thought): Promise<object> {
    const { match, seats } = await this.#play.look(table);
    if (seats[seat]?.person !== person) throw new Refusal('wrong-seat', `seat ${seat} is not yours`);
    const meant = understand(match, seat, move);
    if (!meant.ok) throw new Refusal(meant.error.code, meant.error.message);
    return match.game.preview(match.state, seat, meant.value);
  }
}
