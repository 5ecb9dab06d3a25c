/**
 * A bot for Paddock that needs nothing but Node 22.18 or newer. Copy it and put your own thinking into `choose`.
 *
 *   node bot.ts --game formel-fun --seats 3          makes a table and races against bots of the server
 *   node bot.ts --table 4fQz0aBcDeFg                 sits down at a table (its id is in the link)
 *   node bot.ts --token paddock_... --table ...      as somebody who has made a token for it
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

interface Table {
  readonly id: string;
}

/** The race as one seat sees it; docs/notation.md has the moves of every game. */
interface Position {
  readonly n: number;
  /** Our seat, or `null` for who only looks on. */
  readonly viewer: number | null;
  readonly view: unknown;
  /** How many entries there were when our last move was in: it changes with our own moves only. */
  readonly turnId: number;
  readonly awaiting:
    | { readonly kind: 'moves' | 'chance' }
    | { readonly kind: 'over'; readonly ranking: readonly (readonly number[])[] };
  readonly legal: readonly object[];
  /** What each of the legal moves would do; `null` when there are too many of them. */
  readonly previews: readonly Readonly<Record<string, unknown>>[] | null;
}

/** The server said no: the code is for programs, the message for people. Nothing has changed. */
class Refused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${message} (${code})`);
    this.code = code;
  }
}

/** The server, as one person or bot sees it. */
class Paddock {
  readonly #address: string;
  #headers: Record<string, string>;

  constructor(address: string, token?: string) {
    this.#address = address.replace(/\/$/, '');
    this.#headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  }

  /** Asks until there is an answer. Moves have ids: one that is sent again because the answer got lost is done once. */
  async call<T>(method: string, path: string, body?: object): Promise<T> {
    const init = {
      method,
      headers: { ...this.#headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    };
    for (const pause of [0.5, 1, 2, 4, 8]) {
      const answer = await fetch(this.#address + path, init).catch(() => null);
      if (answer !== null && answer.status < 500 && answer.status !== 429) return this.#read<T>(answer);
      await sleep(1000 * Number(answer?.headers.get('retry-after') ?? pause));
    }
    throw new Error(`${this.#address} does not answer`);
  }

  async #read<T>(answer: Response): Promise<T> {
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (cookies.length > 0) this.#headers = { ...this.#headers, cookie: cookies.join('; ') };
    const body: unknown = await answer.json();
    if (answer.ok) return body as T;
    const { error, message } = body as { error: string; message: string };
    throw new Refused(error, message);
  }

  /** Every position of the race at a table. When the connection is lost, it goes on where it was. */
  async *positions(table: string): AsyncGenerator<Position> {
    let last: string | undefined;
    for (let failures = 0; failures < 10; failures++) {
      const headers = { ...this.#headers, ...(last !== undefined && { 'last-event-id': last }) };
      const answer = await fetch(`${this.#address}/api/tables/${table}/live`, { headers }).catch(() => null);
      if (answer !== null && answer.status >= 400 && answer.status < 500) await this.#read(answer);
      if (answer?.ok === true && answer.body !== null) {
        try {
          for await (const { id, event, data } of events(answer.body)) {
            [last, failures] = [id ?? last, 0];
            if (event === 'snapshot') yield (JSON.parse(data) as { position: Position }).position;
            if (event === 'step') yield (JSON.parse(data) as { after: Position }).after;
          }
        } catch (error) {
          // fetch tells a broken connection by this error; any other is ours.
          if (!(error instanceof TypeError)) throw error;
        }
      }
      await sleep(Math.min(200 * 2 ** failures, 10_000));
    }
    throw new Error(`${this.#address} does not answer any more`);
  }
}

