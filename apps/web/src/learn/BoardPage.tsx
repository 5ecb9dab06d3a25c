import { isDataSummary } from '@paddock/protocol';
import { type ReactElement, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import { itemPath } from '../gallery/gallery-items.ts';
import { loadItemBoard } from '../gallery/item-board.ts';
import { gameCard, loadGamePackage } from '../games/index.ts';
import { Icon } from '../kit/icons.tsx';
import { useAsync } from '../kit/useAsync.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { Shell } from '../shell/Shell.tsx';
import './printout.css';

/**
 * A circuit that comes with a game, by its name, or one of the gallery, by its id: its poster to print, and on request
 * how good it is.
 */
export function BoardPage({ game, name }: { readonly game: string; readonly name: string }): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const [isJudged, setJudged] = useState(false);
  const isPublished = isDataSummary({ name: null, hash: name });
  const isKnown = gameCard(game) !== undefined;
  const loaded = useAsync(async () => {
    if (!isKnown) return null;
    const { ui } = await loadGamePackage(game);
    if (ui.Sheet === undefined) return null;
    const board = await (isPublished ? loadItemBoard(game, name, language) : ui.findBoard?.(name, language));
    return board ? { ui, board } : null;
  }, [game, isKnown, isPublished, name, language]);
  if (!isKnown || (loaded.state === 'loaded' && loaded.value === null)) return <NotFound />;
  const { ui, board } = (loaded.state === 'loaded' ? loaded.value : null) ?? { ui: null, board: null };
  const { Sheet, Report } = ui ?? {};
  return (
    <Shell title={board?.title ?? (isPublished ? t.gallery.title : name)}>
      <nav className="printout-nav">
        <Link href={isPublished ? itemPath(name) : `/learn/${game}`} className="button">
          <Icon name="back" size={18} />
          {isPublished ? t.gallery.title : t.learn.lesson.rules}
        </Link>
        <button type="button" className="button primary" onClick={() => print()}>
          {t.learn.print}
        </button>
      </nav>
      {loaded.state === 'failed' && <p role="alert">{t.rules.failed}</p>}
      {board !== null && (
        <Suspense>
          <div className="printout-poster">{Sheet !== undefined && <Sheet {...board} language={language} />}</div>
          {Report !== undefined && (
            <div className="printout-report">
              {isJudged ? (
                <Report {...board} language={language} />
              ) : (
                <button type="button" className="button" onClick={() => setJudged(true)}>
                  {t.learn.judge}
                </button>
              )}
            </div>
          )}
        </Suspense>
      )}
    </Shell>
  );
}
