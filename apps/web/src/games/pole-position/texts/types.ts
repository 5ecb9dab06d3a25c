import type { Token } from '@paddock/pole-position';
import type { GameTexts } from '../../ui.ts';

/** The facts of a drive, for a sentence in each language. */
interface DriveText {
  /** Where it begins and ends; 0 is the start, 44 the line. */
  readonly from: number;
  readonly to: number;
  /** The card, and what Comeback adds. */
  readonly points: number;
  readonly bonus: number;
}

/** The texts of Pole Position. */
export interface PolePositionTexts extends GameTexts {
  readonly punctuation: {
    /** A subject and what is said about it: "Oil: the car spins". */
    readonly labelled: (label: string, text: string) => string;
    /** Separates parts of a sentence that contain commas themselves. */
    readonly semicolon: string;
  };
  readonly tokens: Readonly<Record<Token, { readonly name: string; readonly does: string; readonly plus: string }>>;

  readonly board: {
    readonly label: (turn: number) => string;
    readonly turn: string;
    readonly points: (points: number) => string;
  };

  readonly say: {
    /** "Rosa’s car 2". */
    readonly car: (name: string, car: number) => string;
    readonly space: (space: number) => string;
    readonly points: (points: number) => string;
    readonly laid: (name: string, token: string, space: number) => string;
    readonly begins: (turn: number) => string;
    /** While the cards turn over. */
    readonly allChosen: string;
    readonly revealed: (cards: string) => string;
    readonly card: (name: string, fuel: number) => string;
    readonly straightened: (name: string, plus: boolean) => string;
    readonly pit: (car: string, from: number, to: number, leaving: boolean) => string;
    readonly turbo: (car: string, from: number, to: number, leaving: boolean) => string;
    readonly moved: (car: string, drive: DriveText) => string;
    readonly spun: (car: string, plus: boolean) => string;
    readonly finished: (car: string, place: number, points: number) => string;
    readonly placed: (car: string, place: number, points: number) => string;
    readonly refilled: (name: string) => string;
    readonly won: (names: string, several: boolean) => string;
  };

  /** In the log, after the name of the car. */
  readonly brief: {
    /** "Rosa #2". */
    readonly car: (name: string, car: number) => string;
    readonly moved: (drive: DriveText) => string;
    readonly shifted: (from: number, to: number) => string;
    readonly spun: (plus: boolean) => string;
    readonly placed: (place: number, points: number) => string;
  };

  readonly ask: {
    readonly course: string;
    readonly lay: (space: number) => string;
    readonly lays: (name: string, space: number) => string;
    readonly choose: string;
    readonly straighten: string;
    readonly waiting: (names: string) => string;
    readonly move: (fuel: number) => string;
    readonly moves: (name: string, fuel: number) => string;
  };

  /** What a move will do, in parts that are joined by commas or semicolons. */
  readonly will: {
    readonly lay: (token: string, space: number, left: number) => string;
    readonly card: (fuel: number) => string;
    readonly ifNobodyMoves: string;
    readonly straightens: string;
    readonly refills: string;
    readonly car: (car: number) => string;
    /** Several cars that would do the same. */
    readonly cars: (cars: string) => string;
    readonly drive: (from: number, to: number) => string;
    /** Where a car will end, pit stops and turbos included. */
    readonly reach: (to: number) => string;
    readonly stuck: string;
    /** A space that makes the car lose or gain a place, before its drive or after it. */
    readonly first: (kind: 'pit' | 'turbo', to: number) => string;
    readonly bonus: (bonus: number) => string;
    readonly overtakes: (cost: number) => string;
    readonly onward: (kind: 'pit' | 'turbo', to: number) => string;
    readonly spins: string;
    readonly lost: string;
    readonly place: (place: number) => string;
  };

  readonly hand: {
    readonly title: string;
    readonly used: string;
    readonly chosen: (fuel: number) => string;
    readonly chosenLabel: string;
    readonly hands: string;
    readonly none: string;
  };

  readonly pick: {
    readonly title: (fuel: number) => string;
    readonly finished: (place: number) => string;
    readonly spins: string;
    readonly cannotUseAll: string;
  };

  readonly build: {
    readonly title: (space: number) => string;
    readonly left: (left: number) => string;
    readonly noneLeft: string;
    readonly sameBefore: string;
    readonly spoils: string;
  };

  readonly tell: {
    readonly turn: (turn: number) => string;
    readonly spaces: (token: string, spaces: string) => string;
    readonly seat: (name: string, points: number, cards: string) => string;
    readonly where: (car: number, space: number) => string;
    readonly spinning: string;
    readonly home: (car: number, place: number) => string;
    /** A car that was still on the track when the race ended. */
    readonly left: (car: number, space: number, place: number) => string;
    readonly toMove: (names: string) => string;
  };

  /** How far behind the seat ahead, for the timing tower: "+3 points". */
  readonly gap: Readonly<Record<'points', (count: number) => string>>;
  readonly rail: {
    readonly points: string;
    /** Points if the race ended now. */
    readonly projected: string;
    readonly cards: string;
    readonly chosen: string;
    readonly home: string;
  };

  readonly editor: {
    readonly help: string;
    readonly cell: (space: number, token: string) => string;
    readonly count: (token: string, laid: number, stock: number) => string;
    readonly shuffle: string;
    /** Looks for a balanced course. */
    readonly generate: string;
    readonly generating: string;
    readonly generateFailed: string;
    readonly sample: string;
    readonly paste: string;
    readonly pasteHelp: (names: string) => string;
    readonly use: string;
    readonly notRead: (names: string) => string;
    readonly good: string;
    readonly firstPit: (space: number) => string;
    /** Of the first half of the course. */
    readonly early: (oil: number, turbo: number) => string;
    readonly twin: (a: number, b: number) => string;
    readonly wrongCount: (token: string, laid: number, stock: number) => string;
  };

  readonly pictures: Readonly<
    Record<
      'tokens' | 'order' | 'overtaking' | 'free' | 'companions' | 'oil' | 'pit' | 'turbo' | 'slip' | 'comeback',
      string
    >
  >;
}
