import { chromium } from '@playwright/test';
import { launch, Launcher } from 'chrome-launcher';
import type { Flags } from 'lighthouse';
import lighthouse, { desktopConfig } from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface LighthouseResult {
  readonly scores: Readonly<Record<Category, number>>;
  /** Bytes of script over the wire until the page was still. */
  readonly script: number;
  /** Total blocking time and the largest paint in milliseconds. */
  readonly blockingMs: number;
  readonly largestPaintMs: number;
  /** What kept a score from 100, by audit id. */
  readonly missingPoints: readonly string[];
}

export type Device = 'mobile' | 'desktop';

/** One Lighthouse run on a first visit, in a fresh Chromium, with the settings of a phone or of a desktop. */
export function auditFirstVisit(url: string, device: Device, wait?: number): Promise<LighthouseResult> {
  return withChromium((port) => measure(url, device, port, false, wait));
}

/**
 * One run on a race that is under way. It lives in the browser's storage, so its visitor has been here before: the
 * race is begun in the same Chromium, and what that visit left is kept.
 */
export function auditRunningTable(start: string, device: Device): Promise<LighthouseResult> {
  return withChromium(async (port) => {
    const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
    const page = await browser.contexts()[0]!.newPage();
    await page.goto(start);
    await page.locator('.table[data-asked="true"]').waitFor({ timeout: 60_000 });
    await page.evaluate(() => navigator.serviceWorker.ready);
    const url = page.url();
    await page.close();
    await browser.close();
    return measure(url, device, port, true);
  });
}

/**
 * How long a page with a live stream is watched, in milliseconds. The stream never ends, and Lighthouse takes it for something the
 * page still waits for: it would look on for 45 seconds and then measure the same. Nothing is blocked or left out.
 */
export const LIVE_PAGE_WAIT_MS = 20_000;

/**
 * One run on a race on the server, as somebody who sits there: they have given a nickname in the same Chromium, and its
 * cookie is kept. `company` brings the others to the table.
 */
export function auditOwnSeat(
  base: string,
  game: string,
  company: (table: string) => Promise<void>,
  device: Device,
): Promise<LighthouseResult> {
  return withChromium(async (port) => {
    const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
    const context = browser.contexts()[0]!;
    await context.request.post(`${base}/api/me`, { data: { nickname: 'Ada' } });
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'rookie' }];
    const made = await context.request.post(`${base}/api/tables`, { data: { game, seats } });
    const { id } = (await made.json()) as { id: string };
    await company(id);
    const url = `${base}/t/${id}`;
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('.table[data-asked="true"]').waitFor({ timeout: 60_000 });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.close();
    await browser.close();
    return measure(url, device, port, true, LIVE_PAGE_WAIT_MS);
  });
}

/**
 * The pages of Chromium's own address bar. Even without a window they are rendered in the background when a tab opens, which
 * takes a third of a second of processor time while the page is measured.
 */
const BROWSER_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'AimEnabled'];

/** Only the last flag of this name counts, so what the launcher disables is repeated. */
function disabledFeatures(): string {
  const name = '--disable-features=';
  const usual = Launcher.defaultFlags().find((flag) => flag.startsWith(name)) ?? name;
  return [usual, ...BROWSER_PAGES].join(',');
}

async function withChromium(work: (port: number) => Promise<LighthouseResult>): Promise<LighthouseResult> {
  const chromePath = process.env['CHROMIUM'];
  const chrome = await launch({
    ...(chromePath === undefined ? {} : { chromePath }),
    chromeFlags: ['--headless=new', disabledFeatures(), ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    return await work(chrome.port);
  } finally {
    chrome.kill();
  }
}

async function measure(
  url: string,
  device: Device,
  port: number,
  keep: boolean,
  wait?: number,
): Promise<LighthouseResult> {
  const flags: Flags = {
    port,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error',
    disableStorageReset: keep,
    ...(wait === undefined ? {} : { maxWaitForLoad: wait }),
  };
  const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
  if (result === undefined) throw new Error(`Lighthouse said nothing about ${url}`);
  const { categories, audits } = result.lhr;
  const requests = (audits['network-requests']?.details as { items?: Request[] } | undefined)?.items ?? [];
  const script = requests.filter(({ resourceType }) => resourceType === 'Script');
  const scores = CATEGORIES.map((id) => [id, Math.round(100 * (categories[id]?.score ?? 0))]);
  return {
    scores: Object.fromEntries(scores) as LighthouseResult['scores'],
    script: script.reduce((sum, { transferSize }) => sum + transferSize, 0),
    blockingMs: audits['total-blocking-time']?.numericValue ?? NaN,
    largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? NaN,
    missingPoints: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
      .map(({ id, displayValue }) => (displayValue === undefined ? id : `${id} (${displayValue})`)),
  };
}

interface Request {
  readonly resourceType: string;
  readonly transferSize: number;
}
