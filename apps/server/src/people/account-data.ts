import type { Person, AccountExport } from '@paddock/protocol';
import { Refusal } from '../errors.ts';
import type { DomainEvents } from '../events.ts';
import type { AccountDataRepository } from './account-data-repository.ts';
import type { BotAccountRepository } from './bot-account-repository.ts';
import type { Passkeys } from './passkeys.ts';
import type { People } from './service.ts';
import type { Sessions } from './sessions.ts';

/** The name that seats and records show in place of a deleted account. */
const DELETED_NAME = 'gone';

interface AccountDataOptions {
  readonly repository: AccountDataRepository;
  readonly bots: BotAccountRepository;
  readonly people: People;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly events: DomainEvents;
  /** Makes a person leave these tables; during a race a bot drives on. */
  readonly leaveTables: (tables: readonly string[], person: Person) => Promise<void>;
}

/** Exports what is stored about a person, and deletes accounts. */
export class AccountData {
  readonly #options: AccountDataOptions;

  constructor(options: AccountDataOptions) {
    this.#options = options;
  }

  async export(person: Person, session: string): Promise<AccountExport> {
    const { repository, people, sessions, passkeys, bots } = this.#options;
    return {
      person,
      sessions: await sessions.listWithAddresses(person.id, session),
      tokens: await people.listTokens(person.id),
      passkeys: await passkeys.list(person.id),
      bots: await bots.list(person.id),
      ...(await repository.load(person.id)),
    };
  }

  /** Leaves every table first, so that bots drive on and nobody waits. Deletes the person's BOT accounts, too. */
  async deleteAccount(person: Person, nickname: string): Promise<void> {
    if (nickname !== person.nickname)
      throw new Refusal('bad-request', 'confirm with your own nickname to delete your account');
    const { repository, bots, events, leaveTables } = this.#options;
    for (const bot of await bots.list(person.id)) {
      await this.deleteAccount({ ...bot, claimed: true, botAccount: true }, bot.nickname);
    }
    await leaveTables(await repository.listActiveTables(person.id), person);
    await repository.deletePerson(person.id, DELETED_NAME);
    events.emit('credentialsChanged', { person: person.id, isLocal: true });
  }
}
