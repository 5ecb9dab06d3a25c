import { Agent, type IncomingMessage, request } from 'node:http';
import { type ServerMessage, SOCKET_PATH, type Table } from '@paddock/protocol';
import type { Position } from '@paddock/table';
import { SocketClient } from './socket-client.ts';

/** A response as it was received. */
export interface RecordedResponse {
  readonly at: number;
  /** The request, such as `GET /api/tables`. */
  readonly request: string;
  readonly status: number;
  readonly head: string;
  readonly text: string;
}

interface ApiResponse<T = unknown> {
  readonly status: number;
  readonly body: T;
}

/** An event of a live stream. */
export interface StreamMessage {
  readonly at: number;
  readonly event: string;
  readonly id: number | null;
  readonly data: unknown;
}

type OnResponse = (response: RecordedResponse) => void;

/** An HTTP client with a cookie, requests and live streams. `onResponse` gets every byte that comes back. */
export class ApiClient {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #onResponse: OnResponse;
  #base: string;
  #cookie = '';

  constructor(base: string, onResponse: OnResponse = () => {}) {
    this.#base = base;
    this.#onResponse = onResponse;
  }

  /** Sends the next requests to another process. */
  switchServer(base: string): void {
    this.#base = base;
  }

  /** Continues with an existing session. */
  useCookie(cookie: string): void {
    this.#cookie = cookie;
  }

  async call<T = unknown>(method: string, path: string, body?: unknown): Promise<ApiResponse<T>> {
    const payload = body === undefined ? null : JSON.stringify(body);
    const answer = await this.#send(
      method,
      path,
      payload === null ? {} : { 'content-type': 'application/json' },
      payload,
    );
    for (const line of answer.headers['set-cookie'] ?? []) this.#cookie = line.split(';')[0]!;
    let text = '';
    for await (const piece of answer.setEncoding('utf8')) text += piece as string;
    this.#report(`${method} ${path}`, answer, text);
    const isJson = answer.headers['content-type']?.startsWith('application/json') === true;
    return { status: answer.statusCode!, body: (isJson ? JSON.parse(text) : null) as T };
  }

  async signIn(nickname: string): Promise<string> {
    return (await this.call<{ id: string }>('POST', '/api/me', { nickname })).body.id;
  }

  async createTable(wanted: object): Promise<Table> {
    const { status, body } = await this.call<Table>('POST', '/api/tables', wanted);
    if (status !== 201) throw new Error(`no table: ${JSON.stringify(body)}`);
    return body;
  }

  /** The current position of a running table. */
  async loadPosition(table: string): Promise<Position> {
    const stop = new AbortController();
    let seen: Position | null = null;
    await this.followStream(table, null, stop.signal, ({ event, data }) => {
      if (event !== 'snapshot') return;
      seen = (data as { position: Position }).position;
      stop.abort();
    });
    if (seen === null) throw new Error(`table ${table} has not begun`);
    return seen;
  }

  /** Passes the messages of a live stream on until it ends or is aborted. Rejects when it breaks off. */
  async followStream(
    table: string,
    last: number | null,
    signal: AbortSignal,
    onMessage: (message: StreamMessage) => void,
  ): Promise<void> {
    const path = `/api/tables/${table}/live`;
    const answer = await this.#send('GET', path, last === null ? {} : { 'last-event-id': String(last) }, null, signal);
    if (answer.statusCode !== 200) throw new Error(`${path} answers ${answer.statusCode}`);
    this.#report(`GET ${path}`, answer, '');
    let rest = '';
    try {
      for await (const piece of answer.setEncoding('utf8')) {
        const chunks = (rest + (piece as string)).split('\n\n');
        rest = chunks.pop()!;
        for (const chunk of chunks) {
          this.#reportMessage(path, chunk);
          const message = parseMessage(chunk);
          if (message !== null && !signal.aborted) onMessage(message);
        }
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  /** Opens the site's WebSocket with the session. Rejects if it is refused. */
  openSocket(onMessage: (message: ServerMessage) => void): Promise<SocketClient> {
    return SocketClient.open(
      this.#base,
      { cookie: this.#cookie },
      {
        onUpgrade: (answer) => this.#report(`GET ${SOCKET_PATH}`, answer, ''),
        onText: (text) => {
          this.#reportMessage(SOCKET_PATH, text);
          onMessage(JSON.parse(text) as ServerMessage);
        },
      },
    );
  }

  close(): void {
    this.#agent.destroy();
  }

  #send(
    method: string,
    path: string,
    headers: Record<string, string>,
    payload: string | null,
    signal?: AbortSignal,
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const length = payload === null ? {} : { 'content-length': String(Buffer.byteLength(payload)) };
      const asked = request(
        this.#base + path,
        {
          method,
          agent: this.#agent,
          headers: { cookie: this.#cookie, ...headers, ...length },
          ...(signal === undefined ? {} : { signal }),
        },
        resolve,
      );
      asked.once('error', reject);
      asked.end(payload ?? undefined);
    });
  }

  #report(asked: string, { statusCode, rawHeaders }: IncomingMessage, text: string): void {
    this.#onResponse({ at: Date.now(), request: asked, status: statusCode!, head: rawHeaders.join('\n'), text });
  }

  /** Reports a message of a connection whose head has been reported. */
  #reportMessage(path: string, text: string): void {
    this.#onResponse({ at: Date.now(), request: `GET ${path}`, status: 200, head: '', text });
  }
}

function parseMessage(chunk: string): StreamMessage | null {
  const fields = new Map(
    chunk.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  const data = fields.get('data');
  if (data === undefined) return null;
  const id = fields.get('id');
  return {
    at: Date.now(),
    event: fields.get('event') ?? '',
    id: id === undefined ? null : Number(id),
    data: JSON.parse(data) as unknown,
  };
}
