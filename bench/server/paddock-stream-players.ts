import type { Socket } from 'node:net';
import type { Token } from '@paddock/protocol';
import type { HttpConnection } from './http-connection.ts';
import { chooseMove, formatMove, isRaceOver, type PaddockPerson, PaddockPlayers } from './paddock-players.ts';
import { type LoadTable, ScriptedTable, type TableContext } from './players.ts';

/** As programs do it: a token, moves by POST, and a Server-Sent Events stream for each table. */
export class PaddockStreamPlayers extends PaddockPlayers<PaddockPerson> {
  protected override async createPerson(port: number, http: HttpConnection): Promise<PaddockPerson> {
    const { token } = await http.call<Token>('POST', '/api/me/tokens', { label: 'bench' });
    http.authHeader = `authorization: Bearer ${token}`;
    return { port, http };
  }

  protected override openTable(id: string, four: readonly PaddockPerson[], context: TableContext): LoadTable {
    return new PaddockStreamTable(id, four, context);
  }
}

/** The blank line that ends an event. */
const EVENT_END_BYTES = 2;

class PaddockStreamTable extends ScriptedTable {
  readonly #path: string;
  readonly #people: readonly PaddockPerson[];
  readonly #streams: Socket[] = [];

  constructor(id: string, people: readonly PaddockPerson[], context: TableContext) {
    super(id, context);
    this.#path = `/api/tables/${id}`;
    this.#people = people;
  }

  protected override connect(player: number, onReady: () => void): void {
    const { http } = this.#people[player]!;
    const onEvent = (event: string): void => {
      const isStep = event.includes('event: step\n');
      if (!isStep && !event.includes('event: snapshot\n')) return;
      if (isRaceOver(event)) return this.endRace();
      const move = chooseMove(event, this.rng);
      if (isStep) this.moves.countDelivery(player, event.length + EVENT_END_BYTES, move !== null);
      else onReady();
      if (move === null) return;
      const [, n] = /id: (\d+)/.exec(event)!;
      const [, seat] = /"viewer":(\d)/.exec(event)!;
      const body = `{${formatMove(n!, seat!, move)}}`;
      this.moves.takeTurn(player, () => this.#post(http, player, body));
    };
    this.#streams.push(http.openStream(`${this.#path}/live`, onEvent));
  }

  #post(http: HttpConnection, player: number, body: string): void {
    http.send('POST', `${this.#path}/moves`, body, (answer) => {
      if (answer.status !== 200) throw new Error(`${body}: ${answer.body}`);
      this.moves.acknowledge(player);
    });
  }

  protected override disconnect(): void {
    for (const stream of this.#streams.splice(0)) stream.destroy();
  }
}
