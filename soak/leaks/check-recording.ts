import { Rng, isSameJson, type Viewer } from '@paddock/kernel';
import type { DatabaseReader } from '../database-reader.ts';
import type { RecordedResponse } from '../api-client.ts';
import { isAllowed } from './allowed-fields.ts';
import { findSocketFaults } from './check-socket.ts';
import { expectedStep, findStreamFaults } from './check-stream.ts';
import type { RecordedRace } from './race.ts';
import { type PermanentSecrets, SecretFinder } from './secrets.ts';
import { ExpectedRace } from './expected-race.ts';

/** How many positions of a race are sampled. */
const SAMPLED_POSITIONS = 12;

interface LeakReport {
  readonly messages: number;
  readonly bytes: number;
  readonly faults: readonly string[];
}

/** Compares everything that was received at a table with what each viewer may know. */
export async function checkRecording(
  reader: DatabaseReader,
  permanentSecrets: PermanentSecrets,
  { table, players, isStuck }: RecordedRace,
): Promise<LeakReport> {
  const expected = await ExpectedRace.read(reader, table);
  const faults: string[] = isStuck ? [`table ${table} is stuck`] : [];
  await permanentSecrets.update(reader);
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
      ...player.responses.flatMap((response) =>
        findResponseFaults(response, expected, seat, seed, permanentSecrets.finder),
      ),
      ...player.streams.flatMap((stream) => findStreamFaults(stream, expected, seat)),
      ...player.sockets.flatMap((socket) => findSocketFaults(socket, expected, seat, player.moveIds)),
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
  if (/\/(?:live|socket)$/.test(request) || at >= expected.endedAt || text === '') return faults;
  if (!isAllowed(request, status, JSON.parse(text))) faults.push(`${request} returns ${text.slice(0, 300)}`);
  return faults;
}

/** The session cookie is encrypted, so it may contain anything. */
function removeSessionCookie(head: string): string {
  return head.replaceAll(/^paddock=.*$/gm, '');
}

/** The step that led to one position of the past. */
function expectedPastStep(expected: ExpectedRace, n: number, viewer: Viewer): object {
  return expectedStep(expected, Math.max(0, n - 1), n, viewer);
}

function findHiddenInfoFaults(table: string, expected: ExpectedRace): string[] {
  const rng = Rng.from(table);
  const samples = Array.from({ length: SAMPLED_POSITIONS }, () => rng.below(expected.entries.length + 1));
  return samples.flatMap((n) => expected.findDifferences(n, rng) ?? []).map((fault) => `table ${table}: ${fault}`);
}
