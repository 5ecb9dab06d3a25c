import { CARD_RATIO, isTight, type FeltPoint, type SeatSpot, type FeltLayout } from './geometry.ts';

interface FanCard extends FeltPoint {
  readonly angle: number;
}

export interface Fan {
  /** The width of a card. */
  readonly w: number;
  readonly cards: readonly FanCard[];
}

const MAX_DRAWN = 12;
/** In degrees, from the upright card in the middle to the outermost one. */
const MAX_ANGLE = 14;

/** Card backs as a fan; many cards are drawn closer together, to fit into the space of the seat. */
export function fanOf(table: FeltLayout, { x, y, room }: SeatSpot, cards: number): Fan {
  const tight = isTight(table, room);
  const w = table.small ? (tight ? 40 : 50) : 56;
  const drawn = Math.min(cards, MAX_DRAWN);
  const outermost = (drawn - 1) / 2;
  const turn = outermost === 0 ? 0 : Math.min(4.5, MAX_ANGLE / outermost);
  const angle = (outermost * turn * Math.PI) / 180;
  const halfCard = (w / 2) * (Math.cos(angle) + CARD_RATIO * Math.sin(angle));
  const free = Math.min(room, 230) / 2 - 6 - halfCard;
  const spread = outermost === 0 ? 0 : Math.min(tight ? 12 : 22, free / outermost);
  return {
    w,
    cards: Array.from({ length: drawn }, (_, i) => {
      const t = i - outermost;
      return { x: x + t * spread, y: y - 4 + Math.abs(t) ** 1.5 * 1.1, angle: t * turn };
    }),
  };
}
