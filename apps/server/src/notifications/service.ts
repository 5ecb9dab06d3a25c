import { createHash } from 'node:crypto';
import type { Language, Seat } from '@paddock/kernel';
import type { Notice, PushSubscription } from '@paddock/protocol';
import { Refusal } from '../errors.ts';
import type { Hub } from '../live/hub.ts';
import type { NotificationRepository, ReminderTurn } from './repository.ts';
import type { Premoves } from '../race/premoves/service.ts';
import type { RaceService } from '../race/service.ts';
import { isPublicUrl } from './public-address.ts';
import { areUsableKeys, type PushMessage, type SendPush } from './push-sender.ts';
import type { Race } from '../race/race.ts';
import { reminderOf } from './reminder.ts';
import { SERVER_TEXTS } from '../texts/index.ts';
import type { ContactService } from './contacts/service.ts';

/** In live races people are reminded after this delay. */
const REMINDER_DELAY_MS = 30_000;
/** How many due reminders to take at once. */
const BATCH_SIZE = 100;
/** How many browsers of one person are subscribed at most. */
const MAX_SUBSCRIPTIONS_PER_PERSON = 10;

/** How long push services try to deliver what is not about a turn. */
const NOTICE_TTL_S = 3600;

type PushContent = Pick<PushMessage, 'payload' | 'ttlSeconds' | 'topic'>;

/** Whether somebody looks at a table, in any process. */
interface PresenceLookup {
  isPresent(table: string, person: string): Promise<boolean>;
  isLeaving(table: string, person: string): boolean;
}

interface NotificationOptions {
  readonly repository: NotificationRepository;
  readonly races: RaceService;
  readonly premoves: Premoves;
  readonly presence: PresenceLookup;
  readonly hub: Hub;
  readonly send: SendPush;
  readonly contacts: ContactService;
  /** The time of the service clock. */
  readonly now: () => number;
  readonly log: (error: unknown, table: string) => void;
  /** How often to look for due reminders. */
  readonly pollMs: number;
  /** Called after every such look. */
  readonly onPoll: () => void;
}

/**
 * Reminds people by web push, e-mail and webhook when it is their turn at a table that they do not look at, once per turn. Reminders are stored,
 * and one process claims each: one may be lost when that process dies, but none is sent twice.
 */
export class Notifications {
  readonly #repository: NotificationRepository;
  readonly #races: RaceService;
  readonly #premoves: Premoves;
  readonly #presence: PresenceLookup;
  readonly #hub: Hub;
  readonly #send: SendPush;
  readonly #contacts: ContactService;
  readonly #now: () => number;
  readonly #log: (error: unknown, table: string) => void;
  readonly #pollMs: number;
  readonly #onPoll: () => void;
  readonly #running = new Set<Promise<void>>();
  /** Whether there were subscriptions or contacts at the last poll. Without any, nothing is stored. */
  #hasSubscriptions = false;
  #pollTimer: NodeJS.Timeout | null = null;
  #isStopped = false;

  constructor({
    repository,
    races,
    premoves,
    presence,
    hub,
    send,
    contacts,
    now,
    log,
    pollMs,
    onPoll,
  }: NotificationOptions) {
    this.#repository = repository;
    this.#races = races;
    this.#premoves = premoves;
    this.#presence = presence;
    this.#hub = hub;
    this.#send = send;
    this.#contacts = contacts;
    this.#now = now;
    this.#log = log;
    this.#pollMs = pollMs;
    this.#onPoll = onPoll;
  }

  start(): void {
    this.#run('', () => this.#pollDueReminders());
  }

  /** Stops polling, and waits for reminders that are being sent. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#pollTimer !== null) clearTimeout(this.#pollTimer);
    await Promise.all(this.#running);
  }

  /** Subscribes a browser to a person's turns. `site` is the host name under which it knows this server. */
  async subscribe(person: string, { endpoint, keys, language }: PushSubscription, site: string): Promise<void> {
    if (!isPublicUrl(endpoint)) throw new Refusal('bad-request', 'this is not the address of a push service');
    if (!areUsableKeys(keys)) throw new Refusal('bad-request', 'these are not the keys of a browser');
    await this.#repository.addSubscription(
      { endpoint, person, ...keys, language, site, created_at: this.#now() },
      MAX_SUBSCRIPTIONS_PER_PERSON,
    );
    this.#hasSubscriptions = true;
  }

  unsubscribe(person: string, endpoint: string): Promise<void> {
    return this.#repository.removeSubscription(endpoint, person);
  }

