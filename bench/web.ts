/** What the pages weigh and how quickly they are there: Lighthouse, script on the first load, long tasks. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { games } from '@paddock/games';
import { ApiPlayer } from '../scripts/api-player.ts';
import {
  type LighthouseResult,
  auditFirstVisit,
  auditOwnSeat,
  auditRunningTable,
  type Category,
  type Device,
  LIVE_PAGE_WAIT_MS,
} from './lighthouse.ts';
import { reportLongTasks } from './long-tasks.ts';

const PORT = 4320;
const AT = `http://localhost:${PORT}`;
const WANTED: Readonly<Record<Category, number>> = { performance: 95, accessibility: 100, 'best-practices': 100 };
/** The most script in kB, by the beginning of the name of a page. */
const MOST_SCRIPT: Readonly<Record<string, number>> = { home: 150, 'a first visit': 170 };

type Measure = (device: Device) => Promise<LighthouseResult>;

/** The page, how it is measured, and whether it is one of those that must reach what is wanted. */
type Row = readonly [name: string, measure: Measure, wanted: boolean];

const PAGES: readonly Row[] = [
  ['home, first visit', (device) => auditFirstVisit(`${AT}/`, device), true],
  ...games.flatMap(({ id, title }) => [
    [`a running table of ${title}`, (device: Device) => auditRunningTable(`${AT}/play/${id}`, device), true] as const,
  ]),
  ['a first visit, to Formel Fun', (device) => auditFirstVisit(`${AT}/play/formel-fun`, device), true],
  ['a first visit, to Formula Dé', (device) => auditFirstVisit(`${AT}/play/formula-de`, device), true],
];

/** The pages with others: some wait in the lobby, some race. */
async function pagesWithOthers(): Promise<readonly Row[]> {
  const [bert, chloe] = [await ApiPlayer.signIn(AT, 'Bert'), await ApiPlayer.signIn(AT, 'Chloé')];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'rookie' }];
  for (const { id: game } of games) await bert.createTable({ game, seats, listed: true });
  const { id } = await bert.createTable({ game: 'formel-fun', seats });
  await chloe.join(id);
  const company = async (table: string): Promise<void> => {
    await bert.join(table);
    bert.follow(table);
  };
  const seat = (game: string) => (device: Device) => auditOwnSeat(AT, game, company, device);
  return [
    ['the lobby, first visit', (device) => auditFirstVisit(`${AT}/lobby`, device, LIVE_PAGE_WAIT_MS), true],
    ['a seat online, Formel Fun', seat('formel-fun'), true],
    ['a seat online, Formula Dé', seat('formula-de'), true],
    ['watching online, first visit', (device) => auditFirstVisit(`${AT}/t/${id}`, device, LIVE_PAGE_WAIT_MS), true],
  ];
}

async function serve(): Promise<ChildProcess> {
  const main = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: String(PORT), HOST: '127.0.0.1', PADDOCK_DATA: ':memory:', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout!, 'data');
  return server;
}

/** Measures the built site, prints every figure, and returns whether all targets were reached. */
export async function measureWeb(): Promise<boolean> {
  const server = await serve();
  let fine = true;
  try {
    console.log('\nLighthouse, best of two runs (wanted: performance 95, accessibility 100, best practices 100)');
    for (const [name, measure, wanted] of [...PAGES, ...(await pagesWithOthers())]) {
      for (const device of ['mobile', 'desktop'] as const) {
        const runs: LighthouseResult[] = [];
        for (let i = 0; i < 2; i++) runs.push(await measure(device));
        const {
          scores,
          script,
          missingPoints: short,
        } = runs.reduce((a, b) => (b.scores.performance > a.scores.performance ? b : a));
        const reached = Object.entries(WANTED).every(([id, least]) => scores[id as Category] >= least);
        const kilobytes = script / 1000;
        const light = Object.entries(MOST_SCRIPT).every(
          ([start, most]) => !name.startsWith(start) || kilobytes <= most,
        );
        if (wanted && (!reached || !light)) fine = false;
        const figures = Object.values(scores)
          .map((score) => String(score).padStart(3))
          .join(' ');
        const mark = wanted ? '' : ' (for information)';
        console.log(`  ${name.padEnd(34)} ${device.padEnd(8)} ${figures}   script ${kilobytes.toFixed(1)} kB${mark}`);
        if (wanted && !reached) console.log(`    short: ${short.join(', ')}`);
      }
    }
    if (!(await reportLongTasks(AT))) fine = false;
  } finally {
    server.kill();
  }
  return fine;
}

const VISITS = ['/', '/play/formel-fun', '/play/formula-de'];
const VISIT_RUNS = 5;
const WANTED_VISIT_SCORE = 97;

/** First visits on a phone, each several times. The median counts, because other programs on the machine disturb a run. */
export async function measureVisits(): Promise<boolean> {
  const server = await serve();
  let fine = true;
  try {
    console.log(
      `\nFirst visits on a phone: Lighthouse, performance, ${VISIT_RUNS} runs (wanted: median ${WANTED_VISIT_SCORE})`,
    );
    for (const path of VISITS) {
      const runs: LighthouseResult[] = [];
      for (let i = 0; i < VISIT_RUNS; i++) runs.push(await auditFirstVisit(AT + path, 'mobile'));
      const middle = runs.toSorted((a, b) => a.scores.performance - b.scores.performance)[VISIT_RUNS >> 1]!;
      if (middle.scores.performance < WANTED_VISIT_SCORE) fine = false;
      const each = runs.map(({ scores, blockingMs }) => `${scores.performance} (${blockingMs.toFixed(0)} ms)`);
      console.log(
        `  ${path.padEnd(18)} median ${middle.scores.performance}, largest paint ${(middle.largestPaintMs / 1000).toFixed(1)} s, ` +
          `script ${(middle.script / 1000).toFixed(1)} kB; scores and blocking time: ${each.join(', ')}`,
      );
    }
  } finally {
    server.kill();
  }
  return fine;
}

/** Only the long tasks of a race, which takes a minute. */
export async function measureFrames(): Promise<boolean> {
  const server = await serve();
  try {
    return await reportLongTasks(AT);
  } finally {
    server.kill();
  }
}
