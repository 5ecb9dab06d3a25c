import type { Flags } from 'lighthouse';
import lighthouse, { desktopConfig } from 'lighthouse';
import { launch } from 'chrome-launcher';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Audit {
  readonly scores: Readonly<Record<Category, number>>;
  /** Bytes of script over the wire until the page was still. */
  readonly script: number;
  /** What kept a score from 100, by audit id. */
  readonly short: readonly string[];
}

/** One Lighthouse run in a fresh Chromium, with the settings of a phone or of a desktop. */
export async function audit(url: string, device: 'mobile' | 'desktop'): Promise<Audit> {
  const chromePath = process.env['CHROMIUM'];
  const chrome = await launch({
    ...(chromePath === undefined ? {} : { chromePath }),
    chromeFlags: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const flags: Flags = { port: chrome.port, onlyCategories: [...CATEGORIES], logLevel: 'error' };
    const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
    if (result === undefined) throw new Error(`Lighthouse said nothing about ${url}`);
    const { categories, audits } = result.lhr;
    const requests = (audits['network-requests']?.details as { items?: Request[] } | undefined)?.items ?? [];
    const script = requests.filter(({ resourceType }) => resourceType === 'Script');
    return {
      scores: Object.fromEntries(CATEGORIES.map((id) => [id, Math.round(100 * (categories[id]?.score ?? 0))])) as Audit['scores'],
      script: script.reduce((sum, { transferSize }) => sum + transferSize, 0),
      short: Object.values(audits)
        .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
        .map(({ id, displayValue }) => (displayValue === undefined ? id : `${id} (${displayValue})`)),
    };
  } finally {
    chrome.kill();
  }
}

interface Request {
  readonly resourceType: string;
  readonly transferSize: number;
}
