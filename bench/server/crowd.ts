import { channelOfTable, LOBBY_CHANNEL, SOCKET_PATH, type Table } from '@paddock/protocol';
import { HttpConnection } from './http-connection.ts';
import { WebSocketConnection } from './web-socket-connection.ts';

/** Stands for a cookie where nobody is signed in. */
const ANONYMOUS = 'accept: */*';
const STEP = '"name":"step"';
const SUBSCRIBED = '"type":"subscribed"';

/** A page that shows one channel and only receives. */
class WatchingPage {
  readonly #socket: WebSocketConnection;
  steps = 0;
  messages = 0;
  /** When its last step arrived. */
  lastStepAt = 0;

  private constructor(port: number, authHeader: string, channel: string, onSubscribed: () => void) {
    const subscribe = (): void => this.#socket.sendText(`{"type":"subscribe","channel":"${channel}"}`);
    this.#socket = new WebSocketConnection(port, SOCKET_PATH, authHeader, subscribe, (message) => {
      this.messages++;
      if (message.includes(STEP)) {
        this.steps++;
        this.lastStepAt = performance.now();
      } else if (message.includes(SUBSCRIBED)) onSubscribed();
    });
  }

  /** Resolves when the page has everything about the channel. */
  static open(port: number, authHeader: string, channel: string): Promise<WatchingPage> {
    return new Promise((resolve) => {
      const page: WatchingPage = new WatchingPage(port, authHeader, channel, () => resolve(page));
    });
  }

  close(): void {
    this.#socket.close();
  }
}

/** Spectators of one race, who are not signed in. */
export class Spectators {
  readonly #pages: readonly WatchingPage[];

  private constructor(pages: readonly WatchingPage[]) {
    this.#pages = pages;
  }

  static async open(port: number, table: string, count: number): Promise<Spectators> {
    const pages: WatchingPage[] = [];
    for (let i = 0; i < count; i++) pages.push(await WatchingPage.open(port, ANONYMOUS, channelOfTable(table)));
    return new Spectators(pages);
  }

  /** How many steps each of them has received. */
  get steps(): number[] {
    return this.#pages.map(({ steps }) => steps);
  }

  /** By how many milliseconds the last of them got the last step later than the first one. */
  get spreadMs(): number {
    const times = this.#pages.map(({ lastStepAt }) => lastStepAt);
    return Math.max(...times) - Math.min(...times);
  }

  close(): void {
    for (const page of this.#pages) page.close();
  }
}

/** How many of the tables change in turn. */
const NEWEST_TABLES = 50;

interface WaitingHost {
  readonly http: HttpConnection;
  readonly table: string;
}

/** People who wait in the lobby, each at an open table of their own, and one of whom sits down somewhere else and leaves again. */
export class LobbyCrowd {
  readonly #hosts: readonly WaitingHost[];
  readonly #pages: readonly WatchingPage[];
  #changes = 0;

  private constructor(hosts: readonly WaitingHost[], pages: readonly WatchingPage[]) {
    this.#hosts = hosts;
    this.#pages = pages;
  }

  static async open(port: number, count: number): Promise<LobbyCrowd> {
    const hosts: WaitingHost[] = [];
    const pages: WatchingPage[] = [];
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }];
    for (let i = 0; i < count; i++) {
      const http = new HttpConnection(port);
      await http.call('POST', '/api/me', { nickname: `Host ${i}` });
      const { id } = await http.call<Table>('POST', '/api/tables', { game: 'formel-fun', seats, listed: true });
      hosts.push({ http, table: id });
      pages.push(await WatchingPage.open(port, http.authHeader, LOBBY_CHANNEL));
    }
    return new LobbyCrowd(hosts, pages);
  }

  /** The host of one of the newest tables, which the lobby lists first, sits down at the table made before it, or leaves it again. */
  async changeTable(): Promise<void> {
    const turn = this.#changes++;
    const [{ table }, { http }] = this.#hosts.slice(-2 - ((turn >> 1) % NEWEST_TABLES)) as [WaitingHost, WaitingHost];
    await http.call('POST', `/api/tables/${table}/${turn % 2 === 0 ? 'join' : 'leave'}`);
  }

  /** The messages that all pages of the lobby have received. */
  get messages(): number {
    return this.#pages.reduce((sum, { messages }) => sum + messages, 0);
  }

  close(): void {
    for (const page of this.#pages) page.close();
    for (const { http } of this.#hosts) http.close();
  }
}
