/**
 * A bot for Paddock that needs only Node 22.18 or newer. Copy it and put your own strategy into `chooseMove`.
 *
 *   node bot.ts --game formel-fun --seats 3          creates a table and plays against bots of the server
 *   node bot.ts --table 4fQz0aBcDeFg                 joins a table (its id is in the link)
 *   node bot.ts --token paddock_... --table ...      plays for the person or BOT account of the token
 *   node bot.ts --token paddock_... --arena formula  races in the arena with a BOT account, again and again
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

interface Table {
  readonly id: string;
}

/** The race as one seat sees it; docs/notation.md has the moves of every game. */
interface Position {
  readonly n: number;
  /** Our seat, or `null` for a spectator. */
  readonly viewer: number | null;
  readonly view: unknown;
  /** The number of entries after our last move: it changes with our own moves only. */
  readonly turnId: number;
  readonly awaiting:
    | { readonly kind: 'moves' | 'chance' }
    | { readonly kind: 'over'; readonly ranking: readonly (readonly number[])[] };
  readonly legal: readonly object[];
  /** What each of the legal moves would do; `null` when there are too many of them. */
  readonly previews: readonly Readonly<Record<string, unknown>>[] | null;
}

/** The server refused the request: the code is for programs, the message for people. Nothing has changed. */
class Refused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${message} (${code})`);
    this.code = code;
  }
}

/** A client of the server for one person or bot. */
class Paddock {
  readonly #address: string;
  #headers: Record<string, string>;

  constructor(address: string, token?: string) {
    this.#address = address.replace(/\/$/, '');
    this.#headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  }

  /** Sends a request until there is a response. Moves have ids: one that is sent again is played once. */
  async call<T>(method: string, path: string, body?: object): Promise<T> {
    const init = {
      method,
      headers: { ...this.#headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    };
    for (const pause of [0.5, 1, 2, 4, 8]) {
      const response = await fetch(this.#address + path, init).catch(() => null);
      if (response !== null && response.status < 500 && response.status !== 429) return this.#read<T>(response);
      await sleep(1000 * Number(response?.headers.get('retry-after') ?? pause));
    }
    throw new Error(`${this.#address} does not answer`);
  }

  async #read<T>(response: Response): Promise<T> {
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (cookies.length > 0) this.#headers = { ...this.#headers, cookie: cookies.join('; ') };
    const body: unknown = await response.json();
    if (response.ok) return body as T;
    const { error, message } = body as { error: string; message: string };
    throw new Refused(error, message);
  }

  /** Every position of the race at a table. Reconnects and continues when the connection is lost. */
  async *followPositions(table: string): AsyncGenerator<Position> {
    let last: string | undefined;
    for (let failures = 0; failures < 10; failures++) {
      const headers = { ...this.#headers, ...(last !== undefined && { 'last-event-id': last }) };
      const response = await fetch(`${this.#address}/api/tables/${table}/live`, { headers }).catch(() => null);
      if (response !== null && response.status >= 400 && response.status < 500) await this.#read(response);
      if (response?.ok === true && response.body !== null) {
        try {
          for await (const { id, event, data } of parseEvents(response.body)) {
            [last, failures] = [id ?? last, 0];
            if (event === 'snapshot') yield (JSON.parse(data) as { position: Position }).position;
            if (event === 'step') yield (JSON.parse(data) as { after: Position }).after;
          }
        } catch (error) {
          // fetch reports a broken connection with this error.
          if (!(error instanceof TypeError)) throw error;
        }
      }
      await sleep(Math.min(200 * 2 ** failures, 10_000));
    }
    throw new Error(`${this.#address} does not answer any more`);
  }
}

