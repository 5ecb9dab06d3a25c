import { runToEnd } from '@paddock/bots';
import { findGame } from '@paddock/games';
import { begin, type Dice, type Match, playOut, Rng, type Seat } from '@paddock/kernel';
import { decide, type Driver, driverFrom } from '../drivers.ts';
import { type Deal, pairsOf, type Seating, seatingsOf, type Side, type Tournament } from './tournament.ts';

/** A stretch of deals for a worker thread. */
export interface DealChunk {
  readonly tournament: Tournament;
  readonly from: number;
  readonly to: number;
}

export function playDeals({ tournament, from, to }: DealChunk): Deal[] {
  return Array.from({ length: to - from }, (_, i) => playDeal(tournament, from + i));
}

/** Plays one deal: it depends on the tournament and its number alone, as far as its bots think in playouts. */
export function playDeal(tournament: Tournament, number: number): Deal {
  const definition = findGame(tournament.game);
  if (definition === undefined) throw new Error(`no game ${tournament.game}`);
  const pairs = pairsOf(tournament);
  const drivers = pairs[number % pairs.length]!.map((bot) => driverFrom(tournament.game, tournament.bots[bot]!));
  const seed = `${tournament.seed}/${Math.floor(number / pairs.length)}`;
  const decisions: [number, number] = [0, 0];
  const ms: [number, number] = [0, 0];
  const cars: [number, number][] = [
    [0, 0],
    [0, 0],
  ];
  const rankings = seatingsOf(tournament).map((seating) => {
    const match = begin(definition, tournament.seats, tournament.options);
    const ranking = race(match, seating, drivers, seed, (side, took) => {
      decisions[side]++;
      ms[side] += took;
    });
    for (const { seat, status } of carsOn(match)) {
      const count = cars[seating[seat]!]!;
      count[0]++;
      if (status !== 'out') count[1]++;
    }
    return ranking;
  });
  const fates = cars[0]![0] + cars[1]![0] > 0 ? { cars } : {};
  return { number, rankings, decisions, ms: [rounded(ms[0]), rounded(ms[1])], ...fates };
}

/** Plays one seating to the end; tells of every decision which side it was and how many milliseconds it took. */
function race(
  match: Match,
  seating: Seating,
  drivers: readonly Driver[],
  seed: string,
  decided: (side: Side, ms: number) => void,
): Deal['rankings'][number] {
  for (const { bot } of drivers) runToEnd(bot.prepare(match.game));
  const rngs = seating.map((_, seat) => Rng.from(`${seed}/seat ${seat}`));
  return playOut(match, separateDice(match, seed), (_match, seat) => {
    const side = seating[seat]!;
    const began = performance.now();
    const move = decide(drivers[side]!, match, seat, rngs[seat]!);
    decided(side, performance.now() - began);
    return move;
  });
}

/**
 * A stream of its own for every source of chance (a car's gear die, a seat's draws), so that one decision more or less
 * somewhere does not change all the dice that follow: what happens at the table differs by who sits there.
 */
export function separateDice(match: Match, seed: string): Dice {
  const streams = new Map<string, Rng>();
  return (_entry, ways) => {
    const { label, seat, car } = match.game.chance(match.state, 0);
    const source = JSON.stringify([label, car ?? seat]);
    let stream = streams.get(source);
    if (stream === undefined) {
      stream = Rng.from(`${seed}/${source}`);
      streams.set(source, stream);
    }
    return stream.below(ways);
  };
}

/** The cars of a finished race in the public notation, where it tells what became of each. */
function carsOn({ game, state }: Match): readonly { seat: Seat; status: string }[] {
  const { cars } = game.table(state) as { cars?: readonly { seat?: Seat; status?: string }[] };
  if (cars === undefined) return [];
  return cars.flatMap(({ seat, status }) => (seat === undefined || status === undefined ? [] : [{ seat, status }]));
}

function rounded(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}
