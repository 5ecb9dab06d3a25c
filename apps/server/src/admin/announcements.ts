import type { Hub } from '../live/hub.ts';
import type { HostRepository } from './repository.ts';

/** What whoever runs the server wants everybody to know. */
export class Announcements {
  readonly #kept: HostRepository;
  readonly #hub: Hub;
  readonly #changed: (() => void)[] = [];

  constructor(kept: HostRepository, hub: Hub) {
    this.#kept = kept;
    this.#hub = hub;
  }

  current(): Promise<string | null> {
    return this.#kept.announcement();
  }

  /** Called whenever it is another one, in whichever process it was set. */
  onChange(listener: () => void): void {
    this.#changed.push(listener);
  }

  async set(text: string | null): Promise<void> {
    const trimmed = text?.trim() ?? '';
    await this.#kept.announce(trimmed === '' ? null : trimmed);
    this.heard();
    this.#hub.publish('notice', 'announcement');
  }

  /** Another process has set it. */
  heard(): void {
    for (const listener of this.#changed) listener();
  }
}
