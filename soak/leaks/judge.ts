import { Rng, isSameJson, type Viewer } from '@paddock/kernel';
import type { Reader } from '../reader.ts';
import type { Heard, Message } from '../wire.ts';
import type { Recorded } from './race.ts';
import { lastingSecrets, Secrets } from './secrets.ts';
import { Truth } from './truth.ts';
import { positionIn, type Stream } from './witness.ts';

/** How many positions of a race are dealt anew. */
const SAMPLES = 12;

const SEAT = new Set('kind name claimed person reservedFor bot autopilot present awaySince commitment'.split(' '));
const REFUSED = new Set(['error', 'message']);
const TABLE = new Set(
  'id game options listed phase revealing host seats time chat seedHash rematchOf rematch ranking rating createdAt startedAt endedAt closed'.split(
    ' ',
  ),
);
const CIRCUIT = new Set('id name names direction lapRows lanes corners finish grid pit weather cells'.split(' '));
const OWN_TABLE = new Set([...TABLE, 'yourTurn', 'dueAt']);

/**
 * What the API may tell before a race is over, by inclusion: the members of what it answers, or of each where it answers
 * several. Whoever adds an address says here what it may tell.
 */
const TOLD: readonly (readonly [path: RegExp, members: ReadonlySet<string>])[] = [
  [/^\/api\/me$/, new Set(['id', 'nickname', 'claimed', 'renamedFrom', 'renamedByAdmin'])],
  [
    /^\/api\/me\/data$/,
    new Set(
      'person createdAt sessions tokens passkeys seats removedFrom lastSeen plans notifications messages ratings muted blocked reports'.split(
        ' ',
      ),
    ),
  ],
  [/^\/api\/me\/(?:mutes|blocks)$/, new Set(['id', 'nickname', 'claimed'])],
  [/^\/api\/me\/sessions$/, new Set(['id', 'device', 'createdAt', 'lastUsedAt', 'current'])],
  [/^\/api\/me\/reports$/, new Set(['table', 'reason', 'at', 'answer', 'answeredAt'])],
  [/^\/api\/me\/tokens$/, new Set(['label', 'scope', 'createdAt'])],
  [/^\/api\/me\/passkeys$/, new Set(['id', 'createdAt'])],
  // The options that a list only summarizes: a circuit, or the tokens of a course.
  [/^\/api\/data\/[0-9a-f]{64}$/, CIRCUIT],
  [/^\/api\/tables$/, TABLE],
  [/^\/api\/me\/tables$/, OWN_TABLE],
  [/^\/api\/me\/invitations$/, TABLE],
  [
    /^\/api\/tables\/\w+(?:\/(?:join|leave|start|autopilot|commitment|reveal|people\/[\w-]+|seats\/\d\/autopilot))?$/,
    TABLE,
  ],
  [/^\/api\/tables\/\w+\/invitation$/, new Set(['networkUrl'])],
  [/^\/api\/tables\/\w+\/moves$/, new Set(['n'])],
  [/^\/api\/tables\/\w+\/steps\/\d+$/, new Set(['events', 'after'])],
  [/^\/api\/tables\/\w+\/premoves$/, new Set(['moves'])],
  [/^\/api\/key$/, new Set(['publicKey'])],
  [/^\/api\/push\/key$/, new Set(['key'])],
  [/^\/api\/tables\/\w+\/messages$/, new Set(['number', 'person', 'name', 'claimed', 'text', 'at'])],
];

export interface Verdict {
  readonly messages: number;
  readonly bytes: number;
  readonly faults: readonly string[];
}

/** Holds everything that was heard at a table against what really happened there. */
export async function judge(reader: Reader, { table, witnesses }: Recorded): Promise<Verdict> {
  const truth = await Truth.read(reader, table);
  const faults: string[] = [];
  const lasting = await lastingSecrets(reader);
  const seed = new Secrets();
  seed.add('the seed', truth.seed);
  seed.add('the seed of the dice', truth.diceSeed);
  for (const nonce of truth.nonces) seed.add('a nonce', nonce);
  let messages = 0;
  let bytes = 0;
  for (const witness of witnesses) {
    const seat = truth.seatOf(witness.person);
    const who = seat === null ? 'a spectator' : `seat ${seat}`;
    const found = [
      ...witness.heard.flatMap((heard) => heardFaults(heard, truth, seat, seed, lasting)),
      ...witness.streams.flatMap((stream) => streamFaults(stream, truth, seat)),
    ];
    faults.push(...found.map((fault) => `table ${table}, ${who}: ${fault}`));
    messages += witness.heard.length;
    for (const { head, text } of witness.heard) bytes += head.length + text.length;
  }
  return { messages, bytes, faults: [...faults, ...twinFaults(table, truth)] };
}

