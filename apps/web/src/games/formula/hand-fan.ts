import { CARD_RATIO } from './geometry.ts';

interface HandCardSpot {
  /** The left edge and the top of the unrotated card. */
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** The viewer's hand as a fan, in pixels. */
export interface HandFan {
  readonly w: number;
  readonly height: number;
  readonly cards: readonly HandCardSpot[];
}

/**
 * What is visible of a card that the next one overlaps is at least as wide as a finger or a mouse needs: comfortably,
 * and where a hand would not fit into one row otherwise.
 */
const MIN_STEPS_PX = { finger: [44, 36], mouse: [40, 32] } as const;
/** Cards are not drawn narrower to fit into a row. */
const MIN_CARD_PX = 56;
const MAX_WIDTH_SHARE = 0.28;
/** Where there is room for cards of this width, more than half of each is in sight, with its number. */
const ROOMY_CARD_PX = 84;
const MIN_SHOWN_SHARE = 0.58;
/** The outermost cards are rotated, which makes the fan wider by this share of a card. */
const ROTATED_WIDTH = 1.24;
/** Cards side by side overlap at least so much. */
const MAX_STEP = 0.86;
const MAX_ANGLE = 11;
const MAX_ANGLE_STEP = 3.4;
/** How much further down the outermost cards are, as a share of the card's width. */
const MAX_DROP = 0.16;
/** What a further row shows of the one above. */
const ROW_STEP = 0.86;

/** Lays out a hand: one fan, or several below each other where the cards would be too narrow to tap. */
export function handFanOf(
  count: number,
  width: number,
  most: number,
  pointer: keyof typeof MIN_STEPS_PX = 'finger',
): HandFan {
  const steps = MIN_STEPS_PX[pointer];
  const largest = Math.min(most, width * MAX_WIDTH_SHARE);
  const fitting = steps.map((step) => (width - step * (count - 1)) / ROTATED_WIDTH).find((room) => room >= MIN_CARD_PX);
  const shown = width / (ROTATED_WIDTH + MIN_SHOWN_SHARE * (count - 1));
  const w = Math.min(largest, fitting ?? largest, Math.max(shown, ROOMY_CARD_PX));
  const room = width - w * ROTATED_WIDTH;
  const perRow = Math.max(1, Math.floor(room / steps[1]) + 1);
  const rows = fitting === undefined ? Math.max(1, Math.ceil(count / perRow)) : 1;
  const inRow = Math.ceil(count / rows);
  const cards = Array.from({ length: count }, (_, i): HandCardSpot => {
    const row = Math.floor(i / inRow);
    const length = Math.min(inRow, count - row * inRow);
    const outermost = (length - 1) / 2;
    const t = (i % inRow) - outermost;
    const step = Math.min(w * MAX_STEP, room / Math.max(1, inRow - 1));
    const turn = outermost === 0 ? 0 : Math.min(MAX_ANGLE_STEP, MAX_ANGLE / outermost);
    const drop = outermost === 0 ? 0 : (t / outermost) ** 2 * MAX_DROP * Math.min(1, outermost / 3) * w;
    return { x: width / 2 - w / 2 + t * step, y: row * w * CARD_RATIO * ROW_STEP + drop, angle: t * turn };
  });
  return { w, height: w * (CARD_RATIO + MAX_DROP + (rows - 1) * CARD_RATIO * ROW_STEP), cards };
}
