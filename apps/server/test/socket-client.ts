import { once } from 'node:events';
import { games } from '@paddock/games';
import { channelOfTable, type ServerMessage, SOCKET_PATH, type Table } from '@paddock/protocol';
import { applyEventStep, type EventStep, type Position } from '@paddock/table';
import { WebSocket } from 'ws';
import type { Client } from './client.ts';

type Headers = Readonly<Record<string, string>>;

/** A page's WebSocket: what it received, and the position at the table it watches. */
export class SocketClient {
  readonly messages: ServerMessage[] = [];
  position: Position | null = null;
  closeCode: number | null = null;
  readonly #socket: WebSocket;
  #table: Table | null = null;
  #onMessage: () => void = () => {};

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      this.messages.push(message);
      this.#apply(message);
      this.#onMessage();
    });
    socket.on('close', (code) => {
      this.closeCode = code;
      this.#onMessage();
    });
    socket.on('error', () => {});
  }

  /** Rejects with the status if the server refuses the connection. */
  static open(client: Client, headers: Headers = {}, query = ''): Promise<SocketClient> {
    const socket = new WebSocket(client.base.replace('http', 'ws') + SOCKET_PATH + query, {
      headers: { ...client.headers(), ...headers },
    });
    const opened = new SocketClient(socket);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(opened));
      socket.once('unexpected-response', (_request, { statusCode }) => reject(new Error(`status ${statusCode}`)));
    });
  }

  send(message: object | string): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  sendBinary(bytes: Uint8Array): void {
    this.#socket.send(bytes);
  }

  /** Sends a ping of the protocol. Resolves with the text of the answer. */
  async ping(text: string): Promise<string> {
    this.#socket.ping(text);
    const [data] = (await once(this.#socket, 'pong')) as [Buffer];
    return data.toString();
  }

  /** Sends pings and reads nothing. Resolves with how many the server took before it ended the connection, or with all of them. */
  async pingWithoutReading(count: number): Promise<number> {
    this.#socket.pause();
    const payload = 'x'.repeat(125);
    for (let sent = 0; sent < count; sent++) {
      const error = await new Promise((resolve) => this.#socket.ping(payload, true, resolve));
      if (error instanceof Error) return sent;
    }
    return count;
  }

  watch(table: string, after?: number): void {
    this.send({ type: 'subscribe', channel: channelOfTable(table), ...(after === undefined ? {} : { after }) });
  }

  /** Plays one of the legal moves of the position. Returns the id of the move. */
  play(table: string, which = 0): string {
    const { viewer, n, legal } = this.position!;
    const id = `move-${viewer}-${n}`.padEnd(8, '_');
    this.send({ type: 'move', table, id, seat: viewer, n, move: legal[which % legal.length] });
    return id;
  }

  /** Waits for a message, received already or to come. */
  async next<Type extends ServerMessage['type']>(
    type: Type,
    fits: (message: Extract<ServerMessage, { type: Type }>) => boolean = () => true,
  ): Promise<Extract<ServerMessage, { type: Type }>> {
    const find = (): Extract<ServerMessage, { type: Type }> | undefined =>
      this.messages.find(
        (message): message is Extract<ServerMessage, { type: Type }> =>
          message.type === type && fits(message as Extract<ServerMessage, { type: Type }>),
      );
    await this.until(() => find() !== undefined);
    return find()!;
  }

  /** Waits until something holds; checked after every message. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (this.closeCode !== null) throw new Error(`closed with ${this.closeCode}`);
      await new Promise<void>((resolve) => (this.#onMessage = resolve));
    }
  }

  /** Resolves with the code when the connection has ended. */
  async closed(): Promise<number> {
    while (this.closeCode === null) await new Promise<void>((resolve) => (this.#onMessage = resolve));
    return this.closeCode;
  }

  close(): void {
    this.#socket.terminate();
  }

  #apply(message: ServerMessage): void {
    if (message.type !== 'event') return;
    if (message.name === 'table') this.#table = message.data as Table;
    if (message.name === 'snapshot') this.position = (message.data as { position: Position }).position;
    if (message.name !== 'step') return;
    const { id, seats, options } = { ...this.#table!, id: this.#table!.game };
    const game = games.find((definition) => definition.id === id)!.create(seats.length, options as never);
    this.position = applyEventStep(game, this.position!, message.data as EventStep);
    if (this.position === null) throw new Error('the step does not fit');
  }
}
