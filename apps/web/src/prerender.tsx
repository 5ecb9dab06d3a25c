import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './app/App.tsx';
import { Loading } from './app/Loading.tsx';
import { describePages, type PageTexts } from './app/pages.ts';
import { useSettings } from './app/settings.ts';
import { VIGNETTES } from './home/vignettes/index.ts';
import { loadTexts, TextsProvider } from './texts/index.tsx';

/** The home page as HTML, so that it is there before any script. The language is the one of `navigator`. */
export function renderHome(): Promise<string> {
  return renderPage('/');
}

/** The page that says that there is nothing here. */
export function renderNotFound(): Promise<string> {
  return renderPage('/404');
}

async function renderPage(path: string): Promise<string> {
  const texts = await loadTexts(useSettings.getState().language);
  return renderToString(
    <Router ssrPath={path}>
      <App texts={texts} />
    </Router>,
  );
}

/** What is seen while a table is set up. */
export async function renderLoading(game: string): Promise<string> {
  const texts = await loadTexts(useSettings.getState().language);
  return renderToString(
    <Router ssrPath={`/play/${game}`}>
      <TextsProvider first={texts}>
        <Loading />
      </TextsProvider>
    </Router>,
  );
}

/** What every page says about itself, and the one that is not there. */
export async function describeSite(): Promise<{ pages: Record<string, PageTexts>; notFound: PageTexts }> {
  const t = (await loadTexts(useSettings.getState().language))('game');
  return { pages: describePages(t), notFound: { title: t.notFound.title, description: t.notFound.text } };
}

/** The picture of a game on the home page, without its styles. */
export function renderVignette(game: string): string {
  const Vignette = VIGNETTES[game]!;
  return renderToStaticMarkup(<Vignette />);
}
