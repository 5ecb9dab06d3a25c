import { Rng, isSameJson, type Viewer } from '@paddock/kernel';
import type { DatabaseReader } from '../database-reader.ts';
import type { RecordedResponse, StreamMessage } from '../api-client.ts';
import type { RecordedRace } from './race.ts';
import { loadPermanentSecrets, SecretFinder } from './secrets.ts';
import { ExpectedRace } from './expected-race.ts';
import { positionIn, type RecordedStream } from './recording-player.ts';

/** How many positions of a race are sampled. */
const SAMPLED_POSITIONS = 12;

const SEAT_FIELDS = new Set(
  'kind name claimed person reservedFor bot autopilot present awaySince commitment'.split(' '),
);
const REFUSAL_FIELDS = new Set(['error', 'message']);
const TABLE_FIELDS = new Set(
  'id game options listed phase revealing host seats time chat seedHash rematchOf rematch ranking rating createdAt startedAt endedAt closed'.split(
    ' ',
  ),
);
const CIRCUIT_FIELDS = new Set(
  'id name names direction lapRows lanes corners finish grid pit weather cells'.split(' '),
);
const OWN_TABLE_FIELDS = new Set([...TABLE_FIELDS, 'yourTurn', 'dueAt']);

/**
 * The fields that the API may return before a race is over, by path: those of the object, or of each item of a list. A new
 * route must be added here.
 */
