import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Loading } from '../app/Loading.tsx';
import { useSettings } from '../app/settings.ts';
import { type LoadedGame, loadGame } from '../games/index.ts';
import { useLoaded } from '../kit/useLoaded.ts';
import { TextsAbout, useTexts } from '../texts/index.tsx';
import type { TableLink } from './link.ts';
import { localLink } from './local.ts';
import { Table } from './Table.tsx';

/** What a page about one table needs: the table, and the picture of its game in the person's language. */
export interface OpenedTable {
  readonly link: TableLink;
  readonly game: LoadedGame;
}

/** Opens a table of this device; `null` when it is not there. */
export function useTable(id: string): ReturnType<typeof useLoaded<OpenedTable | null>> {
  const language = useSettings((settings) => settings.language);
  const link = useLoaded(() => localLink(id), [id]);
  const there = link.state === 'there' ? link.value : null;
  const opened = useLoaded(
    async () => (there === null ? null : { link: there, game: await loadGame(there.info.game, language) }),
    [there, language],
  );
  if (link.state !== 'there') return link;
  if (there === null) return { state: 'there', value: null };
  return opened.state === 'there' && opened.value?.link !== there ? { state: 'loading' } : opened;
}

export function TablePage({ id }: { id: string }): ReactElement {
  const opened = useTable(id);
  if (opened.state === 'there' && opened.value !== null)
    return (
      <TextsAbout game={opened.value.link.info.game}>
        <Table key={id} {...opened.value} />
      </TextsAbout>
    );
  return <TableTrouble state={opened.state} />;
}

/** Loading, gone or broken: what to do next. */
export function TableTrouble({ state }: { state: 'loading' | 'there' | 'failed' }): ReactElement {
  const t = useTexts();
  if (state === 'loading') return <Loading />;
  const gone = state === 'there';
  return (
    <main className="trouble">
      <h1>{gone ? t.table.gone : t.table.failed}</h1>
      <p>{gone ? t.table.goneHint : t.table.failedHint}</p>
      {gone ? (
        <Link href="/" className="button primary">
          {t.notFound.home}
        </Link>
      ) : (
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {t.crash.reload}
        </button>
      )}
    </main>
  );
}
