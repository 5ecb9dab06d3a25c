import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Health, KnownPerson, Reported, Table } from '@paddock/protocol';
import type { Hub } from '../live/hub.ts';
import { Refusal } from '../refusal.ts';
import type { HostRepository } from '../repositories/host.ts';
import type { PersonalRepository } from '../repositories/personal.ts';
import type { Lobby } from './lobby.ts';
import type { People } from './people.ts';

const MOST_PEOPLE = 100;
const MOST_TABLES = 100;
const MOST_REPORTS = 200;

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Makes another token for whoever runs the server; the one before opens nothing any more. */
export async function renewHostToken(kept: HostRepository): Promise<string> {
  const token = newToken();
  await kept.setDigest(digestOf(token));
  return token;
}

/** Makes the token at the first start, and tells it this once; `null` when there is one already. */
export async function firstHostToken(kept: HostRepository): Promise<string | null> {
  const token = newToken();
  return (await kept.addDigest(digestOf(token))) ? token : null;
}

/** The token that was set by hand is the one from now on. */
export function setHostToken(kept: HostRepository, token: string): Promise<void> {
  return kept.setDigest(digestOf(token));
}

/** For whoever runs the server: how it is, who is there, and who is to go. */
export class Host {
  readonly #kept: HostRepository;
  readonly #personal: PersonalRepository;
  readonly #people: People;
  readonly #lobby: Lobby;
  readonly #hub: Hub;

  constructor(kept: HostRepository, personal: PersonalRepository, people: People, lobby: Lobby, hub: Hub) {
    this.#kept = kept;
    this.#personal = personal;
    this.#people = people;
    this.#lobby = lobby;
    this.#hub = hub;
  }

  /** What a session keeps of the token: it ends with the token. */
  async enter(token: string): Promise<string> {
    const digest = digestOf(token);
    if (!(await this.isHost(digest))) throw new Refusal('forbidden', 'this is not the token of this server');
    return digest;
  }

  async isHost(digest: string): Promise<boolean> {
    const wanted = await this.#kept.digest();
    return wanted !== null && same(digest, wanted);
  }

  async health(): Promise<Health> {
    const { storage, stored } = await this.#kept.storage();
    return {
      version,
      storage,
      uptime: Math.round(process.uptime() * 1000),
      memory: process.memoryUsage.rss(),
      stored,
      listeners: this.#hub.listeners,
      ...(await this.#kept.counts()),
    };
  }

  people(part: string): Promise<KnownPerson[]> {
    return this.#kept.people(part, MOST_PEOPLE);
  }

  async tables(): Promise<Table[]> {
    const ids = await this.#kept.lively(MOST_TABLES);
    return Promise.all(ids.map((id) => this.#lobby.find(id)));
  }

  reports(): Promise<Reported[]> {
    return this.#kept.reports(MOST_REPORTS);
  }

  async dealWith(report: string): Promise<void> {
    if (!(await this.#kept.removeReport(report))) throw new Refusal('not-found', 'there is no such report');
  }

  /** Shuts somebody out, at once and everywhere: their streams end, and bots drive on for them. Or lets them in again. */
  async ban(id: string, banned: boolean): Promise<void> {
    const person = await this.#people.find(id);
    if (!(await this.#kept.ban(id, banned))) throw new Refusal('not-found', 'there is no such person');
    this.#people.doubt(id);
    if (!banned || person === null) return;
    for (const table of await this.#personal.tablesOf(id)) {
      await this.#lobby.leave(table, person).catch((error: unknown) => {
        // The race has ended meanwhile: there is nothing to leave.
        if (!(error instanceof Refusal)) throw error;
      });
    }
  }
}

function newToken(): string {
  return `paddock_host_${randomBytes(24).toString('base64url')}`;
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Compares in a time that tells nothing. */
function same(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
}
