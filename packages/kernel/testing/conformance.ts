import { startMatch, createFairDice, type GameDefinition, type GameTypes, Rng, seedFromText } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { AppliedEvents } from './applied-events.ts';
import { auditPosition } from './fuzz.ts';
import {
  checkCopies,
  checkInclusion,
  checkLegalMoves,
  checkRecord,
  checkRefusals,
  checkSimultaneousChoices,
  checkStateFromView,
} from './laws.ts';
import { checkNumericGame } from './numeric.ts';
import { type PremoveCount, Premoving } from './premoves.ts';
import { checkEvents, checkSecrets, type Secrecy } from './secrecy.ts';
import { describeSetup, pairwiseSetups, type Setup } from './setups.ts';
import { playRandomly } from './walk.ts';

export interface Claims<K extends GameTypes> {
  /** Whether a seat at this table has something to hide from the others. */
  hides(setup: Setup<K>): boolean;
  /** Whether the coming move may uncover what was hidden (face-down cards turned over together). */
  uncovers?(state: K['state']): boolean;
}

/** At which tables to play, and how many games at each. */
export interface Extent<K extends GameTypes> {
  readonly setups: readonly Setup<K>[];
  readonly games: number;
}

/** What was observed at a table over all of its games. */
interface Observed {
  readonly secrecy: Secrecy;
  readonly premoves: PremoveCount;
}

/**
 * The promises of the contract, which every game keeps at every table. Each game is played once, and all laws are checked on the way.
 * `npm test` plays at tables where every two settings occur together; `npm run proof` at all tables.
 */
export function conformance<K extends GameTypes>(
  definition: GameDefinition<K>,
  claims: Claims<K>,
  { setups, games }: Extent<K> = { setups: pairwiseSetups(definition), games: 1 },
): void {
  describe(`${definition.id}: the contract`, () => {
    it.each(setups.map((setup) => [describeSetup(setup), setup] as const))('is kept with %s', (_, setup) => {
      const observed: Observed = { secrecy: { varied: false }, premoves: { legal: 0, dropped: 0 } };
      for (let g = 0; g < games; g++) checkGame(definition, setup, g, claims, observed);
      expect(observed.secrecy.varied, 'whether samples vary what a seat must not know').toBe(claims.hides(setup));
      const { legal, dropped } = observed.premoves;
      expect(legal, 'premoves that are legal when their turn comes').toBeGreaterThanOrEqual(dropped);
    });
  });
}

/** Plays one random game, with premoves where they are offered, and checks every law in its positions. */
function checkGame<K extends GameTypes>(
  definition: GameDefinition<K>,
  setup: Setup<K>,
  number: number,
  claims: Claims<K>,
  { secrecy, premoves }: Observed,
): void {
  const match = startMatch(definition, setup.seats, setup.options);
  const seedText = `${describeSetup(setup)} ${number}`;
  const seed = seedFromText(seedText);
  const rng = Rng.from(seedText);
  // Laws draw from another source, so that a new law does not change the games.
  const lawRng = Rng.from(`${seedText} laws`);
  const applied = new AppliedEvents(match);
  const premoving = new Premoving(match, lawRng, premoves);
  const laws: readonly (readonly [name: string, every: number, check: () => void])[] = [
    ['positions pass their audit and have no dead end', 1, () => auditPosition(match)],
    ['events folded over a view give the next view', 1, () => applied.check()],
    ['legal moves', 1, () => checkLegalMoves(match)],
    ['moves by id are the same moves', 2, () => checkNumericGame(match, lawRng)],
    ['simultaneous choices commute', 1, () => checkSimultaneousChoices(match, lawRng)],
    ['events tell no more than views', 3, () => checkEvents(match, lawRng, claims.uncovers?.(match.state) ?? false)],
    ['nobody learns what their seat may not know', 3, () => checkSecrets(match, lawRng, secrecy)],
    ['a view makes a state with this view', 4, () => checkStateFromView(match)],
    ['illegal moves are refused', 5, () => checkRefusals(match)],
    ['views are built by inclusion', 9, () => checkInclusion(match)],
    ['a copy is independent', 23, () => checkCopies(match, lawRng)],
    ['premoves', 1, () => premoving.chooseAhead()],
  ];
  const look = (): void => {
    const { length } = match.entries;
    // Each game begins with another entry: where a round has as many entries as `every`, one would always see the same moment of it.
    for (const [name, every, check] of laws) {
      if ((length + number) % every === 0) explain(`${name}, at entry ${length} of "${seedText}"`, check);
    }
  };
  playRandomly(match, rng, look, {
    events: applied.events,
    dice: createFairDice(seed),
    choose: (seat, legal) => premoving.take(seat, legal),
  });
  expect(match.entries.length).toBeGreaterThan(0);
  explain(`the record of "${seedText}"`, () => checkRecord(match, seed));
}

/** Adds to an error which law was broken, and where. */
function explain(where: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    if (error instanceof Error) error.message = `${where}: ${error.message}`;
    throw error;
  }
}
