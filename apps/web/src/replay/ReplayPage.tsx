import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useSettings } from '../base/settings.ts';
import { DebriefWaiting } from '../debrief/DebriefStatus.tsx';
import { useDebrief } from '../debrief/useDebrief.ts';
import { useStory } from '../debrief/useStory.ts';
import { gameCard } from '../games/index.ts';
import { useKeyBindings } from '../kit/key-bindings.ts';
import { createDebriefSource } from '../table/local-analysis.ts';
import { TableLayout } from '../table/TableLayout.tsx';
import { type LoadedTable, TableNotice, useLocalTable } from '../table/TablePage.tsx';
import { createTextContext } from '../table/text-context.ts';
import { GameTextsProvider } from '../games/GameTextsProvider.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { type BestMove, considerBest } from './best-move.ts';
import { ReplayControls } from './ReplayControls.tsx';
import { ReplayDebrief } from './ReplayDebrief.tsx';
import { ReplayTools } from './ReplayTools.tsx';
import type { ReplayPlayer } from './replay-player.ts';
import { useAddressSync, useReplayPlayer } from './useReplayPlayer.ts';
import { initialViewer } from './viewers.ts';
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
  const { at, length, isOver, viewer, history: wholeHistory, isPlaying, hasFailed } = useStore(player.store);
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
  const source = useMemo(() => (isOver ? createDebriefSource(link) : null), [isOver, link]);
  const update = useDebrief(source);
  // Whoever opens a record may be somebody else.
  const reader = link.info.opened === true ? null : initialViewer(link.info);
  const story = useStory({ update, ui: game.ui, context, history: wholeHistory, reader, viewer });
  const [best, setBest] = useState<BestMove | null>(null);
  const showBest = (next: BestMove | null): void => {
    setBest(next);
    if (next === null) return;
    if (next.seat !== viewer) player.viewAs(next.seat);
    player.goTo(next.entry);
  };
  const considered = useMemo(() => considerBest(best, position), [best, position]);
  useEffect(() => {
    if (best !== null && at !== best.entry) setBest(null);
  }, [best, at]);
  // A choice that is only shown is nobody's turn.
  const title = `${gameCard(link.info.game)?.title ?? link.info.game} · ${t.name}`;
  useEffect(() => {
    document.title = title;
  });
  // In a replay there is nothing to choose. The best move is shown among the choices that there were.
  const past = useMemo(
    () => (considered === null ? { ...position, legal: [], previews: [] } : position),
    [position, considered],
  );
  if (hasFailed) return <TableNotice state="failed" />;
  const table = {
    context,
    position: past,
    view,
    cue,
    isAsked: considered !== null,
    considered,
    chosen: considered?.move ?? null,
    consider: noop,
    choose: noop,
  };
  const ended = isOver && at === length;
  const isExpected = isOver && update.state === 'computing';
  return (
    <TableLayout
      ui={game.ui}
      table={table}
      history={history}
      shownEntry={position.n}
      onShowEntry={look}
      onSkip={null}
      otherPrompt={considered === null ? null : game.ui.describeMove(considered.move, considered.preview, context)}
      footer={
        <ReplayControls player={player} at={at} of={length} playing={isPlaying} story={story} isExpected={isExpected} />
      }
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
      belowActions={
        story === null || story.debrief.isSketch === true ? (
          isExpected && (
            <div className="replay-debrief replay-debrief-waiting">
              <DebriefWaiting update={update} context={context} />
            </div>
          )
        ) : (
          <ReplayDebrief
            link={link}
            ui={game.ui}
            story={story}
            update={update}
            player={player}
            at={at}
            shown={best}
            onShow={showBest}
          />
        )
      }
    />
  );
}
