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
    // A page that is there already: another one would start another process. It stays, because its process has the scripts
    // of the site compiled, and the pages of the next test use the same one (`--process-per-site`).
    const [page = await context.newPage(), ...others] = context.pages();
    for (const other of others) await other.close();
    await context.setOffline(false);
    await context.clearPermissions();
    await context.clearCookies();
    // `setStorageState` would clear the cache, too.
    await openPlainFile(page);
    await page.evaluate(clearStorage);
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

function isPlainFile(page: Page): boolean {
  return page.url().endsWith(PLAIN_FILE);
}

/** Leaves the site. The storage of the site stays available. */
export async function openPlainFile(page: Page): Promise<void> {
  if (!isPlainFile(page)) await page.goto(PLAIN_FILE);
}

/** A page that has the storage of the site and does not run it. A page that has loaded nothing yet need not load anything for it. */
export async function openStorage(page: Page): Promise<Page> {
  const kept = page.context().pages().find(isPlainFile);
  if (kept !== undefined && page.url() === 'about:blank') return kept;
  await openPlainFile(page);
  return page;
}
