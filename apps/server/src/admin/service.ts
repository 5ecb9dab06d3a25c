import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type {
  ActiveBan,
  AddressBanRequest,
  AdminAction,
  BanRequest,
  GalleryItemSummary,
  ServerStatus,
  AdminPerson,
  ReportDetails,
  Table,
} from '@paddock/protocol';
import type { Hub } from '../live/hub.ts';
import { Refusal } from '../errors.ts';
import type { DomainEvents } from '../events.ts';
import type { AdminRepository } from './repository.ts';
import type { AccountDataRepository } from '../people/account-data-repository.ts';
import type { ActionLog } from './action-log.ts';
import type { Announcements } from './announcements.ts';
import type { Bans } from './bans.ts';
import type { Lobby } from '../lobby/service.ts';
import type { People } from '../people/service.ts';

const MAX_LISTED_PEOPLE = 100;
const MAX_LISTED_TABLES = 100;
const MAX_LISTED_REPORTS = 200;
/** Answered reports are kept this long, for their reporters to read. */
const ANSWERED_REPORT_RETENTION_MS = 90 * 24 * 3600_000;

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Replaces the admin token. */
export async function renewAdminToken(repository: AdminRepository): Promise<string> {
  const token = createToken();
  await repository.setTokenDigest(digestOf(token));
  return token;
}

/** Creates the token at the first start and returns it; `null` if there is one already. */
export async function createAdminTokenOnFirstStart(repository: AdminRepository): Promise<string | null> {
  const token = createToken();
  return (await repository.addTokenDigest(digestOf(token))) ? token : null;
}

/** Sets the token from the configuration. */
export function setAdminToken(repository: AdminRepository, token: string): Promise<void> {
  return repository.setTokenDigest(digestOf(token));
}

/** The services that the admin uses. */
interface AdminServices {
  readonly repository: AdminRepository;
  readonly accountData: AccountDataRepository;
  readonly people: People;
  readonly lobby: Lobby;
  readonly bans: Bans;
  readonly actions: ActionLog;
  readonly announcements: Announcements;
  /** Calls a championship off, takes it out of all lists, and returns its organiser. */
  readonly closeChampionship: (id: string) => Promise<string>;
  /** Hides items of the gallery or shows them again, and returns their author. */
  readonly gallery: {
    setHidden(id: string, hidden: boolean): Promise<string>;
    listHidden(): Promise<GalleryItemSummary[]>;
  };
  readonly hub: Hub;
  readonly events: DomainEvents;
  readonly now: () => number;
}

/** What the admin can see and do. Everything that changes something is added to the action log. */
export class Admin {
  readonly #services: AdminServices;

  constructor(services: AdminServices) {
    this.#services = services;
  }

  /** Signs in with the token. Returns its digest, which the cookie keeps until the token changes. */
  async signIn(token: string): Promise<string> {
    const digest = digestOf(token);
    if (!(await this.isAdmin(digest))) throw new Refusal('forbidden', 'this is not the admin token of this server');
    await this.#services.actions.add('enter');
    return digest;
  }

  async isAdmin(digest: string): Promise<boolean> {
    const wanted = await this.#services.repository.findTokenDigest();
    return wanted !== null && isSameDigest(digest, wanted);
  }

