import {
  channelOfTable,
  type ClientMessage,
  ClientMessage as ClientMessageSchema,
  type MoveMessage,
  type ServerMessage,
} from '@paddock/protocol';
import { Compile } from 'typebox/compile';
import { Refusal } from '../errors.ts';
import type { Subscriber, Urgency } from '../live/hub.ts';
import { type LiveEvent, SOCKET_FORMAT } from '../live/stream-format.ts';
import { encodeTextFrame } from '../live/socket-frames.ts';
import { unavailableRefusal } from '../api/storage-unavailable.ts';

const MESSAGES = Compile(ClientMessageSchema);

/** A page shows one table and perhaps the lobby. This is far more. */
const MAX_CHANNELS = 20;

/** What a connection needs from the server. */
export interface SocketServices {
  /** Sends everything about a channel, and from then on what happens there. Refuses channels that do not exist. */
  subscribe(
    channel: string,
    after: number | null,
    subscriber: Subscriber,
    onClose: (then: () => void) => void,
  ): Promise<void>;
  /** Plays a move of this person. Resolves when it is stored. */
  submit(person: string, move: MoveMessage): Promise<{ readonly n: number; readonly isRepeated: boolean }>;
  /** Counts a message; throws when the sender has sent too many. */
  charge(): void;
  /** Rejects when the sender may not send this any more; `null` if nothing has to be awaited. */
  authorize(type: ClientMessage['type']): Promise<void> | null;
  logError(error: unknown): void;
}

/** The network side of a connection. */
interface SocketTransport {
  write(frame: Buffer, urgency?: Urgency): void;
  /** What is sent until then is the beginning, which may be large. */
  endInitialData(): void;
}

interface Channel {
  readonly subscriber: Subscriber;
  readonly closers: (() => void)[];
  /** Everything about it has been sent, and from now on what happens there. */
  isSubscribed: boolean;
  isClosed: boolean;
}

/** One page of the site: its channels, and the moves it sends. */
export class SocketConnection {
  readonly #person: string | null;
  readonly #services: SocketServices;
  readonly #transport: SocketTransport;
  readonly #channels = new Map<string, Channel>();

  constructor(person: string | null, services: SocketServices, transport: SocketTransport) {
    this.#person = person;
    this.#services = services;
    this.#transport = transport;
  }

  get person(): string | null {
    return this.#person;
  }

  /** Handles a message of the page. Everything that can be wrong with it is answered. */
  receive(text: string): void {
    const message = parseMessage(text);
    const refuse = (error: unknown): void => {
      if (message?.type === 'subscribe') this.#sendClosed(message.channel, error);
      else this.#refuse(error, message?.type === 'move' ? message.id : undefined);
    };
    try {
      this.#services.charge();
      if (message === null)
        throw new Refusal('bad-request', 'this message does not match the schema; docs/api.md has it');
      const authorized = this.#services.authorize(message.type);
      if (authorized === null) this.#handle(message);
      else authorized.then(() => this.#handle(message), refuse);
    } catch (error) {
      refuse(error);
    }
  }

  /** Ends all channels. */
  close(): void {
    for (const channel of [...this.#channels.keys()]) this.#unsubscribe(channel);
  }

  #handle(message: ClientMessage): void {
    switch (message.type) {
      case 'move':
        void this.#submit(message);
        return;
      case 'subscribe':
        void this.#subscribe(message.channel, message.after ?? null);
        return;
      case 'unsubscribe':
        this.#unsubscribe(message.channel);
        return;
      case 'ping':
        this.#send({ type: 'pong' });
        return;
    }
  }

  async #submit(message: MoveMessage): Promise<void> {
    try {
      if (this.#person === null) throw new Refusal('unauthenticated', 'give a nickname first: POST /api/me');
      const { n, isRepeated } = await this.#services.submit(this.#person, message);
      const channel = this.#channels.get(channelOfTable(message.table));
      // The step with the move has been sent, and acknowledges it.
      if (!isRepeated && channel?.subscriber.viewer === message.seat) return;
      this.#send({ type: 'accepted', id: message.id, n });
    } catch (error) {
      this.#refuse(error, message.id);
    }
  }

  async #subscribe(name: string, after: number | null): Promise<void> {
    // A page that subscribes again has lost track.
    this.#unsubscribe(name);
    if (this.#channels.size >= MAX_CHANNELS) {
      const message = `a connection has at most ${MAX_CHANNELS} channels`;
      this.#send({ type: 'closed', channel: name, error: 'rate-limited', message });
      return;
    }
    const subscriber = this.#createSubscriber(name, () => channel.isSubscribed);
    const channel: Channel = { subscriber, closers: [], isSubscribed: false, isClosed: false };
    this.#channels.set(name, channel);
    try {
      await this.#services.subscribe(name, after, channel.subscriber, (then) => {
        if (channel.isClosed) then();
        else channel.closers.push(then);
      });
      channel.isSubscribed = true;
      if (!channel.isClosed) this.#send({ type: 'subscribed', channel: name });
      this.#transport.endInitialData();
    } catch (error) {
      if (channel.isClosed) return;
      this.#unsubscribe(name);
      this.#sendClosed(name, error);
    }
  }

  #sendClosed(channel: string, error: unknown): void {
    const { code, message } = this.#toRefusal(error);
    this.#send({ type: 'closed', channel, error: code, message });
  }

  /** The beginning of a channel is several events, which are written together. */
  #createSubscriber(name: string, isSubscribed: () => boolean): Subscriber {
    return {
      person: this.#person,
      viewer: null,
      format: SOCKET_FORMAT,
      send: (event: LiveEvent) => {
        this.#transport.write(SOCKET_FORMAT.encode(name, event), isSubscribed() ? 'immediate' : 'watching');
      },
      write: (frame, urgency) => this.#transport.write(frame, urgency),
      close: () => {
        this.#unsubscribe(name);
        this.#send({ type: 'closed', channel: name });
      },
    };
  }

  #unsubscribe(name: string): void {
    const channel = this.#channels.get(name);
    if (channel === undefined) return;
    this.#channels.delete(name);
    channel.isClosed = true;
    for (const close of channel.closers) close();
  }

  #refuse(error: unknown, id?: string): void {
    const { code, message, retryAfterSeconds } = this.#toRefusal(error);
    const of = id === undefined ? {} : { id };
    const wait = retryAfterSeconds === null ? {} : { retryAfter: retryAfterSeconds };
    this.#send({ type: 'refused', ...of, error: code, message, ...wait });
  }

  /** What the page is told about an error. A bug is logged. */
  #toRefusal(error: unknown): Refusal {
    const refusal = error instanceof Refusal ? error : unavailableRefusal(error);
    if (refusal !== null) return refusal;
    this.#services.logError(error);
    return new Refusal('internal', 'something went wrong here; it was noted');
  }

  #send(message: ServerMessage): void {
    this.#transport.write(encodeTextFrame(JSON.stringify(message)));
  }
}

function parseMessage(text: string): ClientMessage | null {
  try {
    const message: unknown = JSON.parse(text);
    return MESSAGES.Check(message) ? message : null;
  } catch {
    return null;
  }
}
