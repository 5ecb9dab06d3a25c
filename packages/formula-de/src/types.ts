import type { Seat } from '@paddock/kernel';
import type { Circuit } from './circuit/format.ts';

export type Dashboards = 'hidden' | 'open';

export type Options = {
  /** The name of a built-in circuit, or a circuit of one's own. */
  circuit: string | Circuit;
  laps: number;
  carsPerPlayer: number;
  dashboards: Dashboards;
  teamPoints: boolean;
};

/** First the gear, then, after the roll, the cell to end on and the brake points that costs (FD-11, FD-16). */
export type GearMove = { readonly gear: number };
export type DriveMove = { readonly to: string; readonly brake: number };
export type Move = GearMove | DriveMove;

/** A car's number, seat by seat: with two cars each, seat 1 has 2 and 3. */
export type Car = number;

export type Phase = 'grid' | 'start' | 'gear' | 'roll' | 'move' | 'collision' | 'engine' | 'pit' | 'over';

/** What the black die is rolled for. In `pending` a die is car * 8 + its purpose. */
export const BLACK_DIE_PURPOSES = ['grid', 'start', 'collision', 'engine', 'pit'] as const;
export type BlackDiePurpose = (typeof BLACK_DIE_PURPOSES)[number];
export const FOR_GRID = 0;
export const FOR_START = 1;
export const FOR_COLLISION = 2;
export const FOR_ENGINE = 3;
export const FOR_PIT = 4;

/** The wear points in the order in which `wear` keeps them, five for each car. */
export const WEAR_PARTS = ['tyres', 'brakes', 'fuel', 'body', 'engine'] as const;
export type WearPart = (typeof WEAR_PARTS)[number];
export const WEAR_TYRES = 0;
export const WEAR_BRAKES = 1;
export const WEAR_FUEL = 2;
export const WEAR_BODY = 3;
export const WEAR_ENGINE = 4;

/** Where a car is in the race. */
export const CAR_STATUSES = ['racing', 'pit', 'finished', 'out'] as const;
export type CarStatus = (typeof CAR_STATUSES)[number];
export const STATUS_RACING = 0;
export const STATUS_IN_PIT = 1;
export const STATUS_FINISHED = 2;
export const STATUS_OUT = 3;

/** What a car's last turn left behind; `CONDITION_DRIVES_OFF`: its start roll is behind it, and it leaves in first (FD-9). */
export const CONDITION_NOT_STARTED = 0;
export const CONDITION_ROLLING = 1;
export const CONDITION_DRIVES_OFF = 2;
export const CONDITION_SPUN = 3;
export const CONDITION_WAITING = 4;

/** A value of `cell` for a car that is not on the board. */
export const OFF_BOARD = -1;

/**
 * The whole position: flat lists of small numbers, one for each car, because they are cloned and changed a million
 * times a second. Cells go by their number in the tables of the circuit (`track.ts`).
 */
export interface State {
  phase: Phase;
  /** How many entries led here; cars remember by it when they reached their cell (FD-10). */
  entry: number;
  round: number;
  /** The cars of this round in the order in which they move; those before `mover` have had their turn. */
  order: Car[];
  mover: number;
  /** The cells to drive in phase `move`, otherwise 0. */
  roll: number;
  /** 1 while a dream start or a quick stop is driven: exactly, no brakes, a blocked rest is free (FD-9, FD-31). */
  exact: number;
  /** 1 when this turn's roll strains the engines (FD-27). */
  strained: number;
  /** The black dice still to roll, next first: car * 8 + purpose. */
  pending: number[];
  cell: number[];
  lap: number[];
  gear: number[];
  since: number[];
  stops: number[];
  condition: number[];
  status: number[];
  /** Finished cars by place; cars that are out get theirs when the race is over. 0: none yet. */
  place: number[];
  /** Five wear points for each car, in the order of `WEAR_PARTS`. */
  wear: number[];
  /** All cars in the order of the grid, as far as it is settled. */
  grid: Car[];
  /** While the grid is rolled: 1 to 20 rolled, 0 settled, or a mark of `setup.ts` for cars that share places. */
  gridRolls: number[];
  /** Cars that are out, in the order in which they went (FD-34). */
  gone: Car[];
}

