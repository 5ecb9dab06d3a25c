import { CARDS, type Options, pointsOfPlace, seatOf, type State } from '@paddock/formel-fun';

/** The value of a card in hand at the start of a race, by kind, in title points. Turbos turned out to be worth nothing. */
const CARD_VALUES = CARDS.map((card) => {
  if (card === 'T') return 0;
  if (card === 'R1') return 1.4;
  return card.startsWith('B') ? 0.7 : 0.1 * (Number(card.slice(1)) - 6);
});

/** What a seat has at the start of a race is worth so much, in title points. A softmax makes probabilities of them. */
export interface RaceStartWeights {
  /** A place further ahead on the grid. */
  readonly gridPlace: number;
  /** The cost of a permanently smaller hand, per extra Turbo played and car still racing. */
  readonly extraTurbo: number;
  /** How much `CARD_VALUES` count. */
  readonly hand: number;
  /** The width of the softmax from points to winning, and what every car left adds to it. */
  readonly softmaxWidth: number;
  readonly softmaxWidthPerCar: number;
}

/** By the option `win`: with `final` only the last remaining car counts, and the softmax is over cars. */
export type WinWeights = Readonly<Record<Options['win'], RaceStartWeights>>;

/**
 * Of the bots. Fitted by least squares to 14,000 races between heuristic players. The card values were then doubled, because that
 * version of the champion beat the fitted one.
 */
export const BOT_WEIGHTS: WinWeights = {
  title: { gridPlace: 0.27, extraTurbo: 1.8, hand: 1, softmaxWidth: 0.8, softmaxWidthPerCar: 0.4 },
  final: { gridPlace: 0.27, extraTurbo: 1.8, hand: 1, softmaxWidth: 4, softmaxWidthPerCar: 0 },
};

/**
 * Of evaluations and debriefs. Fitted to the starts of 5,780 races in 600 games between bots of all levels; then the widths were made
 * smaller until positions within a race were neither too timid nor too bold, because the playouts of equals overrate chance.
 */
export const EVALUATION_WEIGHTS: WinWeights = {
  title: { gridPlace: 0.12, extraTurbo: 1.13, hand: 1, softmaxWidth: 1.56, softmaxWidthPerCar: 0.157 },
  final: { gridPlace: 0, extraTurbo: 3.4, hand: 1.5, softmaxWidth: 2.4, softmaxWidthPerCar: 0 },
};

/** Estimates each seat's probability of winning at the start of a race. Written to `probabilities`. */
export function estimateWinProbabilities(
  s: State,
  { win }: Options,
  weights: WinWeights,
  probabilities: Float64Array,
): void {
  if (win === 'title') weighForTitle(s, weights.title, probabilities);
  else weighForFinal(s, weights.final, probabilities);
  let sum = 0;
  for (const weight of probabilities) sum += weight;
  for (let seat = 0; seat < probabilities.length; seat++) probabilities[seat]! /= sum;
}

function weighForTitle(s: State, weights: RaceStartWeights, probabilities: Float64Array): void {
  const left = s.order.length;
  const cars = s.out.length;
  let points = 0;
  for (let place = 1; place <= left; place++) points += pointsOfPlace(cars, place);
  const meanPoints = points / left;
  let highest = -Infinity;
  for (let seat = 0; seat < probabilities.length; seat++) probabilities[seat] = s.points[seat]!;
  for (let slot = 0; slot < left; slot++) {
    const seat = seatOf(s, s.order[slot]!);
    probabilities[seat]! += meanPoints + carValueOf(s, weights, slot, seat);
  }
  for (let seat = 0; seat < probabilities.length; seat++) {
    probabilities[seat]! += weights.hand * handValueOf(s, seat);
    highest = Math.max(highest, probabilities[seat]!);
  }
  const width = widthOf(s, weights);
  for (let seat = 0; seat < probabilities.length; seat++)
    probabilities[seat] = Math.exp((probabilities[seat]! - highest) / width);
}

function weighForFinal(s: State, weights: RaceStartWeights, probabilities: Float64Array): void {
  const left = s.order.length;
  const width = widthOf(s, weights);
  probabilities.fill(0);
  for (let slot = 0; slot < left; slot++) {
    const seat = seatOf(s, s.order[slot]!);
    const value = carValueOf(s, weights, slot, seat) + weights.hand * handValueOf(s, seat);
    probabilities[seat]! += Math.exp(value / width);
  }
}

function widthOf(s: State, { softmaxWidth, softmaxWidthPerCar }: RaceStartWeights): number {
  return softmaxWidth + softmaxWidthPerCar * s.order.length;
}

/** The value of a car on the grid, compared with a car in the middle of it whose driver has played no extra Turbo. */
function carValueOf(s: State, { gridPlace, extraTurbo }: RaceStartWeights, slot: number, seat: number): number {
  return gridPlace * ((s.order.length - 1) / 2 - slot) - extraTurbo * s.extraTurbos[seat]!;
}

/** The value of the cards in hand. A seat that is out has none. */
function handValueOf(s: State, seat: number): number {
  let value = 0;
  const from = seat * CARDS.length;
  for (let kind = 0; kind < CARDS.length; kind++) value += CARD_VALUES[kind]! * s.hands[from + kind]!;
  return value;
}
