/** The layout of the table. A wide table has the formula in one row; others put "= C" below. */
export interface FeltPoint {
  readonly x: number;
  readonly y: number;
}

/** A card's middle, and its width; its height follows. */
export interface CardSpot extends FeltPoint {
  readonly w: number;
}

export const CARD_RATIO = 1.4;

/** A table on a phone that is lower than this has no room for two lines below a pile. */
const FLAT_HEIGHT = 560;

export interface FeltLayout {
  /** On a phone: everything is drawn larger, and less of it. */
  readonly small: boolean;
  /** Wider than high on a phone: piles and players are drawn smaller. */
  readonly isFlat: boolean;
  readonly width: number;
  readonly height: number;
  /** The middle of the others' cards. */
  readonly seatY: number;
  /** The middles of the rows of the formula, and how wide they may be. */
  readonly rows: readonly { readonly x: number; readonly y: number; readonly width: number }[];
  /** Cards are at most so wide. */
  readonly largest: number;
  readonly pile: CardSpot;
  readonly under: CardSpot;
  readonly sign: FeltPoint;
  readonly verdict: FeltPoint;
  readonly round: FeltPoint;
  readonly oval: { readonly y: number; readonly rx: number; readonly ry: number };
}

function clamp(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** The layout for an area in pixels: one row where it is wide, otherwise two. */
export function feltLayoutFor(width: number, height: number, sign: boolean): FeltLayout {
  const aspect = width / Math.max(1, height);
  if (width < 560) return phoneLayout(clamp(430, 720 / aspect, 1080), sign);
  return aspect < 1.25 ? tallLayout(clamp(860, 1000 / aspect, 1120)) : wideLayout(clamp(700, 1200 / aspect, 860), sign);
}

function wideLayout(height: number, sign: boolean): FeltLayout {
  const middle = height * 0.53 + (sign ? 44 : 0);
  return {
    small: false,
    isFlat: false,
    width: 1200,
    height,
    seatY: 92,
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

function tallLayout(height: number): FeltLayout {
  const middle = 90 + height * 0.47;
  return {
    small: false,
    isFlat: false,
    width: 1000,
    height,
    seatY: 92,
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

/** On a phone everything is drawn larger, and the formula takes the space that players and round line leave. */
function phoneLayout(height: number, sign: boolean): FeltLayout {
  const isFlat = height < FLAT_HEIGHT;
  const seatY = isFlat ? 46 : 66;
  const top = seatY + (isFlat ? 76 : 84);
  const bottom = height - 60;
  const signY = top + 41;
  const formulaTop = sign ? signY + 42 : top;
  const middle = (formulaTop + bottom) / 2;
  const step = Math.min(93, (bottom - formulaTop) / 4);
  const largest = Math.min(112, (2 * step - 6) / CARD_RATIO);
  const pileWidth = isFlat ? 54 : 76;
  const pileY = Math.min(middle + 100, bottom - pileWidth * 0.7 - (isFlat ? 34 : 62));
  return {
    small: true,
    isFlat,
    width: 720,
    height,
    seatY,
    rows: [
      { x: 360, y: middle - step, width: 690 },
      { x: 360, y: middle + step, width: 430 },
    ],
    largest,
    pile: { x: 76, y: pileY, w: pileWidth },
    under: { x: 644, y: pileY, w: pileWidth },
    sign: { x: 360, y: signY },
    // Right below the formula, where there is room.
    verdict: { x: 360, y: Math.min(height - 32, middle + step + (largest * CARD_RATIO) / 2 + 56) },
    round: { x: 360, y: height - 20 },
    oval: { y: middle, rx: 316, ry: Math.min(216, 2 * step + 30) },
  };
}

export interface SeatSpot extends FeltPoint {
  readonly seat: number;
  readonly own: boolean;
  /** How much room there is for a name. */
  readonly room: number;
}

/** The others sit side by side, clockwise from the viewer's left; the viewer sits at the bottom. */
export function seatSpots(table: FeltLayout, seats: number, viewer: number | null): SeatSpot[] {
  const first = viewer ?? 0;
  const edge = table.small ? 12 : 28;
  const share = (table.width - 2 * edge) / (seats - 1);
  return Array.from({ length: seats }, (_, seat) => {
    const turn = (seat - first + seats) % seats;
    // The viewer's cards come from below, where the hand is.
    if (turn === 0) return { seat, own: true, x: table.width / 2, y: table.height + 60, room: 270 };
    return { seat, own: false, x: edge + share * (turn - 0.5), y: table.seatY, room: Math.min(270, share) };
  });
}

/** Whether there is room for the name only, without the car. */
export function isTight(table: FeltLayout, room: number): boolean {
  return table.small && room < 170;
}

/** The plate with a player's name: below the fan, for the viewer at the edge of the table. */
export function plateOf(table: FeltLayout, { own, x, y, room }: SeatSpot): FeltPoint & { readonly width: number } {
  const below = table.isFlat ? 52 : table.small ? 58 : 74;
  return { x, y: own ? table.round.y - 58 : y + below, width: Math.min(room - 10, 230) };
}

/** Half the height of a plate and of the verdict, with a little room. */
const PLATE_DISTANCE = 56;

/** Whether the verdict on a formula lies over a player's plate. */
export function isUnderVerdict(table: FeltLayout, spot: SeatSpot): boolean {
  return spot.own && (table.small || Math.abs(plateOf(table, spot).y - table.verdict.y) < PLATE_DISTANCE);
}

/** The transform of an item; drawing and keyframes use the same form. */
export function transformOf({ x, y }: FeltPoint, scale: number, angle = 0): string {
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${angle.toFixed(2)}deg) scale(${scale.toFixed(4)})`;
}
