/**
 * Runs one of our games inside boardgame.io, with its turns, reducer, random plugin and immer around our rules. With
 * `draft` a move changes G in place, as the boardgame.io examples do. With `copy` it works on a copy and returns that,
 * which avoids the cost of immer. Both are measured.
 */
import { createRequire } from 'node:module';
import type { Game as Rules, GameDefinition, GameTypes, Seat } from '@paddock/kernel';
import type { Game } from 'boardgame.io';

// The same build of immer that boardgame.io uses; another one does not recognise its drafts.
const { original } = createRequire(import.meta.url)('immer') as typeof import('immer');

interface WrappedState<K extends GameTypes> {
  state: K['state'];
}

/** A whole number in [0, ways). */
type DrawNumber = (ways: number) => number;

export function wrapGame<K extends GameTypes>(
  definition: GameDefinition<K>,
  seats: number,
  options: K['options'],
  way: 'draft' | 'copy',
): Game<WrappedState<K>> {
  const rules = definition.create(seats, options);
  return {
    name: definition.id,
    disableUndo: true,
    setup: ({ random }) => {
      const state = rules.setup();
      resolveChance(rules, state, (ways) => random.Die(ways) - 1);
      return { state };
    },
    turn: {
      minMoves: 1,
      maxMoves: 1,
      order: { first: ({ G }) => seatToMove(rules, G.state), next: ({ G }) => seatToMove(rules, G.state) },
    },
    moves: {
      play: ({ G, playerID, random }, move: K['move']) => {
        const state = way === 'draft' ? G.state : rules.clone(original(G)!.state);
        rules.play(state, Number(playerID), move);
        resolveChance(rules, state, (ways) => random.Die(ways) - 1);
        return way === 'draft' ? undefined : { state };
      },
    },
    endIf: ({ G }) => {
      const awaiting = rules.awaiting(G.state);
      return awaiting.kind === 'over' ? { ranking: awaiting.ranking } : undefined;
    },
  };
}

function resolveChance<K extends GameTypes>(rules: Rules<K>, state: K['state'], draw: DrawNumber): void {
  for (let awaiting = rules.awaiting(state); awaiting.kind === 'chance'; awaiting = rules.awaiting(state)) {
    rules.resolve(state, draw(awaiting.ways));
  }
}

function seatToMove<K extends GameTypes>(rules: Rules<K>, state: K['state']): Seat {
  const awaiting = rules.awaiting(state);
  return awaiting.kind === 'moves' ? awaiting.seats[0]! : 0;
}
