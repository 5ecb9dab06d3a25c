import { beforeEach, expect, it } from 'vitest';
import { loadInChosenLanguage } from '../src/app/early-language.ts';
import { useSettings } from '../src/base/settings.ts';

/** A prerendered page in English, on which a language can be chosen. */
function createPage(): { readonly page: ParentNode; readonly choose: (language: string) => void } {
  const chosen = { value: 'en', defaultSelected: true };
  const page = { querySelector: () => ({ selectedOptions: [chosen] }) } as unknown as ParentNode;
  return { page, choose: (value) => Object.assign(chosen, { value, defaultSelected: value === 'en' }) };
}

beforeEach(() => useSettings.getState().change({ language: 'en' }));

it('starts in the language of the settings', async () => {
  const { page } = createPage();
  expect(await loadInChosenLanguage(page, async (language) => language)).toEqual({ language: 'en', loaded: 'en' });
});

it('keeps a language that was chosen before anything was loaded', async () => {
  const { page, choose } = createPage();
  choose('fr');
  expect(await loadInChosenLanguage(page, async (language) => language)).toEqual({ language: 'fr', loaded: 'fr' });
  expect(useSettings.getState().language).toBe('fr');
});

it('keeps a language that is chosen when the texts are there and the page is still loading', async () => {
  const { page, choose } = createPage();
  const loadedLanguages: string[] = [];
  const { language } = await loadInChosenLanguage(page, async (wanted) => {
    loadedLanguages.push(wanted);
    await Promise.resolve();
    choose('de');
    return wanted;
  });
  expect(language).toBe('de');
  expect(loadedLanguages).toEqual(['en', 'de']);
  expect(useSettings.getState().language).toBe('de');
});

it('goes back to the language of the page', async () => {
  const { page, choose } = createPage();
  choose('fr');
  const { language } = await loadInChosenLanguage(page, async (wanted) => {
    if (wanted === 'fr') choose('en');
    return wanted;
  });
  expect(language).toBe('en');
});
