import type { Person } from '@paddock/protocol';
import { Refusal } from '../errors.ts';
import type { BlockRepository } from './block-repository.ts';
import type { DomainEvents } from '../events.ts';

/**
 * Whom somebody wants to have nothing to do with: they read nothing of them (`Talk`), are not reached by their invitations
 * (`OwnTables`), and do not sit down with them (`Lobby`, `Quick`). Those who are blocked are not told.
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
