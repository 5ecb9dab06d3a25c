import type { AdminActionName, ContactKind, TokenScope } from '@paddock/protocol';
import type { Generated } from 'kysely';

/** Rows of the database: accounts, what people want of each other, and what the admin does. */

/** An address of a person outside of the site: one of each kind. */
export interface ContactRow {
  person: string;
  kind: ContactKind;
  address: string;
  /** The language of the messages. */
  language: string;
  /** What they are about: 1 if the person wants it. */
  turns: Generated<number>;
  news: Generated<number>;
  created_at: number;
  /** When the link that was sent there was opened; nothing else is sent before. */
  confirmed_at: Generated<number | null>;
  /** How many messages in a row could not be delivered. */
  failures: Generated<number>;
  switched_off_at: Generated<number | null>;
  last_news_at: Generated<number | null>;
}

/** A message that is to be sent, or to be tried again. */
export interface ContactMessageRow {
  id: string;
  person: string;
  kind: ContactKind;
  purpose: 'confirm' | 'turns' | 'news';
  subject: string;
  text: string;
  attempts: Generated<number>;
  due_at: number;
  expires_at: number;
}

export interface PeopleRow {
  id: string;
  nickname: string;
  /** The nickname as it is compared (`foldName`). */
  folded: string;
  /** The same, once the nickname is claimed: no two people share one. */
  claimed: string | null;
  /** The nickname before the server gave them another one, until they have seen that. */
  renamed_from: string | null;
  /** Whether the admin renamed them, and not somebody else's claim. */
  renamed_by_admin: Generated<number>;
  /** 1 if others may follow this person. */
  allows_followers: Generated<number>;
  password: string | null;
  /** 1: banned by the admin; 2: the account was deleted. */
  banned: Generated<number>;
  created_at: number;
  /** Of a BOT account: the person it belongs to. It never changes, so that an account is always a person's or always a program's. */
  bot_owner: Generated<string | null>;
  /** When they got their first session row. Cookies from before that are valid only until then. */
  sessions_since: number | null;
}

/** A signed-in browser. Only the digest of the cookie's secret is stored. */
export interface SessionRow {
  digest: string;
  /** The id by which the owner ends it. */
  id: string;
  person: string;
  /** Browser and system, in words. */
  device: string;
  created_at: number;
  used_at: number;
  /** From where it was last used: an IPv4 address, or the /64 of an IPv6 one. Removed after 30 days. */
  address: string | null;
}

/** Wrong passwords for an account since its last right one, per source: a known device, a known address, or all others. */
export interface SignInFailureRow {
  person: string;
  source: string;
  failures: number;
  last_at: number;
}

export interface PasskeyRow {
  id: string;
  person: string;
  public_key: string;
  counter: number;
  transports: string;
  created_at: number;
}

/** A code to recover an account, of which only the digest is stored. It is removed when it is used. */
export interface RecoveryCodeRow {
  digest: string;
  person: string;
  created_at: number;
}

/** An API token, of which only the digest is stored. */
export interface TokenRow {
  digest: string;
  person: string;
  label: string;
  /** What the program may do with it: `read`, or `play`, which includes reading. */
  scope: Generated<TokenScope>;
  created_at: number;
}

export interface MuteRow {
  person: string;
  muted: string;
}

export interface BlockRow {
  person: string;
  blocked: string;
}

export interface FollowRow {
  person: string;
  followed: string;
  created_at: number;
}

/** When a person is on vacation: their clocks in correspondence races stand still. In the time of the service clock. */
export interface VacationRow {
  person: string;
  from_at: number;
  until_at: number;
}

export interface ReportRow {
  id: string;
  reporter: string;
  table_id: string;
  message: number | null;
  /** The item of the gallery that it is about; then `table_id` is empty. */
  item: Generated<string | null>;
  reason: string;
  at: number;
  /** What the admin wrote to the reporter. */
  answer: string | null;
  answered_at: number | null;
}

/** A browser that gets push messages when it is its owner's turn. */
export interface SubscriptionRow {
  endpoint: string;
  person: string;
  p256dh: string;
  auth: string;
  language: string;
  /** The host name of this server as the browser knows it. */
  site: string;
  created_at: number;
}

/** The reminder for the latest turn of a person at a table, one per turn. */
export interface ReminderRow {
  table_id: string;
  person: string;
  /** The turn id: the number of entries after the person's last move. */
  made: number;
  /** `null` once a process has taken it. */
  due_at: number | null;
}

/** The announcement that everybody is shown. */
export interface AnnouncementRow {
  name: string;
  text: string;
}

/** Who may not play, chat or sign in: a person with the browsers they used, or an address range (then `person` may say whose). */
export interface BanRow {
  id: string;
  person: string | null;
  /** `203.0.113.7/32`, `203.0.113.0/24` or `2001:db8::/64`; `null` for a ban of a person. */
  range: string | null;
  /** `null`: for good. */
  until: number | null;
  reason: string;
  created_at: number;
}

/** What the admin did. Nicknames are looked up when the list is read. */
export interface AdminActionRow {
  id: string;
  at: number;
  action: AdminActionName;
  person: string | null;
  table_id: string | null;
  range: string | null;
}
