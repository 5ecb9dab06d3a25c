import { readFileSync } from 'node:fs';
import { formulaDe } from '@paddock/formula-de';
import { optionEntries, optionSamples } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { rulesFile } from '../build/rules.ts';
import { texts } from '../src/games/formula-de/index.ts';
import { LANGUAGES, type Language } from '../src/base/texts/language.ts';

const QUOTES: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['“', '”'],
  fr: ['«\u00A0', '\u00A0»'],
  de: ['„', '“'],
};

describe.each(LANGUAGES)('the rules of Formula Dé in %s', (language) => {
  const rules = readFileSync(rulesFile('formula-de', language), 'utf8').replaceAll(/[ \n]+/g, ' ');

  it('show no code of an option', () => {
    for (const [name, spec] of optionEntries(formulaDe.options)) {
      const values = optionSamples(spec).filter((value) => typeof value === 'string');
      for (const code of [name, ...values]) expect(rules).not.toContain(`\`${code}\``);
    }
  });

  it('name options and their values as the form does', async () => {
    const { options } = await texts[language]();
    const [open, close] = QUOTES[language];
    const labels = Object.entries(options).flatMap(([name, { title, values }]) =>
      name === 'dashboards' ? [title, ...Object.values(values!)] : [title],
    );
    const quoted = [...rules.matchAll(new RegExp(`${open}(.+?)${close}`, 'g'))].map(([, label]) => label);
    expect(new Set(quoted)).toEqual(new Set(labels));
  });
});
