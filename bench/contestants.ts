/** Everything that is measured in moves per second: our games, and the same games on boardgame.io. */
import { formelFun } from '@paddock/formel-fun';
import { formulaDe } from '@paddock/formula-de';
import { defaultOptions, type GameDefinition, type GameTypes, Rng } from '@paddock/kernel';
import { polePosition } from '@paddock/pole-position';
import { playOnPeer } from './peers/boardgame-io.ts';
import { formelFunForPeer, legalForPeer } from './peers/formel-fun.ts';
import { awaitedOnPeer, COURSE, polePositionForPeer, polePositionLegal } from './peers/pole-position.ts';
import { wrapGame } from './peers/wrap-game.ts';

/** Plays one random game and returns the number of moves. */
type Contestant = () => number;

/** Random play through the public contract: awaiting, legalMoves, play, resolve. */
function createPaddockContestant<K extends GameTypes>(
  definition: GameDefinition<K>,
  seats: number,
  options: K['options'],
): Contestant {
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

/** Formula Dé is too large to be written again for boardgame.io, so our rules run inside it. */
function createFormulaDePeer(way: 'draft' | 'copy'): Contestant {
  const seats = 6;
  const options = defaultOptions(formulaDe.options);
  const rules = formulaDe.create(seats, options);
  const game = wrapGame(formulaDe, seats, options, way);
  const rng = Rng.from('peer');
  return () =>
    playOnPeer(game, seats, (G, seat) => ({ type: 'play', args: [rng.pick(rules.legalMoves(G.state, seat))] }));
}

export const contestants = {
  'formel-fun': () => createPaddockContestant(formelFun, 4, { win: 'title' }),
  'formel-fun on boardgame.io': () => {
    const rng = Rng.from('peer');
    return () =>
      playOnPeer(formelFunForPeer, 4, ({ hands, extraTurbos }, seat) => {
        return { type: 'play', args: rng.pick(legalForPeer(hands[seat]!, extraTurbos[seat]!)) };
      });
  },
  'pole-position': () => createPaddockContestant(polePosition, 4, POLE_POSITION),
  'pole-position on boardgame.io': () => {
    const rng = Rng.from('peer');
    return () =>
      playOnPeer(polePositionForPeer, 4, (G) => {
        const seat = awaitedOnPeer(G);
        const { type, legal } = polePositionLegal(G, seat);
        return { type, args: [rng.pick(legal)], seat };
      });
  },
  'formula-de': () => createPaddockContestant(formulaDe, 6, defaultOptions(formulaDe.options)),
  'formula-de on boardgame.io': () => createFormulaDePeer('draft'),
  'formula-de on boardgame.io, on copies': () => createFormulaDePeer('copy'),
} as const satisfies Record<string, () => Contestant>;

export type ContestantName = keyof typeof contestants;
