import { findGame } from '@paddock/games';
import {
  appendEntry,
  startMatch,
  type DiceBinding,
  type Entry,
  type Game,
  type GameTypes,
  type Rng,
  isSameJson,
  type Viewer,
} from '@paddock/kernel';
import { computeDiceSeed } from '../dice-seed.ts';
import type { DatabaseReader } from '../database-reader.ts';

/** With more legal moves a position may have no previews. */
const MAX_PREVIEWS = 250;

interface TableRow {
  readonly game: string;
  readonly options: string;
  readonly rules_version: number;
  readonly seed: string;
  readonly binding: string | null;
  readonly ended_at: number | null;
}

interface SeatRow {
  readonly seat: number;
  readonly person: string | null;
}

interface EntryRow {
  readonly actor: number;
  readonly body: string;
}

/** What viewers may see of a race, computed from the database and the rules, without the server's code. */
export class ExpectedRace {
  readonly seed: string;
  /** What the dice follow from: with the seed alone, or with people's nonces besides. */
  readonly diceSeed: string;
  /** What people added to the dice. */
  readonly nonces: readonly string[];
  readonly endedAt: number;
  readonly game: Game;
  readonly entries: readonly Entry[];
  /** The position after so many entries, and what happened with each. */
  readonly #states: object[] = [];
  readonly #events: GameTypes['event'][][] = [];
  readonly #seats: ReadonlyMap<string, number>;
  readonly #positions = new Map<string, unknown>();

  private constructor(row: TableRow, seats: readonly SeatRow[], entries: readonly Entry[]) {
    const match = startMatch(findGame(row.game)!, seats.length, JSON.parse(row.options) as object);
    this.game = match.game;
    this.seed = row.seed;
    this.diceSeed = computeDiceSeed(row);
    const { contributions = [] } = JSON.parse(row.binding ?? '{}') as Partial<DiceBinding>;
    this.nonces = contributions.flatMap((contribution) => contribution?.nonce ?? []);
    this.endedAt = row.ended_at ?? Infinity;
    this.entries = entries;
    this.#seats = new Map(seats.flatMap(({ seat, person }) => (person === null ? [] : [[person, seat] as const])));
    this.#states.push(this.game.clone(match.state));
    for (const entry of entries) {
      const events: GameTypes['event'][] = [];
      appendEntry(match, entry, events);
      this.#states.push(this.game.clone(match.state));
      this.#events.push(throughJson(events) as GameTypes['event'][]);
    }
  }

  static async read(reader: DatabaseReader, table: string): Promise<ExpectedRace> {
    const [row] = await reader.query<TableRow>('select * from tables where id = ?', table);
    const seats = await reader.query<SeatRow>('select * from seats where table_id = ? order by seat', table);
    const entries = await reader.query<EntryRow>('select * from entries where table_id = ? order by number', table);
    const read = entries.map(({ actor, body }) => [actor, JSON.parse(body)] as unknown as Entry);
    return new ExpectedRace(row!, seats, read);
  }

  seatOf(person: string | null): Viewer {
    return person === null ? null : (this.#seats.get(person) ?? null);
  }

  /** What a viewer may see of the position after n entries, field by field. */
  position(n: number, viewer: Viewer): unknown {
    const key = `${n} ${viewer}`;
    let known = this.#positions.get(key);
    if (known !== undefined) return known;
    const state = this.#states[n]!;
    const turnId = this.entries.slice(0, n).reduce((last, [actor], i) => (actor === viewer ? i + 1 : last), 0);
    const choices = viewer === null ? { legal: [], previews: null } : this.#listChoices(state, viewer);
    known = throughJson({
      n,
      viewer,
      view: this.game.view(state, viewer),
      turnId,
      awaiting: this.game.awaiting(state),
      ...choices,
    });
    this.#positions.set(key, known);
    return known;
  }

  /** What a viewer may see of the entries from `from` to `to`: each event with the position it led to. */
  events(from: number, to: number, viewer: Viewer): { n: number; event: unknown }[] {
    return this.#events.slice(from, to).flatMap((events, i) =>
      events
        .map((event) => this.game.redact(event, viewer))
        .filter((event) => event !== null)
        .map((event) => ({ n: from + i + 1, event: throughJson(event) })),
    );
  }

  /**
   * What a seat and a spectator see must not depend on what the seat cannot know: where that is dealt anew, everything looks
   * the same. Returns what does not.
   */
  findDifferences(n: number, rng: Rng): string | null {
    const state = this.#states[n]!;
    for (let seat = 0; seat < this.game.seats; seat++) {
      const twin = this.game.clone(state);
      this.game.determinize(twin, seat, rng);
      if (!isSameJson(this.#visibleTo(twin, seat), this.#visibleTo(state, seat)))
        return `seat ${seat} can tell after ${n} entries`;
    }
    return null;
  }

  #visibleTo(state: object, seat: number): unknown {
    const { game } = this;
    const views = [game.view(state, seat), game.view(state, null), game.awaiting(state)];
    return throughJson([views, this.#listChoices(state, seat)]);
  }

  #listChoices(state: object, seat: number): { legal: readonly object[]; previews: readonly object[] | null } {
    const awaiting = this.game.awaiting(state);
    const asked = awaiting.kind === 'moves' && awaiting.seats.includes(seat);
    const legal = asked ? this.game.legalMoves(state, seat) : [];
    const previews = legal.length > MAX_PREVIEWS ? null : legal.map((move) => this.game.preview(state, seat, move));
    return { legal, previews };
  }
}

/** Data after a round trip through JSON. */
function throughJson(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data));
}
