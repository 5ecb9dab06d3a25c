// What npm run proof proves: everything that is exhaustive, statistical or long. Add a proof by adding a row.

/**
 * A proof runs `program` with `words` once for each of its shards, with `PROOF_SHARD=2/8` in the environment. `{shard}` in a word
 * stands for the same text.
 *
 * @typedef {{ name: string, about: string, shards: number, program: string, words: string[] }} Proof
 */

/** Files for vitest, which finds `*.proof.ts` in all test folders. */
const vitest = (...files) => ({ program: 'vitest', words: ['run', '-c', 'vitest.proof.config.ts', ...files] });

/** A project of the browser tests. */
const playwright = (project) => ({
  program: 'playwright',
  words: ['test', '-c', 'apps/web/e2e/proof.config.ts', `--project=${project}`, '--shard={shard}'],
});

/** @type {Proof[]} */
export const PROOFS = [
  {
    name: 'conformance-formel-fun',
    about: 'every law at every table, three games each',
    shards: 1,
    ...vitest('packages/formel-fun/test/conformance.proof.ts'),
  },
  {
    name: 'conformance-pole-position',
    about: 'every law at every table, three games each',
    shards: 1,
    ...vitest('packages/pole-position/test/conformance.proof.ts'),
  },
  {
    name: 'conformance-formula',
    about: 'every law at every table, three games each',
    shards: 2,
    ...vitest('packages/formula/test/conformance.proof.ts'),
  },
  {
    name: 'conformance-formula-de',
    about: 'every law at every table, three games each',
    shards: 12,
    ...vitest('packages/formula-de/test/conformance.proof.ts'),
  },
  {
    name: 'puzzles',
    about: 'a sample of the shipped puzzles has the same solution with up to twenty times the budget',
    shards: 1,
    ...vitest('apps/web/test/puzzles.proof.ts'),
  },
  {
    name: 'digests',
    about: 'ten thousand seeded games of each game are what they always were',
    shards: 2,
    ...vitest('packages/games/test/digests.proof.ts'),
  },
  {
    name: 'referee',
    about: 'the independent referees judge three games at every table',
    shards: 4,
    ...vitest('referee/test/referee.proof.ts'),
  },
  {
    name: 'properties',
    about: 'the properties of any position, with random seeds and twenty times as many examples',
    shards: 1,
    ...vitest(
      'properties.test.ts',
      'apps/web/test/labels.test.ts',
      'packages/circuit-art/test/overlap.test.ts',
      'packages/circuit-design/test/build.test.ts',
      'packages/formula/test/completeness.test.ts',
      'packages/formula/test/state-from-view.test.ts',
    ),
  },
  {
    name: 'generator',
    about: 'ten thousand generated circuits of Formula Dé are legal, and nothing on them overlaps',
    shards: 8,
    ...vitest('packages/circuit-design/test/generator.proof.ts'),
  },
  {
    name: 'bots-levels',
    about: 'bots of all levels race to the end at every table',
    shards: 4,
    ...vitest('packages/bots/test/levels.proof.ts'),
  },
  {
    name: 'reports',
    about: 'the report on the largest circuit ends, and a perfect driver is as good as races show',
    shards: 1,
    ...vitest('packages/reports/test/circuit-report.proof.ts'),
  },
  {
    name: 'bots-solo',
    about: 'a solo car takes as many turns as the solution says, on average',
    shards: 1,
    ...vitest('packages/bots/test/formula-de.proof.ts'),
  },
  {
    name: 'strength-quick',
    about: 'every claim about strength can be measured (npm run strength measures them)',
    shards: 1,
    ...vitest('apps/cli/test/strength.proof.ts'),
  },
  {
    name: 'same-race',
    about: 'one seed and the same moves give one race of every game on the server, in the browser and in the terminal',
    shards: 1,
    ...vitest('scripts/test/same-race.test.ts'),
  },
  {
    name: 'server-races',
    about: 'whole races of every game with every storage, every bus and every example of a bot',
    shards: 1,
    ...vitest(
      'apps/server/test/examples.test.ts',
      'apps/server/test/online.test.ts',
      'apps/server/test/results.test.ts',
      'apps/server/test/two-processes.test.ts',
    ),
  },
  {
    name: 'server-storages',
    about: 'the suites that npm test runs with one database, with both; more malformed requests and errors',
    shards: 1,
    ...vitest('apps/server/test/'),
  },
  {
    name: 'bot-ladder',
    about: 'a ladder of example bots in three languages over a hundred races of the arena',
    shards: 1,
    ...vitest('apps/cli/test/arena.test.ts'),
  },
  {
    name: 'add-a-game',
    about: 'a game added to a copy as CONTRIBUTING tells compiles, builds and is played in the browser',
    shards: 1,
    program: 'node',
    words: ['scripts/add-a-game/browser.ts'],
  },
  {
    name: 'docker',
    about: 'the commands of the Dockerfile build an image in empty folders, which serves the site',
    shards: 1,
    program: 'node',
    words: ['scripts/docker/run.ts'],
  },
  {
    name: 'browser-matrix',
    about: 'whole races of every game by mouse, touch and keyboard, at every size and in every language, in Chromium',
    shards: 6,
    ...playwright('matrix'),
  },
  {
    name: 'browser-firefox',
    about: 'a race of each game and an online table in Firefox',
    shards: 1,
    ...playwright('firefox'),
  },
  {
    name: 'browser-webkit',
    about: 'a race of each game and an online table in WebKit',
    shards: 1,
    ...playwright('webkit'),
  },
];
