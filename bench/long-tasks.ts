import { chromium } from '@playwright/test';

interface LongTask {
  readonly ms: number;
  /** What the table showed at that time. */
  readonly at: string;
}

/**
 * Records long tasks of the main thread while six cars race on Monaco at normal speed. The first choice is clicked
 * whenever the page asks for one.
 */
export async function measureLongTasks(
  address: string,
): Promise<{ rounds: number; seconds: number; tasks: readonly LongTask[] }> {
  const executablePath = process.env['CHROMIUM'];
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const state = { language: 'en', speed: 1, atOnce: true };
    await page.addInitScript((kept) => localStorage.setItem('paddock-settings', JSON.stringify(kept)), {
      state,
      version: 1,
    });
    await page.goto(`${address}/play/formula-de`);
    const asked = page.locator('.table[data-asked="true"]');
    const choice = page.locator('.actions [data-move]:not([disabled])').first();
    await asked.waitFor({ timeout: 60_000 });
    await page.evaluate(() => {
      const found: { ms: number; at: string }[] = [];
      Object.assign(window, { longTasks: found });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) {
          found.push({ ms: duration, at: document.querySelector('.ask')?.textContent ?? '' });
        }
      }).observe({ type: 'longtask' });
    });
    const started = performance.now();
    const rounds = 4;
    for (let round = 0; round < rounds; round++) {
      // A gear, and then, after the roll, where to.
      for (let decision = 0; decision < 2; decision++) {
        await asked.waitFor({ timeout: 60_000 });
        const entry = await asked.getAttribute('data-entry');
        await choice.click();
        await page.waitForFunction(
          (last) => document.querySelector<HTMLElement>('.table')?.dataset['entry'] !== last,
          entry,
        );
      }
    }
    await asked.waitFor({ timeout: 60_000 });
    const tasks = await page.evaluate(() => (window as unknown as { longTasks: LongTask[] }).longTasks);
    return { rounds, seconds: (performance.now() - started) / 1000, tasks };
  } finally {
    await browser.close();
  }
}
