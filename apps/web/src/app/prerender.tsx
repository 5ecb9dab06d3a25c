import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './App.tsx';
import { Home } from '../home/Home.tsx';
import { Loading } from '../table/Loading.tsx';
import { describePages, type PageTexts } from './pages.ts';
import { useSettings } from '../base/settings.ts';
import { GAME_CARDS } from '../games/index.ts';
import { GameVignette } from '../games/GameVignette.tsx';
import type { StillPicture } from '../games/still-picture.ts';
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
      <App texts={texts} Home={Home} />
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
  const { language } = useSettings.getState();
  const t = (await loadTexts(language))('game');
  return { pages: describePages(t, language), notFound: { title: t.notFound.title, description: t.notFound.text } };
}

export const GAME_IDS: readonly string[] = GAME_CARDS.map(({ id }) => id);

const STILL_PICTURES = import.meta.glob<StillPicture>('../games/*/vignette/still.ts', { eager: true, import: 'still' });

/** The vignettes of all games, without their styles, and how they become still pictures. */
export function renderVignettes(): { game: string; markup: string; still: StillPicture }[] {
  return GAME_CARDS.map(({ id }) => {
    const still = STILL_PICTURES[`../games/${id}/vignette/still.ts`];
    if (still === undefined) throw new Error(`games/${id} has no vignette/still.ts`);
    return { game: id, markup: renderToStaticMarkup(<GameVignette game={id} />), still };
  });
}