/** Parses Server-Sent Events: fields line by line, events between empty lines. */
async function* parseEvents(
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

/** The place for your own strategy. */
function chooseMove({ legal, previews }: Position): object {
  const distances = previews?.map(({ distance }) => Number(distance));
  // Formel Fun: as far as it goes.
  if (distances?.every(Number.isFinite)) return legal[distances.indexOf(Math.max(...distances))]!;
  return legal[Math.floor(Math.random() * legal.length)]!;
}

/** Plays until the race is over. Prints our place. */
async function playRace(paddock: Paddock, table: string): Promise<void> {
  console.log(`${options.server}/t/${table}`);
  let playedTurn: number | null = null;
  for await (const position of paddock.followPositions(table)) {
    const { awaiting, legal, turnId, viewer } = position;
    if (viewer === null) throw new Error('we do not sit at this table');
    if (awaiting.kind === 'over') {
      const group = awaiting.ranking.findIndex((seats) => seats.includes(viewer));
      const place = 1 + awaiting.ranking.slice(0, group).flat().length;
      console.log(`over: place ${place} of ${awaiting.ranking.flat().length}`);
      return;
    }
    // Where all choose at once, others' choices arrive before our own is stored.
    if (legal.length === 0 || turnId === playedTurn) continue;
    playedTurn = turnId;
    await submitMove(paddock, table, position, chooseMove(position));
  }
  throw new Error('the stream of positions ended before the race');
}

async function submitMove(paddock: Paddock, table: string, { viewer, n }: Position, move: object): Promise<void> {
  const body = { id: crypto.randomUUID(), seat: viewer, n, move };
  const send = (): Promise<unknown> => paddock.call('POST', `/api/tables/${table}/moves`, body);
  try {
    await send().catch(async (error: unknown) => {
      if (!(error instanceof Refused && error.code === 'on-autopilot')) throw error;
      // We were too slow and a bot plays for us: stop it.
      await paddock.call('DELETE', `/api/tables/${table}/autopilot`);
      await send();
    });
  } catch (error) {
    // Too late: the next position follows.
    if (!(error instanceof Refused && ['stale', 'over', 'on-autopilot'].includes(error.code))) throw error;
  }
}

async function joinTable(paddock: Paddock, table: string): Promise<Table> {
  try {
    return await paddock.call<Table>('POST', `/api/tables/${table}/join`);
  } catch (error) {
    // It has started: perhaps we already have a seat.
    if (error instanceof Refused && error.code === 'not-open')
      return paddock.call<Table>('GET', `/api/tables/${table}`);
    throw error;
  }
}

/** Waits in the arena for a race of a game. A bot that was started again gets the race it has left. */
async function findOpponents(paddock: Paddock, game: string): Promise<string> {
  for (;;) {
    const seat = await paddock.call<{ table: string | null; askAgainMs: number }>('POST', `/api/arena/${game}`);
    if (seat.table !== null) return seat.table;
    await sleep(seat.askAgainMs);
  }
}

/** Creates a table, or joins one. */
async function findTable(paddock: Paddock): Promise<Table> {
  if (options.token === undefined) await paddock.call('POST', '/api/me', { nickname: options.name });
  if (options.table !== undefined) return joinTable(paddock, options.table);
  const other = options.level === 'open' ? { kind: 'open' } : { kind: 'bot', level: options.level };
  const seats = [{ kind: 'me' }, ...Array.from({ length: Number(options.seats) - 1 }, () => other)];
  return paddock.call<Table>('POST', '/api/tables', { game: options.game, seats });
}

const { values: options } = parseArgs({
  options: {
    server: { type: 'string', default: 'http://localhost:3000' },
    name: { type: 'string', default: `Node ${Math.floor(Math.random() * 10_000)}` },
    token: { type: 'string' },
    table: { type: 'string' },
    /** The game to race in the arena, which needs the token of a BOT account, and how often. */
    arena: { type: 'string' },
    races: { type: 'string', default: '1000000' },
    game: { type: 'string', default: 'formel-fun' },
    seats: { type: 'string', default: '3' },
    /** The level of the server's bots on the other seats; `open` waits for others. */
    level: { type: 'string', default: 'rookie' },
  },
});

try {
  const paddock = new Paddock(options.server, options.token);
  if (options.arena === undefined) await playRace(paddock, (await findTable(paddock)).id);
  else {
    for (let race = 0; race < Number(options.races); race++) {
      await playRace(paddock, await findOpponents(paddock, options.arena));
    }
  }
} catch (error) {
  console.error(error instanceof Refused ? `refused: ${error.message}` : (error as Error).message);
  process.exitCode = 1;
}
