import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { AccountExport, Session } from '@paddock/protocol';
import type { SessionRow } from '../storage/schema.ts';
import type { BrowserInfo } from '../client/browser.ts';
import { Refusal } from '../errors.ts';
import type { DomainEvents } from '../events.ts';
import type { SessionRepository } from './session-repository.ts';
import { CredentialCache } from './credential-cache.ts';
import type { People } from './service.ts';

const DAY_MS = 24 * 3600_000;
/** A session ends when it was not used for so long. The cookie lasts as long. */
const UNUSED_LIMIT_MS = 365 * DAY_MS;
/** The time of the last use is stored this often at most. */
const TOUCH_INTERVAL_MS = 10 * 60_000;
/** Addresses of sessions that were not used for so long are removed. */
const ADDRESS_RETENTION_MS = 30 * DAY_MS;
const MAX_SESSIONS_PER_PERSON = 30;
/** Requests that were sent together with the first one after an update all carry the old kind of cookie. */
const LEGACY_GRACE_MS = 60_000;

/** Who a cookie belongs to, and by which session. */
interface SessionOwner {
  readonly person: string;
  readonly session: string;
}

/** Signed-in browsers: opened by giving a nickname or signing in, listed, and ended one by one or all at once. */
export class Sessions {
  readonly #repository: SessionRepository;
  readonly #people: People;
  readonly #events: DomainEvents;
  readonly #now: () => number;
  readonly #cache: CredentialCache<SessionOwner>;

  constructor(stored: SessionRepository, people: People, events: DomainEvents, now: () => number) {
    this.#repository = stored;
    this.#people = people;
    this.#events = events;
    this.#now = now;
    this.#cache = new CredentialCache(now);
  }

  /** Forgets the cached sessions of a person, who may have ended one. */
  clearCachedSessions(person: string): void {
    this.#cache.forget(person);
  }

  /** Opens a session and returns the secret for the cookie. */
  async create(person: string, browser: BrowserInfo): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    const at = this.#now();
    await this.#repository.add(
      { digest: hashSecret(secret), id: randomUUID(), person, ...browser, created_at: at, used_at: at },
      MAX_SESSIONS_PER_PERSON,
    );
    return secret;
  }

  /** Who is signed in with this secret; `null` when the session was ended, expired, or its person may not come in. */
  find(secret: string, address: string | null): Promise<SessionOwner | null> {
    const digest = hashSecret(secret);
    return this.#cache.get(digest, () => this.#lookUp(digest, address));
  }

  async #lookUp(digest: string, address: string | null): Promise<SessionOwner | null> {
    const now = this.#now();
    const row = await this.#repository.findByDigest(digest);
    if (row === undefined || row.used_at < now - UNUSED_LIMIT_MS) return null;
    if ((await this.#people.find(row.person)) === null) return null;
    if (Math.abs(now - row.used_at) >= TOUCH_INTERVAL_MS) await this.#repository.touch(digest, now, address);
    return { person: row.person, session: row.id };
  }

  /**
   * Cookies of earlier versions named the person and nothing else. They are exchanged for a session once: for people
   * without a claimed name, who have no other way to sign in again.
   */
  async exchangeLegacy(personId: string, browser: BrowserInfo): Promise<string | null> {
    const since = await this.#repository.firstSessionAt(personId);
    if (since === undefined || (since !== null && since < this.#now() - LEGACY_GRACE_MS)) return null;
    const person = await this.#people.find(personId);
    return person === null || person.claimed ? null : this.create(personId, browser);
  }

  async list(person: string, current: string): Promise<Session[]> {
    const rows = await this.#repository.listFor(person);
    return rows.map((row) => sessionOf(row, current));
  }

  /** The same with addresses, for the file with all that is kept about a person. */
  async listWithAddresses(person: string, current: string): Promise<AccountExport['sessions']> {
    const rows = await this.#repository.listFor(person);
    return rows.map((row) => ({ ...sessionOf(row, current), address: row.address }));
  }

  async end(person: string, id: string): Promise<void> {
    if (!(await this.#repository.end(person, id))) throw new Refusal('not-found', 'you have no such session');
    this.#events.emit('credentialsChanged', { person, isLocal: true });
  }

  /** Ends every session of a person except this one; `null` ends all. */
  async endAllExcept(person: string, except: string | null): Promise<void> {
    await this.#repository.endAllExcept(person, except);
    this.#events.emit('credentialsChanged', { person, isLocal: true });
  }

  /** Removes sessions that nobody uses any more, and addresses that are not needed any more. */
  async removeUnused(): Promise<void> {
    const now = this.#now();
    await this.#repository.removeUnusedSince(now - UNUSED_LIMIT_MS);
    await this.#repository.removeAddressesUnusedSince(now - ADDRESS_RETENTION_MS);
  }
}

function sessionOf({ id, device, created_at, used_at }: SessionRow, current: string): Session {
  return { id, device, createdAt: created_at, lastUsedAt: used_at, current: id === current };
}

function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
