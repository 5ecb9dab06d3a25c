import { channelOfTable, SOCKET_PATH } from '@paddock/protocol';
import type { HttpConnection } from './http-connection.ts';
import { chooseMove, formatMove, isRaceOver, type PaddockPerson, PaddockPlayers } from './paddock-players.ts';
import { type LoadTable, ScriptedTable, type TableContext } from './players.ts';
import { WebSocketConnection } from './web-socket-connection.ts';

/** As the site does it: the session's cookie, and one WebSocket per person for the events and moves of all their tables. */
export class PaddockSocketPlayers extends PaddockPlayers<SocketPerson> {
  protected override createPerson(port: number, http: HttpConnection): Promise<SocketPerson> {
    return Promise.resolve(new SocketPerson(port, http));
  }

  protected override openTable(id: string, four: readonly SocketPerson[], context: TableContext): LoadTable {
    return new PaddockSocketTable(id, four, context);
  }

  async connectPlayers(): Promise<void> {
    for (const person of this.people) await person.connect();
  }

  override close(): void {
    super.close();
    for (const person of this.people) person.close();
  }
}

/** Receives the messages of one table as text. */
type OnTableMessage = (message: string, bytes: number) => void;

const CHANNEL_KEY = '"channel":"';

class SocketPerson implements PaddockPerson {
  readonly port: number;
  readonly http: HttpConnection;
  readonly #handlers = new Map<string, OnTableMessage>();
  #socket: WebSocketConnection | null = null;

  constructor(port: number, http: HttpConnection) {
    this.port = port;
    this.http = http;
  }

  connect(): Promise<void> {
    return new Promise((resolve) => {
      const onMessage = (message: Buffer, bytes: number): void => this.#receive(message.toString('latin1'), bytes);
      this.#socket = new WebSocketConnection(this.port, SOCKET_PATH, this.http.authHeader, resolve, onMessage);
    });
  }

  subscribe(channel: string, onMessage: OnTableMessage): void {
    this.#handlers.set(channel, onMessage);
    this.send(`{"type":"subscribe","channel":"${channel}"}`);
  }

  unsubscribe(channel: string): void {
    if (this.#handlers.delete(channel)) this.send(`{"type":"unsubscribe","channel":"${channel}"}`);
  }

  send(message: string): void {
    this.#socket?.sendText(message);
  }

  #receive(message: string, bytes: number): void {
    if (message.includes('"type":"refused"') || message.includes('"error":')) throw new Error(message);
    const start = message.indexOf(CHANNEL_KEY);
    if (start === -1) return;
    const end = message.indexOf('"', start + CHANNEL_KEY.length);
    // There is no handler for what was sent before the server knew that somebody has left.
    this.#handlers.get(message.slice(start + CHANNEL_KEY.length, end))?.(message, bytes);
  }

  close(): void {
    this.#socket?.close();
    this.#socket = null;
  }
}

/** The event that every move of Formel Fun has. */
const PLAYED = '"type":"played"';

class PaddockSocketTable extends ScriptedTable {
  readonly #people: readonly SocketPerson[];

  constructor(id: string, people: readonly SocketPerson[], context: TableContext) {
    super(id, context);
    this.#people = people;
  }

  protected override connect(player: number, onReady: () => void): void {
    const person = this.#people[player]!;
    let seat = '';
    const onMessage = (message: string, bytes: number): void => {
      const isStep = message.includes('"name":"step"');
      if (!isStep && !message.includes('"name":"snapshot"')) return;
      if (isRaceOver(message)) return this.endRace();
      const move = chooseMove(message, this.rng);
      if (isStep) this.#receiveStep(player, message, bytes, move !== null);
      else {
        seat = /"viewer":(\d)/.exec(message)![1]!;
        onReady();
      }
      if (move === null) return;
      const [, n] = /"n":(\d+)/.exec(message)!;
      const request = `{"type":"move","table":"${this.id}",${formatMove(n!, seat, move)}}`;
      this.moves.takeTurn(player, () => person.send(request));
    };
    person.subscribe(channelOfTable(this.id), onMessage);
  }

  /** One's own move is acknowledged by its id. A step of several moves comes from another process only. */
  #receiveStep(player: number, message: string, bytes: number, mustChoose: boolean): void {
    if (message.includes('"moveId":')) this.moves.acknowledge(player);
    const moves = message.split(PLAYED).length - 1;
    for (let i = 0; i < moves; i++) this.moves.countDelivery(player, i === 0 ? bytes : 0, mustChoose);
  }

  protected override disconnect(): void {
    for (const person of this.#people) person.unsubscribe(channelOfTable(this.id));
  }
}