/** Wear points of a car. */
export type Wear = Readonly<Record<WearPart, number>>;

export type RetirementReason = 'corner' | 'blocked' | 'body' | 'engine';

/** What a roll of the black die means, by what it was rolled for: start, collision, engine, pit. */
export type BlackOutcome = 'stall' | 'off' | 'dream' | 'hit' | 'missed' | 'hurt' | 'fine' | 'quick' | 'slow';

/** A black die still to roll. */
export interface PendingDie {
  readonly car: Car;
  readonly for: BlackDiePurpose;
}

/**
 * What happens, with the facts that result from it: `applyEvent` only writes them down. Wear points that are `left` are `null` for
 * those who may not look at the dashboard (FD-7).
 */
export type Event =
  /** The cars from pole position on, each with its cell. */
  | { readonly type: 'grid'; readonly order: readonly Car[]; readonly cells: readonly string[] }
  | { readonly type: 'round'; readonly round: number; readonly order: readonly Car[] }
  /** The first of the pending black dice is rolled. */
  | {
      readonly type: 'black';
      readonly car: Car;
      readonly for: BlackDiePurpose;
      readonly result: number;
      /** `null` for the grid, where only the comparison counts. */
      readonly outcome: BlackOutcome | null;
    }
  | { readonly type: 'rolled'; readonly car: Car; readonly gear: number; readonly result: number }
  | { readonly type: 'stalled'; readonly car: Car }
  | {
      readonly type: 'shifted';
      readonly car: Car;
      readonly from: number;
      readonly to: number;
      /** It skipped gears on the way down, and had to pay for it (FD-22). */
      readonly forced: boolean;
      /** What a forced downshift cost (FD-22); `null` for those who may not know. */
      readonly cost: { readonly fuel: number; readonly brakes: number; readonly engine: number } | null;
      readonly left: Pick<Wear, 'fuel' | 'brakes' | 'engine'> | null;
    }
  | {
      readonly type: 'moved';
      readonly car: Car;
      readonly from: string;
      readonly to: string;
      /** Every cell driven over, the last one included; `finish` stands for the line. */
      readonly path: readonly string[];
      readonly lap: number;
      readonly stops: number;
      readonly since: number;
      readonly status: 'racing' | 'pit';
      /** What the move cost. */
      readonly tyres: number | null;
      readonly brakes: number | null;
      readonly left: Pick<Wear, 'tyres' | 'brakes'> | null;
    }
  | { readonly type: 'spun'; readonly car: Car; readonly gear: number }
  /** A body or engine point lost: in a collision, to a car that crashed from behind, or by strain. */
  | { readonly type: 'damaged'; readonly car: Car; readonly part: 'body' | 'engine'; readonly left: number | null }
  | { readonly type: 'out'; readonly car: Car; readonly reason: RetirementReason }
  | { readonly type: 'tyres'; readonly car: Car; readonly left: number | null }
  | {
      readonly type: 'pitStop';
      readonly car: Car;
      readonly quick: boolean;
      readonly cells: number;
      readonly gear: number;
      readonly waits: boolean;
    }
  | { readonly type: 'finished'; readonly car: Car; readonly place: number }
  /** What is expected next, and of whom. Fields that are not given keep their values. */
  | {
      readonly type: 'turn';
      readonly phase: View['phase'];
      readonly order?: readonly Car[];
      readonly roll?: number | null;
      readonly pending?: readonly PendingDie[];
    }
  /** The final places of all cars, by car. */
  | { readonly type: 'over'; readonly ranking: readonly (readonly Seat[])[]; readonly places: readonly number[] };

