import type { Viewer } from '@paddock/kernel';
import { type ReactElement, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Loading } from './Loading.tsx';
import { useSettings } from '../base/settings.ts';
import type { LoadedGame } from '../games/index.ts';
import { useKeyBindings } from '../kit/key-bindings.ts';
import { useTexts } from '../base/texts/index.tsx';
import { AtOnceOffer } from './AtOnceOffer.tsx';
import { CoachSlot } from './CoachSlot.tsx';
import { ConfirmBar } from './ConfirmBar.tsx';
import { RaceEnd, LocalRaceEndActions } from './RaceEnd.tsx';
import { TableLayout } from './TableLayout.tsx';
import { PassDeviceDialog } from './PassDeviceDialog.tsx';
import type { Position, TableLink } from '../games/table-link.ts';
import type { StepPlayer } from './step-player.ts';
import { useStepPlayer } from './useStepPlayer.ts';
import { useTurn } from './useTurn.ts';
import { createTextContext } from './text-context.ts';
import { mayHaveCoach } from './coach-rules.ts';

interface LiveTableProps {
  readonly link: TableLink;
  readonly game: LoadedGame;
  readonly online?: OnlineExtras;
  readonly lesson?: LessonExtras;
}

/** What a lesson adds: the coach, who accepts only some moves. */
interface LessonExtras {
  /** Called before a move is submitted. A move that is not accepted stays unsubmitted. */
  readonly accepts: (move: object) => boolean;
  /** What the coach says instead of the game's prompt, given how many entries have been shown completely. */
  readonly prompt: (shownEntries: number) => string;
  /** The coach's panel above the actions. */
  readonly coach: (shownEntries: number) => ReactNode;
}

/** What an online table adds to the page around the board. */
interface OnlineExtras {
  /** Whether the viewer drives, and not a bot for them. */
  readonly isDriving: boolean;
  /** Shown instead of the prompt when nobody can move any more, although the race is not over. */
  readonly stoppedPrompt: string | null;
  /** The viewer has moves chosen ahead, which the server plays. */
  readonly hasPremoves: boolean;
  /** The status of each seat, for the timing tower. */
  readonly seatStatus: readonly ReactNode[];
  /** Shown over the board: connection, autopilot. */
  readonly banner: ReactNode;
  readonly headerButtons: ReactNode;
  readonly belowActions: ReactNode;
  /** Wraps the log beside the board, to add the chat. */
  readonly wrapLog: (log: ReactNode) => ReactNode;
  /** Buttons after the race. */
  readonly endActions: ReactNode;
  /** Opens the replay at a moment. */
  readonly onReplay: (at: number) => void;
  /** The entry that a link to a moment names, shown first; `null`: the newest. */
  readonly startAt?: number | null;
}

/** A running table. A single person at the device is the viewer throughout; with several, whoever holds the device. */
export function LiveTable({ link, game, online, lesson }: LiveTableProps): ReactElement {
  const persons = useMemo(
    () =>
      link.viewer === undefined
        ? link.info.drivers.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
        : [link.viewer].filter((seat) => seat !== null),
    [link],
  );
  const [viewer, setViewer] = useState<Viewer>(persons.length === 1 ? persons[0]! : null);
  const [watchCount, setWatchCount] = useState(0);
  const player = useStepPlayer(link, game.ui, viewer, watchCount);
  if (player === null) return <Loading game={link.info.game} />;
  const props = {
    link,
    game,
    persons,
    viewer,
    player,
    onViewer: setViewer,
    onRefused: () => setWatchCount(watchCount + 1),
    ...(lesson === undefined ? {} : { lesson }),
  };
  return <LiveTableView {...props} {...(online === undefined ? {} : { online })} />;
}

interface LiveTableViewProps extends LiveTableProps {
  readonly persons: readonly number[];
  /** Who holds the device. The step player may still show the previous viewer's position for a moment. */
  readonly viewer: Viewer;
  readonly player: StepPlayer;
  readonly onViewer: (viewer: Viewer) => void;
  readonly onRefused: () => void;
}

