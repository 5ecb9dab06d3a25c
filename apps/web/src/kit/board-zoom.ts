/** A part of a board, in the units of its drawing. */
export interface BoardBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface BoardSize {
  readonly width: number;
  readonly height: number;
  /** The scale, in pixels for a unit, at which its cells are large enough to read. */
  readonly legibleScale: number;
}

/** How the drawing is shown in its element: moved, then enlarged from its top left corner. */
interface BoardZoom {
  readonly x: number;
  readonly y: number;
  readonly factor: number;
}

/** How to show a box in an element of this size; `null` if the whole board is large enough or cannot be enlarged. */
export function zoomOn(box: BoardBox, board: BoardSize, width: number, height: number): BoardZoom | null {
  const fit = Math.min(width / board.width, height / board.height);
  if (fit === 0 || fit >= board.legibleScale) return null;
  const wanted = Math.min(width / (box.right - box.left), height / (box.bottom - box.top), board.legibleScale);
  const scale = Math.max(wanted, fit);
  const factor = scale / fit;
  if (factor < MIN_FACTOR) return null;
  const place = (middle: number, length: number, room: number): number => {
    const margin = ((room - length * fit) / 2) * factor;
    const least = room - margin - length * scale;
    // A side that fits is centred; otherwise nothing beside the board is shown.
    if (length * scale <= room) return (least - margin) / 2;
    return Math.min(-margin, Math.max(least, room / 2 - margin - middle * scale));
  };
  return {
    x: place((box.left + box.right) / 2, board.width, width),
    y: place((box.top + box.bottom) / 2, board.height, height),
    factor,
  };
}

/** Less than this is not worth losing sight of the rest of the board. */
const MIN_FACTOR = 1.3;

/** The smallest box around points with a margin. */
export function boxAround(points: readonly { readonly x: number; readonly y: number }[], margin: number): BoardBox {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}
