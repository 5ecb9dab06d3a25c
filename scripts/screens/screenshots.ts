import { join } from 'node:path';
import type { Page } from '@playwright/test';

interface ScreenshotOptions {
  /** All of a page, however long, instead of what it shows at once. */
  readonly fullPage: boolean;
  /** JPEG quality, up to 100. */
  readonly quality: number;
  /** Names of the pictures to keep; all of them if it is not said. */
  readonly only?: readonly string[];
}

/** Takes screenshots of one page. */
export class Screenshots {
  readonly #page: Page;
  readonly #folder: string;
  readonly #suffix: string;
  readonly #options: ScreenshotOptions;

  constructor(page: Page, folder: string, suffix: string, options: ScreenshotOptions) {
    this.#page = page;
    this.#folder = folder;
    this.#suffix = suffix;
    this.#options = options;
  }

  async take(name: string): Promise<void> {
    const { fullPage: whole, quality, only } = this.#options;
    if (only?.includes(`${name}-${this.#suffix}`) === false) return;
    await this.#page.waitForTimeout(700);
    const file = `${name}-${this.#suffix}.jpg`;
    const path = join(this.#folder, file);
    await this.#page.screenshot({ path, type: 'jpeg', quality, fullPage: whole });
    console.log(file);
  }
}
