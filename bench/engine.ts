/**
 * Random playouts through the public contract (awaiting, legalMoves, play, resolve) beside the same game wired into
 * boardgame.io: interleaved in one run on one core, per second of CPU time, best and median of several rounds.
 */
import { formelFun } from '@paddock/formel-fun';
import { type GameDefinition, type Kind, Rng } from '@paddock/kernel';
import { polePosition } from '@paddock/pole-position';
import { playOnPeer } from './peers/boardgame-io.ts';
import { formelFunForPeer, legalForPeer } from './peers/formel-fun.ts';
import { awaitedOnPeer, COURSE, polePositionForPeer, polePositionLegal } from './peers/pole-position.ts';

const ROUNDS = 7;
const SECONDS = 1.5;

/** Plays one game and answers how many moves seats made. */
type Contestant = () => number;

function ours<K extends Kind>(definition: GameDefinition<K>, seats: number, options: K['options']): Contestant {
  const game = definition.create(seats, options);
  const rng = Rng.from('bench');
  return () => {
    let moves = 0;
    const state = game.setup();
    for (;;) {
      const awaiting = game.awaiting(state);
      if (awaiting.kind === 'over') return moves;
      if (awaiting.kind === 'chance') {
        game.resolve(state, rng.below(awaiting.ways));
      } else {
        const seat = awaiting.seats[0]!;
        const legal = game.legalMoves(state, seat);
        game.play(state, seat, legal[rng.below(legal.length)]!);
        moves++;
      }
    }
  };
}

/** Moves per second of CPU time. */
function rate(contestant: Contestant): number {
  let moves = 0;
  const until = performance.now() + SECONDS * 1000;
  const before = process.cpuUsage();
  while (performance.now() < until) moves += contestant();
  const { user, system } = process.cpuUsage(before);
  return (moves / (user + system)) * 1e6;
}

export interface Comparison {
  readonly name: string;
  readonly seats: number;
  readonly ours: number[];
  readonly peer: number[];
}

function compare(name: string, seats: number, ourSide: Contestant, peerSide: Contestant): Comparison {
  rate(ourSide);
  rate(peerSide);
  const result: Comparison = { name, seats, ours: [], peer: [] };
  for (let round = 0; round < ROUNDS; round++) {
    result.ours.push(rate(ourSide));
    result.peer.push(rate(peerSide));
  }
  return result;
}

export function compareFormelFun(): Comparison {
  const seats = 4;
  const rng = Rng.from('peer');
  return compare('formel-fun', seats, ours(formelFun, seats, { win: 'title' }), () =>
    playOnPeer(formelFunForPeer, seats, (G, seat) => ({ type: 'play', args: rng.pick(legalForPeer(G, seat)) })),
  );
}

export function comparePolePosition(): Comparison {
  const seats = 4;
  const rng = Rng.from('peer');
  const options = { rules: 'normal', course: 'custom', tokens: COURSE, podium: 'all' } as const;
  return compare('pole-position', seats, ours(polePosition, seats, options), () =>
    playOnPeer(polePositionForPeer, seats, (G) => {
      const seat = awaitedOnPeer(G);
      const { type, legal } = polePositionLegal(G, seat);
      return { type, args: [rng.pick(legal)], seat };
    }),
  );
}
