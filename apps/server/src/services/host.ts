import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ActiveBan, AddressBan, AdminAction, Ban, Health, KnownPerson, Reported, Table } from '@paddock/protocol';
import type { Hub } from '../live/hub.ts';
import { Refusal } from '../refusal.ts';
import type { HostRepository } from '../repositories/host.ts';
import type { PersonalRepository } from '../repositories/personal.ts';
import type { AdminActions } from './admin-actions.ts';
import type { Announcements } from './announcements.ts';
import type { Bans } from './bans.ts';
import type { Lobby } from './lobby.ts';
import type { People } from './people.ts';

const MOST_PEOPLE = 100;
const MOST_TABLES = 100;
const MOST_REPORTS = 200;
/** Answered reports are kept this long, for their reporters to read. */
const ANSWER_KEPT_MS = 90 * 24 * 3600_000;

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

/** What the admin works with. */
export interface HostServices {
  readonly stored: HostRepository;
  readonly personal: PersonalRepository;
  readonly people: People;
  readonly lobby: Lobby;
  readonly bans: Bans;
  readonly actions: AdminActions;
  readonly announcements: Announcements;
  readonly hub: Hub;
  readonly now: () => number;
}

/** For the admin: how the server is, who is there, and what to do about them. All that changes something is listed. */
export class Host {
  readonly #services: HostServices;

  constructor(services: HostServices) {
    this.#services = services;
  }

  /** What a session keeps of the token: it ends with the token. */
  async enter(token: string): Promise<string> {
    const digest = digestOf(token);
    if (!(await this.isHost(digest))) throw new Refusal('forbidden', 'this is not the token of this server');
    await this.#services.actions.add('enter');
    return digest;
  }

  async isHost(digest: string): Promise<boolean> {
    const wanted = await this.#services.stored.digest();
    return wanted !== null && same(digest, wanted);
  }

  async health(): Promise<Health> {
    const { storage, stored } = await this.#services.stored.storage();
    return {
      version,
      storage,
      uptime: Math.round(process.uptime() * 1000),
      memory: process.memoryUsage.rss(),
      stored,
      listeners: this.#services.hub.listeners,
      ...(await this.#services.stored.counts()),
    };
  }

  people(part: string): Promise<KnownPerson[]> {
    return this.#services.stored.people(part, MOST_PEOPLE);
  }

  async tables(): Promise<Table[]> {
    const ids = await this.#services.stored.lively(MOST_TABLES);
    return Promise.all(ids.map((id) => this.#services.lobby.find(id)));
  }

  reports(): Promise<Reported[]> {
    return this.#services.stored.reports(MOST_REPORTS);
  }

  async removeReport(report: string): Promise<void> {
    const reporter = await this.#services.stored.removeReport(report);
    if (reporter === undefined) throw new Refusal('not-found', 'there is no such report');
    await this.#services.actions.add('remove-report', { person: reporter });
  }

  /** The reporter reads it on their own page. */
  async answerReport(report: string, text: string): Promise<void> {
    const reporter = await this.#services.stored.answerReport(report, text, this.#services.now());
    if (reporter === undefined) throw new Refusal('not-found', 'there is no such report, or it was answered already');
    await this.#services.actions.add('answer-report', { person: reporter });
  }

  removeOldAnswers(): Promise<void> {
    return this.#services.stored.removeReportsAnsweredBefore(this.#services.now() - ANSWER_KEPT_MS);
  }

  /** Bans somebody, at once and everywhere: their streams end, and bots drive on for them. Or lets them in again. */
  async ban(id: string, ban: Ban): Promise<void> {
    const { people, bans, actions, personal, lobby } = this.#services;
    const person = await people.find(id);
    const isKnown = ban.banned ? await bans.banPerson(id, ban) : await bans.liftOf(id);
    if (!isKnown) throw new Refusal('not-found', 'there is no such person');
    // Before their streams end: whoever comes back at once is told of the ban.
    this.#publishBans();
    people.doubt(id);
    await actions.add(ban.banned ? 'ban' : 'lift-ban', { person: id });
    if (ban.banned && person !== null) await lobby.leaveAll(await personal.tablesOf(id), person);
  }

  async banAddress(ban: AddressBan): Promise<void> {
    const range = await this.#services.bans.banAddress(ban);
    this.#publishBans();
    await this.#services.actions.add('ban', { range });
  }

  bans(): Promise<ActiveBan[]> {
    return this.#services.bans.list();
  }

  async liftBan(id: string): Promise<void> {
    const { person, range } = await this.#services.bans.lift(id);
    if (person !== null) this.#services.people.doubt(person);
    this.#publishBans();
    await this.#services.actions.add('lift-ban', { person, range });
  }

  async closeTable(id: string): Promise<void> {
    await this.#services.lobby.close(id);
    await this.#services.actions.add('close-table', { table: id });
  }

  async rename(id: string, nickname: string): Promise<void> {
    await this.#services.people.renameByAdmin(id, nickname);
    await this.#services.actions.add('rename', { person: id });
  }

  async announce(text: string | null): Promise<void> {
    await this.#services.announcements.set(text);
    await this.#services.actions.add('announce');
  }

  actions(): Promise<AdminAction[]> {
    return this.#services.actions.list();
  }

  #publishBans(): void {
    this.#services.hub.publish('notice', 'bans');
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
