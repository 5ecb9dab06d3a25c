import { randomUUID } from 'node:crypto';
import { type BotAccount, type CreatedBotAccount, MAX_BOT_ACCOUNTS, type Person } from '@paddock/protocol';
import { Refusal } from '../errors.ts';
import type { AccountData } from './account-data.ts';
import type { BotAccountRepository } from './bot-account-repository.ts';
import { checkNickname, nameTakenRefusal, type People } from './service.ts';

const TOKEN_LABEL = 'BOT account';

/**
 * BOT accounts of people. An account is created as one and stays one: it has no password, passkey or session, so nobody can
 * sign in to it, and its owner gives its token to a program.
 */
export class BotAccounts {
  readonly #repository: BotAccountRepository;
  readonly #people: People;
  readonly #accountData: AccountData;
  readonly #now: () => number;

  constructor(repository: BotAccountRepository, people: People, accountData: AccountData, now: () => number) {
    this.#repository = repository;
    this.#people = people;
    this.#accountData = accountData;
    this.#now = now;
  }

  list(owner: Person): Promise<BotAccount[]> {
    return this.#repository.list(owner.id);
  }

  async create(owner: Person, nickname: string): Promise<CreatedBotAccount> {
    if (!owner.claimed) throw new Refusal('forbidden', 'claim your nickname first');
    checkNickname(nickname);
    const bot: BotAccount = { id: randomUUID(), nickname, createdAt: this.#now() };
    const result = await this.#repository.add(owner.id, bot, MAX_BOT_ACCOUNTS);
    if (result === 'taken') throw nameTakenRefusal(nickname);
    if (result === 'too-many') {
      throw new Refusal('forbidden', `${MAX_BOT_ACCOUNTS} BOT accounts are allowed at most; delete one first`);
    }
    const { token } = await this.#people.createToken(bot.id, { label: TOKEN_LABEL });
    return { ...bot, token };
  }

  /** Creates a new token in place of the old one. */
  async renewToken(owner: Person, id: string): Promise<string> {
    await this.#requireOwned(owner, id);
    await this.#people.removeTokens(id, TOKEN_LABEL);
    return (await this.#people.createToken(id, { label: TOKEN_LABEL })).token;
  }

  async delete(owner: Person, id: string): Promise<void> {
    await this.#requireOwned(owner, id);
    const bot = await this.#people.find(id);
    if (bot !== null) await this.#accountData.deleteAccount(bot, bot.nickname);
  }

  async #requireOwned(owner: Person, id: string): Promise<void> {
    if (!(await this.#repository.isOwnedBy(id, owner.id)))
      throw new Refusal('not-found', 'you have no such BOT account');
  }
}
