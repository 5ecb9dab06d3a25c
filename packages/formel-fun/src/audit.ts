import { pile } from '@paddock/kernel';
import { DECK, DECK_SIZE, HAND, KINDS, MOST_EXTRA_TURBOS, TURBO } from './cards.ts';
import { SECOND_TURBO } from './hands.ts';
import { pointsOfPlace } from './race.ts';
import { FULL, SPACES } from './track.ts';
import { CARDS, OFF_TRACK, type State } from './types.ts';

/** Says what is impossible about a position, or `null`. */
export function faultOf(s: State): string | null {
  return cardFault(s) ?? handFault(s) ?? carFault(s) ?? pointFault(s);
}

function cardFault(s: State): string | null {
  for (let kind = 0; kind < KINDS; kind++) {
    let count = s.pile[kind]! + s.discard[kind]!;
    for (let seat = 0; seat < s.handSizes.length; seat++) count += s.hands[seat * KINDS + kind]!;
    if (count !== DECK[kind]) return `${count} cards ${CARDS[kind]} instead of ${DECK[kind]}`;
  }
  const inHands = s.handSizes.reduce((sum, cards) => sum + cards, 0);
  if (pile.size(s.pile) !== s.pileSize || pile.size(s.discard) !== s.discardSize) return 'a pile miscounts its cards';
  return s.pileSize + s.discardSize + inHands === DECK_SIZE ? null : 'the hands miscount their cards';
}

function handFault(s: State): string | null {
  if (s.phase === 'grid' || s.phase === 'deal') return null;
  const each = s.carsEach;
  for (let seat = 0; seat < s.handSizes.length; seat++) {
    const inGame = s.out.slice(seat * each, (seat + 1) * each).includes(0);
    const drawing = s.phase === 'draw' && Math.floor(s.order[s.mover]! / each) === seat ? 1 : 0;
    const due = inGame ? HAND - s.extraTurbos[seat]! - drawing : 0;
    const counts = s.hands.slice(seat * KINDS, (seat + 1) * KINDS);
    const kinds = counts.reduce((set, count, kind) => (count > 0 ? set | (1 << kind) : set), 0);
    if (s.held[seat] !== (counts[TURBO]! > 1 ? kinds | SECOND_TURBO : kinds)) return `seat ${seat} misjudges its hand`;
    if (s.handSizes[seat] !== due) return `seat ${seat} holds ${s.handSizes[seat]} cards instead of ${due}`;
    if (s.extraTurbos[seat]! > MOST_EXTRA_TURBOS) return `seat ${seat} has played too many extra Turbos`;
  }
  return null;
}

function carFault(s: State): string | null {
  const lanes = new Set<number>();
  const counts = Array.from({ length: SPACES }, () => 0);
  for (let car = 0; car < s.pos.length; car++) {
    const pos = s.pos[car]!;
    if (pos === OFF_TRACK) {
      if (s.out[car] === 0 && s.phase !== 'grid') return `car ${car} is neither racing nor out`;
      continue;
    }
    if (s.out[car] !== 0) return `car ${car} is out and on the track`;
    const space = (((pos - 1) % SPACES) + SPACES) % SPACES;
    const place = space * 10 + s.lane[car]!;
    if (lanes.has(place)) return `two cars in lane ${s.lane[car]} of position ${pos}`;
    lanes.add(place);
    if ((s.taken[space]! & (1 << s.lane[car]!)) === 0)
      return `lane ${s.lane[car]} of position ${pos} is not marked as taken`;
    counts[space]!++;
    // The first grid alone may put five or six cars on one space (FF-8), and they leave it one by one.
    if (s.lane[car]! > FULL && !(s.race === 1 && pos <= 0)) return `car ${car} in lane ${s.lane[car]}`;
  }
  if (s.taken.some((taken, space) => countBits(taken) !== counts[space])) return 'a lane is marked as taken by nobody';
  const crowded = counts.some((count) => count > FULL) && s.race > 1;
  return crowded ? 'more than four cars on one space' : null;
}

function countBits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}

function pointFault(s: State): string | null {
  const cars = s.out.length;
  const gone = s.out.filter((race) => race !== 0).length;
  const places = Array.from({ length: cars }, (_, i) => i + 1);
  const scored = s.phase === 'over' ? places : places.slice(cars - gone);
  const due = scored.reduce((sum, place) => sum + pointsOfPlace(cars, place), 0);
  const told = s.points.reduce((sum, points) => sum + points, 0);
  return told === due ? null : `${told} points are out instead of ${due}`;
}
