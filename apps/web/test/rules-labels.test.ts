import { readFileSync } from 'node:fs';
import { findGame } from '@paddock/games';
import { optionEntries } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { guideFile, rulesFile } from '../build/rules.ts';
import { loadGame } from '../src/games/index.ts';
import { LANGUAGES } from '../src/base/texts/language.ts';

const QUOTES = { en: ['“', '”'], fr: ['« ', ' »'], de: ['„', '“'] } as const;

describe.each(['formel-fun', 'pole-position'])('the rules of %s', (id) => {
  const definition = findGame(id)!;

  describe.each(LANGUAGES)('in %s', (language) => {
    const rules = readFileSync(rulesFile(id, language), 'utf8').replaceAll(/\s+/g, ' ');

    it('contain no codes of options and values', () => {
      const codes = optionEntries(definition.options).flatMap(([name, spec]) =>
        spec.kind === 'choice' ? [name, ...spec.values.map(String)] : [name],
      );
      const inBackticks = [...rules.matchAll(/`([^`]*)`/g)].map(([, code]) => code!);
      expect(inBackticks.filter((code) => code.split(/\W+/).some((word) => codes.includes(word)))).toEqual([]);
    });

    it('name every choice as the set-up form does', async () => {
      const { t } = await loadGame(id, language);
      const [open, close] = QUOTES[language];
      const labels = Object.values(t.options).flatMap(({ values }) => Object.values(values ?? {}));
      const missing = labels.filter((label) => !rules.includes(`${open}${label.replaceAll(/\s+/g, ' ')}${close}`));
      expect(missing).toEqual([]);
    });

    it('show codes only to developers', () => {
      const [players] = rules.split('<!-- developers -->');
      expect(players!.match(/`[^`]*`|\d{1,3}(?:[.,\s]\d{3}){3}/g)).toBeNull();
    });
  });
});

describe.each(['formel-fun', 'pole-position', 'formula-de'])('the guide of %s', (id) => {
  it.each(LANGUAGES)('names every option with a choice as the set-up form does in %s', async (language) => {
    const guide = readFileSync(guideFile(id, language), 'utf8').replaceAll(/\s+/g, ' ');
    const { t } = await loadGame(id, language);
    const [open, close] = QUOTES[language];
    const specs = Object.fromEntries(optionEntries(findGame(id)!.options));
    const labels = Object.entries(t.options).flatMap(([name, { values }]) =>
      specs[name]?.kind === 'choice' ? Object.values(values ?? {}) : [],
    );
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.filter((label) => !guide.includes(`${open}${label.replaceAll(/\s+/g, ' ')}${close}`))).toEqual([]);
  });
});
