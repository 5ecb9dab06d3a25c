import type { Socket } from 'node:net';
import { openSocket } from './tcp.ts';

interface HttpResponse {
  readonly status: number;
  readonly cookie: string | null;
  readonly body: string;
}

/**
 * A minimal HTTP client over one keep-alive connection. It uses almost no CPU time, so that the server is measured and not
 * the client.
 */
export class HttpConnection {
  readonly #port: number;
  /** The header line that identifies the player. */
  authHeader = 'accept: */*';
  #socket: Socket | null = null;
  #rest = '';
  /** Callbacks of the pending requests, in their order. */
  #waiting: ((answer: HttpResponse) => void)[] = [];

  constructor(port: number) {
    this.#port = port;
  }

  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const {
      status,
      cookie,
      body: text,
    } = await new Promise<HttpResponse>((resolve) => {
      this.send(method, path, body === undefined ? '' : JSON.stringify(body), resolve);
    });
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    if (cookie !== null) this.authHeader = `cookie: ${cookie}`;
    return (text === '' ? null : JSON.parse(text)) as T;
  }

  send(method: string, path: string, body: string, answered: (answer: HttpResponse) => void): void {
    this.#waiting.push(answered);
    this.#socket ??= this.#open();
    const kind = body === '' ? '' : `content-type: application/json\r\ncontent-length: ${body.length}\r\n`;
    this.#socket.write(`${method} ${path} HTTP/1.1\r\nhost: bench\r\n${this.authHeader}\r\n${kind}\r\n${body}`);
  }

  /** Opens a live stream. `onEvent` gets every event as raw text. */
  openStream(path: string, onEvent: (event: string) => void): Socket {
    let rest = '';
    const socket = openSocket(this.#port, (chunk) => {
      rest += chunk.toString('latin1');
      for (let end = rest.indexOf('\n\n'); end !== -1; end = rest.indexOf('\n\n')) {
        onEvent(rest.slice(0, end));
        rest = rest.slice(end + 2);
      }
    });
    socket.write(`GET ${path} HTTP/1.1\r\nhost: bench\r\n${this.authHeader}\r\n\r\n`);
    return socket;
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = null;
  }

  #open(): Socket {
    const socket = openSocket(this.#port, (chunk) => this.#read(chunk.toString('latin1')));
    // The server closes idle connections; the next request opens a new one.
    socket.on('close', () => {
      if (this.#socket === socket) this.#socket = null;
    });
    return socket;
  }

  #read(piece: string): void {
    this.#rest += piece;
    for (;;) {
      const body = this.#rest.indexOf('\r\n\r\n') + 4;
      if (body < 4) return;
      const head = this.#rest.slice(0, body);
      const end = body + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (this.#rest.length < end) return;
      const answer: HttpResponse = {
        status: Number(head.slice(9, 12)),
        cookie: /set-cookie: ([^;]+)/i.exec(head)?.[1] ?? null,
        body: this.#rest.slice(body, end),
      };
      this.#rest = this.#rest.slice(end);
      this.#waiting.shift()!(answer);
    }
  }
}