  async getHealth(): Promise<ServerStatus> {
    const { storage, stored } = await this.#services.repository.measureStorage();
    return {
      version,
      storage,
      uptimeMs: Math.round(process.uptime() * 1000),
      memoryBytes: process.memoryUsage.rss(),
      databaseBytes: stored,
      subscribers: this.#services.hub.subscriberCount,
      ...(await this.#services.repository.countAll()),
    };
  }

  findPeople(part: string): Promise<AdminPerson[]> {
    return this.#services.repository.findPeople(part, MAX_LISTED_PEOPLE);
  }

  async listTables(): Promise<Table[]> {
    const ids = await this.#services.repository.listActiveTables(MAX_LISTED_TABLES);
    return Promise.all(ids.map((id) => this.#services.lobby.find(id)));
  }

  listReports(): Promise<ReportDetails[]> {
    return this.#services.repository.listReports(MAX_LISTED_REPORTS);
  }

  async removeReport(report: string): Promise<void> {
    const reporter = await this.#services.repository.removeReport(report);
    if (reporter === undefined) throw new Refusal('not-found', 'there is no such report');
    await this.#services.actions.add('remove-report', { person: reporter });
  }

  /** The reporter reads it on their own page. */
  async answerReport(report: string, text: string): Promise<void> {
    const reporter = await this.#services.repository.answerReport(report, text, this.#services.now());
    if (reporter === undefined) throw new Refusal('not-found', 'there is no such report, or it was answered already');
    await this.#services.actions.add('answer-report', { person: reporter });
  }

  removeOldReports(): Promise<void> {
    return this.#services.repository.removeReportsAnsweredBefore(this.#services.now() - ANSWERED_REPORT_RETENTION_MS);
  }

  /** Bans a person, closes their streams and lets bots drive for them; or lifts the ban. */
  async ban(id: string, ban: BanRequest): Promise<void> {
    const { people, bans, actions, accountData, lobby } = this.#services;
    const person = await people.find(id);
    const isKnown = ban.banned ? await bans.banPerson(id, ban) : await bans.liftPersonBan(id);
    if (!isKnown) throw new Refusal('not-found', 'there is no such person');
    // Before their streams close, so that a client that reconnects at once is refused.
    this.#publishBans();
    this.#revokeCredentials(id);
    await actions.add(ban.banned ? 'ban' : 'lift-ban', { person: id });
    if (ban.banned && person !== null) await lobby.leaveAll(await accountData.listActiveTables(id), person);
  }

  async banAddress(ban: AddressBanRequest): Promise<void> {
    const range = await this.#services.bans.banAddress(ban);
    this.#publishBans();
    await this.#services.actions.add('ban', { range });
  }

  listBans(): Promise<ActiveBan[]> {
    return this.#services.bans.list();
  }

  async liftBan(id: string): Promise<void> {
    const { person, range } = await this.#services.bans.lift(id);
    if (person !== null) this.#revokeCredentials(person);
    this.#publishBans();
    await this.#services.actions.add('lift-ban', { person, range });
  }

  async closeTable(id: string): Promise<void> {
    await this.#services.lobby.close(id);
    await this.#services.actions.add('close-table', { table: id });
  }

  async closeChampionship(id: string): Promise<void> {
    const organiser = await this.#services.closeChampionship(id);
    await this.#services.actions.add('close-championship', { person: organiser });
  }

  async setItemHidden(id: string, hidden: boolean): Promise<void> {
    const author = await this.#services.gallery.setHidden(id, hidden);
    await this.#services.actions.add(hidden ? 'hide-item' : 'show-item', { person: author });
  }

  listHiddenItems(): Promise<GalleryItemSummary[]> {
    return this.#services.gallery.listHidden();
  }

  async rename(id: string, nickname: string): Promise<void> {
    await this.#services.people.renameByAdmin(id, nickname);
    await this.#services.actions.add('rename', { person: id });
  }

  async announce(text: string | null): Promise<void> {
    await this.#services.announcements.set(text);
    await this.#services.actions.add('announce');
  }

  listActions(): Promise<AdminAction[]> {
    return this.#services.actions.list();
  }

  #revokeCredentials(person: string): void {
    this.#services.events.emit('credentialsChanged', { person, isLocal: true });
  }

  #publishBans(): void {
    this.#services.events.emit('bansChanged', { isLocal: true });
  }
}

function createToken(): string {
  return `paddock_admin_${randomBytes(24).toString('base64url')}`;
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Compares in constant time. */
function isSameDigest(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
}
