import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type {
  Credentials,
  OwnProfile,
  NewPassword,
  NewToken,
  Person,
  Token,
  TokenSummary,
  TokenScope,
} from '@paddock/protocol';
import { foldName, hasCheckMark, hasServerNumber, isVisibleName } from '../nicknames/fold-name.ts';
import { isReservedName } from '../nicknames/reserved-names.ts';
import { Refusal } from '../errors.ts';
import type { DomainEvents } from '../events.ts';
import { DELETED, type PeopleRepository, type PersonRow } from './repository.ts';
import { CredentialCache } from './credential-cache.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

/** Marks our tokens, so that one that got lost is recognised for what it is. */
const TOKEN_PREFIX = 'paddock_';
const MAX_TOKENS = 50;
/** How many people a search by name finds at most. */
const MAX_FOUND = 20;

/** Whom a token belongs to, and what it allows. */
interface TokenOwner {
  readonly person: string;
  readonly scope: TokenScope;
  readonly isBotAccount: boolean;
}

/** An attempt to sign in to an account. */
export interface SignInAttempt {
  /** Counts the attempt; throws when the account has to wait. */
  begin(): Promise<void>;
  succeed(): Promise<void>;
  /** Called when the secret is right and the person is banned; throws while the ban holds. */
  checkBan(): Promise<void>;
}

/** Verified when there is no password to check, so that the answer takes as long. */
const DUMMY_PASSWORD_HASH = hashPassword(randomBytes(24).toString('base64url'));

export class People {
  readonly #people: PeopleRepository;
  readonly #now: () => number;
  readonly #tokens: CredentialCache<TokenOwner>;
  readonly #events: DomainEvents;

  constructor(people: PeopleRepository, events: DomainEvents, now: () => number) {
    this.#people = people;
    this.#events = events;
    this.#now = now;
    this.#tokens = new CredentialCache(now);
  }

  /** Forgets the cached tokens of a person, who may have lost one. */
  clearCachedTokens(person: string): void {
    this.#tokens.forget(person);
  }

