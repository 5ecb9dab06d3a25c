import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/**
 * Browser contexts that several tests use one after the other, because pages load faster from a warm cache. What a test
 * has stored is cleared.
 */
export class ContextPool {
  readonly #browser: Browser;
  readonly #idle = new Map<string, BrowserContext[]>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A new context. */
  open(options: BrowserContextOptions): Promise<BrowserContext> {
    return this.#browser.newContext(options);
  }

  /** A context of a kind, which includes the options and what a test file sets for all its contexts. */
  async take(kind: string, options: BrowserContextOptions): Promise<BrowserContext> {
    return this.#idle.get(kind)?.pop() ?? this.open(options);
  }

  /** Makes a context available for the next test. */
  async release(kind: string, context: BrowserContext): Promise<void> {
    // A page that is there already: another one would start another process.
    const [page = await context.newPage(), ...others] = context.pages();
    for (const other of others) await other.close();
    await context.setOffline(false);
    await context.clearPermissions();
    await context.clearCookies();
    // `setStorageState` would clear the cache, too.
    await openPlainFile(page);
    await page.evaluate(clearStorage);
    await page.close();
    this.#idle.set(kind, [...(this.#idle.get(kind) ?? []), context]);
  }
}

/** Runs in a page of the site. */
async function clearStorage(): Promise<void> {
  localStorage.clear();
  for (const { name } of await indexedDB.databases()) {
    await new Promise<void>((resolve, reject) => {
      const deleting = indexedDB.deleteDatabase(name!);
      deleting.onsuccess = () => resolve();
      deleting.onerror = () => reject(deleting.error!);
    });
  }
}

/** A file of the site: it has the storage of its origin and loads nothing else. */
const PLAIN_FILE = '/icon.svg';

/** Makes the storage of the site available without loading the site. */
export async function openPlainFile(page: Page): Promise<void> {
  if (!page.url().endsWith(PLAIN_FILE)) await page.goto(PLAIN_FILE);
}
