/** Where things lie on the table. A wide table has the formula in one row; others put "= C" below. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A card's middle, and its width; its height follows. */
export interface Spot extends Point {
  readonly w: number;
}

export const CARD_RATIO = 1.4;

export interface Table {
  /** On a phone: everything is drawn larger, and less of it. */
  readonly small: boolean;
  readonly width: number;
  readonly height: number;
  /** The middles of the rows of the formula, and how wide they may be. */
  readonly rows: readonly { readonly x: number; readonly y: number; readonly width: number }[];
  /** Cards are at most so wide. */
  readonly largest: number;
  readonly pile: Spot;
  readonly under: Spot;
  readonly sign: Point;
  readonly verdict: Point;
  readonly round: Point;
  readonly oval: { readonly y: number; readonly rx: number; readonly ry: number };
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** The table that fills an area of so many pixels best: one row where it is wide, two where it is not. */
export function tableFor(width: number, height: number, sign: boolean): Table {
  const aspect = width / Math.max(1, height);
  if (width < 560 && aspect < 1.3) return phoneTable(between(660, 720 / aspect, 1080), sign);
  return aspect < 1.25
    ? tallTable(between(860, 1000 / aspect, 1120))
    : wideTable(between(700, 1200 / aspect, 860), sign);
}

function wideTable(height: number, sign: boolean): Table {
  const middle = height * 0.53 + (sign ? 44 : 0);
  return {
    small: false,
    width: 1200,
    height,
    rows: [{ x: 600, y: middle, width: 1080 }],
    largest: sign ? 128 : 150,
    pile: { x: 150, y: height - 140, w: 92 },
    under: { x: 1050, y: height - 140, w: 92 },
    sign: { x: 600, y: middle - 158 },
    verdict: { x: 600, y: middle + 156 },
    round: { x: 600, y: height - 40 },
    oval: { y: middle, rx: 520, ry: sign ? 180 : 216 },
  };
}

function tallTable(height: number): Table {
  const middle = 90 + height * 0.47;
  return {
    small: false,
    width: 1000,
    height,
    rows: [
      { x: 500, y: middle - 128, width: 900 },
      { x: 500, y: middle + 128, width: 600 },
    ],
    largest: 150,
    pile: { x: 126, y: height - 215, w: 100 },
    under: { x: 874, y: height - 215, w: 100 },
    sign: { x: 500, y: middle - 300 },
    verdict: { x: 500, y: middle + 282 },
    round: { x: 500, y: height - 46 },
    oval: { y: middle, rx: 440, ry: 330 },
  };
}

/** There is little room on a phone: the sign of FO-17 makes the cards a little smaller. */
function phoneTable(height: number, sign: boolean): Table {
  const middle = (sign ? 92 : 60) + height * 0.485;
  const step = sign ? 78 : 93;
  return {
    small: true,
    width: 720,
    height,
    rows: [
      { x: 360, y: middle - step, width: 690 },
      { x: 360, y: middle + step, width: 430 },
    ],
    largest: sign ? 92 : 112,
    pile: { x: 76, y: middle + 100, w: 76 },
    under: { x: 644, y: middle + 100, w: 76 },
    sign: { x: 360, y: middle - 191 },
    verdict: { x: 360, y: middle + (sign ? 190 : 222) },
    round: { x: 360, y: height - 32 },
    oval: { y: middle, rx: 316, ry: sign ? 190 : 216 },
  };
}

/** Where the others sit, clockwise from the viewer's left, as shares of the width; the viewer sits at the bottom. */
const AROUND: readonly (readonly number[])[] = [
  [],
  [0.5],
  [0.25, 0.75],
  [0.18, 0.5, 0.82],
  [0.14, 0.38, 0.62, 0.86],
  [0.115, 0.3075, 0.5, 0.6925, 0.885],
];

export interface SeatSpot extends Point {
  readonly seat: number;
  readonly own: boolean;
  /** How much room there is for a name. */
  readonly room: number;
}

export function seatSpots(table: Table, seats: number, viewer: number | null): SeatSpot[] {
  const first = viewer ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    const turn = (seat - first + seats) % seats;
    // The viewer's cards come from below, where the hand is.
    if (turn === 0) return { seat, own: true, x: table.width / 2, y: table.height + 60, room: 270 };
    const room = Math.min(270, (table.width * (table.small ? 1 : 0.96)) / (seats - 1));
    const share = table.small ? (turn - 0.5) / (seats - 1) : AROUND[seats - 1]![turn - 1]!;
    return { seat, own: false, x: table.width * share, y: table.small ? 66 : 92, room };
  });
}

/** How a thing is put in its place; the same form for drawing and for keyframes. */
export function transformOf({ x, y }: Point, scale: number, angle = 0): string {
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${angle.toFixed(2)}deg) scale(${scale.toFixed(4)})`;
}
