import { Rng } from '@paddock/kernel';
import type { Table, Token } from '@paddock/protocol';
import { Line } from './line.ts';
import type { Players, Seated } from './players.ts';
import { Moves, SEATS, type Tally } from './tally.ts';

/** Scripted players at Paddock's server: a line for what they send and a live stream for what they are told. */
export class OurPlayers implements Players {
  readonly #port: number;
  readonly #people: Line[] = [];

  constructor([port]: readonly number[]) {
    this.#port = port!;
  }

  async invite(count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      const line = new Line(this.#port);
      await line.call('POST', '/api/me', { nickname: `Driver ${i}` });
      const { token } = await line.call<Token>('POST', '/api/me/tokens', { label: 'bench' });
      line.identity = `authorization: Bearer ${token}`;
      this.#people.push(line);
    }
  }

  async sit(number: number, tally: Tally, playing: boolean, over: () => void): Promise<Seated> {
    const from = (number * SEATS) % this.#people.length;
    const four = this.#people.slice(from, from + SEATS);
    const seats = four.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }));
    const { id } = await four[0]!.call<Table>('POST', '/api/tables', { game: 'formel-fun', seats });
    for (const line of four.slice(1)) await line.call('POST', `/api/tables/${id}/join`);
    return new OurTable(id, four, new Moves(tally, playing), over);
  }

  hangUp(): void {
    for (const line of this.#people) line.close();
  }
}

class OurTable implements Seated {
  readonly moves: Moves;
  readonly #path: string;
  readonly #people: readonly Line[];
  readonly #over: () => void;
  readonly #rng: Rng;
  readonly #streams: ReturnType<Line['listen']>[] = [];

  constructor(id: string, people: readonly Line[], moves: Moves, over: () => void) {
    this.#path = `/api/tables/${id}`;
    this.#people = people;
    this.moves = moves;
    this.#over = over;
    this.#rng = Rng.from(id);
  }

  /** Everybody looks. Answers when all have been told how the race stands. */
  async listen(): Promise<void> {
    await Promise.all(
      this.#people.map(
        (line, player) =>
          new Promise<void>((ready) => {
            const told = (event: string): void => {
              if (event.includes('event: step\n')) this.moves.heard(player);
              else if (event.includes('event: account\n')) ready();
              else return;
              this.#answer(line, event);
            };
            this.#streams.push(line.listen(`${this.#path}/live`, told));
          }),
      ),
    );
  }

  /** Only who is to move reads more than a few letters. */
  #answer(line: Line, event: string): void {
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
