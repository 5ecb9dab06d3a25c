import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './app/App.tsx';
import { Loading } from './app/Loading.tsx';
import { useSettings } from './app/settings.ts';
import { loadTexts, Speaking } from './texts/index.tsx';

/** The home page as HTML, so that it is there before any script. The language is the one of `navigator`. */
export async function renderHome(): Promise<string> {
  const texts = await loadTexts(useSettings.getState().language);
  return renderToString(
    <Router ssrPath="/">
      <App texts={texts} />
    </Router>,
  );
}

/** What is seen while a table is set up. */
export async function renderLoading(game: string): Promise<string> {
  const texts = await loadTexts(useSettings.getState().language);
  return renderToString(
    <Router ssrPath={`/play/${game}`}>
      <Speaking first={texts}>
        <Loading />
      </Speaking>
    </Router>,
  );
}
