import type { Table } from '@paddock/protocol';
import { type ReactElement, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import { GameTextsProvider } from '../games/GameTextsProvider.tsx';
import { gameCard, type LoadedGame, loadGame } from '../games/index.ts';
import { useAsync } from '../kit/useAsync.ts';
import { Loading } from '../table/Loading.tsx';
import { createTextContext } from '../table/text-context.ts';
import { TimingTower } from '../table/TimingTower.tsx';
import { useStepPlayer } from '../table/useStepPlayer.ts';
import { createOnlineLink } from './online-link.ts';
import type { TableStream } from './table-stream.ts';
import { useTableStream } from './useTableStream.ts';
import './embed.css';

/** A public race in a frame on another site: /embed/:id. There is nothing to do in it but to watch and to open it on this site. */
export function EmbedPage({ id }: { readonly id: string }): ReactElement {
  const t = useTexts().online;
  const stream = useTableStream(id);
  const state = useStore(stream.store, (one) => one.state);
  const table = useStore(stream.store, (one) => one.table);
  const hasBegun = useStore(stream.store, (one) => one.position !== null);
  return (
    <div className="embed">
      {state === 'gone' ? (
        <p className="embed-notice" role="status">
          {t.noTable}
        </p>
      ) : table === null || !hasBegun ? (
        <Loading />
      ) : (
        <GameTextsProvider game={table.game}>
          <EmbeddedTable stream={stream} table={table} />
        </GameTextsProvider>
      )}
      <footer className="embed-link">
        <a href={`/t/${id}`} target="_blank" rel="noopener">
          {t.embed.open}
        </a>
      </footer>
    </div>
  );
}

interface EmbeddedTableProps {
  readonly stream: TableStream;
  readonly table: Table;
}

function EmbeddedTable({ stream, table }: EmbeddedTableProps): ReactElement {
  const language = useSettings((settings) => settings.language);
  const game = useAsync(() => loadGame(table.game, language, table.options), [table.game, language]);
  if (game.state !== 'loaded') return <Loading game={table.game} />;
  return <EmbeddedRace stream={stream} table={table} game={game.value} />;
}

const noop = (): void => {};

/** The board and the standings. */
function EmbeddedRace({ stream, table, game }: EmbeddedTableProps & { readonly game: LoadedGame }): ReactElement {
  const [link] = useState(() => createOnlineLink(stream, table));
  const player = useStepPlayer(link, game.ui, null, 0);
  return player === null ? (
    <Loading game={table.game} />
  ) : (
    <EmbeddedBoard player={player} link={link} game={game} title={gameCard(table.game)?.title ?? table.game} />
  );
}

interface EmbeddedBoardProps {
  readonly player: NonNullable<ReturnType<typeof useStepPlayer>>;
  readonly link: ReturnType<typeof createOnlineLink>;
  readonly game: LoadedGame;
  readonly title: string;
}

function EmbeddedBoard({ player, link, game: { ui, t: gameTexts }, title }: EmbeddedBoardProps): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const { position, view, cue, history } = useStore(player.store);
  const context = useMemo(
    () => createTextContext(link.info, null, gameTexts, t, language),
    [link, gameTexts, t, language],
  );
  const { awaiting } = position;
  const shown = useMemo(() => ({ ...position, legal: [], previews: [] }), [position]);
  return (
    <div className="table embed-table" data-game={link.info.game} data-entry={position.n}>
      <TimingTower
        ui={ui}
        view={view}
        context={context}
        awaited={awaiting.kind === 'moves' ? awaiting.seats : []}
        seatStatus={undefined}
      />
      <main className="table-board" aria-label={t.table.board}>
        <h1 className="hidden-text">{title}</h1>
        <ui.Board
          context={context}
          position={shown}
          view={view}
          cue={cue}
          history={history}
          isAsked={false}
          considered={null}
          chosen={null}
          consider={noop}
          choose={noop}
        />
      </main>
    </div>
  );
}
