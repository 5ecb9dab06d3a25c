import type { Person } from '@paddock/protocol';
import { Refusal } from '../errors.ts';
import type { BlockRepository } from './block-repository.ts';
import type { DomainEvents } from '../events.ts';

/**
 * People whom a person has blocked: their messages (`Chat`) and invitations (`OwnTables`) are not shown. The two do not meet: they are
 * not seated together (`Lobby`, `QuickMatch`), are not shown each other's tables (`LobbyFeed`, lobby/routes.ts), and neither finds nor
 * follows the other (`People`, `Follows`). People are not told that they are blocked.
 */
export class Blocks {
  readonly #blocks: BlockRepository;
  readonly #events: DomainEvents;

  constructor(blocks: BlockRepository, events: DomainEvents) {
    this.#blocks = blocks;
    this.#events = events;
  }

  async block(person: string, blocked: Person): Promise<void> {
    if (blocked.id === person) throw new Refusal('bad-request', 'you cannot block yourself');
    await this.#blocks.block(person, blocked.id);
    this.#announce(person, blocked.id);
  }

  async unblock(person: string, blocked: string): Promise<void> {
    await this.#blocks.unblock(person, blocked);
    this.#announce(person, blocked);
  }

  list(person: string): Promise<string[]> {
    return this.#blocks.listBlockedBy(person);
  }

  /** Those whom a person must not meet, whoever has blocked whom. */
  listEitherWay(person: string): Promise<ReadonlySet<string>> {
    return this.#blocks.listBlockedEitherWay(person);
  }

  #announce(...people: readonly string[]): void {
    for (const person of people) this.#events.emit('blocksChanged', { person });
  }
}
