import { createHash } from 'node:crypto';
import type { Seat } from '@paddock/kernel';
import type { PushSubscription } from '@paddock/protocol';
import { Refusal } from '../errors.ts';
import type { Hub } from '../live/hub.ts';
import type { NotificationRepository, Turn } from './repository.ts';
import type { Premoves } from '../race/premoves/service.ts';
import type { RaceService } from '../race/service.ts';
import { isPublicUrl } from './public-address.ts';
import { areUsableKeys, type SendPush } from './push-sender.ts';
import type { Race } from '../race/race.ts';
import { reminderOf } from './reminder.ts';

/** Where people play at the same time, they have so long to look before they are reminded. */
const REMINDER_DELAY_MS = 30_000;
/** How often to look for reminders that are due, and how many to take at once. */
const POLL_INTERVAL_MS = 1000;
const BATCH_SIZE = 100;
/** Browsers of one person. */
const MAX_SUBSCRIPTIONS_PER_PERSON = 10;

/** Whether somebody looks at a table, in whichever process. */
export interface PresenceLookup {
  isPresent(table: string, person: string): Promise<boolean>;
}

export interface NotificationOptions {
  readonly repository: NotificationRepository;
  readonly races: RaceService;
  readonly premoves: Premoves;
  readonly presence: PresenceLookup;
  readonly hub: Hub;
  readonly send: SendPush;
  /** The time of the service clock. */
  readonly now: () => number;
  readonly log: (error: unknown, table: string) => void;
}

/**
 * Reminds people who are awaited at a table that they look at nowhere: never more than once a turn. What is due stands in the
 * database, and whoever takes it is the only one; so it may be lost when a process dies while it sends, but not doubled.
 */
export class Notifications {
  readonly #repository: NotificationRepository;
  readonly #races: RaceService;
  readonly #premoves: Premoves;
  readonly #presence: PresenceLookup;
  readonly #hub: Hub;
  readonly #send: SendPush;
  readonly #now: () => number;
  readonly #log: (error: unknown, table: string) => void;
  readonly #running = new Set<Promise<void>>();
  /** Whether anybody wants to be told at all: where nobody does, it costs nothing. */
  #wanted = false;
  #looking: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor({ repository, races, premoves, presence, hub, send, now, log }: NotificationOptions) {
    this.#repository = repository;
    this.#races = races;
    this.#premoves = premoves;
    this.#presence = presence;
    this.#hub = hub;
    this.#send = send;
    this.#now = now;
    this.#log = log;
  }

  start(): void {
    this.#run('', () => this.#look());
  }

  /** No new reminders; those under way are sent. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#looking !== null) clearTimeout(this.#looking);
    await Promise.all(this.#running);
  }

  /** From now on this browser is told when it is the person's turn. `site` is the host under which it knows us. */
  async subscribe(person: string, { endpoint, keys, language }: PushSubscription, site: string): Promise<void> {
    if (!isPublicUrl(endpoint)) throw new Refusal('bad-request', 'this is not the address of a push service');
    if (!areUsableKeys(keys)) throw new Refusal('bad-request', 'these are not the keys of a browser');
    await this.#repository.addSubscription(
      { endpoint, person, ...keys, language, site, created_at: this.#now() },
      MAX_SUBSCRIPTIONS_PER_PERSON,
    );
    this.#wanted = true;
  }

  unsubscribe(person: string, endpoint: string): Promise<void> {
    return this.#repository.removeSubscription(endpoint, person);
  }

  /** Schedules reminders for those who have to choose: at once where a race takes days, and after a while otherwise. */
  scheduleReminders(race: Race): void {
    if (!this.#wanted || this.#stopped) return;
    const here = this.#hub.seatedPeople(race.id);
    for (const seat of race.awaitedPeople()) {
      const { person } = race.seats[seat]!;
      if (person === null || here.has(person) || race.hasJustMoved(seat)) continue;
      const turn = { table_id: race.id, person, made: race.table.turnId(seat) };
      this.#run(race.id, () => this.#note(turn, race.isSlow() ? 0 : REMINDER_DELAY_MS));
    }
  }

  async #note(turn: Turn, wait: number): Promise<void> {
    await this.#repository.scheduleReminder(turn, this.#now() + wait);
    if (wait === 0) await this.#remind(turn);
  }

  async #look(): Promise<void> {
    try {
      this.#wanted ||= await this.#repository.hasSubscriptions();
      const due = this.#wanted ? await this.#repository.listDueReminders(this.#now(), BATCH_SIZE) : [];
      await Promise.all(due.map((turn) => this.#remind(turn)));
    } finally {
      // Also after a failure: what could not be read now is read later.
      if (!this.#stopped) this.#looking = setTimeout(() => this.#run('', () => this.#look()), POLL_INTERVAL_MS);
    }
  }

  async #remind(turn: Turn): Promise<void> {
    const race = await this.#races.loadCurrent(turn.table_id);
    const seat = race.seats.findIndex(({ person }) => person === turn.person);
    const still = race.awaitedPeople().includes(seat) && race.table.turnId(seat) === turn.made;
    // What is planned is done in a moment, or dropped: then it is their turn after all.
    if (still && (await this.#premoves.hasDue(race, seat))) return;
    const missing = still && !(await this.#presence.isPresent(turn.table_id, turn.person));
    if ((await this.#repository.takeReminder(turn)) && missing) await this.#tell(race, seat, turn.person);
  }

  async #tell(race: Race, seat: Seat, person: string): Promise<void> {
    for (const { endpoint, p256dh, auth, language, site } of await this.#repository.listSubscriptions(person)) {
      const payload = JSON.stringify(reminderOf(race, seat, language as PushSubscription['language']));
      const ttlSeconds = race.isSlow() ? 24 * 3600 : 300;
      const letter = { to: { endpoint, keys: { p256dh, auth } }, site, payload, ttlSeconds, topic: pushTopic(race.id) };
      // Whether a push service works is none of our business; the next turn is another try.
      const reached = await this.#send(letter).catch(() => true);
      if (!reached) await this.#repository.removeSubscription(endpoint);
    }
  }

  #run(table: string, work: () => Promise<void>): void {
    const running = work().catch((error: unknown) => this.#log(error, table));
    this.#running.add(running);
    void running.then(() => this.#running.delete(running));
  }
}

/** Not the id itself: whoever knows that may look on. */
function pushTopic(table: string): string {
  return createHash('sha256').update(table).digest('base64url').slice(0, 32);
}
