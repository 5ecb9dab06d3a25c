import { CHANCE, canonicalJson, type GameTypes, type Match, type Rng, type Seat } from '@paddock/kernel';
import { expect } from 'vitest';
import { expectSame } from './expect-same.ts';

/** Whether a sample ever differed from the true state. */
export interface Secrecy {
  varied: boolean;
}

/**
 * After `determinize` for a seat, that seat's and the spectators' view, its legal moves and their previews are what they were; and over the
 * game what the seat must not know really varies.
 */
export function checkSecrets<K extends GameTypes>({ game, state }: Match<K>, rng: Rng, seen: Secrecy): void {
  const truth = JSON.stringify(game.table(state));
  const known = (s: K['state'], seat: Seat): string => {
    const legal = game.legalMoves(s, seat).map((move) => [move, game.preview(s, seat, move)]);
    return JSON.stringify([game.view(s, seat), game.view(s, null), game.awaiting(s), legal]);
  };
  for (let seat = 0; seat < game.seats; seat++) {
    const sample = game.clone(state);
    game.determinize(sample, seat, rng);
    expectSame(known(sample, seat), known(state, seat));
    expectSame(game.audit(sample), null);
    if (JSON.stringify(game.table(sample)) !== truth) seen.varied = true;
  }
}

/**
 * Two positions that look alike to a viewer must go on looking alike when the same move is made in both, unless that
 * move uncovers something (cards turned over together). Where something is uncovered, or drawn, the events must tell
 * the viewer so: events that look alike lead to views that look alike.
 */
export function checkEvents<K extends GameTypes>({ game, state }: Match<K>, rng: Rng, uncovers: boolean): void {
  const awaiting = game.awaiting(state);
  if (awaiting.kind === 'over') return;
  const viewer = rng.below(game.seats);
  const twin = game.clone(state);
  game.determinize(twin, viewer, rng);
  if (awaiting.kind === 'chance') {
    const outcome = rng.below(awaiting.ways);
    const [a, b] = [state, twin].map((s) => after(game.clone(s), CHANCE, outcome));
    if (a!.events === b!.events) expect(a!.view).toBe(b!.view);
    return;
  }
  const seat = rng.pick(awaiting.seats);
  const ids = new Set(game.legalMoves(twin, seat).map((move) => game.moveId(move)));
  const common = game.legalMoves(state, seat).filter((move) => ids.has(game.moveId(move)));
  if (common.length === 0) return;
  const move = rng.pick(common);
  const [a, b] = [state, twin].map((s) => after(game.clone(s), seat, move));
  if (!uncovers) expect(a).toEqual(b);
  if (a!.events === b!.events) expect(a!.view).toBe(b!.view);

  function after(s: K['state'], actor: number, what: K['move'] | number): { events: string; view: string } {
    const events: K['event'][] = [];
    if (actor === CHANCE) game.resolve(s, what as number, events);
    else game.play(s, actor, what as K['move'], events);
    const seen = events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
    return { events: canonicalJson(seen), view: canonicalJson(game.view(s, viewer)) };
  }
}
