import type { Bus, Hearing, Topic } from '../live/bus.ts';
import { chunk, type Hub } from '../live/hub.ts';
import type { EntryRepository } from '../repositories/entries.ts';
import type { Jobs } from './jobs.ts';
import type { Lobby } from './lobby.ts';
import type { Play } from './play.ts';
import type { Races } from './races.ts';
import type { Talk } from './talk.ts';

/** How often to look whether races have gone on unheard: a process may die between storing and telling. */
const LOOK = 5000;
const AT_ONCE = 200;

/** Listens to the other processes at the same database, for those who look at tables here. */
export class Neighbours implements Hearing {
  readonly #entries: EntryRepository;
  readonly #races: Races;
  readonly #play: Play;
  readonly #lobby: Lobby;
  readonly #talk: Talk;
  readonly #jobs: Jobs;
  readonly #hub: Hub;
  readonly #log: (error: unknown, table: string) => void;
  #looking: NodeJS.Timeout | null = null;
  readonly #running = new Set<Promise<void>>();

  constructor(
    entries: EntryRepository,
    races: Races,
    play: Play,
    lobby: Lobby,
    talk: Talk,
    jobs: Jobs,
    hub: Hub,
    log: (error: unknown, table: string) => void,
  ) {
    this.#entries = entries;
    this.#races = races;
    this.#play = play;
    this.#lobby = lobby;
    this.#talk = talk;
    this.#jobs = jobs;
    this.#hub = hub;
    this.#log = log;
  }

  start(bus: Bus): void {
    bus.subscribe(this);
    this.#looking = setInterval(() => this.#run('', () => this.look()), LOOK);
  }

  async stop(): Promise<void> {
    if (this.#looking !== null) clearInterval(this.#looking);
    await Promise.all(this.#running);
  }

  heard(topic: Topic, table: string): void {
    // Who drives which seat is part of what is kept in memory.
    if (topic === 'table') this.#races.forget(table);
    if (topic === 'due') this.#jobs.hurry(table);
    if (!this.#hub.has(table)) return;
    if (topic === 'entries') this.#run(table, () => this.#play.look(table));
    if (topic === 'table') this.#run(table, () => this.#tell(table));
    if (topic === 'talk') this.#run(table, () => this.#talk.heard(table));
  }

  missed(): void {
    for (const table of this.#hub.tables) {
      this.heard('table', table);
      this.heard('entries', table);
      this.heard('talk', table);
    }
  }

  /** Looks whether a race has gone on further than those who look at it here have been told. */
  async look(): Promise<void> {
    const told = this.#hub.told();
    for (let i = 0; i < told.length; i += AT_ONCE) {
      for (const table of await this.#entries.beyond(told.slice(i, i + AT_ONCE))) this.heard('entries', table);
    }
  }

  async #tell(id: string): Promise<void> {
    const table = await this.#lobby.find(id);
    this.#hub.tell(id, () => chunk('table', table));
  }

  #run(table: string, work: () => Promise<unknown>): void {
    const running = work().then(
      () => {},
      (error: unknown) => this.#log(error, table),
    );
    this.#running.add(running);
    void running.then(() => this.#running.delete(running));
  }
}
