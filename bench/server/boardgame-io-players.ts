import { type FormelFunG, legalForPeer } from '../peers/formel-fun.ts';
import { HttpConnection } from './http-connection.ts';
import { type LoadPlayers, type LoadTable, ScriptedTable, type TableContext } from './players.ts';
import { SEATS } from './tally.ts';
import { WebSocketConnection } from './web-socket-connection.ts';

const NAMESPACE = '/formel-fun,';
/** The prefix of socket.io events in this namespace. */
const EVENT = `42${NAMESPACE}`;
const SOCKET_PATH = '/socket.io/?EIO=4&transport=websocket';

interface PeerState {
  readonly G: FormelFunG;
  readonly _stateID: number;
}

/** Scripted players of boardgame.io's server, with a minimal socket.io client. */
export class BoardgameIoPlayers implements LoadPlayers {
  readonly #port: number;
  readonly #lobby: number;

  constructor([port, lobby]: readonly number[]) {
    this.#port = port!;
    this.#lobby = lobby!;
  }

  async createTable(_number: number, context: TableContext): Promise<LoadTable> {
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
    return new BoardgameIoTable(this.#port, matchID, credentials, context);
  }
}

class BoardgameIoTable extends ScriptedTable {
  readonly #port: number;
  readonly #match: string;
  readonly #credentials: readonly string[];
  readonly #sockets: WebSocketConnection[] = [];

  constructor(port: number, match: string, credentials: readonly string[], context: TableContext) {
    super(match, context);
    this.#port = port;
    this.#match = match;
    this.#credentials = credentials;
  }

  protected override connect(seat: number, onReady: () => void): void {
    const onMessage = (message: Buffer, bytes: number): void => {
      const text = message.toString('latin1');
      if (text.startsWith(`${EVENT}["update"`)) {
        const mustChoose = isToMove(text, seat);
        this.receiveMove(seat, bytes, mustChoose);
        this.#play(socket, seat, text, mustChoose);
      } else if (text.startsWith(`${EVENT}["sync"`)) {
        onReady();
        this.#play(socket, seat, text, isToMove(text, seat));
      } else if (text === '2') socket.sendText('3');
      else if (text.startsWith('0')) socket.sendText(`40${NAMESPACE}`);
      else if (text.startsWith(`40${NAMESPACE}`)) {
        emit(socket, ['sync', this.#match, String(seat), this.#credentials[seat], SEATS]);
      }
    };
    const socket = new WebSocketConnection(this.#port, SOCKET_PATH, 'accept: */*', () => {}, onMessage);
    this.#sockets.push(socket);
  }

  /** Parses a state only for the player who is to move, to save time. */
  #play(socket: WebSocketConnection, seat: number, text: string, mustChoose: boolean): void {
    if (text.includes('"gameover":')) this.endRace();
    else if (mustChoose) {
      const [kind, , state] = JSON.parse(text.slice(EVENT.length)) as [
        string,
        string,
        PeerState & { state: PeerState },
      ];
      const { G, _stateID } = kind === 'sync' ? state.state : state;
      const args = this.rng.pick(legalForPeer(G.hands[seat]!, G.extraTurbos[seat]!));
      const playerID = String(seat);
      const payload = { type: 'play', args, playerID, credentials: this.#credentials[seat] };
      const event = ['update', { type: 'MAKE_MOVE', payload }, _stateID, this.#match, playerID];
      this.moves.takeTurn(seat, () => emit(socket, event));
    }
  }

  protected override disconnect(): void {
    for (const socket of this.#sockets.splice(0)) socket.close();
  }
}

function isToMove(text: string, seat: number): boolean {
  return text.includes(`"currentPlayer":"${seat}"`) && !text.includes('"gameover":');
}

function emit(socket: WebSocketConnection, event: readonly unknown[]): void {
  socket.sendText(EVENT + JSON.stringify(event));
}
