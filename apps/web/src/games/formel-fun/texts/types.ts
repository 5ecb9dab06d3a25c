import type { GameTexts } from '../../ui.ts';

/**
 * The texts of Formel Fun. Cars are named by driver and number ("Ada #2"), spaces by section and number ("B7"); both
 * are passed already formatted. Texts are whole sentences, so that each language can choose the word order.
 */
export interface FormelFunTexts extends GameTexts {
  readonly punctuation: {
    /** A subject and what is said about it: "Ada #2: +3 points". */
    readonly labelled: (label: string, text: string) => string;
    /** Separates parts of a sentence that contain commas themselves. */
    readonly semicolon: string;
  };
  car(name: string, number: number): string;
  /** Cards by name, as said in sentences. */
  redCard(red: number, blue: number): string;
  blueCard(blue: number): string;
  readonly turbo: string;
  withTurbo(card: string): string;
  readonly twoTurbos: string;

  readonly ask: {
    yours(number: number, space: string, printed: number): string;
    theirs(name: string, number: number): string;
    draws(name: string): string;
    readonly grid: string;
    readonly deal: string;
    winner(names: string, count: number): string;
  };
  readonly tell: {
    race(race: number, of: number, final: boolean, leader: string): string;
    turn(turn: number, leader: string): string;
    /** The card is `null` for those who may not know it. */
    drew(name: string, card: string | null): string;
    played(name: string, cards: string, number: number): string;
    turned(cards: number): string;
    moved(car: string, distance: number, space: string, lane: number): string;
    dropped(car: string, distance: number, full: string, fullCount: number, space: string, lane: number): string;
    stayed(car: string, full: string, fullCount: number, space: string): string;
    readonly passedLine: string;
    eliminated(car: string, points: number): string;
    retired(name: string, cards: number): string;
    finished(car: string, place: number, points: number): string;
    over(names: string, count: number): string;
  };
  /** In the log, after the name of the car. */
  readonly brief: {
    moved(distance: number, space: string): string;
    dropped(distance: number, full: string, fullCount: number, space: string): string;
    stayed(full: string, fullCount: number, space: string): string;
    readonly passedLine: string;
  };
  readonly describe: {
    race(race: number, of: number, turn: number): string;
    order(cars: string): string;
    at(space: string, cars: string, pastLine: boolean): string;
    carInLane(car: string, lane: number): string;
    out(cars: string): string;
    last(car: string): string;
    team(name: string, points: number, cards: number, turbos: number): string;
    hand(cards: string): string;
    piles(pile: number, discard: number): string;
  };
  readonly consequence: {
    /** The first half: the played card. */
    red(card: string, value: number): string;
    drives(distance: number, space: string, lane: number): string;
    aims(distance: number, space: string): string;
    dropsBack(full: string, count: number, space: string, lane: number): string;
    readonly passesLine: string;
    shrinks(cards: number): string;
    /** What the landing space does to the rest of the hand. */
    nextRed(number: number): string;
  };
  /** How far behind the seat ahead, for the timing tower: "+3 points". */
  readonly gap: Readonly<Record<'points' | 'spaces', (count: number) => string>>;
  readonly seat: {
    readonly points: string;
    readonly cars: string;
    readonly cards: string;
    readonly turbos: string;
    readonly out: string;
    readonly lantern: string;
  };
  readonly score: {
    points(points: number): string;
    wonFinal(points: number): string;
    outInRace(race: number, points: number): string;
  };
  readonly board: {
    label(race: number, of: number): string;
    readonly race: string;
    readonly final: string;
    of(races: number): string;
    turn(turn: number): string;
    readonly order: string;
    readonly pile: string;
    readonly discard: string;
    readonly full: string;
    readonly out: string;
    plus(points: number): string;
    place(place: number): string;
    readonly shuffled: string;
    newRace(race: number, of: number, final: boolean): string;
    /** Beside the last car. */
    readonly lantern: string;
  };
  readonly hand: {
    readonly title: string;
    /** For which car a card is wanted, and where it stands. */
    moving(number: number, space: string): string;
    next(number: number, space: string): string;
    readonly resting: string;
    /** Before the first car has moved, while the grid is drawn and the cards are dealt. */
    readonly dealing: string;
    readonly watching: string;
    readonly noCars: string;
    readonly notNow: string;
    /** On a card: what it counts after the considered move. */
    nextValue(value: number): string;
    readonly goesAlong: string;
    readonly fullHint: string;
    readonly lineHint: string;
    readonly turboTitle: string;
    turboPrice(cards: number): string;
    readonly turboOn: string;
    readonly noTurbo: string;
    readonly turbosUsed: string;
    readonly turboWait: string;
    discard(cards: number): string;
    readonly discardTitle: string;
    readonly discardHelp: string;
    readonly discardEmpty: string;
    times(count: number): string;
    readonly close: string;
  };
  /** Captions of the pictures on the rules page. */
  readonly captions: {
    readonly track: string;
    readonly cards: string;
    readonly grid: string;
    readonly red: string;
    readonly one: string;
    readonly turbo: string;
    readonly lane: string;
    readonly full: string;
    readonly order: string;
    readonly last: string;
    readonly newGrid: string;
    readonly points: string;
  };
}
