import { readFileSync } from 'node:fs';
import { games } from '@paddock/games';
import { describe, expect, test } from 'vitest';
import { CATALOGUES, circuitTexts, foreignWords, languageProblem, textLeaves } from '../e2e/layout/language.ts';
import { LANGUAGES, type Language } from '../src/base/texts/language.ts';

/** Words that are the same as in English: names, and words that these languages share. */
const SAME: Readonly<Record<'fr' | 'de', ReadonlySet<string>>> = {
  fr: new Set(
    'Amateur,Bot,bot,Bots,Champion,Circuit,Coach,contact,Joker,joker,Menu,Monaco,normal,Options,Paddock,Pause,Place,place,plus,Podium,point,Points,points,Pole Position,Porto Brisa,Position,Pro,Tab,Turbo,Turbos,Version,Versions,Zandvoort'.split(
      ',',
    ),
  ),
  de: new Set(
    'Amateur,Arena,Bot,Bots,Champion,Coach,Comeback,Details,Enter,Joker,Lobby,minus,Monaco,Name,Normal,normal,Paddock,Pause,plus,Pole Position,Porto Brisa,Position,Start,Tab,Turbo,Turbos,Zandvoort'.split(
      ',',
    ),
  ),
};

/** Words of a language that look like a function word of another one: German "Not" (need), "will", "all deinen". */
const LOOKALIKES: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  fr: [],
  de: ['not', 'will', 'all'],
};

function findForeignWords(text: string, language: Language): string[] {
  return foreignWords(text, language).filter((word) => !LOOKALIKES[language].includes(word.toLowerCase()));
}

describe.each(['fr', 'de'] as const)('the catalogues in %s', (language) => {
  test('have no text that equals the English one, except shared words', () => {
    const english = new Map(textLeaves(CATALOGUES.en, ''));
    const same = textLeaves(CATALOGUES[language], '').filter(([path, text]) => {
      const word = text.replace(/[\d()+,.:…\s]+/g, ' ').trim();
      return english.get(path) === text && /\p{L}{3}/u.test(text) && !SAME[language].has(word);
    });
    expect(same).toEqual([]);
  });
});

test.each(LANGUAGES)('the catalogues in %s have no function words of another language', (language) => {
  const found = textLeaves(CATALOGUES[language], '').flatMap(([path, text]) => {
    const context = findForeignWords(text, language);
    return context.length === 0 ? [] : [`${path}: ${context.join(', ')} in "${text}"`];
  });
  expect(found).toEqual([]);
});

/** The prose of a rules file: no code, no marks, no names of options and sources. */
function proseOf(markdown: string): string[] {
  return markdown
    .split('\n')
    .map((line) => line.replace(/`[^`]*`|\[[^\]]*\]\([^)]*\)|“[^”]*”|«[^»]*»|„[^“]*“/g, ' '))
    .filter((line) => line.trim() !== '');
}

describe.each(games.map(({ id }) => id))('the rules of %s', (game) => {
  test.each(LANGUAGES)('in %s have no function words of another language', (language) => {
    const name = language === 'en' ? 'RULES.md' : `RULES.${language}.md`;
    const text = readFileSync(new URL(`../../../packages/${game}/${name}`, import.meta.url), 'utf8');
    const found = proseOf(text).flatMap((line) => {
      const context = findForeignWords(line, language);
      return context.length === 0 ? [] : [`${context.join(', ')} in "${line.slice(0, 160)}"`];
    });
    expect(found).toEqual([]);
  });
});

/** English words in names: in French and German there must be another name. */
const ENGLISH_NAME = /\b(?:bend|corner|left|right|oval|practice|first|second|third|hairpin|pool|rock|sea)\b/i;

test('names of circuits, corners and board texts are translated', () => {
  const englishTexts = circuitTexts('en').filter((text) => ENGLISH_NAME.test(text));
  expect(englishTexts.length).toBeGreaterThan(3);
  for (const language of ['fr', 'de'] as const) {
    expect(circuitTexts(language).filter((text) => ENGLISH_NAME.test(text))).toEqual([]);
  }
});

test('a text in another language is detected', () => {
  expect(languageProblem('Play now', 'fr')).toBe('a text of "en"');
  expect(languageProblem('Die Kurve mit dem Ende', 'en')).toBe('has "mit", "dem"');
  expect(languageProblem('First bend in 12 Feldern: 1 Halt.', 'de')).toBe('has the name "First bend"');
  expect(languageProblem('Du bist dran: Wähle einen Gang.', 'de')).toBeNull();
});
