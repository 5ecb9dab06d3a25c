import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Loading } from './Loading.tsx';
import { useSettings } from '../base/settings.ts';
import { type LoadedGame, loadGame } from '../games/index.ts';
import { useAsync } from '../kit/useAsync.ts';
import { GameTextsProvider } from '../games/GameTextsProvider.tsx';
import { useTexts } from '../base/texts/index.tsx';
import type { TableLink } from '../games/table-link.ts';
import { openLocalTable } from './local.ts';
import { LiveTable } from './LiveTable.tsx';

/** A table and its game's UI in the person's language. */
export interface LoadedTable {
  readonly link: TableLink;
  readonly game: LoadedGame;
}

/** Opens a table of this device; the value is `null` if it does not exist. */
export function useLocalTable(id: string): ReturnType<typeof useAsync<LoadedTable | null>> {
  const language = useSettings((settings) => settings.language);
  const link = useAsync(() => openLocalTable(id), [id]);
  const loadedLink = link.state === 'loaded' ? link.value : null;
  const opened = useAsync(
    async () =>
      loadedLink === null
        ? null
        : { link: loadedLink, game: await loadGame(loadedLink.info.game, language, loadedLink.info.options) },
    [loadedLink, language],
  );
  if (link.state !== 'loaded') return link;
  if (loadedLink === null) return { state: 'loaded', value: null };
  return opened.state === 'loaded' && opened.value?.link !== loadedLink ? { state: 'loading' } : opened;
}

export function TablePage({ id }: { id: string }): ReactElement {
  const opened = useLocalTable(id);
  if (opened.state === 'loaded' && opened.value !== null)
    return (
      <GameTextsProvider game={opened.value.link.info.game}>
        <LiveTable key={id} {...opened.value} />
      </GameTextsProvider>
    );
  return <TableNotice state={opened.state} />;
}

/** Says that the table is loading, missing or broken. */
export function TableNotice({ state }: { state: 'loading' | 'loaded' | 'failed' }): ReactElement {
  const t = useTexts();
  if (state === 'loading') return <Loading />;
  const gone = state === 'loaded';
  return (
    <main className="shell-message">
      <h1>{gone ? t.table.gone : t.table.failed}</h1>
      <p>{gone ? t.table.goneHint : t.table.failedHint}</p>
      {gone ? (
        <Link href="/" className="button primary">
          {t.notFound.home}
        </Link>
      ) : (
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {t.reloadPage}
        </button>
      )}
    </main>
  );
}
