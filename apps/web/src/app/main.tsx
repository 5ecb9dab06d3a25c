import { type ComponentType, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, lazyPage } from './App.tsx';
import { useSettings } from '../base/settings.ts';
import type { TextsCatalogue } from '../base/texts/index.tsx';
import type { Language } from '../base/texts/language.ts';
import { readEarlyLanguage } from './early-language.ts';
import { preloadPage } from './preload.ts';
import '../base/tokens.css';
import '../base/base.css';
import '../kit/buttons.css';
import '../kit/fields.css';
import '../kit/cards.css';
import '../kit/board.css';
import { loadFirstTexts, loadTexts } from './texts/index.ts';

const root = document.getElementById('root')!;
/** Tables on this device, which are often the first page that somebody sees. */
const TABLE_PAGE = /^\/(?:play|table)\//;

/** Makes a choice on the prerendered page count, and loads the texts. The choice may also be made meanwhile. */
async function loadChosenTexts(): Promise<{ language: Language; texts: TextsCatalogue }> {
  const early = readEarlyLanguage(root);
  if (early !== null) useSettings.getState().change({ language: early });
  const { language } = useSettings.getState();
  const texts = await (TABLE_PAGE.test(location.pathname) ? loadFirstTexts : loadTexts)(language);
  return (readEarlyLanguage(root) ?? language) === language ? { language, texts } : loadChosenTexts();
}

/** The prerendered home page is taken over at once, so its code must be there. On other pages it can wait. */
async function loadHome(): Promise<ComponentType> {
  const load = async (): Promise<ComponentType> => (await import('../home/Home.tsx')).Home;
  return location.pathname === '/' ? load() : lazyPage(load);
}

preloadPage(location.pathname, useSettings.getState().language);
const [{ language, texts }, Home] = await Promise.all([loadChosenTexts(), loadHome()]);
const page = (
  <StrictMode>
    <App texts={texts} Home={Home} />
  </StrictMode>
);
// The home page is prerendered in the browser's language; the person may have chosen another.
const ready = root.dataset['language'] === language && location.pathname === '/';
if (ready) hydrateRoot(root, page);
else {
  root.replaceChildren();
  createRoot(root).render(page);
}

// The service worker caches what was visited. It is registered when the page is idle, and not in development, where
// files change.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const keep = (): void => void navigator.serviceWorker.register('/service-worker.js');
  if (document.readyState === 'complete') setTimeout(keep, 1000);
  else addEventListener('load', keep);
}
