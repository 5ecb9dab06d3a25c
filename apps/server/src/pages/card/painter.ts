import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { BoundedCache } from '../bounded-cache.ts';
import { hashContent } from '../send.ts';
import type { LinkCard } from './card.ts';
import { drawCard } from './svg.ts';
import type { DrawRequest } from './worker.ts';

const CACHE_BYTES = 16 * 1024 * 1024;
const MAX_PICTURE_BYTES = 1024 * 1024;
const MAX_QUEUE = 16;
const TIMEOUT_MS = 5000;
const IDLE_MS = 30_000;

/** Draws cards in one worker thread. Whoever asks while too many are waiting gets none. */
export class LinkCardPainter {
  readonly #art: ReadonlyMap<string, string>;
  readonly #fontFiles: string[];
  readonly #artHash: string;
  readonly #cache = new BoundedCache(CACHE_BYTES);
  readonly #underWay = new Map<string, Promise<Buffer | null>>();
  readonly #onError: (error: unknown) => void;
  #pool: Piscina | null = null;

  /** Art and fonts come with the built site, in the folder `share`. */
  constructor(site: string, onError: (error: unknown) => void) {
    const folder = join(site, 'share');
    const files = existsSync(folder) ? readdirSync(folder).sort() : [];
    const art = files.filter((name) => name.endsWith('.svg'));
    this.#art = new Map(art.map((name) => [name.slice(0, -4), readFileSync(join(folder, name), 'utf8')]));
    this.#fontFiles = files.filter((name) => name.endsWith('.ttf')).map((name) => join(folder, name));
    this.#artHash = hashContent([...this.#art.values()].join('\n'));
    this.#onError = onError;
  }

  /** Changes with everything that can be seen in the picture. */
  versionOf(card: LinkCard): string {
    return hashContent(this.#artHash + JSON.stringify(card));
  }

  /** The picture as PNG; `null` when there is too much to draw already, or when it cannot be drawn. */
  async paint(card: LinkCard): Promise<Buffer | null> {
    const version = this.versionOf(card);
    const known = this.#cache.get(version);
    if (known !== undefined) return known;
    let drawing = this.#underWay.get(version);
    if (drawing === undefined) {
      if (this.#underWay.size >= MAX_QUEUE) return null;
      drawing = this.#draw(card, version).finally(() => this.#underWay.delete(version));
      this.#underWay.set(version, drawing);
    }
    return drawing;
  }

  async close(): Promise<void> {
    await this.#pool?.destroy();
  }

  async #draw(card: LinkCard, version: string): Promise<Buffer | null> {
    const request: DrawRequest = { svg: drawCard(card, this.#art.get(card.game) ?? ''), fontFiles: this.#fontFiles };
    try {
      const bytes = (await this.#getPool().run(request, { signal: AbortSignal.timeout(TIMEOUT_MS) })) as Uint8Array;
      if (bytes.length > MAX_PICTURE_BYTES) throw new Error(`a picture of ${bytes.length} bytes is too large`);
      const picture = Buffer.from(bytes);
      this.#cache.set(version, picture);
      return picture;
    } catch (error) {
      this.#onError(error);
      return null;
    }
  }

  #getPool(): Piscina {
    return (this.#pool ??= new Piscina({
      filename: new URL('./worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      maxQueue: MAX_QUEUE,
      idleTimeout: IDLE_MS,
    }));
  }
}
