import { findGame } from '@paddock/games';
import type { DomainEventMap } from '../../events.ts';
import { SERVER_TEXTS } from '../../texts/index.ts';
import type { ContactService } from './service.ts';

const DAY_MS = 24 * 3600_000;

/** Tells people who want news that a seat is kept for them, unless they have blocked the host. */
export class InvitationNews {
  readonly #contacts: ContactService;
  readonly #listBlockersOf: (person: string) => Promise<readonly string[]>;

  constructor(contacts: ContactService, listBlockersOf: (person: string) => Promise<readonly string[]>) {
    this.#contacts = contacts;
    this.#listBlockersOf = listBlockersOf;
  }

  async tell({ person, table, game, host }: DomainEventMap['personInvited']): Promise<void> {
    if (this.#contacts.offered.length === 0 || (await this.#listBlockersOf(host.id)).includes(person)) return;
    const title = findGame(game)?.title ?? game;
    await this.#contacts.tell(person, 'news', {
      subject: (language) => SERVER_TEXTS[language].contact.inviteSubject(title),
      text: (language) => SERVER_TEXTS[language].contact.invite(host.nickname, title),
      path: `/t/${table}`,
      ttlMs: DAY_MS,
    });
  }
}
