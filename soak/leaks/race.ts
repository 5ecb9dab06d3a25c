import type { GameDefinition, Rng } from '@paddock/kernel';
import { randomSetup, type Setup } from '@paddock/kernel/testing/setups';
import { ApiClient } from '../api-client.ts';
import { SLOWNESS } from '../slowness.ts';
import { RecordingPlayer } from './recording-player.ts';

/** A whole race as everybody received it. */
export interface RecordedRace {
  readonly table: string;
  readonly players: readonly RecordingPlayer[];
  /** Whether it has stopped before its end, which may be the effect of a leak. */
  readonly isStuck: boolean;
}

/** More people would receive nothing else. */
const MAX_PEOPLE = 4;

/** A race without a message for this long is stuck. */
const SILENCE_TIMEOUT_MS = 30_000 * SLOWNESS;

/** The GET paths of the OpenAPI description, so that new ones are covered. */
export async function loadGetPaths(base: string): Promise<string[]> {
  const { body } = await new ApiClient(base).call<{ paths: Record<string, object> }>('GET', '/api/docs/json');
  const addresses = Object.entries(body.paths).filter(
    ([path, methods]) => path.startsWith('/api/') && 'get' in methods,
  );
  // Streams are recorded as such. The log has finished races only, one per line.
  const isOther = (path: string): boolean =>
    path.endsWith('/live') || path.endsWith('.ndjson') || path.startsWith('/api/docs');
  return addresses.map(([path]) => path).filter((path) => !isOther(path));
}

/** Plays one race over HTTP and WebSockets: people who play at random, rookies on the other seats, and a spectator. */
export async function recordRace(
  base: string,
  definition: GameDefinition,
  rng: Rng,
  addresses: readonly string[],
): Promise<RecordedRace> {
  const setup = randomSetup(definition, rng);
  const people = 1 + rng.below(Math.min(setup.seats, MAX_PEOPLE));
  const paths = addresses.map((address) => address.replace('{game}', definition.id));
  const players = Array.from({ length: people + 1 }, () => new RecordingPlayer(base, rng.fork(), paths));
  for (const [i, player] of players.slice(0, people).entries()) await player.signIn(`Driver ${i}`);
  for (const player of players) player.subject = players[0]!.person;
  // Some contribute to the dice: their nonces are secret until the race is over.
  const committed = new Set(players.filter(() => rng.below(2) === 0));
  const sitDown = (player: RecordingPlayer): object =>
    committed.has(player) ? { commitment: player.createCommitment() } : {};
  const host = players[0]!;
  const { id } = await host.client.createTable({
    game: definition.id,
    ...createTableRequest(setup, people),
    // Where the coach is open to all, everybody receives what they would without it.
    coach: rng.below(2) === 0,
    ...sitDown(host),
  });
  const attending: Promise<void>[] = [];
  const early = players.filter(() => rng.below(2) === 0);
  const connectPlayers = (some: readonly RecordingPlayer[]): void =>
    void attending.push(...some.map((player) => player.playRace(id)));
  // Some connect before the race: their view must change to the seat that they are given.
  connectPlayers(early.filter((player) => player === players[0] || player === players.at(-1)));
  for (const player of players.slice(1, people)) {
    if (early.includes(player)) connectPlayers([player]);
    await player.client.call('POST', `/api/tables/${id}/join`, sitDown(player));
  }
  connectPlayers(players.filter((player) => !early.includes(player)));
  const isStuck = await Promise.race([Promise.all(attending).then(() => false), waitUntilSilent(players)]);
  return { table: id, players, isStuck };
}

/** Resolves when nobody has received anything for a while. */
function waitUntilSilent(players: readonly RecordingPlayer[]): Promise<true> {
  const begun = Date.now();
  return new Promise((resolve) => {
    const look = setInterval(() => {
      const latest = Math.max(...players.map(({ latestMessageAt }) => latestMessageAt), begun);
      if (Date.now() - latest < SILENCE_TIMEOUT_MS) return;
      clearInterval(look);
      resolve(true);
    }, SILENCE_TIMEOUT_MS / 10);
    look.unref();
  });
}

function createTableRequest({ seats, options }: Setup, people: number): object {
  const kinds = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'me' } : seat < people ? { kind: 'open' } : { kind: 'bot', level: 'rookie' },
  );
  return { seats: kinds, options };
}
