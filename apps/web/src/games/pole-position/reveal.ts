import type { Seat } from '@paddock/kernel';
import type { Event } from '@paddock/pole-position';

type RevealEvent = Event & { type: 'revealed' };

/** Before the first card is turned, for each value, and for the cards to slide into the order of the moves. */
const LEAD_MS = 220;
const TURN_MS = 380;
const HOLD_MS = 220;
const SLIDE_MS = 380;

/** When a card is turned and when the cards slide, as fractions of the whole reveal. */
interface RevealTimes {
  /** By seat: when its card begins to turn; `null` for seats without a card. */
  readonly turnsAt: readonly (number | null)[];
  /** How long turning a card takes. */
  readonly turnShare: number;
  /** All cards lie face up. */
  readonly allTurnedAt: number;
  readonly slidesAt: number;
}

/** The seats by their card, from low to high. Equal cards are turned together. */
export function revealGroups(fuel: RevealEvent['fuel']): readonly (readonly Seat[])[] {
  const values = [...new Set(fuel)].filter((value) => value !== null).sort((a, b) => a - b);
  return values.map((value) => fuel.flatMap((other, seat) => (other === value ? [seat] : [])));
}

export function revealDurationMs({ fuel }: RevealEvent): number {
  return LEAD_MS + revealGroups(fuel).length * TURN_MS + HOLD_MS + SLIDE_MS;
}

export function revealTimesOf(event: RevealEvent): RevealTimes {
  const groups = revealGroups(event.fuel);
  const ms = revealDurationMs(event);
  const startOf = (seat: Seat): number => LEAD_MS + groups.findIndex((group) => group.includes(seat)) * TURN_MS;
  return {
    turnsAt: event.fuel.map((value, seat) => (value === null ? null : startOf(seat) / ms)),
    turnShare: TURN_MS / ms,
    allTurnedAt: (LEAD_MS + groups.length * TURN_MS) / ms,
    slidesAt: 1 - SLIDE_MS / ms,
  };
}
