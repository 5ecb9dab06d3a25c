import type { Bus, BusSubscriber, Topic } from './bus.ts';
import type { Hub } from './hub.ts';
import { Refusal } from '../errors.ts';
import type { EntryRepository } from '../race/entry-repository.ts';
import type { Jobs } from '../race/scheduler.ts';
import type { LobbyFeed } from '../lobby/feed.ts';
import type { Play } from '../race/service.ts';
import type { Races } from '../race/race-cache.ts';
import type { Tables } from '../tables/tables.ts';
import type { Chat } from '../chat/service.ts';

/** How often to look whether races have gone on unheard: a process may die between storing and telling. */
const CHECK_INTERVAL_MS = 5000;
const BATCH_SIZE = 200;

/** What to do on other news, by what they are about. */
type Others = Partial<Record<Topic, (id: string) => void>>;

/** Listens to the other processes at the same database, for those who look at tables here. */
export class PeerSync implements BusSubscriber {
  readonly #entries: EntryRepository;
  readonly #races: Races;
  readonly #play: Play;
  readonly #tables: Tables;
  readonly #lobby: LobbyFeed;
  readonly #talk: Chat;
  readonly #jobs: Jobs;
  readonly #hub: Hub;
  readonly #others: Others;
  readonly #log: (error: unknown, table: string) => void;
  #looking: NodeJS.Timeout | null = null;
  readonly #running = new Set<Promise<void>>();

  constructor(
    entries: EntryRepository,
    races: Races,
    play: Play,
    tables: Tables,
    lobby: LobbyFeed,
    talk: Chat,
    jobs: Jobs,
    hub: Hub,
    others: Others,
    log: (error: unknown, table: string) => void,
  ) {
    this.#entries = entries;
    this.#races = races;
    this.#play = play;
    this.#tables = tables;
    this.#lobby = lobby;
    this.#talk = talk;
    this.#jobs = jobs;
    this.#hub = hub;
    this.#others = others;
    this.#log = log;
  }

  start(bus: Bus): void {
    bus.subscribe(this);
    this.#looking = setInterval(() => this.#run('', () => this.look()), CHECK_INTERVAL_MS);
  }

  async stop(): Promise<void> {
    if (this.#looking !== null) clearInterval(this.#looking);
    await Promise.all(this.#running);
  }

  heard(topic: Topic, table: string): void {
    // Who drives which seat is part of what is kept in memory.
    if (topic === 'table') this.#races.forget(table);
    if (topic === 'due') this.#jobs.hurry(table);
    this.#lobby.heard(topic, table);
    this.#others[topic]?.(table);
    if (!this.#hub.has(table)) return;
    if (topic === 'entries') this.#run(table, () => this.#play.look(table));
    if (topic === 'table' || topic === 'presence') this.#run(table, () => this.#tables.tellHere(table));
    if (topic === 'talk') this.#run(table, () => this.#talk.deliverNewMessages(table));
  }

  missed(): void {
    for (const table of this.#hub.tables) {
      this.heard('table', table);
      this.heard('entries', table);
      this.heard('talk', table);
      this.heard('plan', table);
    }
    this.heard('notice', '');
    this.#lobby.refresh();
  }

  /** Looks whether a race has gone on further than those who look at it here have been told, or begun while they wait. */
  async look(): Promise<void> {
    const told = this.#hub.told();
    const waiting = new Set(told.flatMap(([table, n]) => (n < 0 ? [table] : [])));
    const known = told.map(([table, n]) => [table, Math.max(0, n)] as const);
    for (let i = 0; i < known.length; i += BATCH_SIZE) {
      for (const table of await this.#entries.beyond(known.slice(i, i + BATCH_SIZE))) {
        if (waiting.has(table)) this.heard('table', table);
        this.heard('entries', table);
      }
    }
  }

  #run(table: string, work: () => Promise<unknown>): void {
    const running = work().then(
      () => {},
      (error: unknown) => {
        // Not begun, or gone by now: nobody has missed anything there.
        if (!(error instanceof Refusal)) this.#log(error, table);
      },
    );
    this.#running.add(running);
    void running.then(() => this.#running.delete(running));
  }
}
