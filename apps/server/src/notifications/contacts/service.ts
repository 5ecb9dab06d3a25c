import { randomUUID } from 'node:crypto';
import type { Language } from '@paddock/kernel';
import {
  type Contact,
  type ContactChange,
  type ContactKind,
  type Contacts,
  CONTACT_KINDS,
  type NewContact,
} from '@paddock/protocol';
import { Refusal } from '../../errors.ts';
import { SERVER_TEXTS } from '../../texts/index.ts';
import { isPublicUrl } from '../public-address.ts';
import { type ContactAction, isSignedClaim, readContactClaim, signContactClaim } from './contact-token.ts';
import { type ContactSenders, MAX_FAILURES, retryDelayOf } from './delivery.ts';
import type { ContactRepository, StoredContact, StoredMessage } from './repository.ts';

const HOUR_MS = 3600_000;
/** A link to confirm an address is good for so long. */
const CONFIRM_MS = 48 * HOUR_MS;
/** No more news than one in this time, whatever happens. */
const NEWS_PAUSE_MS = 10 * 60_000;
/** An attempt that takes longer was interrupted: another process tries again. */
const LEASE_MS = 60_000;
const BATCH_SIZE = 50;
const MAIL_ADDRESS = /^[^@\s]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,250}[\p{L}\p{N}])?\.[\p{L}]{2,}$/u;

/** What is to be told, in any language. */
interface OutgoingMessage {
  readonly subject: (language: Language) => string;
  readonly text: (language: Language) => string;
  /** The page it is about. */
  readonly path: string;
  /** After this time nobody needs it any more. */
  readonly ttlMs: number;
}

interface ContactServiceOptions {
  readonly repository: ContactRepository;
  readonly senders: ContactSenders;
  /** The address of the site for links: messages must not lead to whatever a request says. */
  readonly publicUrl: string;
  readonly key: string;
  readonly now: () => number;
  readonly log: (error: unknown) => void;
}

/** E-mail addresses and webhooks of people: confirmed by a link, used for what they want, ended by one click. */
export class ContactService {
  readonly #options: ContactServiceOptions;
  #hasConfirmed = false;

  constructor(options: ContactServiceOptions) {
    this.#options = options;
  }

  /** Whether somebody has confirmed an address at this process. */
  get hasConfirmed(): boolean {
    return this.#hasConfirmed;
  }

