import type { Seat } from './game.ts';

/** Best first, ties together: `better(a, b)` is negative when a ranks before b and 0 when they share the place. */
export function rankSeats(seats: number, better: (a: Seat, b: Seat) => number): Seat[][] {
  const order = Array.from({ length: seats }, (_, seat) => seat).sort((a, b) => better(a, b) || a - b);
  const ranking: Seat[][] = [];
  for (const seat of order) {
    const last = ranking.at(-1);
    if (last !== undefined && better(last[0]!, seat) === 0) last.push(seat);
    else ranking.push([seat]);
  }
  return ranking;
}

/** The share of the win that each seat takes: one win, split among those who share the first place. */
export function winShares(seats: number, ranking: readonly (readonly Seat[])[]): number[] {
  const shares = Array.from({ length: seats }, () => 0);
  const winners = ranking[0] ?? [];
  for (const seat of winners) shares[seat] = 1 / winners.length;
  return shares;
}
