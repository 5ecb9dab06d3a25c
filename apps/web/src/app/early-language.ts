import { useSettings } from '../base/settings.ts';
import { LANGUAGES, type Language } from '../base/texts/language.ts';

/**
 * The language that is selected on a prerendered page, which cannot react yet; `null` without a choice. The page marks
 * the language it was written in.
 */
function readSelectedLanguage(page: ParentNode): { readonly language: Language; readonly isOwn: boolean } | null {
  const option = page.querySelector<HTMLSelectElement>('.shell-language select')?.selectedOptions[0];
  const language = LANGUAGES.find((one) => one === option?.value);
  return option === undefined || language === undefined ? null : { language, isOwn: option.defaultSelected };
}

/**
 * Loads everything that the page needs to start, in the language of the settings or the one that was chosen on the
 * prerendered page, which becomes the setting. The choice may also be made while something loads, so it is read again at
 * the very end.
 */
export async function loadInChosenLanguage<T>(
  page: ParentNode,
  load: (language: Language) => Promise<T>,
): Promise<{ language: Language; loaded: T }> {
  const { getState } = useSettings;
  let hasChosen = false;
  for (;;) {
    const selected = readSelectedLanguage(page);
    // The page's own language is no choice, unless another one was chosen before.
    hasChosen ||= selected?.isOwn === false;
    const { language } = getState();
    if (hasChosen && selected !== null && selected.language !== language) {
      getState().change({ language: selected.language });
      continue;
    }
    const loaded = await load(language);
    const last = readSelectedLanguage(page);
    const isSame = last === null || last.language === language || (last.isOwn && !hasChosen);
    if (isSame) return { language, loaded };
  }
}

/**
 * Keeps a language that is chosen while React takes over the prerendered page. The `input` event makes React take over at
 * once, which selects the page's own language again before the `change` event that follows.
 */
export function keepChoiceDuringHydration(): void {
  let chosen: string | null = null;
  const keep = ({ type, target }: Event): void => {
    if (!(target instanceof HTMLSelectElement) || target.closest('.shell-language') === null) return;
    if (type === 'input') chosen = target.value;
    else if (chosen !== null) target.value = chosen;
  };
  // The window comes before the elements that React listens to.
  for (const type of ['input', 'change']) addEventListener(type, keep, { capture: true });
}
