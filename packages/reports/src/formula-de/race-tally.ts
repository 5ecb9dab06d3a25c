import {
  type Circuit,
  type FormulaDeTypes,
  progressOf,
  STATUS_FINISHED,
  STATUS_OUT,
  trackOf,
} from '@paddock/formula-de';
import { roundFigure } from '../round-figure.ts';
import { estimateShare } from '../share-estimate.ts';
import type { FormulaDeMatch, RaceObserver } from './bot-race.ts';
import { indexSectionsByRow, listSections } from './sections.ts';
import type { RacedFigures } from './types.ts';

/** Counts what happens in races of bots, and where. */
export class RaceTally implements RaceObserver {
  readonly #circuit: Circuit;
  readonly #sections: ReturnType<typeof listSections>;
  readonly #sectionByRow: Int32Array;
  readonly #overtakings: number[];
  readonly #outs: number[];
  readonly #reasons = new Map<string, number>();
  readonly #starts: number[] = [];
  readonly #wins: number[] = [];
  /** The wins that each place would have if all cars of a race were equal. */
  readonly #fairWins: number[] = [];
  #races = 0;
  #cars = 0;
  #rounds = 0;
  #ledThroughout = 0;
  /** The round in which the first car of this race finished. */
  #winningRound = 0;
  /** By car, before the entry. */
  #progress: number[] = [];
  #rows: number[] = [];
  #overtaken: number[] = [];

  constructor(circuit: Circuit) {
    this.#circuit = circuit;
    this.#sections = listSections(circuit);
    this.#sectionByRow = indexSectionsByRow(this.#sections, circuit.lapRows);
    this.#overtakings = this.#sections.map(() => 0);
    this.#outs = this.#sections.map(() => 0);
  }

  startRace(seats: number): void {
    this.#progress = Array.from({ length: seats }, () => -1);
    this.#rows = Array.from({ length: seats }, () => 0);
    this.#overtaken = Array.from({ length: seats }, () => 0);
    this.#winningRound = 0;
  }

  beforeEntry({ state }: FormulaDeMatch): void {
    const track = trackOf(this.#circuit);
    for (let car = 0; car < this.#progress.length; car++) {
      const cell = state.cell[car]!;
      if (state.status[car]! >= STATUS_FINISHED || cell < 0 || cell === track.finish) continue;
      this.#progress[car] = progressOf(track, state, car);
      this.#rows[car] = Math.floor((track.rank[cell]! % track.lapRank) / (track.pitLength + 1));
    }
  }

  afterEntry(match: FormulaDeMatch, events: readonly FormulaDeTypes['event'][]): void {
    for (const event of events) {
      if (event.type === 'moved') this.#countOvertakings(match, event.car);
      else if (event.type === 'finished' && event.place === 1) this.#winningRound = match.state.round;
      else if (event.type === 'out') this.#countOut(event.car, event.reason);
    }
  }

  /** A car that was ahead before the move and is behind after it has been overtaken, where it stands. */
  #countOvertakings({ state }: FormulaDeMatch, car: number): void {
    const before = this.#progress[car]!;
    if (before < 0 || state.status[car] === STATUS_OUT) return;
    const track = trackOf(this.#circuit);
    const isFinished =
      state.cell[car]! < 0 || state.cell[car] === track.finish || state.status[car] === STATUS_FINISHED;
    const after = isFinished ? Infinity : progressOf(track, state, car);
    for (let other = 0; other < this.#progress.length; other++) {
      const standing = this.#progress[other]!;
      if (other === car || standing <= before || standing >= after || state.status[other]! >= STATUS_FINISHED) continue;
      this.#overtakings[this.#sectionByRow[this.#rows[other]!]!]!++;
      this.#overtaken[other]!++;
    }
  }

  #countOut(car: number, reason: string): void {
    this.#outs[this.#sectionByRow[this.#rows[car]!]!]!++;
    this.#reasons.set(reason, (this.#reasons.get(reason) ?? 0) + 1);
  }

  endRace({ state, game }: FormulaDeMatch): void {
    const { seats } = game;
    this.#races++;
    this.#cars += seats;
    // If everybody drops out, the race ends with the last car.
    this.#rounds += this.#winningRound || state.round;
    const winner = state.place.indexOf(1);
    for (const [i, car] of state.grid.entries()) {
      this.#starts[i] = (this.#starts[i] ?? 0) + 1;
      this.#wins[i] = (this.#wins[i] ?? 0) + (car === winner ? 1 : 0);
      this.#fairWins[i] = (this.#fairWins[i] ?? 0) + 1 / seats;
    }
    if (winner === state.grid[0] && this.#overtaken[winner] === 0) this.#ledThroughout++;
  }

  figures(): RacedFigures {
    const races = Math.max(1, this.#races);
    const cars = Math.max(1, this.#cars);
    const overtakings = this.#overtakings.reduce((sum, count) => sum + count, 0);
    const outs = this.#outs.reduce((sum, count) => sum + count, 0);
    return {
      races: this.#races,
      cars: this.#cars,
      rounds: roundFigure(this.#rounds / races, 2),
      dropOuts: estimateShare(outs, this.#cars),
      dropOutReasons: Object.fromEntries(
        [...this.#reasons]
          .sort(([a], [b]) => a.localeCompare(b))
          .map(([reason, count]) => [reason, roundFigure(count / cars)]),
      ),
      overtakings: roundFigure(overtakings / races, 2),
      overtakingsPerCar: roundFigure(overtakings / cars, 2),
      sections: this.#sections.map((section, i) => ({
        ...section,
        overtakings: roundFigure(this.#overtakings[i]! / races),
        dropOuts: roundFigure(this.#outs[i]! / cars),
      })),
      grid: this.#starts.map((starts, i) => ({
        place: i + 1,
        starts,
        wins: this.#wins[i]!,
        fair: roundFigure(this.#fairWins[i]! / starts),
        ...estimateShare(this.#wins[i]!, starts),
      })),
      ledThroughout: roundFigure(this.#ledThroughout / races),
    };
  }
}
