import { connect, type Socket } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly cookie: string | null;
  readonly body: string;
}

/** One buffer for all: what comes in is read at once, and allocating one for each piece would cost more than reading it. */
const INCOMING = Buffer.alloc(64 * 1024);

function reading(port: number, read: (piece: string) => void): Socket {
  const onread = {
    buffer: INCOMING,
    callback: (length: number) => {
      read(INCOMING.toString('latin1', 0, length));
      return true;
    },
  };
  return connect({ port, host: '127.0.0.1', noDelay: true, onread });
}

/**
 * HTTP by hand, one request after the other down a connection that stays open: a client that costs next to nothing, so that it is the
 * server that is measured.
 */
export class Line {
  readonly #port: number;
  /** How they say who they are: a line of the request's head. */
  identity = 'accept: */*';
  #socket: Socket | null = null;
  #rest = '';
  /** Who waits for an answer; they come in the order of the requests. */
  #waiting: ((answer: Answer) => void)[] = [];

  constructor(port: number) {
    this.#port = port;
  }

  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const {
      status,
      cookie,
      body: text,
    } = await new Promise<Answer>((resolve) => {
      this.send(method, path, body === undefined ? '' : JSON.stringify(body), resolve);
    });
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    if (cookie !== null) this.identity = `cookie: ${cookie}`;
    return (text === '' ? null : JSON.parse(text)) as T;
  }

  send(method: string, path: string, body: string, answered: (answer: Answer) => void): void {
    this.#waiting.push(answered);
    this.#socket ??= this.#open();
    const kind = body === '' ? '' : `content-type: application/json\r\ncontent-length: ${body.length}\r\n`;
    this.#socket.write(`${method} ${path} HTTP/1.1\r\nhost: bench\r\n${this.identity}\r\n${kind}\r\n${body}`);
  }

  /** A live stream: `told` gets every event as it was written. */
  listen(path: string, told: (event: string) => void): Socket {
    let rest = '';
    const socket = reading(this.#port, (piece) => {
      rest += piece;
      for (let end = rest.indexOf('\n\n'); end !== -1; end = rest.indexOf('\n\n')) {
        told(rest.slice(0, end));
        rest = rest.slice(end + 2);
      }
    });
    socket.write(`GET ${path} HTTP/1.1\r\nhost: bench\r\n${this.identity}\r\n\r\n`);
    return socket;
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = null;
  }

  #open(): Socket {
    const socket = reading(this.#port, (piece) => this.#read(piece));
    // The server closes what has been silent for long; the next request opens it again.
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
      const answer: Answer = {
        status: Number(head.slice(9, 12)),
        cookie: /set-cookie: ([^;]+)/i.exec(head)?.[1] ?? null,
        body: this.#rest.slice(body, end),
      };
      this.#rest = this.#rest.slice(end);
      this.#waiting.shift()!(answer);
    }
  }
}
