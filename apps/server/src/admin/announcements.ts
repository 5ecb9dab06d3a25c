import type { DomainEvents } from '../events.ts';
import type { AdminRepository } from './repository.ts';

/** The text that the admin shows to everybody. */
export class Announcements {
  readonly #repository: AdminRepository;
  readonly #events: DomainEvents;

  constructor(repository: AdminRepository, events: DomainEvents) {
    this.#repository = repository;
    this.#events = events;
  }

  find(): Promise<string | null> {
    return this.#repository.findAnnouncement();
  }

  async set(text: string | null): Promise<void> {
    const trimmed = text?.trim() ?? '';
    await this.#repository.setAnnouncement(trimmed === '' ? null : trimmed);
    this.#events.emit('announcementChanged', { isLocal: true });
  }
}
