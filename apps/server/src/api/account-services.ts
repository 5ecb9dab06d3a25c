import type { Person, TokenScope } from '@paddock/protocol';
import type { BrowserInfo } from '../client/browser.ts';

/** Whose token it is, and what it allows. */
interface TokenIdentity {
  readonly person: string;
  readonly scope: TokenScope;
  readonly isBotAccount: boolean;
}

/** What the API needs to know about accounts. The features provide it, so that the API depends on none of them. */
export interface PersonDirectory {
  find(id: string): Promise<Person | null>;
  findByToken(token: string): Promise<TokenIdentity | null>;
}

export interface SessionStore {
  find(secret: string, address: string | null): Promise<{ readonly person: string; readonly session: string } | null>;
  create(person: string, browser: BrowserInfo): Promise<string>;
  /** Opens a session for a cookie of an earlier version; `null` if it is no longer valid. */
  exchangeLegacy(person: string, browser: BrowserInfo): Promise<string | null>;
}

export interface BanList {
  /** Refuses a browser in which one of these people was signed in, and an address, if a ban holds for them. */
  refuseBanned(people: readonly string[], address: string | null): Promise<void>;
}