  /** Schedules reminders for those who have to choose: at once where a race takes days, and after a while otherwise. */
  scheduleReminders(race: Race): void {
    // Another process learns of a new contact by its next poll.
    if (!(this.#hasSubscriptions || this.#contacts.hasConfirmed) || this.#isStopped) return;
    const here = this.#hub.seatedPeople(race.id);
    for (const seat of race.awaitedPeople()) {
      const { person } = race.seats[seat]!;
      if (person === null || here.has(person) || race.hasJustMoved(seat)) continue;
      const turn = { table_id: race.id, person, made: race.table.turnId(seat) };
      this.#run(race.id, () => this.#scheduleReminder(turn, race.isSlow() ? 0 : REMINDER_DELAY_MS));
    }
  }

  async #scheduleReminder(turn: ReminderTurn, wait: number): Promise<void> {
    await this.#repository.scheduleReminder(turn, this.#now() + wait);
    if (wait === 0) await this.#sendIfStillDue(turn);
  }

  async #pollDueReminders(): Promise<void> {
    try {
      this.#hasSubscriptions ||= this.#contacts.hasConfirmed || (await this.#repository.hasSubscriptions());
      const due = this.#hasSubscriptions ? await this.#repository.listDueReminders(this.#now(), BATCH_SIZE) : [];
      await Promise.all(due.map((turn) => this.#sendIfStillDue(turn)));
      await this.#contacts.sendDue();
    } finally {
      this.#onPoll();
      // Also after a failure, which the next poll makes good.
      if (!this.#isStopped)
        this.#pollTimer = setTimeout(() => this.#run('', () => this.#pollDueReminders()), this.#pollMs);
    }
  }

  async #sendIfStillDue(turn: ReminderTurn): Promise<void> {
    const race = await this.#races.loadCurrent(turn.table_id);
    const seat = race.seats.findIndex(({ person }) => person === turn.person);
    const isStillAwaited = race.awaitedPeople().includes(seat) && race.table.turnId(seat) === turn.made;
    // A due premove is played in a moment. If it is dropped instead, `premovesDropped` schedules the reminder again.
    if (isStillAwaited && (await this.#premoves.hasDue(race, seat))) return;
    // The reminder stays due, and the next poll knows whether they have left.
    if (isStillAwaited && this.#presence.isLeaving(turn.table_id, turn.person)) return;
    const isAway = isStillAwaited && !(await this.#presence.isPresent(turn.table_id, turn.person));
    if ((await this.#repository.claimReminder(turn)) && isAway) await this.#sendReminder(race, seat, turn.person);
  }

  /** Tells a person something besides their turns, wherever they want it. Whoever calls makes sure that it is told once. */
  notify(person: string, compose: (language: Language) => Notice): void {
    if (this.#isStopped) return;
    this.#run('', async () => {
      await this.#contacts.tell(person, 'news', {
        subject: (language) => compose(language).title,
        text: (language) => compose(language).body,
        path: compose('en').path,
        ttlMs: NOTICE_TTL_S * 1000,
      });
      await this.#push(person, (language) => {
        const notice = compose(language);
        return { payload: JSON.stringify(notice), ttlSeconds: NOTICE_TTL_S, topic: pushTopic(notice.path) };
      });
    });
  }

  async #sendReminder(race: Race, seat: Seat, person: string): Promise<void> {
    await this.#contacts.tell(person, 'turns', {
      subject: (language) => SERVER_TEXTS[language].contact.turnSubject(reminderOf(race, seat, language).title),
      text: (language) => reminderOf(race, seat, language).body,
      path: `/t/${race.id}`,
      ttlMs: ttlSecondsOf(race) * 1000,
    });
    await this.#push(person, (language) => {
      const payload = JSON.stringify(reminderOf(race, seat, language));
      return { payload, ttlSeconds: ttlSecondsOf(race), topic: pushTopic(race.id) };
    });
  }

  async #push(person: string, compose: (language: Language) => PushContent): Promise<void> {
    if (!this.#hasSubscriptions) return;
    for (const { endpoint, p256dh, auth, language, site } of await this.#repository.listSubscriptions(person)) {
      const content = compose(language as Language);
      // A push service that fails is not our error. The next turn is another try.
      const isDelivered = await this.#send({
        to: { endpoint, keys: { p256dh, auth } },
        siteHost: site,
        ...content,
      }).catch(() => true);
      if (!isDelivered) await this.#repository.removeSubscription(endpoint);
    }
  }

  #run(table: string, work: () => Promise<void>): void {
    const running = work().catch((error: unknown) => this.#log(error, table));
    this.#running.add(running);
    void running.then(() => this.#running.delete(running));
  }
}

/** How long a reminder is worth delivering. */
function ttlSecondsOf(race: Race): number {
  return race.isSlow() ? 24 * 3600 : 300;
}

/** A digest, because who knows the id itself may watch the table. */
function pushTopic(table: string): string {
  return createHash('sha256').update(table).digest('base64url').slice(0, 32);
}
