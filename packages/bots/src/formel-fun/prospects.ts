import { CARDS, type Options, pointsOfPlace, seatOf, type State } from '@paddock/formel-fun';

/**
 * What things are worth at the start of a race, in points of the title. Fitted by least squares to 14,000 races between
 * drivers by rules of thumb; then the cards were doubled, because with that the champion beat itself.
 * A place further ahead on the grid; a card kept, by kind. Turbos came out as worth nothing.
 */
const GRID = 0.27;
const KEPT = CARDS.map((card) => {
  if (card === 'T') return 0;
  if (card === 'R1') return 1.4;
  return card.startsWith('B') ? 0.7 : 0.1 * (Number(card.slice(1)) - 6);
});
/** A card less in the hand for good, for each car it must serve; found the same way. */
const SMALL_HAND = 1.8;
/** How much points say about the winner with so many cars left, as the width of a softmax; fitted to the same races. */
const WIDTH = 0.8;
const WIDTH_PER_CAR = 0.4;
/** In the option `final` only the last car counts: what the same things are worth for one car to be that one. */
const WIDTH_OF_A_CAR = 4;

/** Each seat's chance to win, seen from the start of a race. Written to `chances`. */
export function prospects(s: State, { win }: Options, chances: Float64Array): void {
  if (win === 'title') titleProspects(s, chances);
  else finalProspects(s, chances);
  let sum = 0;
  for (const chance of chances) sum += chance;
  for (let seat = 0; seat < chances.length; seat++) chances[seat]! /= sum;
}

function titleProspects(s: State, chances: Float64Array): void {
  const left = s.order.length;
  const cars = s.out.length;
  let points = 0;
  for (let place = 1; place <= left; place++) points += pointsOfPlace(cars, place);
  const each = points / left;
  let most = -Infinity;
  for (let seat = 0; seat < chances.length; seat++) chances[seat] = s.points[seat]!;
  for (let slot = 0; slot < left; slot++) {
    chances[seatOf(s, s.order[slot]!)]! +=
      each + GRID * ((left - 1) / 2 - slot) + smallHand(s, seatOf(s, s.order[slot]!));
  }
  for (let seat = 0; seat < chances.length; seat++) {
    chances[seat]! += handWorth(s, seat);
    most = Math.max(most, chances[seat]!);
  }
  const width = WIDTH + WIDTH_PER_CAR * left;
  for (let seat = 0; seat < chances.length; seat++) chances[seat] = Math.exp((chances[seat]! - most) / width);
}

function finalProspects(s: State, chances: Float64Array): void {
  const left = s.order.length;
  chances.fill(0);
  for (let slot = 0; slot < left; slot++) {
    const seat = seatOf(s, s.order[slot]!);
    const worth = GRID * ((left - 1) / 2 - slot) + smallHand(s, seat) + handWorth(s, seat);
    chances[seat]! += Math.exp(worth / WIDTH_OF_A_CAR);
  }
}

function smallHand(s: State, seat: number): number {
  return -SMALL_HAND * s.extraTurbos[seat]!;
}

/** Cards in the hand; none for who is out, as their hand is gone. */
function handWorth(s: State, seat: number): number {
  let worth = 0;
  const from = seat * CARDS.length;
  for (let kind = 0; kind < CARDS.length; kind++) worth += KEPT[kind]! * s.hands[from + kind]!;
  return worth;
}
