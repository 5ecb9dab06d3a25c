import { LoadTest, type RoundResult } from './load.ts';
import { SEATS } from './tally.ts';

const TABLES = 100;
const ROUNDS = 5;
const SECONDS = 3;
const MANY_TABLES = 1000;
/** Many tables with few people: everybody sits at ten. */
const MANY_TABLES_PEOPLE = 400;

const MB = 1 << 20;

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? NaN;
}

function formatCount(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

/** All rounds of a contestant together: the median of the rates, and the waits of every move. */
function summarizeRounds(rounds: readonly RoundResult[]): { rate: number; p99: number; row: string } {
  const rate = quantile(
    rounds.map((round) => round.rate),
    0.5,
  );
  const cpu = quantile(
    rounds.map((round) => round.cpu),
    0.5,
  );
  const waits = (of: (round: RoundResult) => readonly number[]): [string, number] => {
    const all = rounds.flatMap(of);
    const [half, most] = [quantile(all, 0.5), quantile(all, 0.99)];
    return [`${half.toFixed(0).padStart(4)} / ${most.toFixed(0).padStart(4)} ms`, most];
  };
  const [made, p99] = waits((round) => round.acknowledged);
  const [delivered] = waits((round) => round.delivered);
  const row = `${formatCount(rate).padStart(7)} moves/s   made ${made}   delivered to all ${delivered}   server ${cpu.toFixed(2)} cores`;
  return { rate, p99, row };
}

/** Both servers with the same number of tables, in turns: what disturbs the machine disturbs both. */
async function besidePeer(): Promise<boolean> {
  const contestants = [await LoadTest.startPaddock(), await LoadTest.startPeer()] as const;
  const rounds: [RoundResult[], RoundResult[]] = [[], []];
  for (const load of contestants) {
    await load.createTables(TABLES);
    await load.connectStreams();
    // To warm up.
    await load.play(SECONDS);
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, load] of contestants.entries()) rounds[i]!.push(await load.play(SECONDS));
  }
  for (const load of contestants) await load.close();
  const [ours, peer] = rounds.map(summarizeRounds) as [
    ReturnType<typeof summarizeRounds>,
    ReturnType<typeof summarizeRounds>,
  ];
  const ratio = ours.rate / peer.rate;
  console.log(`\nServers: ${TABLES} tables of Formel Fun, four scripted players each, waits at 50 / 99 %`);
  console.log(`  Paddock, every move on disk     ${ours.row}`);
  console.log(`  boardgame.io, all in memory     ${peer.row}`);
  console.log(`  ratio ${ratio.toFixed(2)}   (wanted: at least 3, and a 99th percentile no worse)`);
  return ratio >= 3 && ours.p99 <= peer.p99;
}

/** As many tables and listeners as are wanted at once: what they weigh, and that all of them play. */
async function many(): Promise<boolean> {
  const load = await LoadTest.startPaddock();
  const weights = [(await load.host.usage()).rss];
  await load.createTables(MANY_TABLES, MANY_TABLES_PEOPLE);
  weights.push((await load.host.usage()).rss);
  await load.connectStreams();
  weights.push((await load.host.usage()).rss);
  const [empty, idle, watched] = weights as [number, number, number];
  const round = await load.play(2 * SECONDS);
  const playing = load.activeTableCount;
  await load.close();
  console.log(
    `\nPaddock with ${formatCount(MANY_TABLES)} tables and ${formatCount(MANY_TABLES * SEATS)} live listeners at once`,
  );
  console.log(
    `  an empty server ${(empty / MB).toFixed(0)} MB, an idle table ${((idle - empty) / MANY_TABLES / 1024).toFixed(1)} kB`,
  );
  console.log(`  a listener ${((watched - idle) / MANY_TABLES / SEATS / 1024).toFixed(1)} kB`);
  console.log(`  ${summarizeRounds([round]).row}`);
  console.log(`  tables that played: ${formatCount(playing)}   (wanted: all)`);
  return playing === MANY_TABLES;
}

/** Whether everything that is wanted of the server was reached. */
export async function measureServer(): Promise<boolean> {
  const beside = await besidePeer();
  return (await many()) && beside;
}
