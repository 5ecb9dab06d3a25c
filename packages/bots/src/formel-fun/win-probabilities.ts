import { CARDS, type Options, pointsOfPlace, seatOf, type State } from '@paddock/formel-fun';

/**
 * Values at the start of a race, in title points: a place further ahead on the grid, and a card in hand, by kind. Fitted
 * by least squares to 14,000 races between heuristic players. The card values were then doubled, because that version
 * of the champion beat the fitted one. Turbos turned out to be worth nothing.
 */
const GRID_PLACE_VALUE = 0.27;
const CARD_VALUES = CARDS.map((card) => {
  if (card === 'T') return 0;
  if (card === 'R1') return 1.4;
  return card.startsWith('B') ? 0.7 : 0.1 * (Number(card.slice(1)) - 6);
});
/** The cost of a permanently smaller hand, per extra Turbo played and car still racing; fitted in the same way. */
const EXTRA_TURBO_COST = 1.8;
/** The width of the softmax from points to winning, by cars left; fitted to the same races. */
const SOFTMAX_WIDTH = 0.8;
const SOFTMAX_WIDTH_PER_CAR = 0.4;
/** With the option `final` only the last remaining car counts: the width of the softmax over cars. */
const FINAL_SOFTMAX_WIDTH = 4;

/** Estimates each seat's probability of winning at the start of a race. Written to `probabilities`. */
export function estimateWinProbabilities(s: State, { win }: Options, probabilities: Float64Array): void {
  if (win === 'title') weighForTitle(s, probabilities);
  else weighForFinal(s, probabilities);
  let sum = 0;
  for (const weight of probabilities) sum += weight;
  for (let seat = 0; seat < probabilities.length; seat++) probabilities[seat]! /= sum;
}

function weighForTitle(s: State, probabilities: Float64Array): void {
  const left = s.order.length;
  const cars = s.out.length;
  let points = 0;
  for (let place = 1; place <= left; place++) points += pointsOfPlace(cars, place);
  const meanPoints = points / left;
  let highest = -Infinity;
  for (let seat = 0; seat < probabilities.length; seat++) probabilities[seat] = s.points[seat]!;
  for (let slot = 0; slot < left; slot++) {
    probabilities[seatOf(s, s.order[slot]!)]! +=
      meanPoints + GRID_PLACE_VALUE * ((left - 1) / 2 - slot) + extraTurboValueOf(s, seatOf(s, s.order[slot]!));
  }
  for (let seat = 0; seat < probabilities.length; seat++) {
    probabilities[seat]! += handValueOf(s, seat);
    highest = Math.max(highest, probabilities[seat]!);
  }
  const width = SOFTMAX_WIDTH + SOFTMAX_WIDTH_PER_CAR * left;
  for (let seat = 0; seat < probabilities.length; seat++)
    probabilities[seat] = Math.exp((probabilities[seat]! - highest) / width);
}

function weighForFinal(s: State, probabilities: Float64Array): void {
  const left = s.order.length;
  probabilities.fill(0);
  for (let slot = 0; slot < left; slot++) {
    const seat = seatOf(s, s.order[slot]!);
    const value = GRID_PLACE_VALUE * ((left - 1) / 2 - slot) + extraTurboValueOf(s, seat) + handValueOf(s, seat);
    probabilities[seat]! += Math.exp(value / FINAL_SOFTMAX_WIDTH);
  }
}

function extraTurboValueOf(s: State, seat: number): number {
  return -EXTRA_TURBO_COST * s.extraTurbos[seat]!;
}

/** The value of the cards in hand. A seat that is out has none. */
function handValueOf(s: State, seat: number): number {
  let value = 0;
  const from = seat * CARDS.length;
  for (let kind = 0; kind < CARDS.length; kind++) value += CARD_VALUES[kind]! * s.hands[from + kind]!;
  return value;
}
