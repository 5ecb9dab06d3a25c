import { runToEnd } from '@paddock/bots';
import { debrief } from '@paddock/bots/debriefs';
import { findGame } from '@paddock/games';
import {
  createRecord,
  startMatch,
  type Dice,
  type Match,
  playToEnd,
  Rng,
  type Seat,
  seedFromText,
} from '@paddock/kernel';
import { chooseMove, type ConfiguredBot, parseBot } from '../configured-bot.ts';
import { type Deal, pairsOf, type Seating, seatingsOf, type PairSide, type Tournament } from './tournament.ts';

/** A range of deals for a worker thread. */
export interface DealChunk {
  readonly tournament: Tournament;
  readonly from: number;
  readonly to: number;
}

export function playDeals({ tournament, from, to }: DealChunk): Deal[] {
  return Array.from({ length: to - from }, (_, i) => playDeal(tournament, from + i));
}

/** Plays one deal. It depends only on the tournament and its number, unless a bot has a time budget. */
export function playDeal(tournament: Tournament, number: number): Deal {
  const definition = findGame(tournament.game);
  if (definition === undefined) throw new Error(`no game ${tournament.game}`);
  const pairs = pairsOf(tournament);
  const bots = pairs[number % pairs.length]!.map((bot) => parseBot(tournament.game, tournament.bots[bot]!));
  const seed = `${tournament.seed}/${Math.floor(number / pairs.length)}`;
  const decisions: [number, number] = [0, 0];
  const ms: [number, number] = [0, 0];
  const cars: [number, number][] = [
    [0, 0],
    [0, 0],
  ];
  const luck: (readonly number[])[] = [];
  const rankings = seatingsOf(tournament).map((seating) => {
    const match = startMatch(definition, tournament.seats, tournament.options);
    const ranking = playSeating(match, seating, bots, seed, (side, duration) => {
      decisions[side]++;
      ms[side] += duration;
    });
    for (const { seat, status } of carsAtEndOf(match)) {
      const count = cars[seating[seat]!]!;
      count[0]++;
      if (status !== 'out') count[1]++;
    }
    if (tournament.luckAdjusted) luck.push(measureLuck(match));
    return ranking;
  });
  const luckOfGames = tournament.luckAdjusted ? { luck } : {};
  const carCounts = cars[0]![0] + cars[1]![0] > 0 ? { cars } : {};
  return { number, rankings, decisions, ms: [roundMs(ms[0]), roundMs(ms[1])], ...carCounts, ...luckOfGames };
}

/** By seat: what chance was worth in a finished game, by the quick pass of its debrief. */
function measureLuck(match: Match): number[] {
  const record = createRecord(match, seedFromText('luck'));
  const { drivers } = runToEnd(debrief(match.definition, record, { maxDeepened: 0 }));
  return drivers.map(({ ledger }) => roundLuck(ledger.luck));
}

/** Plays one seating to the end. Calls `onDecision` with the side and the milliseconds of every decision. */
function playSeating(
  match: Match,
  seating: Seating,
  bots: readonly ConfiguredBot[],
  seed: string,
  onDecision: (side: PairSide, ms: number) => void,
): Deal['rankings'][number] {
  for (const { bot } of bots) runToEnd(bot.prepare(match.game));
  const rngs = seating.map((_, seat) => Rng.from(`${seed}/seat ${seat}`));
  return playToEnd(match, createSeparateDice(match, seed), (_match, seat) => {
    const side = seating[seat]!;
    const began = performance.now();
    const move = chooseMove(bots[side]!, match, seat, rngs[seat]!);
    onDecision(side, performance.now() - began);
    return move;
  });
}

/**
 * Dice with a separate random stream for every source of chance (a car's gear die, a seat's draws). So an additional roll
 * somewhere does not change all later dice, and the seatings of a deal stay comparable.
 */
export function createSeparateDice(match: Match, seed: string): Dice {
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

/** The cars of a finished race in the public notation, if it has a status for each. */
function carsAtEndOf({ game, state }: Match): readonly { seat: Seat; status: string }[] {
  const { cars } = game.table(state) as { cars?: readonly { seat?: Seat; status?: string }[] };
  if (cars === undefined) return [];
  return cars.flatMap(({ seat, status }) => (seat === undefined || status === undefined ? [] : [{ seat, status }]));
}

function roundLuck(luck: number): number {
  return Math.round(luck * 1e4) / 1e4;
}

function roundMs(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}
