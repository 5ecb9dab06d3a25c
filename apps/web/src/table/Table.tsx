import type { Viewer } from '@paddock/kernel';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { Loading } from '../app/Loading.tsx';
import { useSettings } from '../app/settings.ts';
import type { LoadedGame } from '../games/index.ts';
import type { Words } from '../games/ui.ts';
import { useKeys } from '../kit/keys.ts';
import { playSound } from '../kit/sound.ts';
import { useTexts } from '../texts/index.tsx';
import { Coach } from './Coach.tsx';
import { ConfirmBar } from './ConfirmBar.tsx';
import { Frame } from './Frame.tsx';
import { HandOver } from './HandOver.tsx';
import type { Position, TableLink } from './link.ts';
import { localTables } from './local.ts';
import { Result } from './Result.tsx';
import type { Stage } from './stage.ts';
import { useChoice } from './useChoice.ts';
import { useStage } from './useStage.ts';
import { wordsFor } from './words.ts';

interface TableSeatProps {
  readonly link: TableLink;
  readonly game: LoadedGame;
}

/** A live table. With one person at the device they are the viewer throughout; with several, whoever holds it. */
export function Table({ link, game }: TableSeatProps): ReactElement {
  const persons = useMemo(
    () => link.info.drivers.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])),
    [link],
  );
  const [viewer, setViewer] = useState<Viewer>(persons.length === 1 ? persons[0]! : null);
  const [again, setAgain] = useState(0);
  const stage = useStage(link, game.ui, viewer, again);
  if (stage === null) return <Loading game={link.info.game} />;
  const props = { link, game, persons, viewer, stage, onViewer: setViewer, onRefused: () => setAgain(again + 1) };
  return <Seated {...props} />;
}

interface SeatedProps extends TableSeatProps {
  readonly persons: readonly number[];
  /** Who holds the device; the stage may still show it to the one before for a moment. */
  readonly viewer: Viewer;
  readonly stage: Stage;
  readonly onViewer: (viewer: Viewer) => void;
  readonly onRefused: () => void;
}

function Seated({ link, game, persons, viewer, stage, onViewer, onRefused }: SeatedProps): ReactElement {
  const { ui } = game;
  const { info } = link;
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const atOnce = useSettings((settings) => settings.atOnce);
  const { position, view, cue, behind, history, past } = useStore(stage.store);
  const [sending, setSending] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const shown = past ?? position;
  const words = useMemo(
    () => wordsFor(info, position.viewer, game.t, t, language),
    [info, position.viewer, game.t, t, language],
  );

  /** Names this very choice: it is over once it is in, whatever others do. */
  const turn = `${position.viewer} ${position.made}`;
  const idle = behind === 0 && cue === null;
  const asked = idle && past === null && position.legal.length > 0 && sending !== turn;
  useEffect(() => {
    if (asked && useSettings.getState().sound) playSound('turn');
  }, [asked]);

  const send = (move: object): void => {
    const { n } = position;
    if (viewer === null || viewer !== position.viewer) return;
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

  const look = (n: number): void => void link.at(n, position.viewer).then(({ after }) => stage.look(after));
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
        banner={
          past !== null && (
            <p className="banner">
              {t.table.lookingBack}{' '}
              <button type="button" className="button" onClick={() => stage.look(null)}>
                {t.table.backToNow}
              </button>
            </p>
          )
        }
        aside={
          <>
            {refused && (
              <p className="refused" role="alert">
                {t.table.refused}
              </p>
            )}
            {info.lesson && <Coach ui={ui} words={words} position={position} asked={asked} />}
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
        <Ending link={link} game={game} view={view} words={words} ranking={position.awaiting.ranking} />
      )}
    </>
  );
}

/** The person who is awaited; of several who choose at the same time, the one who has the device, or else the first. */
function nextPerson({ awaiting, viewer }: Position, persons: readonly number[]): number | null {
  if (awaiting.kind !== 'moves') return null;
  if (viewer !== null && awaiting.seats.includes(viewer)) return viewer;
  return awaiting.seats.find((seat) => persons.includes(seat)) ?? null;
}

interface EndingProps extends TableSeatProps {
  readonly view: object;
  readonly words: Words;
  readonly ranking: readonly (readonly number[])[];
}

function Ending({ link, game, view, words, ranking }: EndingProps): ReactElement {
  const t = useTexts();
  const [, go] = useLocation();
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (useSettings.getState().sound) playSound('win');
  }, []);
  const { info } = link;
  const again = async (): Promise<void> => {
    const { game: id, seats, options, drivers } = info;
    const created = await localTables().create({ game: id, seats, options: { ...options }, drivers });
    if (created.ok) go(`/table/${created.value}`);
  };
  if (!open) {
    return (
      <button type="button" className="button primary show-result" onClick={() => setOpen(true)}>
        {t.table.showResult}
      </button>
    );
  }
  return (
    <Result ui={game.ui} view={view} words={words} ranking={ranking} onClose={() => setOpen(false)}>
      <button type="button" className="button primary" onClick={() => void again()}>
        {t.table.again}
      </button>
      <button type="button" className="button" onClick={() => go(`/replay/${info.id}`)}>
        {t.table.replay}
      </button>
      <button type="button" className="button" onClick={() => setOpen(false)}>
        {t.table.closeResult}
      </button>
    </Result>
  );
}
