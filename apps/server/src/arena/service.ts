import { findGame } from '@paddock/games';
import type { GameDefinition } from '@paddock/kernel';
import type { Arena, ArenaSeat, Person, SeatRequest, TimeControl } from '@paddock/protocol';
import { Refusal } from '../errors.ts';
import type { Lobby } from '../lobby/service.ts';
import { INITIAL_POINTS } from '../race/results/ratings.ts';
import { Lock } from '../storage/lock.ts';
import { type ArenaPairing, pairNext, type WaitingBot } from './pairing.ts';
import type { ArenaRepository } from './repository.ts';

/** Whoever does not ask again for this long does not wait any more. */
const WAIT_MS = 15_000;
const MAX_ASK_AGAIN_MS = 1000;
/** Enough for any program that is connected, and short enough for opponents when one is not. */
const TIME_CONTROL: TimeControl = { kind: 'move', seconds: 10 };
/** More races than this at once would slow down those of people. */
const MAX_RUNNING = 40;
const MAX_SHOWN = 20;
const HOUSE_BOT: SeatRequest = { kind: 'bot', level: 'amateur' };

/** The standing arena: BOT accounts wait for a race of a game, and are seated with others of about their strength. */
export class BotArena {
  readonly #repository: ArenaRepository;
  readonly #lobby: Lobby;
  readonly #now: () => number;
  readonly #gatherMs: number;
  readonly #lock = new Lock();

  /** A race begins with fewer bots than it has room for after `gatherMs`. */
  constructor(repository: ArenaRepository, lobby: Lobby, now: () => number, gatherMs: number) {
    this.#repository = repository;
    this.#lobby = lobby;
    this.#now = now;
    this.#gatherMs = gatherMs;
  }

  /** Lets a BOT account wait, and answers its race as soon as it has one. To be asked again and again. */
  async sitDown(game: string, bot: Person): Promise<ArenaSeat> {
    const definition = requireGame(game);
    requireBotAccount(bot);
    return this.#runExclusively(async () => {
      const current = await this.#repository.findRaceOf(game, bot.id);
      if (current === null) {
        const now = this.#now();
        await this.#repository.wait(game, bot.id, now, now + WAIT_MS);
        await this.#startRaces(definition);
      }
      const table = current ?? (await this.#repository.findRaceOf(game, bot.id));
      const waiting = await this.#repository.listWaiting(game, this.#now());
      return { table, waiting: waiting.length, askAgainMs: Math.min(MAX_ASK_AGAIN_MS, this.#gatherMs) };
    });
  }

  async stopWaiting(game: string, bot: Person): Promise<void> {
    requireGame(game);
    await this.#repository.stopWaiting(game, [bot.id]);
  }

  async load(game: string): Promise<Arena> {
    requireGame(game);
    const waiting = await this.#repository.listWaiting(game, this.#now());
    return {
      waiting: waiting.map(toPerson),
      running: await this.#repository.listRaces(game, 'running', MAX_SHOWN),
      finished: await this.#repository.listRaces(game, 'over', MAX_SHOWN),
    };
  }

  async #startRaces(definition: GameDefinition): Promise<void> {
    const { id: game, seats } = definition;
    let running = await this.#repository.countRunning();
    for (; running < MAX_RUNNING; running++) {
      const waiting = await this.#repository.listWaiting(game, this.#now());
      const rated = waiting.map((bot) => ({ ...bot, points: bot.points ?? INITIAL_POINTS }));
      const pairing = pairNext(rated, this.#now(), seats, this.#gatherMs);
      if (pairing === null) return;
      await this.#startRace(game, pairing);
    }
  }

  /** The first creates the table, the others take the seats that are reserved for them; the last one begins the race. */
  async #startRace(game: string, { bots, houseBots }: ArenaPairing): Promise<void> {
    const [host, ...others] = bots.map(toPerson);
    const { id } = await this.#lobby.create(host!, {
      game,
      seats: [
        { kind: 'me' },
        ...others.map(({ nickname }): SeatRequest => ({ kind: 'invited', nickname })),
        ...Array.from({ length: houseBots }, () => HOUSE_BOT),
      ],
      listed: true,
      time: TIME_CONTROL,
      chat: false,
    });
    for (const other of others) await this.#lobby.join(id, other);
    await this.#repository.addRace(id, game, this.#now());
    await this.#repository.stopWaiting(
      game,
      bots.map(({ person }) => person),
    );
  }

  /** One after the other in all processes, so that nobody is seated twice. This process queues first. */
  async #runExclusively<T>(work: () => Promise<T>): Promise<T> {
    await this.#lock.acquire();
    try {
      return await this.#repository.lock(work);
    } finally {
      this.#lock.release();
    }
  }
}

function toPerson({ person, nickname }: Pick<WaitingBot, 'person' | 'nickname'>): Person {
  return { id: person, nickname, claimed: true, botAccount: true };
}

function requireGame(game: string): GameDefinition {
  const definition = findGame(game);
  if (definition === undefined) throw new Refusal('not-found', `there is no game "${game}"`);
  return definition;
}

function requireBotAccount({ botAccount }: Person): void {
  if (botAccount !== true)
    throw new Refusal('forbidden', 'the arena is for BOT accounts; people create them on their page');
}
