import {
  appendEntry,
  canonicalJson,
  CHANCE,
  type GameTypes,
  type Match,
  type Rng,
  isSameJson,
  type Seat,
} from '@paddock/kernel';
import { expect } from 'vitest';

/** How many premoves were legal when their turn came, and how many were not. */
export interface PremoveCount {
  legal: number;
  dropped: number;
}

/** Enough for any turn: a game that always offers one more premove would never end. */
const MAX_PREMOVES = 20;

/**
 * Plays a random game in which every seat that is not awaited chooses ahead, as far as the game offers it. A premove that is not legal
 * when its turn comes is dropped with all that follow it.
 */
export function playPremoves<K extends GameTypes>(match: Match<K>, rng: Rng, count: PremoveCount): void {
  const { definition, game, state, entries } = match;
  const chosen: K['move'][][] = Array.from({ length: game.seats }, () => []);
  while (entries.length < definition.maxEntries) {
    const awaiting = game.awaiting(state);
    if (awaiting.kind === 'over') return;
    const awaited = awaiting.kind === 'moves' ? awaiting.seats : [];
    for (let seat = 0; seat < game.seats; seat++) {
      if (!awaited.includes(seat) && chosen[seat]!.length === 0) chosen[seat] = chooseAhead(match, seat, rng);
    }
    if (awaiting.kind === 'chance') {
      appendEntry(match, [CHANCE, rng.below(awaiting.ways)]);
      continue;
    }
    const seat = rng.pick(awaiting.seats);
    const legal = game.legalMoves(state, seat);
    const premove = chosen[seat]!.shift();
    const move = premove === undefined ? undefined : legal.find((one) => isSameJson(one, premove));
    if (premove !== undefined) count[move === undefined ? 'dropped' : 'legal']++;
    if (move === undefined) chosen[seat] = [];
    appendEntry(match, [seat, move ?? rng.pick(legal)]);
  }
}

function chooseAhead<K extends GameTypes>({ game, state }: Match<K>, seat: Seat, rng: Rng): K['move'][] {
  const view = game.view(state, seat);
  const before = canonicalJson(view);
  const chosen: K['move'][] = [];
  while (chosen.length < MAX_PREMOVES) {
    const offered = game.premoves(view, seat, chosen);
    expect(new Set(offered.map((move) => canonicalJson(move))).size).toBe(offered.length);
    if (offered.length === 0) break;
    chosen.push(rng.pick(offered));
  }
  expect(chosen.length).toBeLessThan(MAX_PREMOVES);
  expect(canonicalJson(view)).toBe(before);
  return chosen;
}
