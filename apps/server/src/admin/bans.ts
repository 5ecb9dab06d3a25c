import { randomUUID } from 'node:crypto';
import type { ActiveBan, AddressBanRequest, BanRequest } from '@paddock/protocol';
import type { BanRow } from '../storage/schema.ts';
import { BannedRefusal, Refusal } from '../errors.ts';
import type { DomainEvents } from '../events.ts';
import type { BanRepository } from './ban-repository.ts';
import { parseAddressRange, rangeOf, rangesOf } from '../client/address-range.ts';

/** How long bans are cached. Changes reach all processes at once; this bounds the effect of a lost message. */
const CACHE_MS = 5000;
const MAX_BANS = 2000;

interface CachedBans {
  readonly at: number;
  readonly byPerson: ReadonlyMap<string, BanRow>;
  readonly byRange: ReadonlyMap<string, BanRow>;
}

/** Who may not play, chat or sign in: people with the browsers they used, and address ranges. */
export class Bans {
  readonly #repository: BanRepository;
  readonly #events: DomainEvents;
  readonly #now: () => number;
  #cached: Promise<CachedBans> | null = null;

  constructor(stored: BanRepository, events: DomainEvents, now: () => number) {
    this.#repository = stored;
    this.#events = events;
    this.#now = now;
  }

  /** Refuses a browser in which one of these people was signed in, and an address, if a ban holds for them. */
  async refuseBanned(people: readonly string[], address: string | null): Promise<void> {
    const { byPerson, byRange } = await this.#loadCached();
    const ranges = address === null || byRange.size === 0 ? [] : rangesOf(address);
    const found = [...people.map((person) => byPerson.get(person)), ...ranges.map((range) => byRange.get(range))];
    const bans = found.filter((ban) => ban !== undefined && this.#isActive(ban)) as BanRow[];
    // The ban that lasts longest tells the client when to try again.
    const longest = bans.toSorted((one, other) => (other.until ?? Infinity) - (one.until ?? Infinity))[0];
    if (longest !== undefined) throw new BannedRefusal(longest.until, longest.reason);
  }

  list(): Promise<ActiveBan[]> {
    return this.#repository.list();
  }

  /** Bans a person and, if wanted, the addresses they used last; returns false if there is no such person. */
  async banPerson(person: string, { until = null, reason = '', addresses = 'none' }: BanRequest): Promise<boolean> {
    this.#requireFuture(until);
    await this.#requireCapacity();
    const used = addresses === 'none' ? [] : await this.#repository.addressesOf(person);
    const ranges = new Set(used.map((address) => rangeOf(address, addresses === 'network')));
    const terms = { until, reason, created_at: this.#now() };
    const rows = [null, ...ranges].map((range) => ({ id: randomUUID(), person, range, ...terms }));
    return this.#publishChange(await this.#repository.banPerson(person, rows));
  }

  async liftPersonBan(person: string): Promise<boolean> {
    return this.#publishChange(await this.#repository.banPerson(person, []));
  }

  /** Returns the range as it is stored. */
  async banAddress({ range: typed, until = null, reason = '' }: AddressBanRequest): Promise<string> {
    const range = parseAddressRange(typed);
    if (range === null) {
      throw new Refusal('bad-request', 'give an IPv4 address, an IPv4 network with /24, or an IPv6 address with /64');
    }
    this.#requireFuture(until);
    await this.#requireCapacity();
    await this.#repository.add({ id: randomUUID(), person: null, range, until, reason, created_at: this.#now() });
    return this.#publishChange(range);
  }

  async lift(id: string): Promise<BanRow> {
    const removed = await this.#repository.remove(id);
    if (removed === undefined) throw new Refusal('not-found', 'there is no such ban');
    return this.#publishChange(removed);
  }

  /** Makes the next check read the bans again. */
  clearCache(): void {
    this.#cached = null;
  }

  /** Removes bans that are over, so that people can come in again and addresses are not kept. */
  async removeEnded(): Promise<void> {
    for (const ban of await this.#repository.listRows()) {
      if (this.#isActive(ban)) continue;
      await this.#repository.remove(ban.id);
      this.clearCache();
      if (ban.person !== null && ban.range === null) {
        this.#events.emit('credentialsChanged', { person: ban.person, isLocal: true });
      }
    }
  }

  #publishChange<T>(value: T): T {
    this.clearCache();
    return value;
  }

  async #loadCached(): Promise<CachedBans> {
    const known = await this.#cached;
    if (known !== null && Math.abs(this.#now() - known.at) < CACHE_MS) return known;
    const reading = this.#read();
    this.#cached = reading;
    // A failed read is tried again.
    reading.catch(() => this.#cached === reading && this.clearCache());
    return reading;
  }

  async #read(): Promise<CachedBans> {
    const at = this.#now();
    let rows = await this.#repository.listRows();
    if (rows.some((ban) => !this.#isActive(ban))) {
      await this.removeEnded();
      rows = await this.#repository.listRows();
    }
    const people = rows.filter(({ range }) => range === null);
    const ranges = rows.filter(({ range }) => range !== null);
    return {
      at,
      byPerson: new Map(people.map((ban) => [ban.person!, ban])),
      byRange: selectLongestByRange(ranges),
    };
  }

  #isActive({ until }: BanRow): boolean {
    return until === null || until > this.#now();
  }

  #requireFuture(until: number | null): void {
    if (until !== null && until <= this.#now()) throw new Refusal('bad-request', 'a ban must end in the future');
  }

  async #requireCapacity(): Promise<void> {
    if ((await this.#repository.listRows()).length >= MAX_BANS) {
      throw new Refusal('forbidden', `there are ${MAX_BANS} bans already; lift some of them first`);
    }
  }
}

/** Where a range is banned more than once, the ban that lasts longest. */
function selectLongestByRange(bans: readonly BanRow[]): Map<string, BanRow> {
  const longest = new Map<string, BanRow>();
  for (const ban of bans) {
    const other = longest.get(ban.range!);
    if (other === undefined || (ban.until ?? Infinity) > (other.until ?? Infinity)) longest.set(ban.range!, ban);
  }
  return longest;
}
