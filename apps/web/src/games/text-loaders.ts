import { type Language, LANGUAGES } from '../base/texts/language.ts';

/** Functions that load a catalogue, by language, from what `import.meta.glob('./texts/??.ts')` found. */
export function textLoaders<T>(modules: Record<string, () => Promise<unknown>>): Record<Language, () => Promise<T>> {
  const load = async (language: Language): Promise<T> => {
    const found = modules[`./texts/${language}.ts`];
    if (found === undefined) throw new Error(`there are no texts in "${language}"`);
    return ((await found()) as { readonly default: T }).default;
  };
  const entries = LANGUAGES.map((language) => [language, () => load(language)] as const);
  return Object.fromEntries(entries) as Record<Language, () => Promise<T>>;
}
