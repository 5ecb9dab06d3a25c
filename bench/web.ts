/** What the pages weigh and how quickly they are there: Lighthouse, script on the first load, long tasks. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { auditFirstVisit, type Category, type Device, type LighthouseResult } from './lighthouse.ts';
import { reportLongTasks } from './long-tasks.ts';
import { preparePages } from './pages.ts';

const PORT = 4320;
const AT = `http://localhost:${PORT}`;
const WANTED: Readonly<Record<Category, number>> = { performance: 95, accessibility: 100, 'best-practices': 100 };
/** The most script in kB, by the beginning of the name of a page. */
const MOST_SCRIPT: Readonly<Record<string, number>> = { home: 150, 'a first visit': 170 };

async function serve(): Promise<ChildProcess> {
  const main = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: String(PORT), HOST: '127.0.0.1', PADDOCK_DATA: ':memory:', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout!, 'data');
  return server;
}

interface WebOptions {
  /** Only pages whose names match this expression; the long tasks of a race are left out then. */
  readonly only: string | null;
  readonly devices: readonly Device[];
}

/** Measures the built site, prints every figure, and returns whether all targets were reached. */
export async function measureWeb({ only, devices }: WebOptions): Promise<boolean> {
  const server = await serve();
  let fine = true;
  try {
    console.log('\nLighthouse, best of two runs (wanted: performance 95, accessibility 100, best practices 100)');
    const pages = await preparePages(AT);
    for (const [name, measure] of pages.filter(([page]) => only === null || new RegExp(only).test(page))) {
      for (const device of devices) {
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
        if (!reached || !light) fine = false;
        const figures = Object.values(scores)
          .map((score) => String(score).padStart(3))
          .join(' ');
        console.log(`  ${name.padEnd(34)} ${device.padEnd(8)} ${figures}   script ${kilobytes.toFixed(1)} kB`);
        if (!reached) console.log(`    short: ${short.join(', ')}`);
      }
    }
    if (only === null && !(await reportLongTasks(AT))) fine = false;
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
