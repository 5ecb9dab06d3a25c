import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { Rng } from '@paddock/kernel';

export interface NetworkFaults {
  /** How long everything takes, in each direction. */
  readonly delayMs?: number;
  /** The share of packets that are lost. TCP sends them again, so they and all after them only come later. */
  readonly loss?: number;
  /** WebSockets are cut when so many messages were sent to the server: the last one arrives, its answer does not. */
  readonly cutAfter?: number;
  /** WebSockets are refused, as by some companies' proxies. */
  readonly refusesUpgrades?: boolean;
}

const MIN_RETRANSMISSION_MS = 200;
const MAX_RETRANSMISSION_MS = 1000;
const UPGRADE = /\r\nupgrade: websocket/i;
const REFUSAL = 'HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/** A network between browser and server with the faults of a phone's. */
export class NetworkProxy {
  /** The address of the site through this network. */
  readonly base: string;
  /** How many WebSockets were cut or refused. */
  cuts = 0;
  readonly #server: Server;
  readonly #faults: NetworkFaults;
  readonly #rng = Rng.from('network');
  readonly #sockets = new Set<Socket>();

  private constructor(server: Server, faults: NetworkFaults) {
    this.#server = server;
    this.#faults = faults;
    this.base = `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  static async start(target: string, faults: NetworkFaults): Promise<NetworkProxy> {
    const server = createServer({ noDelay: true });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const proxy = new NetworkProxy(server, faults);
    const port = Number(new URL(target).port);
    server.on('connection', (client) => proxy.#join(client, connect({ port, host: '127.0.0.1', noDelay: true })));
    return proxy;
  }

  async end(): Promise<void> {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await once(this.#server, 'close');
  }

  #join(client: Socket, upstream: Socket): void {
    const destroy = (): void => {
      for (const socket of [client, upstream]) {
        socket.destroy();
        this.#sockets.delete(socket);
      }
    };
    for (const socket of [client, upstream]) {
      this.#sockets.add(socket);
      socket.on('close', destroy).on('error', destroy);
    }
    const { cutAfter = Infinity, refusesUpgrades = false } = this.#faults;
    const toClient = this.#delayedWrite(client);
    const toServer = this.#delayedWrite(upstream);
    /** How many messages a WebSocket has sent; `null` for requests. */
    let messages: number | null = null;
    client.on('data', (data) => {
      if (messages === null && UPGRADE.test(data.toString('latin1'))) messages = 0;
      else if (messages !== null) messages++;
      if (messages !== null && refusesUpgrades) {
        this.cuts++;
        client.end(REFUSAL);
      } else toServer(data);
      if (messages !== cutAfter) return;
      this.cuts++;
      upstream.removeAllListeners('data');
      // The answer comes, and goes nowhere.
      upstream.once('data', destroy);
    });
    upstream.on('data', (data) => toClient(data));
  }

  /** Writes after the delay, in order. */
  #delayedWrite(socket: Socket): (data: Buffer) => void {
    const { delayMs = 0, loss = 0 } = this.#faults;
    let lastDue = 0;
    return (data) => {
      const isLost = this.#rng.below(1000) < loss * 1000;
      const spread = MAX_RETRANSMISSION_MS - MIN_RETRANSMISSION_MS;
      const retransmissionMs = isLost ? MIN_RETRANSMISSION_MS + this.#rng.below(spread) : 0;
      lastDue = Math.max(lastDue, Date.now() + delayMs + retransmissionMs);
      setTimeout(() => socket.writable && socket.write(data), lastDue - Date.now());
    };
  }
}
