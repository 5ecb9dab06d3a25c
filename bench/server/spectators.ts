import { LobbyCrowd, Spectators } from './crowd.ts';
import { LoadTest } from './load.ts';
import { SERVERS } from './servers.ts';
import { formatCount, formatTable, quantile, summarizeRounds, warnIfPlayersLimit } from './summary.ts';
import { SEATS } from './tally.ts';

const TABLES = 100;
/** Quicker than people, and as quick as bots. */
const THINK_MS = 100;
const SPECTATORS = 1000;
const LOBBY_TABLES = 500;
/** How often somebody sits down or leaves at one of the waiting tables. */
const CHANGE_INTERVAL_MS = 100;
const WARM_UP_SECONDS = 3;
const SECONDS = 10;
const MAX_WAIT_MS = 200;

/** Many spectators of one race and many people in the lobby, while people move at this and other tables. */
export async function measureSpectators(): Promise<boolean> {
  const load = await LoadTest.start(SERVERS.paddock, [[]], THINK_MS);
  const port = load.ports[0]!;
  await load.createPlayers(TABLES * SEATS);
  await load.connectPlayers();
  await load.createTables(TABLES);
  await load.connectTables();
  await load.play(WARM_UP_SECONDS);
  const alone = await load.play(SECONDS);
  const lobby = await LobbyCrowd.open(port, LOBBY_TABLES);
  const spectators = await Spectators.open(port, load.tableId(0), SPECTATORS);
  const messagesBefore = lobby.messages;
  const changes = startChanges(lobby);
  const crowded = await load.play(SECONDS);
  await changes.stop();

  console.log(
    `\nPaddock: ${TABLES} tables whose players think for ${THINK_MS} ms; then also ${formatCount(SPECTATORS)} spectators at one of them, ` +
      `and ${LOBBY_TABLES} waiting tables whose hosts look at the lobby, with a change every ${CHANGE_INTERVAL_MS} ms`,
  );
  console.log(
    formatTable([
      ['alone', summarizeRounds([alone])],
      ['with spectators and lobby', summarizeRounds([crowded])],
    ]),
  );
  warnIfPlayersLimit([summarizeRounds([crowded])]);
  const longest = Math.max(...crowded.acknowledged);
  const wait = (share: number): string => quantile(crowded.acknowledged, share).toFixed(0);
  console.log(
    `  movers waited ${wait(0.5)} ms at 50 %, ${wait(0.99)} at 99 %, ${wait(0.999)} at 99.9 %, ${longest.toFixed(0)} at most   (wanted: at most ${MAX_WAIT_MS})`,
  );
  const steps = spectators.steps;
  const [fewest, most] = [Math.min(...steps), Math.max(...steps)];
  console.log(
    `  each spectator received ${most} steps, the last of them within ${spectators.spreadMs.toFixed(0)} ms; lobby: ${changes.count} changes, ${formatCount(lobby.messages - messagesBefore)} messages`,
  );
  if (fewest !== most) console.log(`  NOT all spectators received every step: ${fewest} to ${most}`);
  lobby.close();
  spectators.close();
  await load.close();
  return longest <= MAX_WAIT_MS && fewest === most && most > 0;
}

interface LobbyChanges {
  readonly count: number;
  stop(): Promise<void>;
}

/** Changes waiting tables, one after the other. */
function startChanges(lobby: LobbyCrowd): LobbyChanges {
  let count = 0;
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => lobby.changeTable()).then(() => void count++);
  }, CHANGE_INTERVAL_MS);
  return {
    get count() {
      return count;
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
