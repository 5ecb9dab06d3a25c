import { formulaDeBots } from '@paddock/bots/formula-de';
import type { Computation } from '@paddock/bots/computation';
import { type Circuit, type FormulaDe, formulaDe, type FormulaDeTypes } from '@paddock/formula-de';
import {
  appendEntry,
  CHANCE,
  defaultOptions,
  type Level,
  type Match,
  observe,
  type Rng,
  startMatch,
} from '@paddock/kernel';

/** The levels that race: all that decide at once. Half of the field has planned the lap. */
const RACING_LEVELS: readonly Level[] = ['rookie', 'amateur', 'pro', 'pro'];
/** A race with more entries than this is given up: nobody could play it. Monaco has about 450 with six cars. */
const MAX_ENTRIES = 20_000;

export type FormulaDeMatch = Match<FormulaDeTypes> & { readonly game: FormulaDe };

/** Sees every entry of a race, before and after. */
export interface RaceObserver {
  beforeEntry(match: FormulaDeMatch): void;
  afterEntry(match: FormulaDeMatch, events: readonly FormulaDeTypes['event'][]): void;
}

/** A race of one lap between bots of mixed levels. `null` if it does not end. */
export function* runBotRace(
  circuit: Circuit,
  seats: number,
  rng: Rng,
  observer: RaceObserver | null,
): Computation<FormulaDeMatch | null> {
  const options = { ...defaultOptions(formulaDe.options), circuit, laps: 1 } as FormulaDeTypes['options'];
  const match = startMatch(formulaDe, seats, options) as FormulaDeMatch;
  const { game, state, entries } = match;
  const drivers = Array.from({ length: seats }, () => formulaDeBots[rng.pick(RACING_LEVELS)]);
  const events: FormulaDeTypes['event'][] = [];
  while (entries.length < MAX_ENTRIES) {
    const awaiting = game.awaiting(state);
    if (awaiting.kind === 'over') return match;
    events.length = 0;
    observer?.beforeEntry(match);
    if (awaiting.kind === 'chance') appendEntry(match, [CHANCE, rng.below(awaiting.ways)], events);
    else {
      const seat = awaiting.seats[0]!;
      appendEntry(match, [seat, drivers[seat]!.choose(observe(game, state, seat), rng)], events);
      yield;
    }
    observer?.afterEntry(match, events);
  }
  return null;
}
