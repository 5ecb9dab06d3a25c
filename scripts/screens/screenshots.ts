import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Takes screenshots of one page: of the viewport, or with `whole` of the full page. */
export class Screenshots {
  readonly #page: Page;
  readonly #folder: string;
  readonly #suffix: string;
  readonly #whole: boolean;

  constructor(page: Page, folder: string, suffix: string, whole: boolean) {
    this.#page = page;
    this.#folder = folder;
    this.#suffix = suffix;
    this.#whole = whole;
  }

  async take(name: string): Promise<void> {
    await this.#page.waitForTimeout(700);
    const file = `${name}-${this.#suffix}.jpg`;
    const path = join(this.#folder, file);
    await this.#page.screenshot({ path, type: 'jpeg', quality: 72, fullPage: this.#whole });
    console.log(file);
  }
}