  get offered(): ContactKind[] {
    return CONTACT_KINDS.filter((kind) => this.#options.senders[kind] !== undefined);
  }

  async load(person: string): Promise<Contacts> {
    const { offered } = this;
    const stored = offered.length === 0 ? [] : await this.#options.repository.list(person);
    return { offered, contacts: stored.filter(({ kind }) => offered.includes(kind)).map(toContact) };
  }

  /** Stores an address and sends the link that confirms it; nothing else is sent before it was opened. */
  async add(person: string, kind: ContactKind, { address, language }: NewContact): Promise<void> {
    const { repository, now } = this.#options;
    this.#requireOffered(kind);
    const isUsable = kind === 'email' ? MAIL_ADDRESS.test(address) : isPublicUrl(address);
    if (!isUsable)
      throw new Refusal(
        'bad-request',
        `this is no ${kind === 'email' ? 'e-mail address' : 'https address of a webhook'}`,
      );
    const createdAt = now();
    await repository.replace({ person, kind, address, language, created_at: createdAt });
    const t = SERVER_TEXTS[language].contact;
    await repository.addMessage({
      id: randomUUID(),
      person,
      kind,
      purpose: 'confirm',
      subject: t.confirmSubject,
      text: t.confirm(this.#link('confirm', { person, kind, address, created_at: createdAt })),
      due_at: createdAt,
      expires_at: createdAt + CONFIRM_MS,
    });
    await this.sendDue();
  }

  async change(person: string, kind: ContactKind, { turns, news }: ContactChange): Promise<void> {
    const change = {
      ...(turns === undefined ? {} : { turns: turns ? 1 : 0 }),
      ...(news === undefined ? {} : { news: news ? 1 : 0 }),
    };
    if (Object.keys(change).length === 0) return;
    if (!(await this.#options.repository.change(person, kind, change))) throw unknownContactRefusal();
  }

  remove(person: string, kind: ContactKind): Promise<void> {
    return this.#options.repository.remove(person, kind);
  }

  /** Confirms an address with the link that was sent to it. */
  async confirm(token: string): Promise<ContactKind> {
    const { repository, now } = this.#options;
    const { person, kind, created_at } = await this.#requireClaim('confirm', token);
    if (now() - created_at > CONFIRM_MS)
      throw new Refusal('not-found', 'this link is too old; enter the address again');
    await repository.change(person, kind, { confirmed_at: now() });
    this.#hasConfirmed = true;
    return kind;
  }

  /** Ends all messages to an address with the link in any of them. */
  async unsubscribe(token: string): Promise<ContactKind> {
    const { person, kind } = await this.#requireClaim('unsubscribe', token);
    await this.remove(person, kind);
    return kind;
  }

  /** Tells a person of their turn, or news, wherever they want it. */
  async tell(person: string, purpose: 'turns' | 'news', message: OutgoingMessage): Promise<void> {
    const { repository, now, publicUrl } = this.#options;
    if (this.offered.length === 0) return;
    for (const contact of await repository.list(person)) {
      const language = contact.language as Language;
      const isQuiet = purpose === 'news' && now() - (contact.last_news_at ?? 0) < NEWS_PAUSE_MS;
      if (!isReachable(contact) || contact[purpose] === 0 || isQuiet || !this.offered.includes(contact.kind)) continue;
      if (purpose === 'news') await repository.change(person, contact.kind, { last_news_at: now() });
      await repository.addMessage({
        id: randomUUID(),
        person,
        kind: contact.kind,
        purpose,
        subject: message.subject(language),
        text: `${message.text(language)}\n${publicUrl}${message.path}`,
        due_at: now(),
        expires_at: now() + message.ttlMs,
      });
    }
    await this.sendDue();
  }

  /** Sends what is due, each message by one process only. */
  async sendDue(): Promise<void> {
    const { repository, now, log } = this.#options;
    if (this.offered.length === 0) return;
    for (const message of await repository.listDueMessages(now(), BATCH_SIZE)) {
      if (await repository.claimMessage(message, now() + LEASE_MS)) await this.#send(message).catch(log);
    }
  }

  async #send(message: StoredMessage): Promise<void> {
    const { repository, senders, now, log } = this.#options;
    const { id, person, kind } = message;
    const contact = await repository.find(person, kind);
    const send = senders[kind];
    const isWanted = contact !== undefined && (message.purpose === 'confirm' || isReachable(contact));
    if (!isWanted || send === undefined || message.expires_at < now()) return repository.removeMessage(id);
    const stopUrl = this.#link('unsubscribe', contact);
    const t = SERVER_TEXTS[contact.language as Language].contact;
    // Somebody else may have entered the address, so the first message has the link, too.
    const text = `${message.text}\n\n${t.stop(stopUrl)}`;
    const result = await send(contact.address, {
      subject: message.subject,
      text,
      stopUrl,
      oneClickUrl: stopUrl.replace('/contact?', '/api/contact/unsubscribe?'),
    }).catch((error: unknown) => {
      log(error);
      return 'failed' as const;
    });
    if (result === 'sent') {
      await repository.removeMessage(id);
      if (contact.failures > 0) await repository.change(person, kind, { failures: 0 });
      return;
    }
    const delayMs = result === 'gone' ? null : retryDelayOf(message.attempts + 1);
    if (delayMs !== null) return repository.delayMessage(id, now() + delayMs);
    await repository.removeMessage(id);
    const failures = contact.failures + 1;
    const isOver = result === 'gone' || failures >= MAX_FAILURES;
    await repository.change(person, kind, { failures, ...(isOver ? { switched_off_at: now() } : {}) });
  }

  #requireOffered(kind: ContactKind): void {
    if (!this.offered.includes(kind)) throw new Refusal('not-found', 'this server does not send such messages');
  }

  async #requireClaim(action: ContactAction, token: string): Promise<StoredContact> {
    const { repository, key } = this.#options;
    const claim = readContactClaim(token);
    const contact = claim === null ? undefined : await repository.find(claim.person, claim.kind);
    const isSigned =
      claim?.action === action &&
      contact !== undefined &&
      isSignedClaim(key, token, claim, contact.address, String(contact.created_at));
    if (!isSigned) throw unknownContactRefusal();
    return contact;
  }

  #link(
    action: ContactAction,
    { person, kind, address, created_at }: Pick<StoredContact, 'person' | 'kind' | 'address' | 'created_at'>,
  ): string {
    const token = signContactClaim(this.#options.key, { action, person, kind }, address, String(created_at));
    return `${this.#options.publicUrl}/contact?token=${token}`;
  }
}

function isReachable({ confirmed_at, switched_off_at }: StoredContact): boolean {
  return confirmed_at !== null && switched_off_at === null;
}

function toContact({ kind, address, confirmed_at, switched_off_at, turns, news }: StoredContact): Contact {
  return {
    kind,
    address,
    confirmed: confirmed_at !== null,
    switchedOff: switched_off_at !== null,
    turns: turns === 1,
    news: news === 1,
  };
}

function unknownContactRefusal(): Refusal {
  return new Refusal('not-found', 'there is no such address any more');
}
