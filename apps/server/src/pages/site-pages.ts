import { type Language, LANGUAGES } from '@paddock/kernel';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageMeta, renderMeta, SITE_NAME } from './meta.ts';

/** What a page is called and what it is about. */
export interface PageTexts {
  readonly title: string;
  readonly description: string;
}

type Translated = Readonly<Record<Language, PageTexts>>;

/** pages.json of a built site: every path of the site (with `:id` for a parameter) and its texts. */
interface PageIndex {
  readonly pages: Readonly<Record<string, Translated>>;
  readonly notFound: Translated;
}

const UNTITLED = Object.fromEntries(
  LANGUAGES.map((language) => [language, { title: SITE_NAME, description: '' }]),
) as unknown as Translated;
const NO_INDEX: PageIndex = { pages: { '/': UNTITLED }, notFound: UNTITLED };

/** The build leaves these marks around what differs from page to page. */
const META = /<!-- meta:begin -->[\s\S]*<!-- meta:end -->/;

/** The built pages, read once. The server fills in what each says about itself. */
export class SitePages {
  readonly #index: PageIndex;
  readonly #templates: ReadonlyMap<string, string>;

  constructor(site: string) {
    const file = join(site, 'pages.json');
    this.#index = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageIndex) : NO_INDEX;
    const names = readdirSync(site).filter((name) => name.endsWith('.html'));
    this.#templates = new Map(names.map((name) => [name, readFileSync(join(site, name), 'utf8')]));
  }

  get paths(): string[] {
    return Object.keys(this.#index.pages);
  }

  /** The hashes of the scripts within the pages, as a content security policy names them. */
  get scriptHashes(): string[] {
    const scripts = [...this.#templates.get('index.html')!.matchAll(/<script>([\s\S]*?)<\/script>/g)];
    return scripts.map(([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`);
  }

  textsOf(path: string, language: Language): PageTexts {
    return (this.#index.pages[path] ?? UNTITLED)[language];
  }

  notFoundTexts(language: Language): PageTexts {
    return this.#index.notFound[language];
  }

  /** The HTML of the page `name`, prerendered in the language if there is such a file, otherwise the bare page. */
  render(name: string, language: Language, origin: string, meta: PageMeta): string {
    const template = this.#templates.get(`${name}.${language}.html`) ?? this.#templates.get('index.html')!;
    return template
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace(META, () => renderMeta(meta, origin, language));
  }
}
