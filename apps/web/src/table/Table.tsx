import type { Viewer } from '@paddock/kernel';
import { type ReactElement, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Loading } from '../app/Loading.tsx';
import { useSettings } from '../app/settings.ts';
import type { LoadedGame } from '../games/index.ts';
import { useKeys } from '../kit/keys.ts';
import { playSound } from '../kit/sound.ts';
import { useTexts } from '../texts/index.tsx';
import { Coach } from './Coach.tsx';
import { ConfirmBar } from './ConfirmBar.tsx';
import { Ending, RaceAgain } from './Ending.tsx';
import { Frame } from './Frame.tsx';
import { HandOver } from './HandOver.tsx';
import type { Position, TableLink } from './link.ts';
import type { Stage } from './stage.ts';
import { useChoice } from './useChoice.ts';
import { useCoach } from './useCoach.ts';
import { useStage } from './useStage.ts';
import { wordsFor } from './words.ts';

interface TableSeatProps {
  readonly link: TableLink;
  readonly game: LoadedGame;
  readonly far?: Surroundings;
}

/** What a table far away adds to the page around the board. */
export interface Surroundings {
  /** Whether the viewer's wheel is in their own hands. */
  readonly driving: boolean;
  /** A word on each seat, for the rail. */
  readonly seats: readonly ReactNode[];
  /** Lies over the board: how the connection is, who drives. */
  readonly banner: ReactNode;
  readonly buttons: ReactNode;
  readonly below: ReactNode;
  /** Puts the log beside the board where it belongs at this table. */
  readonly beside: (log: ReactNode) => ReactNode;
  /** What to do after the race. */
  readonly ending: ReactNode;
}

/** A live table. With one person at the device they are the viewer throughout; with several, whoever holds it. */
export function Table({ link, game, far }: TableSeatProps): ReactElement {
  const persons = useMemo(
    () =>
      link.viewer === undefined
        ? link.info.drivers.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
        : [link.viewer].filter((seat) => seat !== null),
    [link],
  );
  const [viewer, setViewer] = useState<Viewer>(persons.length === 1 ? persons[0]! : null);
  const [again, setAgain] = useState(0);
  const stage = useStage(link, game.ui, viewer, again);
  if (stage === null) return <Loading game={link.info.game} />;
  const props = { link, game, persons, viewer, stage, onViewer: setViewer, onRefused: () => setAgain(again + 1) };
  return <Seated {...props} {...(far === undefined ? {} : { far })} />;
}

interface SeatedProps extends TableSeatProps {
  readonly persons: readonly number[];
  /** Who holds the device; the stage may still show it to the one before for a moment. */
  readonly viewer: Viewer;
  readonly stage: Stage;
  readonly onViewer: (viewer: Viewer) => void;
  readonly onRefused: () => void;
}

function Seated({ link, game, far, persons, viewer, stage, onViewer, onRefused }: SeatedProps): ReactElement {
  const { ui } = game;
  const { info } = link;
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const atOnce = useSettings((settings) => settings.atOnce);
  const { position: newest, view, cue, behind, history, past } = useStore(stage.store);
  const driving = far?.driving ?? true;
  // While a bot drives, nothing is asked.
  const position = useMemo(() => (driving ? newest : { ...newest, legal: [], previews: [] }), [driving, newest]);
  const [sending, setSending] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const shown = past ?? position;
  const words = useMemo(
    () => wordsFor(info, position.viewer, game.t, t, language),
    [info, position.viewer, game.t, t, language],
  );

  /** Names this very choice: it is over once it is in, whatever others do. */
  const turn = `${position.viewer} ${position.turnId}`;
  const idle = behind === 0 && cue === null;
  // Where all choose at once, nobody is interrupted by the choices of others.
  const asking = useRef<string | null>(null);
  const ready = idle || asking.current === turn;
  const asked = ready && past === null && position.legal.length > 0 && sending !== turn;
  useEffect(() => {
    if (!asked) return;
    asking.current = turn;
    if (useSettings.getState().sound) playSound('turn');
  }, [asked, turn]);

  const coaching = useCoach(info, ui.lesson, position, asked);
  const send = (move: object): void => {
    const { n } = position;
    if (viewer === null || viewer !== position.viewer) return;
    coaching.onSubmit(move);
    setSending(turn);
    setRefused(false);
    // The button that was pressed goes away: the next choice is made where this one was.
    if (document.activeElement?.matches('.confirm *') === true) {
      document.querySelector<HTMLElement>('.actions')?.focus({ preventScroll: true });
    }
    const covered = persons.length > 1 && ui.secret(position, info);
    void link.submit(viewer, move, n).then((answer) => {
      if (!answer.ok) {
        setSending(null);
        setRefused(true);
        onRefused();
      } else if (covered) onViewer(null);
    });
  };
  const { considered, chosen, consider, choose } = useChoice(link, position, asked, atOnce, send);
  useKeys({
    Enter: () => chosen !== null && send(chosen.move),
    Escape: () => (past === null ? choose(null) : stage.look(null)),
  });

  const next = nextPerson(position, persons);
  const elsewhere = idle && viewer === position.viewer && next !== null && next !== viewer;
  const cover = elsewhere && ui.secret(position, info);
  useEffect(() => {
    if (elsewhere && !cover) onViewer(next);
  }, [elsewhere, cover, next, onViewer]);

  // Without a network there is no looking back; the page says elsewhere that it is gone.
  const look = (n: number): void => void link.at(n, position.viewer).then(({ after }) => stage.look(after), nothing);
  const table = { words, position: shown, view: past === null ? view : past.view, cue: past === null ? cue : null };
  return (
    <>
      <Frame
        ui={ui}
        table={{ ...table, asked, considered, chosen: chosen?.move ?? null, consider, choose }}
        history={history}
        at={past === null ? null : past.n}
        onLook={look}
        onSkip={idle ? null : () => stage.skip()}
        buttons={far?.buttons}
        seats={far?.seats}
        below={far?.below}
        beside={far?.beside}
        banner={
          past === null ? (
            far?.banner
          ) : (
            <p className="banner">
              {t.table.lookingBack}{' '}
              <button type="button" className="button" onClick={() => stage.look(null)}>
                {t.table.backToNow}
              </button>
            </p>
          )
        }
        aside={<Coach ui={ui} words={words} coaching={coaching} />}
        confirm={
          <>
            {refused && (
              <p className="refused" role="alert">
                {t.table.refused}
              </p>
            )}
            <ConfirmBar
              ui={ui}
              words={words}
              considered={considered}
              chosen={chosen}
              onSend={() => chosen !== null && send(chosen.move)}
              onTakeBack={() => choose(null)}
            />
          </>
        }
      />
      {cover && <HandOver seat={next} name={words.name(next)} onTaken={() => onViewer(next)} />}
      {idle && past === null && position.awaiting.kind === 'over' && (
        <Ending ui={ui} view={view} words={words} ranking={position.awaiting.ranking}>
          {far?.ending ?? <RaceAgain info={info} />}
        </Ending>
      )}
    </>
  );
}

const nothing = (): void => {};

/** The person who is awaited; of several who choose at the same time, the one who has the device, or else the first. */
function nextPerson({ awaiting, viewer }: Position, persons: readonly number[]): number | null {
  if (awaiting.kind !== 'moves') return null;
  if (viewer !== null && awaiting.seats.includes(viewer)) return viewer;
  return awaiting.seats.find((seat) => persons.includes(seat)) ?? null;
}
