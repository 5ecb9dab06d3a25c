import { Agent, type IncomingMessage, request } from 'node:http';
import type { Table } from '@paddock/protocol';
import type { Position } from '@paddock/table';

/** Something that came back, as it came. */
export interface Heard {
  readonly at: number;
  /** What was asked, such as `GET /api/tables`. */
  readonly asked: string;
  readonly status: number;
  readonly head: string;
  readonly text: string;
}

export interface Answer<T = unknown> {
  readonly status: number;
  readonly body: T;
}

/** An event of a live stream. */
export interface Message {
  readonly at: number;
  readonly event: string;
  readonly id: number | null;
  readonly data: unknown;
}

type Hear = (heard: Heard) => void;

/** One end of the line: somebody's cookie, requests, live streams. Every byte that comes back is shown to `hear`. */
export class Wire {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #hear: Hear;
  #base: string;
  #cookie = '';

  constructor(base: string, hear: Hear = () => {}) {
    this.#base = base;
    this.#hear = hear;
  }

  /** The next requests go to another process. */
  moveTo(base: string): void {
    this.#base = base;
  }

  /** Goes on as somebody who has been met already. */
  carry(cookie: string): void {
    this.#cookie = cookie;
  }

  async call<T = unknown>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const payload = body === undefined ? null : JSON.stringify(body);
    const answer = await this.#ask(
      method,
      path,
      payload === null ? {} : { 'content-type': 'application/json' },
      payload,
    );
    for (const line of answer.headers['set-cookie'] ?? []) this.#cookie = line.split(';')[0]!;
    let text = '';
    for await (const piece of answer.setEncoding('utf8')) text += piece as string;
    this.#show(`${method} ${path}`, answer, text);
    const isJson = answer.headers['content-type']?.startsWith('application/json') === true;
    return { status: answer.statusCode!, body: (isJson ? JSON.parse(text) : null) as T };
  }

  async introduce(nickname: string): Promise<string> {
    return (await this.call<{ id: string }>('POST', '/api/me', { nickname })).body.id;
  }

  async table(wanted: object): Promise<Table> {
    const { status, body } = await this.call<Table>('POST', '/api/tables', wanted);
    if (status !== 201) throw new Error(`no table: ${JSON.stringify(body)}`);
    return body;
  }

  /** One look at a running table. */
  async look(table: string): Promise<Position> {
    const stop = new AbortController();
    let seen: Position | null = null;
    await this.listen(table, null, stop.signal, ({ event, data }) => {
      if (event !== 'snapshot') return;
      seen = (data as { position: Position }).position;
      stop.abort();
    });
    if (seen === null) throw new Error(`table ${table} has not begun`);
    return seen;
  }

  /** Tells what comes down a live stream until it ends or is given up; fails where it breaks off. */
  async listen(
    table: string,
    last: number | null,
    signal: AbortSignal,
    tell: (message: Message) => void,
  ): Promise<void> {
    const path = `/api/tables/${table}/live`;
    const answer = await this.#ask('GET', path, last === null ? {} : { 'last-event-id': String(last) }, null, signal);
    if (answer.statusCode !== 200) throw new Error(`${path} answers ${answer.statusCode}`);
    this.#show(`GET ${path}`, answer, '');
    let rest = '';
    try {
      for await (const piece of answer.setEncoding('utf8')) {
        const chunks = (rest + (piece as string)).split('\n\n');
        rest = chunks.pop()!;
        for (const chunk of chunks) {
          this.#show(`GET ${path}`, answer, chunk);
          const message = read(chunk);
          if (message !== null && !signal.aborted) tell(message);
        }
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  #ask(
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

  #show(asked: string, { statusCode, rawHeaders }: IncomingMessage, text: string): void {
    this.#hear({ at: Date.now(), asked, status: statusCode!, head: rawHeaders.join('\n'), text });
  }
}

function read(chunk: string): Message | null {
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
