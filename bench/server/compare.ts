import { LoadTest } from './load.ts';
import { playInTurns } from './rounds.ts';
import { type ServerName, SERVERS } from './servers.ts';
import { formatTable, type Summary, warnIfPlayersLimit } from './summary.ts';
import { SEATS } from './tally.ts';

const TABLES = 100;
const ROUNDS = 5;
/** How many times the rate of boardgame.io is wanted, and of its moves per second of CPU time. */
const WANTED_RATIO = 3;

/** All servers with the same number of tables. */
export async function compareServers(): Promise<boolean> {
  const names = Object.keys(SERVERS) as ServerName[];
  const loads: LoadTest[] = [];
  for (const name of names) loads.push(await LoadTest.start(SERVERS[name]));
  const results = await playInTurns(loads, TABLES, ROUNDS);
  const summaries = Object.fromEntries(names.map((name, i) => [name, results[i]!])) as Record<ServerName, Summary>;
  console.log(`\nServers: ${TABLES} tables of Formel Fun, ${SEATS} scripted players each, waits at 50 / 99 %`);
  console.log(formatTable(names.map((name) => [SERVERS[name].title, summaries[name]])));
  warnIfPlayersLimit(Object.values(summaries));
  return printRatios(summaries);
}

/** Whether what is wanted was reached. */
function printRatios(summaries: Record<ServerName, Summary>): boolean {
  const { paddock, 'boardgame.io': peer, colyseus } = summaries;
  for (const name of ['paddock', 'paddock-streams'] as const) {
    const { rate, cpuPerMove } = summaries[name];
    const ofPeer = `rate ${(rate / peer.rate).toFixed(2)}, per CPU second ${(peer.cpuPerMove / cpuPerMove).toFixed(2)}`;
    const ofColyseus = `per CPU second ${(colyseus.cpuPerMove / cpuPerMove).toFixed(2)}`;
    console.log(`  ${SERVERS[name].title}: ${ofPeer} times boardgame.io, ${ofColyseus} times Colyseus`);
  }
  console.log(
    `  (wanted over the WebSocket: at least ${WANTED_RATIO} times boardgame.io in both and a 99th percentile no worse; once Colyseus)`,
  );
  return (
    paddock.rate >= WANTED_RATIO * peer.rate &&
    paddock.cpuPerMove * WANTED_RATIO <= peer.cpuPerMove &&
    paddock.acknowledged.most <= peer.acknowledged.most &&
    paddock.cpuPerMove <= colyseus.cpuPerMove
  );
}
