import { LANGUAGES, type Language } from '../base/texts/language.ts';

/**
 * The language that was chosen on a prerendered page while it could not react yet; `null` if none was. The page marks the
 * language it was written in.
 */
export function readEarlyLanguage(page: ParentNode): Language | null {
  const select = page.querySelector<HTMLSelectElement>('.shell-language select');
  const chosen = select?.selectedOptions[0];
  if (chosen === undefined || chosen.defaultSelected) return null;
  return LANGUAGES.find((language) => language === chosen.value) ?? null;
}
