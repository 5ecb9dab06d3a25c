import { CHANCE, type GameTypes, isNumericGame, type Match, OVER, type Rng } from '@paddock/kernel';
import { expect } from 'vitest';

/** A game that offers the numeric interface offers the same moves in the same order through it, and they do the same. */
export function checkNumericGame<K extends GameTypes>({ game, state }: Match<K>, rng: Rng): void {
  if (!isNumericGame(game)) return;
  const awaiting = game.awaiting(state);
  const actor = game.nextActor(state);
  if (awaiting.kind === 'over') expect(actor).toBe(OVER);
  if (awaiting.kind === 'chance') expect([actor, game.chanceWays(state)]).toEqual([CHANCE, awaiting.ways]);
  if (awaiting.kind === 'moves') expect(actor).toBe(awaiting.seats[0]);
  const out: number[] = [];
  for (let seat = 0; seat < game.seats; seat++) {
    const legal = game.legalMoves(state, seat);
    const ids = legal.map((move) => game.moveId(move));
    const count = game.legalMoveIds(state, seat, out);
    expect(out.slice(0, count)).toEqual(ids);
    expect(ids.map((id) => game.moveOf(id))).toEqual(legal);
    if (count === 0) continue;
    const choice = rng.below(count);
    const [byMove, byId] = [game.clone(state), game.clone(state)];
    const [eventsByMove, eventsById]: [K['event'][], K['event'][]] = [[], []];
    game.play(byMove, seat, legal[choice]!, eventsByMove);
    game.playMoveId(byId, seat, ids[choice]!, eventsById);
    expect(byId).toEqual(byMove);
    expect(eventsById).toEqual(eventsByMove);
    // Without events a game may take a shorter path to the same state.
    const quiet = game.clone(state);
    game.playMoveId(quiet, seat, ids[choice]!);
    expect(quiet).toEqual(byMove);
  }
}
