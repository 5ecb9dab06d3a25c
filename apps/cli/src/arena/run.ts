import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../errors.ts';
import { ApiClient } from './api-client.ts';
import { BotProcess } from './bot-process.ts';
import { createLadder, type LadderEntry, type RankedBot } from './ladder.ts';
import { ArenaTally, type LoggedRace } from './tally.ts';

/** A bot as the command line names it. */
export interface ArenaBot {
  readonly name: string;
  readonly command: readonly string[];
  /** Of its BOT account. */
  readonly token: string;
}

interface ArenaRun {
  readonly server: string;
  readonly game: string;
  readonly bots: readonly ArenaBot[];
  readonly races: number;
  /** Called with the number of races that have ended since the last time. */
  readonly onRaces: (finished: number) => void;
}

const POLL_MS = 500;

/** Creates BOT accounts at a server of our own, and returns their tokens. */
export async function createTokens(server: string, names: readonly string[]): Promise<string[]> {
  const tokens: string[] = [];
  // A person may have five.
  for (let first = 0; first < names.length; first += 5) {
    const owner = new ApiClient(server);
    const nickname = `Owner ${crypto.randomUUID().slice(0, 8)}`;
    await owner.call('POST', '/api/me', { nickname });
    await owner.call('POST', '/api/me/claim', { nickname, password: crypto.randomUUID() });
    for (const name of names.slice(first, first + 5)) {
      tokens.push((await owner.call<{ token: string }>('POST', '/api/me/bots', { nickname: name })).token);
    }
  }
  return tokens;
}

/** The nicknames of the BOT accounts that tokens belong to: the log and the leaderboard name them so. */
export async function findBotNames(server: string, tokens: readonly string[]): Promise<string[]> {
  const names: string[] = [];
  for (const token of tokens) {
    const me = await new ApiClient(server, token).call<{ nickname: string; botAccount?: boolean }>('GET', '/api/me');
    if (me.botAccount !== true) throw new UserError(`${me.nickname} is no BOT account: the arena is for these only`);
    names.push(me.nickname);
  }
  return names;
}

/** Lets the bots race in the arena of a server until enough of their races are over. */
export async function runArena({ server, game, bots, races, onRaces }: ArenaRun): Promise<LadderEntry[]> {
  const client = new ApiClient(server);
  const tally = new ArenaTally(bots.map(({ name }) => name));
  const failure = Promise.withResolvers<never>();
  failure.promise.catch(() => {});
  const address = ({ token }: ArenaBot): string[] => ['--server', client.server, '--token', token, '--arena', game];
  const processes = bots.map((bot) => new BotProcess(bot.name, [...bot.command, ...address(bot)], failure.reject));
  let since = Date.now();
  let after = '';
  for (const one of processes) one.start();
  try {
    while (tally.races < races) {
      await Promise.race([sleep(POLL_MS), failure.promise]);
      const before = tally.races;
      const from = `since=${since}${after === '' ? '' : `&after=${after}`}`;
      for (const race of await client.readLines<LoggedRace>(`/api/games.ndjson?game=${game}&${from}`)) {
        tally.add(race);
        [since, after] = [race.endedAt, race.table];
      }
      onRaces(tally.races - before);
    }
    const ranked = await client.call<RankedBot[]>('GET', `/api/leaderboard/${game}/bots`);
    return createLadder(ranked, tally.bots);
  } finally {
    for (const one of processes) one.stop();
  }
}
