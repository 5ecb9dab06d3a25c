import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { useSettings } from '../base/settings.ts';
import { preloadPage } from './preload.ts';
import '../base/tokens.css';
import '../base/base.css';
import '../kit/buttons.css';
import '../kit/fields.css';
import '../kit/cards.css';
import '../kit/board.css';
import { loadTexts } from './texts/index.ts';

const { language } = useSettings.getState();
preloadPage(location.pathname, language);
const texts = await loadTexts(language);
const root = document.getElementById('root')!;
const page = (
  <StrictMode>
    <App texts={texts} />
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
