import { readFileSync } from 'node:fs';
import { type FormulaTypes, formula, type Options } from '@paddock/formula';
import { defaultOptions, optionEntries } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { rulesFile } from '../build/rules.ts';
import { ui } from '../src/games/formula/index.ts';
import { LANGUAGES, type Language } from '../src/base/texts/language.ts';
import { infoFor, loaded, playThrough, textContextFor } from './formula-games.ts';

/** Every string and template of a catalogue's source, so that all branches of a sentence are looked at. */
function literalsOf(language: Language): string[] {
  const file = new URL(`../src/games/formula/texts/${language}.ts`, import.meta.url);
  const source = readFileSync(file, 'utf8').replace(/^import .*$/gm, '');
  return [...source.matchAll(/'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`/g)].map(([literal]) => literal.slice(1, -1));
}

/** Words of racing games that a card game does not use. */
const RACING_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:race|racing|wheel|driver|dice|lap|car)s?\b/i,
  fr: /(?<!\p{L})(?:course|volant|pilote|dé|voiture|circuit)s?(?!\p{L})/iu,
  de: /rennen|lenkrad|steuer|fahrer|würfel|\bautos?\b/i,
};

describe.each(LANGUAGES)('the texts of Formula in %s', (language) => {
  it('use no racing words', () => {
    expect(literalsOf(language).filter((text) => RACING_WORDS[language].test(text))).toEqual([]);
  });
});

describe('the French texts of Formula', () => {
  it('have a non-breaking space before : ; ! ? and none before …', () => {
    const faults = literalsOf('fr').filter((text) => {
      // "${a ? b : c}" is code.
      const prose = text.replaceAll(/\$\{[^}]*\}/g, 'x');
      return /[^\u00a0\u202f\s][:;!?](?:\s|$)| [:;!?]|[\s\u00a0\u202f]…/.test(prose);
    });
    expect(faults).toEqual([]);
  });
});

describe.each(LANGUAGES)('the rules of Formula in %s', (language) => {
  const rules = readFileSync(rulesFile('formula', language), 'utf8').replaceAll(/\s+/g, ' ');

  it('name no option by its code', () => {
    const names = optionEntries(formula.options).map(([name]) => name);
    const codes = [...rules.matchAll(/`([^`]*)`/g)].map(([, code]) => code!);
    expect(codes.filter((code) => names.includes(code.split(/[^\w]/)[0]!))).toEqual([]);
  });

  it('name every option as the set-up form does', () => {
    const { options } = loaded[LANGUAGES.indexOf(language)]!;
    const [open, close] = { en: ['“', '”'], fr: ['« ', ' »'], de: ['„', '“'] }[language];
    const labels = Object.values(options).flatMap(({ title, values }) => Object.values(values ?? { title }));
    expect(labels.length).toBe(7);
    const missing = labels.filter((label) => !rules.includes(`${open}${label.replaceAll(/\s+/g, ' ')}${close}`));
    expect(missing).toEqual([]);
  });
});

describe('the choices of a position', () => {
  const TABLES: readonly [number, Partial<Options>, string][] = [
    [2, {}, 'greedy'],
    [4, { goal: 'all', useTable: true }, 'greedy'],
    [3, { goal: 'points', target: 60 }, 'random'],
  ];

  it.each(TABLES)('have a label each in every language: %i seats, %j, %s', (seats, options, bot) => {
    const info = infoFor(seats, { ...defaultOptions(formula.options), ...options });
    const all = LANGUAGES.map((_, i) => textContextFor(info, 0, i));
    let compared = 0;
    playThrough(seats, options, `labels ${seats}`, bot, ({ after }, match) => {
      for (const context of after.legal.length === 0 ? [] : all) {
        const moves = new Map<string, FormulaTypes['move']>();
        for (const move of after.legal) {
          const label = ui.describeMove(move, match.game.preview(match.state, 0, move), context);
          expect(moves.get(label), `${label}: ${JSON.stringify(move)}`).toBeUndefined();
          moves.set(label, move);
          compared++;
        }
      }
    });
    expect(compared).toBeGreaterThan(300);
  });

  it('are named by the formulas that they make, in the position before them', () => {
    const info = infoFor(2, defaultOptions(formula.options));
    const context = textContextFor(info, 0, 0);
    let compared = 0;
    playThrough(2, {}, 'names', 'greedy', ({ after }, match) => {
      for (const move of after.legal.slice(0, 50)) {
        const told = ui.describeMove(move, match.game.preview(match.state, 0, move), context);
        expect(told).toContain(ui.nameMove!(move, after.view, context));
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(100);
  });
});
