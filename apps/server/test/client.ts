import type { TableStreamEvents, LobbyStreamEvents, Person, Table } from '@paddock/protocol';

type EventOf<Events> = {
  [Name in keyof Events]: { event: Name; id: number | null; data: Events[Name] };
}[keyof Events];

export type ReceivedEvent = EventOf<TableStreamEvents>;
export type ReceivedLobbyEvent = EventOf<LobbyStreamEvents>;

type StopCondition<One> = (received: One) => boolean | Promise<boolean>;

export interface ApiResponse<T = unknown> {
  readonly status: number;
  readonly body: T;
}

/** An HTTP client of one person: a cookie, requests, live streams. */
export class Client {
  #base: string;
  readonly #token: string | null;
  #cookie = '';

  constructor(base: string, token: string | null = null) {
    this.#base = base;
    this.#token = token;
  }

  /** A second client with the same session cookie. */
  cloneSession(): Client {
    const copy = new Client(this.#base, this.#token);
    copy.#cookie = this.#cookie;
    return copy;
  }

  /** Sends the next requests to another server. */
  switchServer(base: string): void {
    this.#base = base;
  }

  get base(): string {
    return this.#base;
  }

  /** What identifies the person. */
  headers(): Record<string, string> {
    return this.#token === null ? { cookie: this.#cookie } : { authorization: `Bearer ${this.#token}` };
  }

  sendMove(table: string, seat: number, n: number, move: object, id = `move-${seat}-${n}`): Promise<ApiResponse> {
    return this.call('POST', `/api/tables/${table}/moves`, { id: id.padEnd(8, '_'), seat, n, move });
  }

  async call<T = unknown>(method: string, path: string, body?: unknown): Promise<ApiResponse<T>> {
    const response = await fetch(this.#base + path, {
      method,
      headers: { ...this.headers(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) this.#cookie = line.split(';')[0]!;
    const text = await response.text();
    return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as T };
  }

  async signIn(nickname: string): Promise<Person> {
    return (await this.call<Person>('POST', '/api/me', { nickname })).body;
  }

  async createTable(wanted: object): Promise<Table> {
    const { status, body } = await this.call<Table>('POST', '/api/tables', wanted);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body;
  }

  /** Follows a stream until `until` returns true. Returns all events. */
  followTable(
    table: string,
    until: StopCondition<ReceivedEvent>,
    lastId?: number,
    after?: number,
  ): Promise<ReceivedEvent[]> {
    const query = after === undefined ? '' : `?after=${after}`;
    return this.#stream(`/api/tables/${table}/live${query}`, until, lastId);
  }

  /** Follows a stream. Returns how to stop. */
  subscribeTable(table: string, onEvent: (received: ReceivedEvent) => void): () => void {
    return startStream((stop) =>
      this.#stream<ReceivedEvent>(`/api/tables/${table}/live`, passOnForever(onEvent), undefined, stop),
    );
  }

  /** The same for the lobby, until `until` returns true. */
  followLobby(until: StopCondition<ReceivedLobbyEvent>): Promise<ReceivedLobbyEvent[]> {
    return this.#stream('/api/lobby/live', until);
  }

  /** The same for the lobby. Returns how to stop. */
  subscribeLobby(onEvent: (received: ReceivedLobbyEvent) => void): () => void {
    return startStream((stop) =>
      this.#stream<ReceivedLobbyEvent>('/api/lobby/live', passOnForever(onEvent), undefined, stop),
    );
  }

  async #stream<One>(
    path: string,
    until: StopCondition<One>,
    lastId?: number,
    stop = new AbortController(),
  ): Promise<One[]> {
    const response = await fetch(this.#base + path, {
      headers: { ...this.headers(), ...(lastId === undefined ? {} : { 'last-event-id': String(lastId) }) },
      signal: stop.signal,
    });
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    const all: One[] = [];
    let rest = '';
    for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
      const chunks = (rest + piece).split('\n\n');
      rest = chunks.pop()!;
      for (const chunk of chunks) {
        const received = parseEvent(chunk) as One | null;
        if (received === null) continue;
        all.push(received);
        if (await until(received)) {
          stop.abort();
          return all;
        }
      }
    }
    return all;
  }
}

function passOnForever<One>(onEvent: (received: One) => void): StopCondition<One> {
  return (received) => {
    onEvent(received);
    return false;
  };
}

/** Follows a stream. Returns how to stop. */
function startStream(listen: (stop: AbortController) => Promise<unknown>): () => void {
  const stop = new AbortController();
  listen(stop).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  return () => stop.abort();
}

function parseEvent(chunk: string): unknown {
  const fields = new Map(
    chunk.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  const data = fields.get('data');
  if (data === undefined) return null;
  const id = fields.get('id');
  return { event: fields.get('event'), id: id === undefined ? null : Number(id), data: JSON.parse(data) as unknown };
}
