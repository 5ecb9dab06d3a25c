import { type ComponentType, startTransition, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, lazyPage } from './App.tsx';
import { useSettings } from '../base/settings.ts';
import { keepChoiceDuringHydration, loadInChosenLanguage } from './early-language.ts';
import { takePressedButton } from './early-press.ts';
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

/** The prerendered home page is taken over at once, so its code must be there. On other pages it can wait. */
async function loadHome(): Promise<ComponentType> {
  const load = async (): Promise<ComponentType> => (await import('../home/Home.tsx')).Home;
  return location.pathname === '/' ? load() : lazyPage(load);
}

preloadPage(location, useSettings.getState().language);
const isTablePage = TABLE_PAGE.test(location.pathname);
const loadPageTexts = isTablePage ? loadFirstTexts : loadTexts;
const {
  language,
  loaded: [texts, Home],
} = await loadInChosenLanguage(root, (chosen) => Promise.all([loadPageTexts(chosen), loadHome()]));
const page = (
  <StrictMode>
    <App texts={texts} Home={Home} />
  </StrictMode>
);
// The home page is prerendered in the browser's language; the person may have chosen another.
const ready = root.dataset['language'] === language && location.pathname === '/';
if (ready) {
  keepChoiceDuringHydration();
  const pressed = takePressedButton(root);
  hydrateRoot(root, page);
  pressed?.click();
}
// React removes what is there with its first commit, so that the page is never empty. A loading page is replaced in slices,
// so that no task is long. Any other is replaced at once, because what is there does not react.
else if (isTablePage) startTransition(() => createRoot(root).render(page));
else flushSync(() => createRoot(root).render(page));

// The service worker caches what was visited. It is registered when the page is idle, and not in development, where
// files change.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const keep = (): void => void navigator.serviceWorker.register('/service-worker.js');
  if (document.readyState === 'complete') setTimeout(keep, 1000);
  else addEventListener('load', keep);
}
