import {
  CARS_PER_SEAT,
  FINISH_SPACE,
  type PolePositionTypes,
  TOKENS,
  type Token,
  TOKEN_SPACE_COUNT,
} from '@paddock/pole-position';
import { type Match, winShares } from '@paddock/kernel';
import { roundFigure } from '../round-figure.ts';
import { estimateShare } from '../share-estimate.ts';
import type { CourseRaces } from './types.ts';

/** Counts what happens in races of bots on a course. */
export class CourseTally {
  readonly #tokens: readonly Token[];
  readonly #landings: number[] = Array.from({ length: TOKEN_SPACE_COUNT + 1 }, () => 0);
  readonly #starts: number[] = [];
  readonly #wins: number[] = [];
  readonly #fairWins: number[] = [];
  #races = 0;
  #drivers = 0;
  #turns = 0;
  #overtakings = 0;
  #spins = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** `before` says where every car stood before the entry. */
  countEvents(before: readonly number[], events: readonly PolePositionTypes['event'][]): void {
    for (const event of events) {
      if (event.type === 'spun') this.#spins++;
      if (event.type !== 'moved') continue;
      const { from, to } = event;
      if (to < FINISH_SPACE) this.#landings[to]!++;
      for (const place of before) if (place > from && place < to && place < FINISH_SPACE) this.#overtakings++;
    }
  }

  endRace({ game, state }: Match<PolePositionTypes>): void {
    const awaiting = game.awaiting(state);
    if (awaiting.kind !== 'over') throw new Error('the race is not over');
    this.#races++;
    this.#drivers += game.seats;
    this.#turns += state.turn;
    for (const [seat, share] of winShares(game.seats, awaiting.ranking).entries()) {
      this.#starts[seat] = (this.#starts[seat] ?? 0) + 1;
      this.#wins[seat] = (this.#wins[seat] ?? 0) + share;
      this.#fairWins[seat] = (this.#fairWins[seat] ?? 0) + 1 / game.seats;
    }
  }

  figures(): CourseRaces {
    const races = Math.max(1, this.#races);
    const landings = this.#landings.slice(1);
    const all = Math.max(
      1,
      landings.reduce((sum, count) => sum + count, 0),
    );
    const shareOf = (token: Token): number =>
      roundFigure(landings.reduce((sum, count, i) => sum + (this.#tokens[i] === token ? count : 0), 0) / all);
    return {
      races: this.#races,
      drivers: this.#drivers,
      turns: roundFigure(this.#turns / races, 2),
      overtakingsPerCar: roundFigure(this.#overtakings / Math.max(1, this.#drivers * CARS_PER_SEAT), 2),
      landings: landings.map((count) => roundFigure(count / races, 2)),
      tokens: Object.fromEntries(TOKENS.map((token) => [token, shareOf(token)])) as Record<Token, number>,
      spins: roundFigure(this.#spins / races, 2),
      seats: this.#starts.map((starts, i) => ({
        seat: i + 1,
        starts,
        wins: roundFigure(this.#wins[i]!, 2),
        fair: roundFigure(this.#fairWins[i]! / starts),
        ...estimateShare(this.#wins[i]!, starts),
      })),
    };
  }
}
