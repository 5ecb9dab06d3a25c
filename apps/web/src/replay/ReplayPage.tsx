import { type ReactElement, useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { useSettings } from '../app/settings.ts';
import { useKeys } from '../kit/keys.ts';
import { Frame } from '../table/Frame.tsx';
import { type OpenedTable, TableTrouble, useTable } from '../table/TablePage.tsx';
import { wordsFor } from '../table/words.ts';
import { TextsAbout, useTexts } from '../texts/index.tsx';
import { Controls } from './Controls.tsx';
import { More } from './More.tsx';
import type { Reel } from './reel.ts';
import { useAddress, useReel } from './useReel.ts';
import './replay.css';

/** A race to be looked at again: /replay/:id?at=57. */
export function ReplayPage({ id }: { id: string }): ReactElement {
  const opened = useTable(id);
  if (opened.state === 'there' && opened.value !== null)
    return (
      <TextsAbout game={opened.value.link.info.game}>
        <Replay key={id} {...opened.value} />
      </TextsAbout>
    );
  return <TableTrouble state={opened.state} />;
}

function Replay({ link, game }: OpenedTable): ReactElement {
  const reel = useReel(link, game.ui);
  if (reel.state !== 'there') return <TableTrouble state={reel.state} />;
  return <Shown link={link} game={game} reel={reel.value} />;
}

const nothing = (): void => {};

function Shown({ link, game, reel }: OpenedTable & { readonly reel: Reel }): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const { position, view, cue, history } = useStore(reel.stage.store);
  const { at, of, over, viewer, playing, failed } = useStore(reel.store);
  useAddress(at);
  useKeys({
    ArrowLeft: () => reel.previous(),
    ArrowRight: () => reel.next(),
    ' ': () => reel.toggle(),
    Home: () => reel.go(0),
    End: () => reel.go(of),
  });
  const words = useMemo(
    () => wordsFor(link.info, position.viewer, game.t, t, language),
    [link, position.viewer, game.t, t, language],
  );
  const look = useCallback((n: number) => reel.go(n), [reel]);
  // Nobody is asked for anything any more.
  const past = useMemo(() => ({ ...position, legal: [], previews: [] }), [position]);
  if (failed) return <TableTrouble state="failed" />;
  const table = {
    words,
    position: past,
    view,
    cue,
    asked: false,
    considered: null,
    chosen: null,
    consider: nothing,
    choose: nothing,
  };
  const ended = over && at === of;
  return (
    <Frame
      ui={game.ui}
      table={table}
      history={history}
      at={position.n}
      onLook={look}
      onSkip={null}
      footer={<Controls reel={reel} at={at} of={of} playing={playing} />}
      aside={<More link={link} words={words} reel={reel} at={at} viewer={viewer} over={over} ended={ended} />}
    />
  );
}