function heardFaults(
  { at, asked, status, head, text }: Heard,
  truth: Truth,
  seat: Viewer,
  seed: Secrets,
  lasting: Secrets,
): string[] {
  const faults: string[] = [];
  const whole = `${withoutSession(head)}\n${text}`;
  const secret = lasting.findIn(whole) ?? (at < truth.endedAt ? seed.findIn(whole) : null);
  if (secret !== null) faults.push(`${secret} in the answer to ${asked}: ${text.slice(0, 300)}`);
  const past = status === 200 ? /\/steps\/(\d+)$/.exec(asked)?.[1] : undefined;
  if (past !== undefined && !isSameJson(JSON.parse(text), pastOf(truth, Number(past), seat))) {
    faults.push(`${asked} tells ${text.slice(0, 300)}`);
  }
  if (asked.endsWith('/live') || at >= truth.endedAt || text === '') return faults;
  if (!mayBeTold(asked, status, JSON.parse(text))) faults.push(`${asked} tells ${text.slice(0, 300)}`);
  return faults;
}

/** One's own session is sealed: it may look like anything. */
function withoutSession(head: string): string {
  return head.replaceAll(/^paddock=.*$/gm, '');
}

function mayBeTold(asked: string, status: number, body: unknown): boolean {
  if (status >= 400) return hasOnly(body, REFUSED);
  const path = asked.slice(asked.indexOf(' ') + 1);
  const members = TOLD.find(([address]) => address.test(path))?.[1];
  if (members === undefined) return false;
  const isOfTables = members === TABLE || members === OWN_TABLE;
  return [body].flat().every((one) => (isOfTables ? isTable(one, members) : hasOnly(one, members)));
}

function isTable(body: unknown, members: ReadonlySet<string> = TABLE): boolean {
  return hasOnly(body, members) && (body as { seats: unknown[] }).seats.every((seat) => hasOnly(seat, SEAT));
}

function hasOnly(body: unknown, names: ReadonlySet<string>): boolean {
  return body !== null && typeof body === 'object' && Object.keys(body).every((name) => names.has(name));
}

/** Every message of a stream must be what this viewer may know after so many entries, no more and no less. */
function streamFaults({ last, messages }: Stream, truth: Truth, seat: Viewer): string[] {
  let known = last ?? 0;
  return messages.flatMap((message) => {
    const { event, id, data } = message;
    if (event === 'table') return isTable(data) ? [] : [`a table tells ${JSON.stringify(data).slice(0, 300)}`];
    const position = positionIn(message);
    if (position === null) return [];
    const { viewer, n } = position;
    // Who listened before sitting down may still be told what a spectator is told.
    if (viewer !== seat && viewer !== null) return [`told what seat ${viewer} sees after ${n} entries`];
    const right = event === 'snapshot' ? snapshotOf(truth, n, viewer) : stepOf(truth, known, n, viewer);
    known = n;
    const { clocks, ...told } = data as { clocks: unknown };
    if (id === n && isSameJson(told, right) && areClocks(clocks, truth)) return [];
    return [`${event} ${id} after ${n} entries tells ${unlike(message, right)}`];
  });
}

function snapshotOf(truth: Truth, n: number, viewer: Viewer): object {
  return { position: truth.position(n, viewer), history: truth.events(0, n, viewer) };
}

function stepOf(truth: Truth, from: number, n: number, viewer: Viewer): object {
  return { events: truth.events(from, n, viewer).map(({ event }) => event), after: truth.position(n, viewer) };
}

/** The step that led to one position of the past. */
function pastOf(truth: Truth, n: number, viewer: Viewer): object {
  return stepOf(truth, Math.max(0, n - 1), n, viewer);
}

function areClocks(clocks: unknown, { game }: Truth): boolean {
  if (!Array.isArray(clocks) || clocks.length !== game.seats) return false;
  return clocks.every((left) => left === null || (typeof left === 'number' && left >= 0));
}

/** The members that differ, for the evidence. */
function unlike({ data }: Message, right: object): string {
  const told = data as Record<string, unknown>;
  const names = Object.keys({ ...told, ...right }).filter(
    (name) => name !== 'clocks' && !isSameJson(told[name], (right as Record<string, unknown>)[name]),
  );
  return names
    .map(
      (name) => `${name} ${JSON.stringify(told[name])} for ${JSON.stringify((right as Record<string, unknown>)[name])}`,
    )
    .join('; ')
    .slice(0, 3000);
}

function twinFaults(table: string, truth: Truth): string[] {
  const rng = Rng.from(table);
  const samples = Array.from({ length: SAMPLES }, () => rng.below(truth.entries.length + 1));
  return samples.flatMap((n) => truth.differs(n, rng) ?? []).map((fault) => `table ${table}: ${fault}`);
}
