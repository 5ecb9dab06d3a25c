import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './App.tsx';
import { Loading } from '../table/Loading.tsx';
import { describePages, type PageTexts } from './pages.ts';
import { useSettings } from '../base/settings.ts';
import { VIGNETTES } from '../games/vignettes.ts';
import { TextsProvider } from '../base/texts/index.tsx';
import { loadTexts } from './texts/index.ts';

/** The home page as HTML, visible before any script runs. The language is taken from `navigator`. */
export function renderHome(): Promise<string> {
  return renderPage('/');
}

/** The "not found" page as HTML. */
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

/** The loading state of a play page as HTML. */
export async function renderLoading(game: string): Promise<string> {
  const texts = await loadTexts(useSettings.getState().language);
  return renderToString(
    <Router ssrPath={`/play/${game}`}>
      <TextsProvider first={texts} load={loadTexts}>
        <Loading />
      </TextsProvider>
    </Router>,
  );
}

/** Title and description of every page, and of the "not found" page. */
export async function describeSite(): Promise<{ pages: Record<string, PageTexts>; notFound: PageTexts }> {
  const t = (await loadTexts(useSettings.getState().language))('game');
  return { pages: describePages(t), notFound: { title: t.notFound.title, description: t.notFound.text } };
}

/** The vignette of a game on the home page, without its styles. */
export function renderVignette(game: string): string {
  const Vignette = VIGNETTES[game]!;
  return renderToStaticMarkup(<Vignette />);
}
