import { pile } from '@paddock/kernel';
import { DECK, HAND, KINDS, MAX_EXTRA_TURBOS } from './cards.ts';
import { handSize, kindsHeld } from './hands.ts';
import { pointsOfPlace, seatOf } from './race.ts';
import { MAX_CARS_ON_SPACE, SPACES } from './track.ts';
import { CARDS, OFF_TRACK, type State } from './types.ts';

/** Says what is impossible about a position, or `null`. */
export function faultOf(s: State): string | null {
  return cardFault(s) ?? handFault(s) ?? carFault(s) ?? pointFault(s);
}

function cardFault(s: State): string | null {
  for (let kind = 0; kind < KINDS; kind++) {
    let count = s.pile[kind]! + s.discard[kind]!;
    for (let seat = 0; seat < s.points.length; seat++) count += s.hands[seat * KINDS + kind]!;
    if (count !== DECK[kind]) return `${count} cards ${CARDS[kind]} instead of ${DECK[kind]}`;
  }
  if (s.top === -1 ? pile.pileSize(s.discard) > 0 : s.discard[s.top] === 0) return 'the top discard is not in its pile';
  return pile.pileSize(s.pile) === s.pileSize ? null : 'the pile miscounts its cards';
}

function handFault(s: State): string | null {
  if (s.phase === 'grid' || s.phase === 'deal') return null;
  const drawer = s.phase === 'draw' ? s.toMove : -1;
  if (s.phase !== 'over' && s.toMove !== seatOf(s, s.order[s.mover]!)) return `seat ${s.toMove} is not the one to move`;
  for (let seat = 0; seat < s.points.length; seat++) {
    if (s.held[seat] !== kindsHeld(s.hands, seat)) return `seat ${seat} misjudges its hand`;
    const due = isRacing(s, seat) ? HAND - s.extraTurbos[seat]! - (seat === drawer ? 1 : 0) : 0;
    const cards = handSize(s, seat);
    if (cards !== due) return `seat ${seat} holds ${cards} cards instead of ${due}`;
    if (s.extraTurbos[seat]! > MAX_EXTRA_TURBOS) return `seat ${seat} has played too many extra Turbos`;
  }
  return null;
}

function isRacing(s: State, seat: number): boolean {
  for (let car = seat * s.carsEach; car < (seat + 1) * s.carsEach; car++) if (s.out[car] === 0) return true;
  return false;
}

/** The lanes taken on every space as the cars say; used over and over, for audits come by the billion. */
const lanes = new Int32Array(SPACES);

function carFault(s: State): string | null {
  lanes.fill(0);
  for (let car = 0; car < s.pos.length; car++) {
    const pos = s.pos[car]!;
    if (pos === OFF_TRACK) {
      if (s.out[car] === 0 && s.phase !== 'grid') return `car ${car} is neither racing nor out`;
      continue;
    }
    if (s.out[car] !== 0) return `car ${car} is out and on the track`;
    const space = (((pos - 1) % SPACES) + SPACES) % SPACES;
    const lane = s.lane[car]!;
    if ((lanes[space]! & (1 << lane)) !== 0) return `two cars in lane ${lane} of position ${pos}`;
    lanes[space]! |= 1 << lane;
    // The first grid alone may put five or six cars on one space (FF-8), and they leave it one by one.
    if (lane > MAX_CARS_ON_SPACE && !(s.race === 1 && pos <= 0)) return `car ${car} in lane ${lane}`;
  }
  for (let space = 0; space < SPACES; space++) {
    if (lanes[space] !== s.taken[space]) return `the lanes taken on space ${space} are not those of the cars`;
    if (s.race > 1 && countBits(lanes[space]!) > MAX_CARS_ON_SPACE) return 'more than four cars on one space';
  }
  return null;
}

function countBits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}

function pointFault(s: State): string | null {
  const cars = s.out.length;
  let due = 0;
  let gone = 0;
  for (let car = 0; car < cars; car++) if (s.out[car] !== 0) gone++;
  for (let place = s.phase === 'over' ? 1 : cars - gone + 1; place <= cars; place++) due += pointsOfPlace(cars, place);
  let told = 0;
  for (const points of s.points) told += points;
  return told === due ? null : `${told} points are out instead of ${due}`;
}