export interface CarView {
  readonly car: Car;
  readonly seat: Seat;
  readonly cell: string | null;
  readonly lap: number;
  readonly gear: number;
  readonly since: number;
  readonly stops: number;
  /** It has rolled for its start. */
  readonly started: boolean;
  /** It has had a slow pit stop, and has not chosen a gear since. */
  readonly waits: boolean;
  /** It has spun, and has not chosen a gear since. */
  readonly spun: boolean;
  readonly status: CarStatus;
  readonly place: number | null;
  /** `null` for those who may not look at this dashboard (FD-7). */
  readonly wear: Wear | null;
}

export interface View {
  readonly round: number;
  readonly order: readonly Car[];
  readonly phase: Exclude<Phase, 'over'>;
  readonly roll: number | null;
  readonly pending: readonly PendingDie[];
  readonly cars: readonly CarView[];
}

/** What a choice after the roll will do. */
export interface DrivePreview {
  readonly kind: 'drive';
  readonly car: Car;
  readonly to: string;
  /** Every cell driven over, the last one included; `finish` stands for the line. Empty for a car that cannot move. */
  readonly path: readonly string[];
  readonly lap: number;
  readonly tyres: number;
  readonly brakes: number;
  /** How many cells a blocked lane keeps it short of its roll (FD-23). */
  readonly blocked: number;
  /** It loses its last tyre point, or runs wide with none left (FD-21). */
  readonly spin: boolean;
  readonly finish: boolean;
  /** It reaches its box: new tyres, then the black die (FD-31). */
  readonly box: boolean;
  /** The cars it will have to roll against (FD-25). */
  readonly collisions: readonly Car[];
  /** The corner in which it makes a stop, and how many it will have made there (FD-17). */
  readonly stop: { readonly corner: number; readonly made: number; readonly needed: number } | null;
  /** Corners left a stop short in this move. */
  readonly overshot: readonly number[];
}

/** What a gear costs, and what its die can bring. */
export interface GearPreview {
  readonly kind: 'gear';
  readonly car: Car;
  readonly gear: number;
  readonly fuel: number;
  readonly brakes: number;
  readonly engine: number;
  readonly outlook: Outlook;
}

export type Preview = DrivePreview | GearPreview;

/** How a roll can turn out for a car at best, from best to worst. */
export const ROLL_OUTCOMES = ['clean', 'brakes', 'tyres', 'spin', 'out'] as const;
export type RollOutcome = (typeof ROLL_OUTCOMES)[number];

/** The chance of each outcome. Every face of the die counts for exactly one, so they add up to 1. */
export type OutcomeShares = Readonly<Record<RollOutcome, number>>;

/**
 * What the die of a gear can bring, exact over its faces. For every face the driver then has the choices of FD-16;
 * `ends` says with which chance a cell can be reached, `shares` how the best of these choices turns out.
 */
export interface Outlook {
  readonly gear: number;
  readonly faces: number;
  /** `outcome` is how most of the faces that lead to the cell turn out there; among equally many the worst. */
  readonly ends: readonly { readonly to: string; readonly chance: number; readonly outcome: RollOutcome }[];
  /** Every number the die can show, in rising order, with the best that can come of it. */
  readonly rolls: readonly { readonly cells: number; readonly chance: number; readonly outcome: RollOutcome }[];
  readonly shares: OutcomeShares;
  /** The tyres lost on the faces counted under `shares.tyres`; `null` if there are none. */
  readonly tyreLoss: { readonly least: number; readonly most: number } | null;
  /** By the number of tyres the cheapest choice costs: `tyres[2]` is the chance of losing two at best. */
  readonly tyres: readonly number[];
  /** By the number of brake points that cheapest choice costs. */
  readonly brakes: readonly number[];
  /** The same as `shares.spin` (FD-21) and `shares.out` (FD-24). */
  readonly spin: number;
  readonly out: number;
}

export interface FormulaDeTypes {
  state: State;
  move: Move;
  event: Event;
  view: View;
  preview: Preview;
  options: Options;
}
