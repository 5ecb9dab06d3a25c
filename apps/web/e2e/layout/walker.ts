import { expect, type Page } from '@playwright/test';
import type { Language } from '../../src/base/texts/language.ts';
import { CHOICE_SELECTOR } from '../table.ts';
import { type ExpectedActions, inspectActions } from './actions.ts';
import { HORIZONTAL_SCROLLERS, TEXT_EXCEPTIONS } from './exceptions.ts';
import { languageProblem } from './language.ts';
import type { LayoutProblem } from './problem.ts';
import { inspectTexts } from './texts.ts';

export interface ViewportSize {
  readonly width: number;
  readonly height: number;
}

interface LayoutFinding extends LayoutProblem {
  /** The entry of the first occurrence. */
  readonly entry: string;
  /** How often it occurred, by size. */
  readonly sizes: Map<string, number>;
}

const SETTLING_TRIES = 5;

/** The same problem with other numbers is the same finding. */
function keyOf({ kind, selector, text }: LayoutProblem): string {
  return [kind, selector, kind === 'language' ? text.replace(/\d+/g, '#') : ''].join('|');
}

/** Inspects a page at several sizes and collects problems. */
export class LayoutWalker {
  readonly #page: Page;
  readonly #sizes: readonly ViewportSize[];
  readonly #language: Language;
  readonly #findings = new Map<string, LayoutFinding>();
  readonly #readTexts = new Set<string>();

  constructor(page: Page, sizes: readonly ViewportSize[], language: Language) {
    this.#page = page;
    this.#sizes = sizes;
    this.#language = language;
  }

  /** Sets a size and waits until the page is laid out for it. */
  async resize(size: ViewportSize): Promise<void> {
    await this.#page.setViewportSize(size);
    await this.#nextFrames();
  }

  async #nextFrames(): Promise<void> {
    await this.#page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }

  /** Inspects the page at every size, the given one last. */
  async look(state: ExpectedActions['state'], last: ViewportSize): Promise<void> {
    for (const size of [...this.#sizes.filter((one) => one !== last), last]) {
      await this.resize(size);
      await this.#inspect(state, size);
    }
  }

  async #inspect(state: ExpectedActions['state'], { width, height }: ViewportSize): Promise<void> {
    const size = `${width}×${height}`;
    const entry = (await this.#page.locator('.table').first().getAttribute('data-entry')) ?? '';
    let problems: readonly LayoutProblem[] = [];
    let texts: readonly string[] = [];
    // A board that follows the size of its box may need some frames to settle.
    for (let tries = 0; tries < SETTLING_TRIES; tries++) {
      const actions = await this.#page.evaluate(inspectActions, {
        state,
        width,
        choice: CHOICE_SELECTOR,
        sideways: HORIZONTAL_SCROLLERS,
      });
      const report = await this.#page.evaluate(inspectTexts, TEXT_EXCEPTIONS);
      problems = [...actions, ...report.problems];
      ({ texts } = report);
      if (problems.every((problem) => this.#findings.has(keyOf(problem)))) break;
      await this.#nextFrames();
    }
    for (const problem of problems) this.#add(problem, size, `${entry} ${state}`);
    for (const text of texts) {
      if (this.#readTexts.has(text)) continue;
      this.#readTexts.add(text);
      const fault = languageProblem(text, this.#language);
      if (fault !== null) this.#add({ kind: 'language', selector: '', text, detail: fault }, size, entry);
    }
  }

  /** The same problem at other sizes and positions is one finding. */
  #add(problem: LayoutProblem, size: string, entry: string): void {
    const key = keyOf(problem);
    const known = this.#findings.get(key);
    if (known === undefined) this.#findings.set(key, { ...problem, entry, sizes: new Map([[size, 1]]) });
    else known.sizes.set(size, (known.sizes.get(size) ?? 0) + 1);
  }

  /** One line for every finding: kind, sizes with how often, the first entry, selector, text. */
  report(): string[] {
    return [...this.#findings.values()].map(({ kind, sizes, entry, selector, text, detail }) => {
      const where = [...sizes].map(([size, times]) => (times > 1 ? `${size} (${times} times)` : size)).join(', ');
      return [kind, where, `entry ${entry}`, selector, `"${text}"`, detail].join(' · ');
    });
  }
}

export function expectNoFindings(walker: LayoutWalker, where: string): void {
  const report = walker.report();
  expect(report.length, `${where}:\n${report.join('\n')}`).toBe(0);
}
