import type { Rng } from '@paddock/kernel';
import type { Table } from '@paddock/protocol';
import { HttpConnection } from './http-connection.ts';
import type { LoadPlayers, LoadTable, TableContext } from './players.ts';
import { SEATS } from './tally.ts';

/** A person with a session. Live connections go to the same process as the requests. */
export interface PaddockPerson {
  readonly port: number;
  readonly http: HttpConnection;
}

/** Which of several processes people connect to. */
export type Placement =
  /** Everybody at a table to the same one, as with a proxy that knows the tables. */
  | 'by-table'
  /** The players of a table to different ones, as with a proxy that does not. */
  | 'by-person';

/** Scripted people of Paddock's server, who sign in and sit down over HTTP. */
export abstract class PaddockPlayers<Person extends PaddockPerson> implements LoadPlayers {
  readonly #ports: readonly number[];
  /** How many people in a row connect to the same process. */
  readonly #groupSize: number;
  protected readonly people: Person[] = [];

  constructor(ports: readonly number[], placement: Placement = 'by-table') {
    this.#ports = ports;
    this.#groupSize = placement === 'by-table' ? SEATS : 1;
  }

  async createPlayers(count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      const port = this.#ports[Math.floor(i / this.#groupSize) % this.#ports.length]!;
      const http = new HttpConnection(port);
      await http.call('POST', '/api/me', { nickname: `Driver ${i}` });
      this.people.push(await this.createPerson(port, http));
    }
  }

  /** `http` has the cookie of the session. */
  protected abstract createPerson(port: number, http: HttpConnection): Promise<Person>;

  async createTable(number: number, context: TableContext): Promise<LoadTable> {
    const from = (number * SEATS) % this.people.length;
    const four = this.people.slice(from, from + SEATS);
    const seats = four.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }));
    const { id } = await four[0]!.http.call<Table>('POST', '/api/tables', { game: 'formel-fun', seats });
    for (const { http } of four.slice(1)) await http.call('POST', `/api/tables/${id}/join`);
    return this.openTable(id, four, context);
  }

  protected abstract openTable(id: string, four: readonly Person[], context: TableContext): LoadTable;

  closeIdleConnections(): void {
    for (const { http } of this.people) http.close();
  }

  close(): void {
    this.closeIdleConnections();
  }
}

/** Not the key of an empty list. */
const LEGAL_KEY = '"legal":[{';

/** A random one of the legal moves in a message, as JSON; `null` if the viewer need not choose. Nothing is parsed, to save time. */
export function chooseMove(message: string, rng: Rng): string | null {
  const start = message.indexOf(LEGAL_KEY);
  if (start === -1) return null;
  // The moves of Formel Fun contain no objects.
  const moves = message.slice(start + LEGAL_KEY.length, message.indexOf('}]', start)).split('},{');
  return `{${rng.pick(moves)}}`;
}

/** The members of a move request, without the braces; `n` is the number of entries that the player has seen. */
export function formatMove(n: string, seat: string, move: string): string {
  return `"id":"move-${n.padStart(5, '0')}","seat":${seat},"n":${n},"move":${move}`;
}

export function isRaceOver(message: string): boolean {
  return message.includes('"awaiting":{"kind":"over"');
}
