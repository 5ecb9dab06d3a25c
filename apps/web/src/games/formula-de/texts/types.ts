import type { BlackOutcome, GearRefusal, RollOutcome, Outlook, RetirementReason, WearPart } from '@paddock/formula-de';
import type { Language } from '../../../base/texts/language.ts';
import type { GameTexts } from '../../ui.ts';

/** The texts of Formula Dé. Names include the car where a driver has two. */
export interface FormulaDeTexts extends GameTexts {
  /** The language for the names of corners and landmarks, which come with the circuit. */
  readonly language: Language;
  readonly parts: Readonly<Record<WearPart, string>>;
  readonly lanes: Readonly<Record<1 | 2 | 3, string>>;
  /** A driver's car where each has two. */
  car(name: string, number: number): string;
  /** The car alone, for labels. */
  carNumber(number: number): string;
  /** "2 tyres", "1 brake point" … */
  points(part: WearPart, count: number): string;
  cells(count: number): string;
  place(place: number): string;
  score(points: number): string;
  rounds(count: number): string;
  percent(value: string): string;
  /** Joins phrases into one line without a full stop. */
  phrases(parts: readonly string[]): string;

  /** The line above the board. */
  readonly ask: {
    /** `car` is the number of the car where each driver has two. */
    yourGear(car: number | null): string;
    yourMove(car: number | null, roll: number): string;
    inCorner(name: string, made: number, needed: number): string;
    cornerAhead(name: string, away: number, stops: number): string;
    gear(name: string): string;
    move(name: string, roll: number): string;
    roll(name: string, gear: number): string;
    readonly black: Readonly<Record<'grid' | 'start' | 'collision' | 'engine' | 'pit', (name: string) => string>>;
    wins(names: string): string;
  };

  readonly tell: {
    grid(names: string): string;
    round(round: number): string;
    /** In the result: when somebody crossed the line. */
    finishedInRound(round: number): string;
    dream(name: string): string;
    collisionMissed(name: string, result: number): string;
    collisionHit(name: string): string;
    engineFine(name: string, result: number): string;
    engineHurt(name: string, result: number): string;
    rolled(name: string, gear: number, result: number): string;
    stalled(name: string): string;
    forced(name: string, from: number, to: number, cost: string | null): string;
    /** `details` follow the sentence: the stop, the cost. */
    moved(name: string, cells: number, details: readonly string[]): string;
    finishes(name: string, cells: number, details: readonly string[]): string;
    stuck(name: string): string;
    stop(made: number, needed: number, corner: string): string;
    newLap(lap: number): string;
    intoPit: string;
    price(cost: string): string;
    spun(name: string): string;
    damaged(name: string, part: 'body' | 'engine', left: number | null): string;
    readonly out: Readonly<Record<RetirementReason, (name: string) => string>>;
    tyres(name: string): string;
    quickStop(name: string, cells: number): string;
    slowStop(name: string): string;
    finished(name: string, place: number): string;
    over(winners: string): string;
  };

  /** In the log, after the driver's name. */
  readonly brief: {
    rolled(gear: number, result: number): string;
    moved(cells: number, details: readonly string[]): string;
    finishes(cells: number, details: readonly string[]): string;
    /** In the result, too. */
    readonly out: Readonly<Record<RetirementReason, string>>;
  };

  /** The whole position in sentences. */
  readonly describe: {
    race(circuit: string, laps: number, round: number): string;
    order(names: string): string;
    /** `parts` follow the name, one after the other. */
    car(name: string, parts: readonly string[]): string;
    onGrid: string;
    lap(lap: number): string;
    gear(gear: number): string;
    lane(lane: string): string;
    inCorner(name: string, made: number, needed: number): string;
    ahead(name: string, away: number, stops: number): string;
    wear(parts: string): string;
    readonly inPit: string;
    readonly spun: string;
    readonly waits: string;
    readonly out: string;
    finished(place: number): string;
  };

  readonly choice: {
    gear(gear: number, least: number, most: number): string;
    costs(cost: string): string;
    readonly free: string;
    /** The share of an outcome; `share` is formatted by `percent`. */
    readonly share: Readonly<Record<RollOutcome, (percent: string, tyreLoss: Outlook['tyreLoss']) => string>>;
    /** `place` identifies the cell. */
    drive(cells: number, place: string): string;
    place(lane: string, where: string): string;
    before(away: number, corner: string): string;
    inside(cell: number, of: number, corner: string): string;
    readonly stays: string;
    readonly finish: string;
    readonly box: string;
    pitLane(cell: number): string;
    stop(made: number, needed: number): string;
    readonly noStop: string;
    wide(corners: string): string;
    readonly spins: string;
    collisions(names: string): string;
    blocked(cells: number): string;
  };

  /** Texts on the dashboard and the board. */
  readonly dash: {
    readonly title: string;
    readonly gears: string;
    readonly ends: string;
    readonly gear: string;
    lap(lap: number, laps: number): string;
    readonly hidden: string;
    wear(part: string, left: number, of: number): string;
    readonly whyNot: Readonly<Record<GearRefusal, string>>;
    readonly notNow: string;
    readonly current: string;
    readonly inPit: string;
    readonly retired: string;
  };

  readonly board: {
    label(circuit: string): string;
    readonly closer: string;
    readonly further: string;
    readonly whole: string;
    readonly follow: string;
    /** What the black die is for. */
    readonly black: Readonly<Record<'grid' | 'start' | 'collision' | 'engine' | 'pit', string>>;
    /** What the result meant, in a word. */
    readonly verdict: Readonly<Record<BlackOutcome, string>>;
    gear(gear: number): string;
    readonly miniMap: string;
    /** The outcomes of a gear in one line: "70% clean"; the percentage is formatted by `percent`. */
    readonly headline: Readonly<Record<RollOutcome, (percent: string) => string>>;
  };

  /** How far behind the car ahead, for the timing tower: "+3 cells". */
  readonly gap: Readonly<Record<'cells' | 'points', (count: number) => string>>;
  readonly seat: {
    readonly gear: string;
    readonly lap: string;
    readonly place: string;
    readonly spun: string;
    readonly inPit: string;
    readonly waits: string;
    readonly out: string;
    finished(place: number): string;
  };

  readonly circuits: {
    readonly own: string;
    readonly workshop: string;
    readonly ownHelp: string;
    readonly file: string;
    readonly paste: string;
    readonly use: string;
    readonly notJson: string;
    readonly faults: string;
    using(name: string): string;
    facts(corners: number, cells: number): string;
    stops(count: number): string;
  };

  /** Captions of the pictures on the rules page. */
  readonly pictures: {
    readonly dice: string;
    readonly wear: string;
    readonly beside: string;
    readonly gate: string;
    readonly lanes: string;
    readonly stop: string;
    readonly wide: string;
    readonly spin: string;
    readonly collision: string;
    readonly pit: string;
    readonly grid: string;
  };
}
