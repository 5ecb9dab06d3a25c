import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createLargeCircuit } from '../../apps/server/test/large-circuit.ts';

const TABLES = 120;
const STREAMS = 100;
/** As many as one person may make in an hour. */
const TABLES_PER_PERSON = 30;
const MAX_GROWTH_MB = 50;
const ATTACKER = '127.0.0.1';
/** Everybody else asks from another address, which has limits of its own. */
const BYSTANDER = '127.0.0.2';
const MB = 1024 * 1024;

interface FloodResponse {
  readonly status: number;
  readonly text: string;
  readonly cookie: string;
  readonly ms: number;
}

/**
 * Floods a server with usual limits from one address: 120 listed tables with circuits of 61 kB, 100 lobby streams that nobody
 * reads, and `changes` changes of the tables. Prints how much memory the server needs for it and how long others wait.
 */
export async function testFlood(changes: number): Promise<void> {
  const server = fork(new URL('server.ts', import.meta.url), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: ['--expose-gc'],
  });
  try {
    const [{ base }] = (await once(server, 'message')) as [{ base: string }];
    await attack(server, new URL(base), changes);
  } finally {
    server.disconnect();
  }
}

async function attack(server: ChildProcess, base: URL, changes: number): Promise<void> {
  // A server that has just started takes memory for any work at all: the attack comes on top of usual work.
  await createTables(base, BYSTANDER, TABLES);
  await measureOthers(base, 200);
  const before = await measureMemory(server);
  const tables = await createTables(base, ATTACKER, TABLES);
  const afterTables = await measureMemory(server);
  const streams = await Promise.all(Array.from({ length: STREAMS }, () => openUnreadStream(base)));
  let peak = 0;
  const times: number[] = [];
  let rejected = 0;
  for (let change = 0; change < changes; change++) {
    const { id, cookie } = tables[change % tables.length]!;
    const body = { options: { circuit: createLargeCircuit(`Circuit ${change}`) } };
    const [{ status }, others] = await Promise.all([
      sendRequest(base, ATTACKER, 'PATCH', `/api/tables/${id}`, cookie, body),
      measureOthers(base, 2),
    ]);
    if (status !== 200) rejected++;
    times.push(...others);
    if (change % 20 === 0) peak = Math.max(peak, await measureMemory(server));
    await pause(20);
  }
  peak = Math.max(peak, await measureMemory(server));
  const open = streams.filter(({ destroyed, closed }) => !destroyed && !closed).length;
  const list = await sendRequest(base, BYSTANDER, 'GET', '/api/tables', '');
  for (const stream of streams) stream.destroy();
  times.sort((one, other) => one - other);
  const growth = (peak - before) / MB;
  console.log(
    `memory: ${formatMb(before)} before, ${formatMb(afterTables)} with ${TABLES} tables, ${formatMb(peak)} at most (+${growth.toFixed(1)} MB)`,
  );
  console.log(
    `streams: ${open} of ${STREAMS} still open; ${changes - rejected} changes, ${rejected} rejected by limits`,
  );
  console.log(`the list of ${(JSON.parse(list.text) as unknown[]).length} tables: ${list.text.length} bytes`);
  console.log(`others: ${times.length} requests, median ${quantile(times, 0.5)} ms, 99 % ${quantile(times, 0.99)} ms`);
  if (growth > MAX_GROWTH_MB) throw new Error(`the server has grown by ${growth.toFixed(1)} MB`);
}

async function createTables(base: URL, from: string, count: number): Promise<{ id: string; cookie: string }[]> {
  const tables: { id: string; cookie: string }[] = [];
  for (let i = 0; i < count; i++) {
    const cookie =
      i % TABLES_PER_PERSON === 0
        ? (await sendRequest(base, from, 'POST', '/api/me', '', { nickname: `Flooder ${i}` })).cookie
        : tables.at(-1)!.cookie;
    const options = { circuit: createLargeCircuit(`Circuit ${i}`) };
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    // Correspondence tables stay in the lobby without anybody being there.
    const time = { kind: 'move', seconds: 86_400 };
    const wanted = { game: 'formula-de', seats, listed: true, time, options };
    const { status, text } = await sendRequest(base, from, 'POST', '/api/tables', cookie, wanted);
    if (status !== 201) throw new Error(`no table: ${status} ${text.slice(0, 200)}`);
    tables.push({ id: (JSON.parse(text) as { id: string }).id, cookie });
  }
  return tables;
}

async function openUnreadStream({ hostname, port }: URL): Promise<Socket> {
  const socket = connect({ host: hostname, port: Number(port), localAddress: ATTACKER });
  socket.pause();
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(`GET /api/lobby/live HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
  return socket;
}

/** How long some requests of others take, in milliseconds. */
async function measureOthers(base: URL, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const { status, ms } = await sendRequest(base, BYSTANDER, 'GET', '/api/leaderboard/formula', '');
    if (status === 200) times.push(ms);
  }
  return times;
}

/** What the process has from the operating system after a garbage collection. */
async function measureMemory(server: ChildProcess): Promise<number> {
  server.send('memory');
  const [{ rss }] = (await once(server, 'message')) as [NodeJS.MemoryUsage];
  return rss;
}

function sendRequest(
  base: URL,
  from: string,
  method: string,
  path: string,
  cookie: string,
  body?: object,
): Promise<FloodResponse> {
  const began = performance.now();
  const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, base), { method, headers, localAddress: from }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (piece: string) => (text += piece));
      answer.on('end', () => {
        const [session = ''] = answer.headers['set-cookie'] ?? [];
        resolve({
          status: answer.statusCode!,
          text,
          cookie: session.split(';')[0]!,
          ms: performance.now() - began,
        });
      });
    });
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

function formatMb(bytes: number): string {
  return `${(bytes / MB).toFixed(1)} MB`;
}

function quantile(sorted: readonly number[], share: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1);
}
