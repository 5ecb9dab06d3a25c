import { CARDS, distance, type FormelFunKind, type Move, MOVES, spaceOf, type State } from '@paddock/formel-fun';
import type { Game, Rng } from '@paddock/kernel';
import { danger, KEPT } from './thumb.ts';

type FormelFun = Game<FormelFunKind>;

/** Close calls go either way, so that playouts do not all follow one line. */
const WHIM = 1;

/** Drives on to the end of the race, everybody by rules of thumb. The dice and the drivers' whims are streams of their own. */
export function raceOut(game: FormelFun, s: State, dice: Rng, whims: Rng): void {
  const { race } = s;
  while (s.race === race && s.phase !== 'over') {
    if (s.phase === 'play') game.play(s, s.toMove, quickMove(s, whims));
    else {
      const awaiting = game.awaiting(s);
      if (awaiting.kind === 'chance') game.resolve(s, dice.below(awaiting.ways));
    }
  }
}

/** The amateur's choice on the bare position, some ten times quicker: no extra Turbos, no dropping back from full spaces. */
function quickMove(s: State, whims: Rng): Move {
  const car = s.order[s.mover]!;
  const from = s.pos[car]!;
  const space = spaceOf(from);
  const held = s.held[s.toMove]!;
  let best = 0;
  let most = -Infinity;
  for (let kind = 0; kind < CARDS.length; kind++) {
    if ((held & (1 << kind)) === 0) continue;
    const to = from + distance(kind * 2, space);
    const worth = to - KEPT[kind]! - risk(s, car, to) + (WHIM * (whims.next() >>> 0)) / 0x100000000;
    if (worth > most) {
      most = worth;
      best = kind;
    }
  }
  return MOVES[best * 2]!;
}

function risk(s: State, mover: number, to: number): number {
  let behind = 0;
  let leader = to;
  for (let i = 0; i < s.order.length; i++) {
    const car = s.order[i]!;
    if (car === mover) continue;
    const pos = s.pos[car]!;
    if (pos < to) behind++;
    if (pos > leader) leader = pos;
  }
  return danger(behind, leader);
}
