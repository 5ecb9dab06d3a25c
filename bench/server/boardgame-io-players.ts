import { Rng } from '@paddock/kernel';
import { type FormelFunG, legalForPeer } from '../peers/formel-fun.ts';
import { HttpConnection } from './http-connection.ts';
import type { LoadPlayers, LoadTable } from './players.ts';
import { MoveClock, SEATS, type LatencyTally } from './tally.ts';

const NAMESPACE = '/formel-fun,';
/** The prefix of socket.io events in this namespace. */
const EVENT = `42${NAMESPACE}`;

interface Synced {
  readonly G: FormelFunG;
  readonly _stateID: number;
}

/** The same players for boardgame.io's server, with an equally minimal socket.io client. */
export class BoardgameIoPlayers implements LoadPlayers {
  readonly #port: number;
  readonly #lobby: number;

  constructor([port, lobby]: readonly number[]) {
    this.#port = port!;
    this.#lobby = lobby!;
  }

  createPlayers(): Promise<void> {
    return Promise.resolve();
  }

  async createTable(_number: number, tally: LatencyTally, playing: boolean, over: () => void): Promise<LoadTable> {
    const games = '/games/formel-fun';
    const line = new HttpConnection(this.#lobby);
    const { matchID } = await line.call<{ matchID: string }>('POST', `${games}/create`, { numPlayers: SEATS });
    const credentials: string[] = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const seatRequest = { playerID: String(seat), playerName: `Driver ${seat}` };
      const seated = await line.call<{ playerCredentials: string }>('POST', `${games}/${matchID}/join`, seatRequest);
      credentials.push(seated.playerCredentials);
    }
    line.close();
    return new BoardgameIoTable(this.#port, matchID, credentials, new MoveClock(tally, playing), over);
  }

  closeConnections(): void {}
}

class BoardgameIoTable implements LoadTable {
  readonly moves: MoveClock;
  readonly #url: string;
  readonly #match: string;
  readonly #credentials: readonly string[];
  readonly #over: () => void;
  readonly #rng: Rng;
  readonly #sockets: WebSocket[] = [];
  /** The move that a player has sent and not seen made yet. */
  readonly #pending: (number | null)[] = new Array<null>(SEATS).fill(null);

  constructor(port: number, match: string, credentials: readonly string[], moves: MoveClock, over: () => void) {
    this.#url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
    this.#match = match;
    this.#credentials = credentials;
    this.moves = moves;
    this.#over = over;
    this.#rng = Rng.from(match);
  }

  async connectStreams(): Promise<void> {
    await Promise.all(this.#credentials.map((_, seat) => new Promise<void>((ready) => this.#connect(seat, ready))));
  }

  #connect(seat: number, ready: () => void): void {
    const socket = new WebSocket(this.#url);
    this.#sockets.push(socket);
    socket.addEventListener('message', ({ data }) => {
      const text = data as string;
      if (text.startsWith(`${EVENT}["update"`)) {
        this.#countDelivery(seat);
        this.#playTurn(socket, seat, text);
      } else if (text.startsWith(`${EVENT}["sync"`)) {
        ready();
        this.#playTurn(socket, seat, text);
      } else if (text === '2') socket.send('3');
      else if (text.startsWith('0')) socket.send(`40${NAMESPACE}`);
      else if (text.startsWith(`40${NAMESPACE}`)) {
        this.#emit(socket, ['sync', this.#match, String(seat), this.#credentials[seat], SEATS]);
      }
    });
  }

  #emit(socket: WebSocket, event: readonly unknown[]): void {
    socket.send(EVENT + JSON.stringify(event));
  }

  /** Its server acknowledges a move by sending the new state to everybody, the mover included. */
  #countDelivery(seat: number): void {
    const k = this.#pending[seat]!;
    this.#pending[seat] = null;
    if (k !== null) this.moves.acknowledged(k);
    this.moves.countDelivery(seat);
  }

  #playTurn(socket: WebSocket, seat: number, text: string): void {
    if (text.includes('"gameover":')) this.#end();
    else if (text.includes(`"currentPlayer":"${seat}"`)) {
      const [kind, , state] = JSON.parse(text.slice(EVENT.length)) as [string, string, Synced & { state: Synced }];
      const { G, _stateID } = kind === 'sync' ? state.state : state;
      const args = this.#rng.pick(legalForPeer(G, seat));
      const playerID = String(seat);
      const payload = { type: 'play', args, playerID, credentials: this.#credentials[seat] };
      this.moves.turn((k) => {
        this.#pending[seat] = k;
        this.#emit(socket, ['update', { type: 'MAKE_MOVE', payload }, _stateID, this.#match, playerID]);
      });
    }
  }

  #end(): void {
    if (this.#sockets.length === 0) return;
    this.close();
    this.#over();
  }

  close(): void {
    for (const socket of this.#sockets.splice(0)) socket.close();
  }
}