  /** Creates a person with this nickname, or renames the one who is signed in. */
  async signIn(known: string | null, nickname: string): Promise<OwnProfile> {
    const row = known === null ? undefined : await this.#people.findById(known);
    if (row === undefined) {
      checkNickname(nickname);
      const id = randomUUID();
      if (!(await this.#people.add({ id, nickname, created_at: this.#now() }))) throw nameTakenRefusal(nickname);
      return { id, nickname, claimed: false, renamedFrom: null };
    }
    if (row.claimed !== null && foldName(nickname) !== row.claimed) {
      throw new Refusal('name-taken', 'a claimed nickname cannot be changed');
    }
    // A name that the server has given may be kept.
    if (nickname !== row.nickname) checkNickname(nickname);
    if (!(await this.#people.rename(row.id, nickname))) throw nameTakenRefusal(nickname);
    return meOf({ ...row, nickname, renamed_from: null, renamed_by_admin: 0 });
  }

  /** Renames a person for the admin, at all their tables. They learn of it from `Me`. */
  async renameByAdmin(id: string, nickname: string): Promise<void> {
    checkNickname(nickname);
    const tables = await this.#people.renameByAdmin(id, nickname);
    if (tables === 'unknown') throw new Refusal('not-found', 'there is no such person');
    if (tables === 'taken') throw nameTakenRefusal(nickname);
    await this.#events.emitAndWait('namesChanged', { tables });
    this.#events.emit('credentialsChanged', { person: id, isLocal: true });
  }

  /** `null` if the person is unknown or banned. */
  async find(id: string): Promise<Person | null> {
    const row = await this.#people.findById(id);
    return row === undefined || row.banned !== 0 ? null : personOf(row);
  }

  /** What a person sees about themselves. */
  async findMe(id: string): Promise<OwnProfile | null> {
    const row = await this.#people.findById(id);
    return row === undefined || row.banned !== 0 ? null : meOf(row);
  }

  /** Whom a nickname means: its owner if it is claimed, otherwise anybody who has it (`person: null`); `null` if nobody has. */
  async findByName(nickname: string): Promise<{ readonly nickname: string; readonly person: string | null } | null> {
    const owner = await this.#people.findByClaimedName(foldName(nickname));
    if (owner !== undefined) return owner.banned === 0 ? { nickname: owner.nickname, person: owner.id } : null;
    return (await this.#people.isNicknameInUse(nickname)) ? { nickname, person: null } : null;
  }

  /** People whose claimed nickname begins like this, however it is written; without those who must not meet the seeker. */
  async searchByName(start: string, seeker: string): Promise<Person[]> {
    return (await this.#people.searchByClaimedName(foldName(start), seeker, MAX_FOUND)).map(personOf);
  }

  /** Who of these people has one of these nicknames. */
  filterByNickname(nicknames: readonly string[], among: readonly string[]): Promise<string[]> {
    return this.#people.filterByNickname(nicknames, among);
  }

  /** The owner of a token and what it allows; `null` for one that is unknown, was taken back, or whose owner is banned. */
  async findByToken(token: string): Promise<TokenOwner | null> {
    if (!token.startsWith(TOKEN_PREFIX)) return null;
    const digest = hashToken(token);
    return this.#tokens.get(digest, async () => {
      const row = await this.#people.findByTokenDigest(digest);
      if (row === undefined || row.banned !== 0) return null;
      return { person: row.id, scope: row.scope, isBotAccount: row.bot_owner !== null };
    });
  }

  /** Claims the nickname for a person, who can sign in with the password from then on. */
  async claim(id: string, { nickname, password }: Credentials): Promise<Person> {
    const row = await this.#people.findById(id);
    if (row?.claimed !== null) throw new Refusal('name-taken', 'a claimed nickname cannot be changed');
    const kept = await hashPassword(password);
    return this.claimWith(id, nickname, () => this.#people.claim(id, nickname, kept));
  }

  /** Claims the nickname by `store`, which returns `null` if somebody else has claimed it. */
  async claimWith(id: string, nickname: string, store: () => Promise<readonly string[] | null>): Promise<Person> {
    checkNickname(nickname);
    const tables = await store();
    if (tables === null) throw nameTakenRefusal(nickname);
    await this.#events.emitAndWait('namesChanged', { tables });
    return { id, nickname, claimed: true };
  }

  async changePassword(id: string, { current = '', password }: NewPassword): Promise<void> {
    const row = await this.#people.findById(id);
    if (row === undefined || row.claimed === null) throw new Refusal('forbidden', 'claim your nickname first');
    const allowed = row.password === null || (await verifyPassword(row.password, current));
    if (!allowed) throw new Refusal('forbidden', 'the current password is wrong');
    await this.setPassword(id, password);
  }

  async setPassword(id: string, password: string): Promise<void> {
    await this.#people.setPassword(id, await hashPassword(password));
  }

  async hasPassword(id: string): Promise<boolean> {
    return ((await this.#people.findById(id))?.password ?? null) !== null;
  }

  /**
   * Signs in with a password. The same answer for a wrong password and an unknown name, and about the same time, so that
   * names cannot be tried out. `attemptOf` counts attempts at an account.
   */
  async signInWithPassword(
    { nickname, password }: Credentials,
    attemptOf: (person: string) => SignInAttempt,
  ): Promise<OwnProfile> {
    let isChecked = false;
    const isRight = (row: PersonRow): Promise<boolean> => {
      isChecked = true;
      return verifyPassword(row.password!, password);
    };
    const hasPassword = (row: PersonRow): boolean => row.password !== null;
    const person = await this.signInWith(nickname, attemptOf, isRight, hasPassword);
    if (person !== null) return person;
    if (!isChecked) await verifyPassword(await DUMMY_PASSWORD_HASH, password);
    throw new Refusal('forbidden', 'nickname or password is wrong');
  }

  /** Signs in as the owner of a nickname, or of one that they had before, whose secret is right; `null` if there is none. */
  async signInWith(
    nickname: string,
    attemptOf: (person: string) => SignInAttempt,
    isRight: (row: PersonRow) => Promise<boolean>,
    hasSecret: (row: PersonRow) => boolean = () => true,
  ): Promise<OwnProfile | null> {
    const owner = await this.#people.findByClaimedName(foldName(nickname));
    const candidates = [...(owner === undefined ? [] : [owner]), ...(await this.#people.findByFormerName(nickname))];
    for (const row of candidates.filter(hasSecret)) {
      const attempt = attemptOf(row.id);
      await attempt.begin();
      if (!(await isRight(row)) || row.banned === DELETED) continue;
      if (row.banned !== 0) await attempt.checkBan();
      await attempt.succeed();
      return meOf(row);
    }
    return null;
  }

  async createToken(person: string, { label, scope = 'play' }: NewToken): Promise<Token> {
    if ((await this.#people.listTokens(person)).length >= MAX_TOKENS) {
      throw new Refusal('forbidden', `${MAX_TOKENS} tokens are allowed at most; revoke one first`);
    }
    const token = TOKEN_PREFIX + randomBytes(24).toString('base64url');
    await this.#people.addToken({ digest: hashToken(token), person, label, scope, created_at: this.#now() });
    return { token, label, scope };
  }

  async listTokens(person: string): Promise<TokenSummary[]> {
    const rows = await this.#people.listTokens(person);
    return rows.map(({ label, scope, created_at }) => ({ label, scope, createdAt: created_at }));
  }

  /** Removes all tokens with this label, by which alone they can be told apart. */
  async removeTokens(person: string, label: string): Promise<void> {
    if (!(await this.#people.removeTokens(person, label))) throw new Refusal('not-found', 'you have no such token');
    this.#events.emit('credentialsChanged', { person, isLocal: true });
  }
}

export function personOf({
  id,
  nickname,
  claimed,
  bot_owner,
}: Pick<PersonRow, 'id' | 'nickname' | 'claimed' | 'bot_owner'>): Person {
  return { id, nickname, claimed: claimed !== null, ...(bot_owner === null ? {} : { botAccount: true }) };
}

function meOf(row: PersonRow): OwnProfile {
  const byAdmin = row.renamed_from !== null && row.renamed_by_admin === 1;
  return { ...personOf(row), renamedFrom: row.renamed_from, ...(byAdmin ? { renamedByAdmin: true } : {}) };
}

/** Refuses nicknames that nobody may have. */
export function checkNickname(nickname: string): void {
  if (!isVisibleName(nickname)) throw new Refusal('bad-request', 'this nickname has no visible characters');
  if (hasCheckMark(nickname)) throw new Refusal('name-reserved', 'check marks are reserved for claimed nicknames');
  if (hasServerNumber(nickname)) throw new Refusal('name-reserved', 'numbers after a dot are given by the server only');
  if (isReservedName(nickname)) throw new Refusal('name-reserved', `“${nickname}” is reserved`);
}

export function nameTakenRefusal(nickname: string): Refusal {
  const message = `“${nickname}” is claimed by somebody, or looks like a claimed name; if it is yours, sign in with its password or passkey`;
  return new Refusal('name-taken', message);
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
