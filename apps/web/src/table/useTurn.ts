import type { GameTypes, Viewer } from '@paddock/kernel';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../base/settings.ts';
import type { Position, TableLink } from '../games/table-link.ts';
import type { GameUi } from '../games/ui.ts';
import { playSound } from '../kit/sound.ts';
import { findOnlyMove } from './choice.ts';
import { type ChoiceState, useChoice } from './useChoice.ts';
import { usePlayAfterBeat } from './usePlayAfterBeat.ts';

type Move = GameTypes['move'];

/** Where a turn takes place. */
interface TurnOptions {
  readonly link: TableLink;
  readonly ui: GameUi;
  /** The newest position, with the moves that the viewer may make. */
  readonly position: Position;
  /** Who holds the device. */
  readonly viewer: Viewer;
  /** Several people share the device. */
  readonly isShared: boolean;
  /** Everything has been shown. */
  readonly isIdle: boolean;
  /** A past position is shown. */
  readonly isLookingBack: boolean;
  /** Moves chosen ahead wait on the server. */
  readonly hasPremoves: boolean;
  /** Says of a move before it is submitted whether the lesson accepts it. */
  readonly accepts?: ((move: Move) => boolean) | undefined;
  /** Called when a move that the others may not see is in. */
  readonly onSecretMove: () => void;
  readonly onRefused: () => void;
}

/** A turn of the viewer: what they are asked, choose and send. */
interface Turn extends ChoiceState {
  /** The viewer may choose a move right now. */
  readonly isAsked: boolean;
  /** The only legal move, which is about to be played without asking. */
  readonly onlyMove: Move | null;
  readonly send: (move: Move) => void;
  /** The last move was refused, because the race has gone on. */
  readonly isRefused: boolean;
  /** How many moves the person has chosen and confirmed. */
  readonly confirmedMoves: number;
}

/** The viewer's turn: asks, plays the only legal move without asking, and submits what is chosen. */
export function useTurn(options: TurnOptions): Turn {
  const { link, ui, position, viewer, isShared, isIdle, isLookingBack, hasPremoves } = options;
  const { info } = link;
  const atOnce = useSettings((settings) => settings.atOnce);
  const isWanted = useSettings((settings) => settings.playsOnlyMove);
  const [sentTurn, setSentTurn] = useState<string | null>(null);
  const [triedTurn, setTriedTurn] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const [confirmedMoves, setConfirmedMoves] = useState(0);

  /** Identifies this choice: it ends when the viewer has moved, whatever others do. */
  const turnKey = `${position.viewer} ${position.turnId}`;
  // Where all choose at once, other people's moves do not interrupt the viewer's choice.
  const askedTurn = useRef<string | null>(null);
  const isReady = isIdle || askedTurn.current === turnKey;
  const mayChoose = isReady && !isLookingBack && position.legal.length > 0 && sentTurn !== turnKey;
  const isSecretOnSharedDevice = isShared && ui.hasSecrets(position, info);
  const situation = { isWanted, isLesson: info.lesson, isSecretOnSharedDevice, hasPremoves };
  // It is tried once in a turn: if it is refused, the person is asked.
  const onlyMove = mayChoose && triedTurn !== turnKey ? findOnlyMove({ legal: position.legal, ...situation }) : null;
  const isAsked = mayChoose && onlyMove === null;
  useEffect(() => {
    if (!isAsked) return;
    askedTurn.current = turnKey;
    if (useSettings.getState().sound) playSound('turn');
  }, [isAsked, turnKey]);

  /** Submits a move. A refusal is told only if the person chose it. */
  const submit = (move: Move, isChosen: boolean): void => {
    const { n } = position;
    if (viewer === null || viewer !== position.viewer || options.accepts?.(move) === false) return;
    setSentTurn(turnKey);
    setRefused(false);
    // The pressed button disappears: move the focus to where the next choice is made.
    if (document.activeElement?.matches('.confirm *') === true) {
      document.querySelector<HTMLElement>('.actions')?.focus({ preventScroll: true });
    }
    void link.submit(viewer, move, n).then((answer) => {
      if (!answer.ok) {
        setSentTurn(null);
        setRefused(isChosen);
        options.onRefused();
      } else if (isSecretOnSharedDevice) options.onSecretMove();
    });
  };
  const send = (move: Move): void => {
    if (!atOnce) setConfirmedMoves(confirmedMoves + 1);
    submit(move, true);
  };
  usePlayAfterBeat(onlyMove === null ? null : turnKey, () => {
    if (onlyMove === null) return;
    setTriedTurn(turnKey);
    submit(onlyMove, false);
  });
  const choice = useChoice(link, position, isAsked, atOnce, send);
  return { ...choice, isAsked, onlyMove, send, isRefused, confirmedMoves };
}