/** Takes Server-Sent Events apart: fields line by line, events between empty lines. */
async function* events(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Record<string, string> & { data: string }> {
  let rest = '';
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    const chunks = (rest + piece).split('\n\n');
    rest = chunks.pop() ?? '';
    for (const chunk of chunks) {
      const lines = chunk.split('\n').map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]);
      const fields = Object.fromEntries(lines) as Record<string, string>;
      if (fields['data'] !== undefined) yield { ...fields, data: fields['data'] };
    }
  }
}

/** The place for your own thinking. */
function choose({ legal, previews }: Position): object {
  const distances = previews?.map(({ distance }) => Number(distance));
  // Formel Fun: as far as it goes.
  if (distances?.every(Number.isFinite)) return legal[distances.indexOf(Math.max(...distances))]!;
  return legal[Math.floor(Math.random() * legal.length)]!;
}

/** Plays until the race is over; answers our place. */
async function race(paddock: Paddock, table: string): Promise<number> {
  let answered: number | null = null;
  for await (const position of paddock.positions(table)) {
    const { awaiting, legal, turnId, viewer } = position;
    if (viewer === null) throw new Error('we do not sit at this table');
    if (awaiting.kind === 'over') {
      const group = awaiting.ranking.findIndex((seats) => seats.includes(viewer));
      return 1 + awaiting.ranking.slice(0, group).flat().length;
    }
    // Where all choose at once, others' choices are told while ours is on its way.
    if (legal.length === 0 || turnId === answered) continue;
    answered = turnId;
    await submit(paddock, table, position, choose(position));
  }
  throw new Error('the race ended without an end');
}

async function submit(paddock: Paddock, table: string, { viewer, n }: Position, move: object): Promise<void> {
  const body = { id: crypto.randomUUID(), seat: viewer, n, move };
  const send = (): Promise<unknown> => paddock.call('POST', `/api/tables/${table}/moves`, body);
  try {
    await send().catch(async (error: unknown) => {
      if (!(error instanceof Refused && error.code === 'on-autopilot')) throw error;
      // We were slow and a bot drives for us: take the wheel back.
      await paddock.call('DELETE', `/api/tables/${table}/autopilot`);
      await send();
    });
  } catch (error) {
    // Too late: the next position is on its way.
    if (!(error instanceof Refused && ['stale', 'over', 'on-autopilot'].includes(error.code))) throw error;
  }
}

async function sit(paddock: Paddock, table: string): Promise<Table> {
  try {
    return await paddock.call<Table>('POST', `/api/tables/${table}/join`);
  } catch (error) {
    // It has begun: perhaps we sit there already.
    if (error instanceof Refused && error.code === 'not-open')
      return paddock.call<Table>('GET', `/api/tables/${table}`);
    throw error;
  }
}

const { values: wish } = parseArgs({
  options: {
    server: { type: 'string', default: 'http://localhost:3000' },
    name: { type: 'string', default: `Node ${Math.floor(Math.random() * 10_000)}` },
    token: { type: 'string' },
    table: { type: 'string' },
    game: { type: 'string', default: 'formel-fun' },
    seats: { type: 'string', default: '3' },
    /** Of the server's bots at the other seats; `open` waits for others. */
    level: { type: 'string', default: 'rookie' },
  },
});

try {
  const paddock = new Paddock(wish.server, wish.token);
  if (wish.token === undefined) await paddock.call('POST', '/api/me', { nickname: wish.name });
  const other = wish.level === 'open' ? { kind: 'open' } : { kind: 'bot', level: wish.level };
  const seats = [{ kind: 'me' }, ...Array.from({ length: Number(wish.seats) - 1 }, () => other)];
  const table =
    wish.table === undefined
      ? await paddock.call<Table>('POST', '/api/tables', { game: wish.game, seats })
      : await sit(paddock, wish.table);
  console.log(`${wish.server}/t/${table.id}`);
  console.log(`over: place ${await race(paddock, table.id)} of ${seats.length}`);
} catch (error) {
  console.error(error instanceof Refused ? `refused: ${error.message}` : (error as Error).message);
  process.exitCode = 1;
}
