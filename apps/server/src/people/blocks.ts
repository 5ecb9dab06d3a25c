import type { Person } from '@paddock/protocol';
import { Refusal } from '../errors.ts';
import type { BlockRepository } from './block-repository.ts';
import type { DomainEvents } from '../events.ts';

/**
 * People whom a person has blocked: their messages (`Chat`) and invitations (`OwnTables`) are not shown, and the two are not
 * seated together (`Lobby`, `QuickMatch`). People do not learn that they are blocked.
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
    this.#events.emit('blocksChanged', { person });
  }

  async unblock(person: string, blocked: string): Promise<void> {
    await this.#blocks.unblock(person, blocked);
    this.#events.emit('blocksChanged', { person });
  }

  list(person: string): Promise<string[]> {
    return this.#blocks.listBlockedBy(person);
  }
}
