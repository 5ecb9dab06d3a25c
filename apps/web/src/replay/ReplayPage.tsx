import { type ReactElement, useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { useSettings } from '../app/settings.ts';
import { useKeyBindings } from '../kit/key-bindings.ts';
import { TableLayout } from '../table/TableLayout.tsx';
import { type LoadedTable, TableNotice, useLocalTable } from '../table/TablePage.tsx';
import { createTextContext } from '../table/text-context.ts';
import { GameTextsProvider } from '../games/GameTextsProvider.tsx';
import { useTexts } from '../texts/index.tsx';
import { ReplayControls } from './ReplayControls.tsx';
import { ReplayTools } from './ReplayTools.tsx';
import type { ReplayPlayer } from './replay-player.ts';
import { useAddressSync, useReplayPlayer } from './useReplayPlayer.ts';
import './replay.css';

/** The replay of a race: /replay/:id?at=57. */
export function ReplayPage({ id }: { id: string }): ReactElement {
  const opened = useLocalTable(id);
  if (opened.state === 'loaded' && opened.value !== null)
    return (
      <GameTextsProvider game={opened.value.link.info.game}>
        <Replay key={id} {...opened.value} />
      </GameTextsProvider>
    );
  return <TableNotice state={opened.state} />;
}

function Replay({ link, game }: LoadedTable): ReactElement {
  const player = useReplayPlayer(link, game.ui);
  if (player.state !== 'loaded') return <TableNotice state={player.state} />;
  return <ReplayView link={link} game={game} player={player.value} />;
}

const noop = (): void => {};

function ReplayView({ link, game, player }: LoadedTable & { readonly player: ReplayPlayer }): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const { position, view, cue, history } = useStore(player.stepPlayer.store);
  const { at, length, isOver, viewer, isPlaying, hasFailed } = useStore(player.store);
  useAddressSync(at);
  useKeyBindings({
    ArrowLeft: () => player.previous(),
    ArrowRight: () => player.next(),
    ' ': () => player.toggle(),
    Home: () => player.goTo(0),
    End: () => player.goTo(length),
  });
  const context = useMemo(
    () => createTextContext(link.info, position.viewer, game.t, t, language),
    [link, position.viewer, game.t, t, language],
  );
  const look = useCallback((n: number) => player.goTo(n), [player]);
  // In a replay there is nothing to choose.
  const past = useMemo(() => ({ ...position, legal: [], previews: [] }), [position]);
  if (hasFailed) return <TableNotice state="failed" />;
  const table = {
    context,
    position: past,
    view,
    cue,
    isAsked: false,
    considered: null,
    chosen: null,
    consider: noop,
    choose: noop,
  };
  const ended = isOver && at === length;
  return (
    <TableLayout
      ui={game.ui}
      table={table}
      history={history}
      shownEntry={position.n}
      onShowEntry={look}
      onSkip={null}
      footer={<ReplayControls player={player} at={at} of={length} playing={isPlaying} />}
      aboveActions={
        <ReplayTools
          link={link}
          context={context}
          player={player}
          at={at}
          viewer={viewer}
          over={isOver}
          ended={ended}
        />
      }
    />
  );
}
