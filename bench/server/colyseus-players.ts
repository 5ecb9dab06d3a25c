import { Protocol } from '@colyseus/core';
import { Decoder } from '@colyseus/schema';
import { CARDS } from '@paddock/formel-fun';
import { FormelFunSchema, NOBODY } from '../peers/formel-fun-schema.ts';
import { legalForPeer } from '../peers/formel-fun.ts';
import { HttpConnection } from './http-connection.ts';
import { type LoadPlayers, type LoadTable, ScriptedTable, type TableContext } from './players.ts';
import { SEATS } from './tally.ts';
import { WebSocketConnection } from './web-socket-connection.ts';

/** What its matchmaker answers: a reserved seat in a room. */
interface SeatReservation {
  readonly roomId: string;
  readonly processId: string;
  readonly sessionId: string;
}

/**
 * Scripted players of Colyseus. They speak its protocol over the same minimal WebSocket client as the others and decode the
 * state with its own decoder: that takes less CPU time than its official client.
 */
export class ColyseusPlayers implements LoadPlayers {
  readonly #port: number;

  constructor([port]: readonly number[]) {
    this.#port = port!;
  }

  async createTable(_number: number, context: TableContext): Promise<LoadTable> {
    const http = new HttpConnection(this.#port);
    const reservations: SeatReservation[] = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const target = seat === 0 ? 'create/formel-fun' : `joinById/${reservations[0]!.roomId}`;
      reservations.push(await http.call<SeatReservation>('POST', `/matchmake/${target}`, { seat }));
    }
    http.close();
    return new ColyseusTable(this.#port, reservations, context);
  }
}

const JOINED = Buffer.from([Protocol.JOIN_ROOM]);
/** A message of type "move" up to its payload, which is one byte: a small number in MessagePack. */
const MOVE = Buffer.concat([Buffer.from([Protocol.ROOM_DATA, 0xa0 | 'move'.length]), Buffer.from('move')]);

class ColyseusTable extends ScriptedTable {
  readonly #port: number;
  readonly #reservations: readonly SeatReservation[];
  readonly #sockets: WebSocketConnection[] = [];

  constructor(port: number, reservations: readonly SeatReservation[], context: TableContext) {
    super(reservations[0]!.roomId, context);
    this.#port = port;
    this.#reservations = reservations;
  }

  protected override connect(seat: number, onReady: () => void): void {
    const { processId, roomId, sessionId } = this.#reservations[seat]!;
    const state = new FormelFunSchema();
    const decoder = new Decoder(state);
    const onMessage = (message: Buffer, bytes: number): void => {
      const kind = message[0];
      if (kind === Protocol.JOIN_ROOM) return socket.sendBinary(JOINED);
      if (kind === Protocol.ERROR) throw new Error(`Colyseus: ${message.toString('latin1', 1)}`);
      if (kind !== Protocol.ROOM_STATE && kind !== Protocol.ROOM_STATE_PATCH) return;
      decoder.decode(message, { offset: 1 });
      if (state.toMove === NOBODY) return this.endRace();
      const mustChoose = state.toMove === seat;
      if (kind === Protocol.ROOM_STATE_PATCH) this.receiveMove(seat, bytes, mustChoose);
      else onReady();
      if (mustChoose) this.#play(socket, seat, state);
    };
    const path = `/${processId}/${roomId}?sessionId=${sessionId}`;
    const socket = new WebSocketConnection(this.#port, path, 'accept: */*', () => {}, onMessage);
    this.#sockets.push(socket);
  }

  #play(socket: WebSocketConnection, seat: number, state: FormelFunSchema): void {
    const { hand, extraTurbos } = state.players[seat]!;
    const cards = CARDS.flatMap((card, kind) => new Array<string>(hand[kind]!).fill(card));
    const [card, turbo] = this.rng.pick(legalForPeer(cards, extraTurbos));
    const id = 2 * (CARDS as readonly string[]).indexOf(card) + Number(turbo);
    this.moves.takeTurn(seat, () => socket.sendBinary(Buffer.concat([MOVE, Buffer.from([id])])));
  }

  protected override disconnect(): void {
    for (const socket of this.#sockets.splice(0)) socket.close();
  }
}
