import { type GameTypes, isSameJson } from '@paddock/kernel';
import { useEffect, useState } from 'react';
import type { ConsideredMove } from '../games/ui.ts';
import type { Position, TableLink } from '../games/table-link.ts';
import { isSending } from './choice.ts';

type Move = GameTypes['move'];

export interface ChoiceState {
  readonly considered: ConsideredMove | null;
  /** The chosen move, shown in the confirm bar whatever the pointer is on. */
  readonly chosen: ConsideredMove | null;
  readonly consider: (move: Move | null) => void;
  readonly choose: (move: Move | null) => void;
}

/**
 * The hovered and the chosen move with their previews. Both are cleared when the viewer's own move is in, but not by
 * the moves of others.
 */
export function useChoice(
  link: TableLink,
  position: Position,
  asked: boolean,
  atOnce: boolean,
  send: (move: Move) => void,
): ChoiceState {
  const [hovered, setHovered] = useState<Move | null>(null);
  const [picked, setPicked] = useState<Move | null>(null);
  useEffect(() => {
    setHovered(null);
    setPicked(null);
  }, [position.turnId, position.viewer]);

  const hoveredPreview = usePreview(link, position, asked ? hovered : null);
  const pickedPreview = usePreview(link, position, asked ? picked : null);
  const chosen = asked && picked !== null ? { move: picked, preview: pickedPreview, isChosen: true } : null;
  const isHoveredPicked = hovered !== null && picked !== null && isSameJson(hovered, picked);
  const hoveredMove =
    asked && hovered !== null ? { move: hovered, preview: hoveredPreview, isChosen: isHoveredPicked } : null;
  return {
    considered: hoveredMove ?? chosen,
    chosen,
    consider: setHovered,
    choose: (move) => {
      if (!asked) return;
      if (isSending(picked, move, atOnce)) send(move);
      else setPicked(move);
    },
  };
}

function usePreview(link: TableLink, position: Position, move: Move | null): object | null {
  const [loaded, setLoaded] = useState<{ readonly move: Move; readonly preview: object } | null>(null);
  const known = move === null || position.previews === null ? -1 : indexOf(position, move);
  useEffect(() => {
    const { viewer, previews } = position;
    if (move === null || viewer === null || previews !== null) return;
    let wanted = true;
    void link.preview(viewer, move).then((preview) => wanted && preview !== null && setLoaded({ move, preview }));
    return () => {
      wanted = false;
    };
  }, [link, position, move]);
  if (known >= 0) return position.previews![known]!;
  return loaded !== null && loaded.move === move ? loaded.preview : null;
}

function indexOf({ legal }: Position, move: Move): number {
  const found = legal.indexOf(move);
  return found >= 0 ? found : legal.findIndex((one) => isSameJson(one, move));
}
