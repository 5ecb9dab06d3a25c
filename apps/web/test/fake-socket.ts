import type { ClientMessage, ServerMessage } from '@paddock/protocol';
import { vi } from 'vitest';

/** A WebSocket whose other end is the test. Stands in for the global one after `stubSocket`. */
export class FakeSocket {
  static readonly OPEN = 1;
  /** All sockets that were opened, the latest last. */
  static opened: FakeSocket[] = [];
  readonly url: string;
  readonly sent: ClientMessage[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(url: URL) {
    this.url = url.href;
    FakeSocket.opened.push(this);
  }

  static get latest(): FakeSocket {
    return FakeSocket.opened.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The server accepts the connection. */
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  receive(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The connection works: the server answers the first ping. */
  connect(): void {
    this.accept();
    this.receive({ type: 'pong' });
  }

  /** The connection is cut, or was refused. */
  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  sentOf<Type extends ClientMessage['type']>(type: Type): Extract<ClientMessage, { type: Type }>[] {
    return this.sent.filter((message) => message.type === type) as Extract<ClientMessage, { type: Type }>[];
  }
}

/** Uses `FakeSocket` as the page's WebSocket until `vi.unstubAllGlobals`. */
export function stubSocket(): void {
  FakeSocket.opened = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', new URL('http://localhost/t/AAAAAAAAAAAA'));
}
