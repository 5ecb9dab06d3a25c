import type { Card, Goal, RoundEnding, IllegalMoveCode } from '@paddock/formula';
import type { HintLimit } from '@paddock/kernel';
import type { GameTexts } from '../../ui.ts';

/** The values of a reason, as `explain` names them; each code has those that its sentence needs. */
export interface ReasonDetails {
  /** The letter of a number: A, B or C. */
  readonly place: string;
  readonly number: string;
  readonly digits: number;
  readonly index: number;
  readonly laid: number;
  readonly most: number;
  readonly card: Card;
  readonly needed: number;
  readonly held: number;
  readonly turns: number;
  /** "12 ÷ 5": what was to be worked out. */
  readonly sum: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly right: number;
}

interface AskTexts {
  opening(a: string, b: string): string;
  change(formula: string): string;
  /** Every number must be covered; so many turns are left. */
  changeAll(turns: number): string;
  notZero: string;
  nothing: string;
  pass: string;
  thinking(name: string): string;
  dealing: string;
  drawing(name: string): string;
  won(names: string, several: boolean): string;
}

interface TellTexts {
  dealer(name: string): string;
  opened(first: boolean, card: string): string;
  formula(name: string, formula: string, laid: number): string;
  scores(points: number): string;
  binds(turns: number): string;
  drew(name: string): string;
  drewCard(name: string, card: string): string;
  passed(name: string): string;
  turned(cards: number): string;
  finished(name: string, place: number): string;
  round(round: number, ending: RoundEnding, winners: string, several: boolean): string;
  change(name: string, points: string): string;
  over(names: string, several: boolean): string;
}

interface DescribeTexts {
  round(round: number, rounds: number | null): string;
  target(points: number): string;
  formula(formula: string): string;
  open(a: string, b: string): string;
  empty: string;
  changeAll(turns: number): string;
  notZero: string;
  piles(pile: number, under: number): string;
  seat(name: string, cards: number): string;
  seatOut(name: string, place: number): string;
  dealer: string;
  toMove: string;
  hand(cards: string): string;
}

interface ConsequenceTexts {
  draw: string;
  drawUnder: string;
  pass: string;
  lays(formula: string, cards: string): string;
  /** `symbol` is the sign, and what digits the jokers stand for. */
  laysCards(cards: string, symbol: string): string;
  /** Where cards are laid; `letter` is that of the number. */
  readonly placement: {
    whole(cards: string, letter: string): string;
    before(cards: string, letter: string): string;
    /** A1 is the first card of A: onto the lying card of that number, or after the last one. */
    nth(card: string, index: number, letter: string): string;
  };
  left(cards: number): string;
  out: string;
  points(points: number): string;
  binds(turns: number): string;
}

interface ScoreTexts {
  cards: string;
  points: string;
  roundsWon: string;
  places: string;
  dealer: string;
  place(place: number): string;
  sayPoints(points: number): string;
  sayCards(cards: number): string;
  sayRounds(won: number, cards: number): string;
  sayPlace(place: number): string;
  sayPlaces(sum: number): string;
}

interface BoardTexts {
  label(formula: string): string;
  pile: string;
  under: string;
  round(round: number, rounds: number | null): string;
  target(points: number): string;
  /** The sign of FO-17: a headline and a line below it. */
  changeAll: string;
  changeAllMore(turns: number): string;
  notZero: string;
  notZeroMore: string;
  roundOver(round: number): string;
  standings: string;
  /** The letter on the dealer's button. */
  dealer: string;
}

interface ComposeTexts {
  title: string;
  hand(cards: number): string;
  noHand: string;
  waiting: string;
  /** "first number (A), now 12". */
  number(place: string, digits: string): string;
  symbol(name: string): string;
  noSymbol: string;
  symbolNames: Readonly<Record<'+' | '-' | 'x' | '/', string>>;
  before(place: string): string;
  after(place: string): string;
  over(card: string, place: string): string;
  whole(place: string): string;
  answer: string;
  wholeShort: string;
  fixed: string;
  full: string;
  takeBack(card: string): string;
  card(card: string): string;
  joker: string;
  /** As a word in a sentence. */
  jokerInText: string;
  jokerAs(digit: string): string;
  laidAlready: string;
  targetHint: string;
  nameJoker: string;
  fits: string;
  start: string;
  startNone: string;
  chooseSymbol: string;
  isTrue(formula: string): string;
  trueBut: string;
  rescue(symbol: string): string;
  variants: string;
  variant(cards: string): string;
  lays(cards: string): string;
  stay(cards: number): string;
  out: string;
  lay: string;
  draw: string;
  drawUnder: string;
  pass: string;
  clear: string;
  binds: string;
  points(points: number): string;
  otherWay: string;
  /** The rows in which every slot is a button. */
  placing: string;
  hint: string;
  /** What the table allows, and how many are left to the viewer. */
  hintNote(limit: HintLimit, left: number): string;
  keys: string;
  keyHelp: readonly (readonly [keys: string, what: string])[];
}

export interface FormulaTexts extends GameTexts {
  readonly ask: AskTexts;
  readonly tell: TellTexts;
  /** In the log, after the driver's name. */
  readonly brief: {
    formula(formula: string, laid: number): string;
    /** The next formula must change everything. */
    readonly binds: string;
  };
  readonly describe: DescribeTexts;
  readonly consequence: ConsequenceTexts;
  /** How far behind the seat ahead, for the timing tower: "+2 cards". */
  readonly gap: Readonly<Record<'cards' | Goal, (count: number) => string>>;
  readonly score: ScoreTexts;
  /** What separates two players at the end. */
  readonly margin: { readonly cards: (count: number) => string; readonly rounds: (count: number) => string };
  readonly board: BoardTexts;
  readonly compose: ComposeTexts;
  readonly reasons: Readonly<Record<IllegalMoveCode, (details: ReasonDetails) => string>>;
  /** Captions of the pictures in the rules. */
  readonly pictures: {
    readonly cards: string;
    readonly joker: string;
    readonly open: string;
    readonly opening: string;
    readonly cover: string;
    readonly broken: string;
    readonly longer: string;
    readonly same: string;
    readonly zero: string;
    readonly under: string;
    readonly points: string;
    readonly leading: string;
  };
}
