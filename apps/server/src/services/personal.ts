import type { Person, PersonalData } from '@paddock/protocol';
import { Refusal } from '../refusal.ts';
import type { PersonalRepository } from '../repositories/personal.ts';
import type { Lobby } from './lobby.ts';
import type { Passkeys } from './passkeys.ts';
import type { People } from './people.ts';
import type { Sessions } from './sessions.ts';

/** What stands at the seats of people who wanted to be forgotten. */
const GONE = 'gone';

/** What belongs to people themselves: to take with them, and to be forgotten. */
export class Personal {
  readonly #kept: PersonalRepository;
  readonly #people: People;
  readonly #sessions: Sessions;
  readonly #passkeys: Passkeys;
  readonly #lobby: Lobby;

  constructor(kept: PersonalRepository, people: People, sessions: Sessions, passkeys: Passkeys, lobby: Lobby) {
    this.#kept = kept;
    this.#people = people;
    this.#sessions = sessions;
    this.#passkeys = passkeys;
    this.#lobby = lobby;
  }

  async of(person: Person, session: string): Promise<PersonalData> {
    return {
      person,
      sessions: await this.#sessions.listWithAddresses(person.id, session),
      tokens: await this.#people.tokensOf(person.id),
      passkeys: await this.#passkeys.of(person.id),
      ...(await this.#kept.of(person.id)),
    };
  }

  /** Leaves every table first, so that bots drive on and nobody waits. */
  async erase(person: Person, nickname: string): Promise<void> {
    if (nickname !== person.nickname) throw new Refusal('bad-request', 'say your own nickname to be forgotten');
    await this.#lobby.leaveAll(await this.#kept.tablesOf(person.id), person);
    await this.#kept.erase(person.id, GONE);
    this.#people.doubt(person.id);
  }
}
