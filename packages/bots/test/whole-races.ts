import { levelsFor } from '@paddock/bots';
import { startMatch, type GameDefinition, observe, playToEnd, createFastDice, Rng } from '@paddock/kernel';
import type { Setup } from '@paddock/kernel/testing/setups';
import { expect } from 'vitest';

const SMALL_BUDGET = { playouts: 12 };

/** Plays a race to the end with bots of all levels, who must choose legal moves. `number` decides who sits where. */
export function playWholeRace(definition: GameDefinition, { seats, options }: Setup, number: number): void {
  const { id } = definition;
  const drivers = Array.from({ length: seats }, (_, seat) => levelsFor(id)[(seat + number) % 4]!);
  const rng = Rng.from(`${id} ${number}`);
  const match = startMatch(definition, seats, options);
  const ranking = playToEnd(match, createFastDice(rng), ({ game, state }, seat) => {
    const seen = observe(game, state, seat);
    const move = drivers[seat]!.choose(seen, rng, SMALL_BUDGET);
    // `toContain` is by identity: bots choose from the list they are given.
    if (!seen.legal.includes(move)) expect(seen.legal).toContain(move);
    return move;
  });
  expect(ranking.flat().sort((a, b) => a - b)).toEqual(drivers.map((_, seat) => seat));
}