function LiveTableView({
  link,
  game,
  online,
  lesson,
  persons,
  viewer,
  player,
  onViewer,
  onRefused,
}: LiveTableViewProps): ReactElement {
  const { ui } = game;
  const { info } = link;
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const { position: newest, view, cue, pendingSteps, history, past } = useStore(player.store);
  const driving = online?.isDriving ?? true;
  // While a bot drives for the viewer there are no legal moves. In a stopped race nobody is awaited.
  const stoppedPrompt = online?.stoppedPrompt ?? null;
  const isStopped = stoppedPrompt !== null;
  const position = useMemo(() => {
    if (isStopped && newest.awaiting.kind === 'moves') {
      return { ...newest, legal: [], previews: [], awaiting: { ...newest.awaiting, seats: [] } };
    }
    return driving ? newest : { ...newest, legal: [], previews: [] };
  }, [driving, isStopped, newest]);
  const shown = past ?? position;
  const context = useMemo(
    () => createTextContext(info, position.viewer, game.t, t, language),
    [info, position.viewer, game.t, t, language],
  );

  const isIdle = pendingSteps === 0 && cue === null;
  const shownEntries = isIdle ? position.n : 0;
  const turn = useTurn({
    link,
    ui,
    position,
    viewer,
    isShared: persons.length > 1,
    isIdle,
    isLookingBack: past !== null,
    hasPremoves: online?.hasPremoves ?? false,
    accepts: lesson?.accepts,
    onSecretMove: () => onViewer(null),
    onRefused,
  });
  const { isAsked, onlyMove, considered, chosen, consider, choose, send } = turn;
  useKeyBindings({
    Enter: () => chosen !== null && send(chosen.move),
    Escape: () => (past === null ? choose(null) : player.showPast(null)),
  });

  const next = nextPersonToMove(position, persons);
  const mustPassDevice = isIdle && viewer === position.viewer && next !== null && next !== viewer;
  const isCovered = mustPassDevice && ui.hasSecrets(position, info);
  useEffect(() => {
    if (mustPassDevice && !isCovered) onViewer(next);
  }, [mustPassDevice, isCovered, next, onViewer]);

  // Without a network no earlier position can be loaded; the connection notice says so.
  // Stable, so that the log is not rendered again with every event.
  const showEntry = useCallback(
    (n: number): void => void link.at(n, position.viewer).then(({ after }) => player.showPast(after), noop),
    [link, position.viewer, player],
  );
  const startAt = online?.startAt ?? null;
  useEffect(() => {
    if (startAt !== null) showEntry(startAt);
    // Only when the page is opened: later the person looks where they like.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [startAt]);
  const isCoached = lesson === undefined && !isStopped && mayHaveCoach(link, persons, viewer);
  const tableProps = {
    context,
    position: shown,
    view: past === null ? view : past.view,
    cue: past === null ? cue : null,
    isAsked,
    considered,
    chosen: chosen?.move ?? null,
    consider,
    choose,
  };
  return (
    <>
      <TableLayout
        ui={ui}
        otherPrompt={
          lesson?.prompt(shownEntries) ??
          stoppedPrompt ??
          (onlyMove === null ? null : t.table.onlyMove(ui.describeMove(onlyMove, null, context)))
        }
        table={tableProps}
        history={history}
        shownEntry={past === null ? null : past.n}
        onShowEntry={showEntry}
        onSkip={isIdle ? null : () => player.skip()}
        headerButtons={online?.headerButtons}
        seatStatus={online?.seatStatus}
        belowActions={
          <>
            {isCoached && past === null && position.awaiting.kind !== 'over' && (
              <CoachSlot ui={ui} table={tableProps} history={history} isIdle={isIdle} />
            )}
            {online?.belowActions}
          </>
        }
        wrapLog={online?.wrapLog}
        banner={
          past === null ? (
            online?.banner
          ) : (
            <p className="notice banner">
              {t.table.lookingBack}{' '}
              <button type="button" className="button" onClick={() => player.showPast(null)}>
                {t.table.backToNow}
              </button>
            </p>
          )
        }
        aboveActions={lesson?.coach(shownEntries)}
        confirm={
          <>
            {turn.isRefused && (
              <p className="error-text" role="alert">
                {t.table.refused}
              </p>
            )}
            <ConfirmBar
              ui={ui}
              context={context}
              considered={considered}
              chosen={chosen}
              isAsked={isAsked}
              onSend={() => chosen !== null && send(chosen.move)}
              onTakeBack={() => choose(null)}
            />
            <AtOnceOffer confirmedMoves={turn.confirmedMoves} />
          </>
        }
      />
      {isCovered && <PassDeviceDialog seat={next} name={context.name(next)} onTaken={() => onViewer(next)} />}
      {isIdle && past === null && position.awaiting.kind === 'over' && lesson === undefined && (
        <RaceEnd
          ui={ui}
          link={link}
          view={view}
          history={history}
          context={context}
          ranking={position.awaiting.ranking}
          reader={persons.length === 1 ? position.viewer : null}
          onReplay={online?.onReplay}
        >
          {online?.endActions ?? <LocalRaceEndActions info={info} />}
        </RaceEnd>
      )}
    </>
  );
}

const noop = (): void => {};

/** The person to move. If several may choose at once: the one who holds the device, otherwise the first. */
function nextPersonToMove({ awaiting, viewer }: Position, persons: readonly number[]): number | null {
  if (awaiting.kind !== 'moves') return null;
  if (viewer !== null && awaiting.seats.includes(viewer)) return viewer;
  return awaiting.seats.find((seat) => persons.includes(seat)) ?? null;
}
