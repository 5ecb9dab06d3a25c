import { Rng } from '@paddock/kernel';
import type { Table, Token } from '@paddock/protocol';
import { HttpConnection } from './http-connection.ts';
import type { LoadPlayers, LoadTable } from './players.ts';
import { MoveClock, SEATS, type LatencyTally } from './tally.ts';

/** Scripted players of Paddock's server: a connection for requests and a live stream for events each. */
export class PaddockPlayers implements LoadPlayers {
  readonly #port: number;
  readonly #people: HttpConnection[] = [];

  constructor([port]: readonly number[]) {
    this.#port = port!;
  }

  async createPlayers(count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      const line = new HttpConnection(this.#port);
      await line.call('POST', '/api/me', { nickname: `Driver ${i}` });
      const { token } = await line.call<Token>('POST', '/api/me/tokens', { label: 'bench' });
      line.authHeader = `authorization: Bearer ${token}`;
      this.#people.push(line);
    }
  }

  async createTable(number: number, tally: LatencyTally, playing: boolean, over: () => void): Promise<LoadTable> {
    const from = (number * SEATS) % this.#people.length;
    const four = this.#people.slice(from, from + SEATS);
    const seats = four.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }));
    const { id } = await four[0]!.call<Table>('POST', '/api/tables', { game: 'formel-fun', seats });
    for (const line of four.slice(1)) await line.call('POST', `/api/tables/${id}/join`);
    return new PaddockTable(id, four, new MoveClock(tally, playing), over);
  }

  closeConnections(): void {
    for (const line of this.#people) line.close();
  }
}

class PaddockTable implements LoadTable {
  readonly moves: MoveClock;
  readonly #path: string;
  readonly #people: readonly HttpConnection[];
  readonly #over: () => void;
  readonly #rng: Rng;
  readonly #streams: ReturnType<HttpConnection['openStream']>[] = [];

  constructor(id: string, people: readonly HttpConnection[], moves: MoveClock, over: () => void) {
    this.#path = `/api/tables/${id}`;
    this.#people = people;
    this.moves = moves;
    this.#over = over;
    this.#rng = Rng.from(id);
  }

  /** Connects all live streams. Resolves when every player has received the first snapshot. */
  async connectStreams(): Promise<void> {
    await Promise.all(
      this.#people.map(
        (line, player) =>
          new Promise<void>((ready) => {
            const onEvent = (event: string): void => {
              if (event.includes('event: step\n')) this.moves.countDelivery(player);
              else if (event.includes('event: snapshot\n')) ready();
              else return;
              this.#playTurn(line, event);
            };
            this.#streams.push(line.openStream(`${this.#path}/live`, onEvent));
          }),
      ),
    );
  }

  /** Parses an event only for the player who is to move, to save time. */
  #playTurn(line: HttpConnection, event: string): void {
    const from = event.indexOf('"legal":[{');
    if (from === -1) {
      if (event.includes('"awaiting":{"kind":"over"')) this.#end();
      return;
    }
    const legal = JSON.parse(event.slice(from + '"legal":'.length, event.indexOf(',"previews":', from))) as object[];
    const [, seat] = /"viewer":(\d)/.exec(event)!;
    const [, n] = /id: (\d+)/.exec(event)!;
    const move = JSON.stringify(legal[this.#rng.below(legal.length)]);
    const body = `{"id":"move-${n!.padStart(5, '0')}","seat":${seat},"n":${n},"move":${move}}`;
    this.moves.turn((k) =>
      line.send('POST', `${this.#path}/moves`, body, (answer) => {
        if (answer.status !== 200) throw new Error(`${body}: ${answer.body}`);
        this.moves.acknowledged(k);
      }),
    );
  }

  #end(): void {
    if (this.#streams.length === 0) return;
    this.close();
    this.#over();
  }

  close(): void {
    for (const stream of this.#streams.splice(0)) stream.destroy();
  }
}