const ALLOWED_FIELDS: readonly (readonly [path: RegExp, members: ReadonlySet<string>])[] = [
  [/^\/api\/me$/, new Set(['id', 'nickname', 'claimed', 'renamedFrom', 'renamedByAdmin'])],
  [
    /^\/api\/me\/data$/,
    new Set(
      'person createdAt sessions tokens passkeys seats removedFrom lastSeen premoves notifications messages ratings muted blocked reports'.split(
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
  [/^\/api\/data\/[0-9a-f]{64}$/, CIRCUIT_FIELDS],
  [/^\/api\/tables$/, TABLE_FIELDS],
  [/^\/api\/me\/tables$/, OWN_TABLE_FIELDS],
  [/^\/api\/me\/invitations$/, TABLE_FIELDS],
  [
    /^\/api\/tables\/\w+(?:\/(?:join|leave|start|autopilot|commitment|reveal|people\/[\w-]+|seats\/\d\/autopilot))?$/,
    TABLE_FIELDS,
  ],
  [/^\/api\/tables\/\w+\/invitation$/, new Set(['networkUrl'])],
  [/^\/api\/tables\/\w+\/moves$/, new Set(['n'])],
  [/^\/api\/tables\/\w+\/steps\/\d+$/, new Set(['events', 'after'])],
  [/^\/api\/tables\/\w+\/premoves$/, new Set(['moves'])],
  [/^\/api\/key$/, new Set(['publicKey'])],
  [/^\/api\/push\/key$/, new Set(['key'])],
  [/^\/api\/tables\/\w+\/messages$/, new Set(['number', 'person', 'name', 'claimed', 'text', 'at'])],
];

interface LeakReport {
  readonly messages: number;
  readonly bytes: number;
  readonly faults: readonly string[];
}

/** Compares everything that was received at a table with what each viewer may know. */
export async function checkRecording(reader: DatabaseReader, { table, players }: RecordedRace): Promise<LeakReport> {
  const expected = await ExpectedRace.read(reader, table);
  const faults: string[] = [];
  const permanentSecrets = await loadPermanentSecrets(reader);
  const seed = new SecretFinder();
  seed.add('the seed', expected.seed);
  seed.add('the seed of the dice', expected.diceSeed);
  for (const nonce of expected.nonces) seed.add('a nonce', nonce);
  let messages = 0;
  let bytes = 0;
  for (const player of players) {
    const seat = expected.seatOf(player.person);
    const who = seat === null ? 'a spectator' : `seat ${seat}`;
    const found = [
      ...player.responses.flatMap((response) => findResponseFaults(response, expected, seat, seed, permanentSecrets)),
      ...player.streams.flatMap((stream) => findStreamFaults(stream, expected, seat)),
    ];
    faults.push(...found.map((fault) => `table ${table}, ${who}: ${fault}`));
    messages += player.responses.length;
    for (const { head, text } of player.responses) bytes += head.length + text.length;
  }
  return { messages, bytes, faults: [...faults, ...findHiddenInfoFaults(table, expected)] };
}

function findResponseFaults(
  { at, request, status, head, text }: RecordedResponse,
  expected: ExpectedRace,
  seat: Viewer,
  seed: SecretFinder,
  permanentSecrets: SecretFinder,
): string[] {
  const faults: string[] = [];
  const whole = `${removeSessionCookie(head)}\n${text}`;
  const secret = permanentSecrets.findIn(whole) ?? (at < expected.endedAt ? seed.findIn(whole) : null);
  if (secret !== null) faults.push(`${secret} in the answer to ${request}: ${text.slice(0, 300)}`);
  const past = status === 200 ? /\/steps\/(\d+)$/.exec(request)?.[1] : undefined;
  if (past !== undefined && !isSameJson(JSON.parse(text), expectedPastStep(expected, Number(past), seat))) {
    faults.push(`${request} returns ${text.slice(0, 300)}`);
  }
  if (request.endsWith('/live') || at >= expected.endedAt || text === '') return faults;
  if (!isAllowed(request, status, JSON.parse(text))) faults.push(`${request} returns ${text.slice(0, 300)}`);
  return faults;
}

/** The session cookie is encrypted, so it may contain anything. */
function removeSessionCookie(head: string): string {
  return head.replaceAll(/^paddock=.*$/gm, '');
}

function isAllowed(request: string, status: number, body: unknown): boolean {
  if (status >= 400) return hasOnly(body, REFUSAL_FIELDS);
  const path = request.slice(request.indexOf(' ') + 1);
  const members = ALLOWED_FIELDS.find(([address]) => address.test(path))?.[1];
  if (members === undefined) return false;
  const isOfTables = members === TABLE_FIELDS || members === OWN_TABLE_FIELDS;
  return [body].flat().every((one) => (isOfTables ? isTable(one, members) : hasOnly(one, members)));
}

function isTable(body: unknown, members: ReadonlySet<string> = TABLE_FIELDS): boolean {
  return hasOnly(body, members) && (body as { seats: unknown[] }).seats.every((seat) => hasOnly(seat, SEAT_FIELDS));
}

function hasOnly(body: unknown, names: ReadonlySet<string>): boolean {
  return body !== null && typeof body === 'object' && Object.keys(body).every((name) => names.has(name));
}

/** Every message of a stream must be exactly what this viewer may know at that point. */
function findStreamFaults({ last, messages }: RecordedStream, expected: ExpectedRace, seat: Viewer): string[] {
  let known = last ?? 0;
  return messages.flatMap((message) => {
    const { event, id, data } = message;
    if (event === 'table') return isTable(data) ? [] : [`a table returns ${JSON.stringify(data).slice(0, 300)}`];
    const position = positionIn(message);
    if (position === null) return [];
    const { viewer, n } = position;
    // A person who connected before sitting down may still get the spectator's view.
    if (viewer !== seat && viewer !== null) return [`got what seat ${viewer} sees after ${n} entries`];
    const right =
      event === 'snapshot' ? expectedSnapshot(expected, n, viewer) : expectedStep(expected, known, n, viewer);
    known = n;
    const { clocks, ...received } = data as { clocks: unknown };
    if (id === n && isSameJson(received, right) && areClocks(clocks, expected)) return [];
    return [`${event} ${id} after ${n} entries returns ${describeDifference(message, right)}`];
  });
}

function expectedSnapshot(expected: ExpectedRace, n: number, viewer: Viewer): object {
  return { position: expected.position(n, viewer), history: expected.events(0, n, viewer) };
}

function expectedStep(expected: ExpectedRace, from: number, n: number, viewer: Viewer): object {
  return { events: expected.events(from, n, viewer).map(({ event }) => event), after: expected.position(n, viewer) };
}

/** The step that led to one position of the past. */
function expectedPastStep(expected: ExpectedRace, n: number, viewer: Viewer): object {
  return expectedStep(expected, Math.max(0, n - 1), n, viewer);
}

function areClocks(clocks: unknown, { game }: ExpectedRace): boolean {
  if (!Array.isArray(clocks) || clocks.length !== game.seats) return false;
  return clocks.every((left) => left === null || (typeof left === 'number' && left >= 0));
}

/** The fields that differ, for the report. */
function describeDifference({ data }: StreamMessage, right: object): string {
  const received = data as Record<string, unknown>;
  const names = Object.keys({ ...received, ...right }).filter(
    (name) => name !== 'clocks' && !isSameJson(received[name], (right as Record<string, unknown>)[name]),
  );
  return names
    .map(
      (name) =>
        `${name} ${JSON.stringify(received[name])} for ${JSON.stringify((right as Record<string, unknown>)[name])}`,
    )
    .join('; ')
    .slice(0, 3000);
}

function findHiddenInfoFaults(table: string, expected: ExpectedRace): string[] {
  const rng = Rng.from(table);
  const samples = Array.from({ length: SAMPLED_POSITIONS }, () => rng.below(expected.entries.length + 1));
  return samples.flatMap((n) => expected.findDifferences(n, rng) ?? []).map((fault) => `table ${table}: ${fault}`);
}
