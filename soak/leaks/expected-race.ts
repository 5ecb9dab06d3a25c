import { findGame } from '@paddock/games';
import {
  appendEntry,
  startMatch,
  type Awaiting,
  CHANCE,
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
import { readEntries, type StoredEntry } from '../entry-rows.ts';

/** With more legal moves a position may have no previews. */
const MAX_PREVIEWS = 250;

interface TableRow {
  readonly id: string;
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

/** An event with the number of entries after it. */
interface NumberedEvent {
  readonly n: number;
  readonly event: unknown;
}

interface ExpectedPosition {
  readonly awaiting: Awaiting;
  readonly legal: readonly object[];
  readonly previews: readonly object[] | null;
}

/** What viewers may see of a race, computed from the database and the rules, without the server's code. */
export class ExpectedRace {
  /** The id of the table. */
  readonly table: string;
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
  /** The ids of the moves, `null` for entries that no person sent. */
  readonly #moveIds: readonly (string | null)[];
  /** What has been worked out already, by viewer. */
  readonly #positions = new Map<Viewer, Map<number, ExpectedPosition>>();
  readonly #redacted = new Map<Viewer, readonly (readonly NumberedEvent[])[]>();
  readonly #turnIds = new Map<Viewer, readonly number[]>();

  private constructor(row: TableRow, seats: readonly SeatRow[], stored: readonly StoredEntry[]) {
    const entries = stored.map(({ actor, body }) => [actor, JSON.parse(body)] as unknown as Entry);
    this.#moveIds = stored.map(({ key }) => key);
    const match = startMatch(findGame(row.game)!, seats.length, JSON.parse(row.options) as object);
    this.table = row.id;
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
    const entries = await readEntries(reader, table);
    return new ExpectedRace(row!, seats, entries);
  }

  seatOf(person: string | null): Viewer {
    return person === null ? null : (this.#seats.get(person) ?? null);
  }

  /** What a viewer may see of the position after n entries, field by field. */
  position(n: number, viewer: Viewer): ExpectedPosition {
    const positions = getOrCreate(this.#positions, viewer, () => new Map<number, ExpectedPosition>());
    return getOrCreate(positions, n, () => {
      const state = this.#states[n]!;
      const choices = viewer === null ? { legal: [], previews: null } : this.#listChoices(state, viewer);
      const position = {
        n,
        viewer,
        view: this.game.view(state, viewer),
        turnId: this.#turnIdOf(n, viewer),
        awaiting: this.game.awaiting(state),
        ...choices,
      };
      return throughJson(position) as ExpectedPosition;
    });
  }

  /** What a viewer may see of the entries from `from` to `to`: each event with the position it led to. */
  events(from: number, to: number, viewer: Viewer): NumberedEvent[] {
    const redacted = getOrCreate(this.#redacted, viewer, () =>
      this.#events.map((events, i) =>
        events
          .map((event) => this.game.redact(event, viewer))
          .filter((event) => event !== null)
          .map((event) => ({ n: i + 1, event: throughJson(event) })),
      ),
    );
    return redacted.slice(from, to).flat();
  }

  /** A step without the view, as a WebSocket carries it. Choices are in it only for whoever has to choose. */
  eventStep(from: number, n: number, viewer: Viewer): object {
    const { awaiting, legal, previews } = this.position(n, viewer);
    const turnId = this.#turnIdOf(n, viewer);
    const isChoosing = viewer !== null && awaiting.kind === 'moves' && awaiting.seats.includes(viewer);
    return {
      from,
      n,
      events: this.events(from, n, viewer).map(({ event }) => event),
      awaiting,
      ...(viewer !== null && turnId > from ? { turnId } : {}),
      ...(isChoosing ? { legal } : {}),
      ...(isChoosing && previews !== null ? { previews } : {}),
    };
  }

  /** The id of the viewer's own move that begins a step, if it does. */
  moveIdAt(from: number, viewer: Viewer): string | null {
    return this.entries[from]?.[0] === viewer ? this.#moveIds[from]! : null;
  }

  /** The number of entries after a move and the chance that followed, or `null` if it is not stored. */
  entryCountAfter(moveId: string): number | null {
    let n = this.#moveIds.indexOf(moveId) + 1;
    if (n === 0) return null;
    while (this.entries[n]?.[0] === CHANCE) n++;
    return n;
  }

  /** The number of entries when the viewer last moved. */
  #turnIdOf(n: number, viewer: Viewer): number {
    const turnIds = getOrCreate(this.#turnIds, viewer, () => {
      const found = [0];
      for (const [i, [actor]] of this.entries.entries()) found.push(actor === viewer ? i + 1 : found[i]!);
      return found;
    });
    return turnIds[n]!;
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

function getOrCreate<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = create()));
  return value;
}
