import { generateDrawing } from '@paddock/circuit-art';
import { builtInCircuits, localizeCircuit, practiceOval, textIn } from '@paddock/formula-de';
import { games } from '@paddock/games';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../src/base/texts/language.ts';

interface CatalogueModule {
  readonly default: object;
}

/** The catalogues of the site and of every game in a language, by name. */
async function loadCatalogues(language: Language): Promise<Record<string, unknown>> {
  const site = (await import(`../../src/app/texts/${language}.ts`)) as CatalogueModule;
  const { textsFor: debrief } = (await import(`../../src/debrief/texts/${language}.ts`)) as {
    textsFor: (genre: string) => object;
  };
  const ofGames = games.map(async ({ id }) => {
    const texts = (await import(`../../src/games/${id}/texts/${language}.ts`)) as CatalogueModule;
    const { pitch } = (await import(`../../src/games/${id}/pitch.ts`)) as { pitch: Record<Language, string> };
    return [id, { ...texts.default, pitch: pitch[language] }] as const;
  });
  const workshop = (await import(`../../src/workshop/page/texts/${language}.ts`)) as CatalogueModule;
  const editor = (await import(`../../src/games/formula-de/workshop/texts/${language}.ts`)) as CatalogueModule;
  return {
    ...{ site: site.default, debrief: debrief('dice-race'), workshop: workshop.default, editor: editor.default },
    ...Object.fromEntries(await Promise.all(ofGames)),
  };
}

/** All catalogues by language and name. */
export const CATALOGUES = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadCatalogues(language)] as const)),
) as Readonly<Record<Language, Readonly<Record<string, unknown>>>>;

/** Every text of a catalogue by its path; functions are tried with some numbers. */
export function textLeaves(tree: unknown, path: string): [path: string, text: string][] {
  if (typeof tree === 'string') return [[path, tree]];
  if (typeof tree === 'function') {
    return [1, 2, 0].flatMap((n) => {
      try {
        const text: unknown = (tree as (...values: unknown[]) => unknown)(n, n, n, n, n);
        return typeof text === 'string' ? [[`${path}(${n})`, text] as [string, string]] : [];
      } catch {
        // It takes something other than numbers.
        return [];
      }
    });
  }
  if (tree === null || typeof tree !== 'object') return [];
  return Object.entries(tree).flatMap(([key, inner]) => textLeaves(inner, `${path}.${key}`));
}

/**
 * Frequent words that belong to one of the languages alone, without words that exist in another one, too ("die", "sur",
 * "on").
 */
const FUNCTION_WORDS: Readonly<Record<Language, string>> = {
  en: 'the of and with from your you this that which when who what are were has have been not all each other every into for its their they may must will would than then there here where how both only until after before',
  fr: 'le les une est sont avec dans vous votre vos nous leur leurs cette ces qui que où au aux et mais être pour chaque peut tout toute tous toutes ne pas par sans très encore puis aussi',
  de: 'der das dem den ein eine einen einem einer eines und oder ist sind mit nicht auf für von vom zum zur wird werden wer wenn aus bei nach noch nur auch sich ihr ihre ihren kein keine alle jede jeder jedes dann über durch',
};

const WORDS: ReadonlyMap<Language, ReadonlySet<string>> = new Map(
  LANGUAGES.map((language) => [language, new Set(FUNCTION_WORDS[language].split(' '))]),
);

/** The function words of other languages in a text, except words in capitals, which are names and codes. */
export function foreignWords(text: string, language: Language): string[] {
  const words = text.split(/[^\p{L}]+/u).filter((word) => word !== '' && word !== word.toUpperCase());
  return words.filter((word) => {
    const lower = word.toLowerCase();
    return LANGUAGES.some((other) => other !== language && WORDS.get(other)!.has(lower));
  });
}

/** Names are the same in every language and are removed before a text is checked. */
const NAMES = new RegExp(
  [...games.map(({ title }) => title), ...Object.values(LANGUAGE_NAMES), 'Jeu Formula']
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'g',
);

/** The names of circuits and corners, and the texts printed on boards, in a language. */
export function circuitTexts(language: Language): string[] {
  const plain = [...Object.values(builtInCircuits), { circuit: practiceOval, drawing: generateDrawing(practiceOval) }];
  return plain.flatMap(({ circuit, drawing }) => {
    const { name, corners } = localizeCircuit(circuit, drawing, language);
    return [name, ...corners.map((corner) => corner.name), ...drawing.labels.map(({ text }) => textIn(text, language))];
  });
}

interface Vocabulary {
  readonly texts: ReadonlySet<string>;
  /** Names of circuits and corners that only other languages use. */
  readonly foreignNames: readonly string[];
}

const vocabularies = new Map<Language, Vocabulary>();

function vocabularyOf(language: Language): Vocabulary {
  const known = vocabularies.get(language);
  if (known !== undefined) return known;
  const texts = new Set(textLeaves(CATALOGUES[language], '').map(([, text]) => text.trim().replace(/\s+/g, ' ')));
  const own = new Set(circuitTexts(language));
  const others = LANGUAGES.flatMap((other) => (other === language ? [] : circuitTexts(other)));
  const foreignNames = others.filter((name) => !own.has(name) && /\p{L}{4}/u.test(name));
  const vocabulary = { texts, foreignNames };
  vocabularies.set(language, vocabulary);
  return vocabulary;
}

/** Whether a name occurs in a text, not as a part of a longer word. */
function containsWord(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before, after] = [text.slice(0, at).at(-1) ?? ' ', text[at + name.length] ?? ' '];
    if (!/\p{L}/u.test(before) && !/\p{L}/u.test(after)) return true;
  }
  return false;
}

/** Why a text is not in the current language; `null` when it is. */
export function languageProblem(text: string, language: Language): string | null {
  if (/undefined|NaN|\[object/.test(text)) return 'not a text';
  const { texts, foreignNames } = vocabularyOf(language);
  if (texts.has(text)) return null;
  for (const other of LANGUAGES) {
    if (other !== language && /\p{L}{3}/u.test(text) && vocabularyOf(other).texts.has(text)) {
      return `a text of "${other}"`;
    }
  }
  const name = foreignNames.find((one) => containsWord(text, one));
  if (name !== undefined) return `has the name "${name}"`;
  const words = foreignWords(text.replace(NAMES, ''), language);
  return words.length === 0 ? null : `has "${words.join('", "')}"`;
}
