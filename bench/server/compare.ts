import { LoadTest, type RoundResult } from './load.ts';
import { type ServerName, SERVERS } from './servers.ts';
import { formatTable, type Summary, summarizeRounds, warnIfPlayersLimit } from './summary.ts';
import { SEATS } from './tally.ts';

const TABLES = 100;
const ROUNDS = 5;
const SECONDS = 3;
/** How many times the rate of boardgame.io is wanted, and of its moves per second of CPU time. */
const WANTED_RATIO = 3;

/** All servers with the same number of tables, in turns: what disturbs the machine disturbs all of them. */
export async function compareServers(): Promise<boolean> {
  const names = Object.keys(SERVERS) as ServerName[];
  const contestants: { readonly name: ServerName; readonly load: LoadTest; readonly rounds: RoundResult[] }[] = [];
  for (const name of names) {
    const load = await LoadTest.start(SERVERS[name]);
    contestants.push({ name, load, rounds: [] });
    await load.createPlayers(TABLES * SEATS);
    await load.connectPlayers();
    await load.createTables(TABLES);
    await load.connectTables();
    // To warm up.
    await load.play(SECONDS);
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const { load, rounds } of contestants) rounds.push(await load.play(SECONDS));
  }
  for (const { load } of contestants) await load.close();
  const summaries = Object.fromEntries(
    contestants.map(({ name, rounds }) => [name, summarizeRounds(rounds)]),
  ) as Record<ServerName, Summary>;
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
