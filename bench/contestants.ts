/** Everything that is measured in moves per second: our games, and the same games on boardgame.io. */
import { formelFun } from '@paddock/formel-fun';
import { formulaDe } from '@paddock/formula-de';
import { defaultOptions, type GameDefinition, type Kind, Rng } from '@paddock/kernel';
import { polePosition } from '@paddock/pole-position';
import { playOnPeer } from './peers/boardgame-io.ts';
import { formelFunForPeer, legalForPeer } from './peers/formel-fun.ts';
import { awaitedOnPeer, COURSE, polePositionForPeer, polePositionLegal } from './peers/pole-position.ts';
import { wire } from './peers/wired.ts';

/** Plays one random game and answers how many moves seats made. */
export type Contestant = () => number;

/** Random play through the public contract: awaiting, legalMoves, play, resolve. */
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

const POLE_POSITION = { rules: 'normal', course: 'custom', tokens: COURSE, podium: 'all' } as const;

/** Formula Dé is too large to be written a second time for the occasion: the same rules run inside boardgame.io. */
function formulaDeOnPeer(way: 'draft' | 'copy'): Contestant {
  const seats = 6;
  const options = defaultOptions(formulaDe.options);
  const rules = formulaDe.create(seats, options);
  const game = wire(formulaDe, seats, options, way);
  const rng = Rng.from('peer');
  return () =>
    playOnPeer(game, seats, (G, seat) => ({ type: 'play', args: [rng.pick(rules.legalMoves(G.state, seat))] }));
}

export const contestants = {
  'formel-fun': () => ours(formelFun, 4, { win: 'title' }),
  'formel-fun on boardgame.io': () => {
    const rng = Rng.from('peer');
    return () =>
      playOnPeer(formelFunForPeer, 4, (G, seat) => ({ type: 'play', args: rng.pick(legalForPeer(G, seat)) }));
  },
  'pole-position': () => ours(polePosition, 4, POLE_POSITION),
  'pole-position on boardgame.io': () => {
    const rng = Rng.from('peer');
    return () =>
      playOnPeer(polePositionForPeer, 4, (G) => {
        const seat = awaitedOnPeer(G);
        const { type, legal } = polePositionLegal(G, seat);
        return { type, args: [rng.pick(legal)], seat };
      });
  },
  'formula-de': () => ours(formulaDe, 6, defaultOptions(formulaDe.options)),
  'formula-de on boardgame.io': () => formulaDeOnPeer('draft'),
  'formula-de on boardgame.io, on copies': () => formulaDeOnPeer('copy'),
} as const satisfies Record<string, () => Contestant>;

export type ContestantName = keyof typeof contestants;
