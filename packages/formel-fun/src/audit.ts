import { pile } from '@paddock/kernel';
import { DECK, HAND_SIZE, KIND_COUNT, MAX_EXTRA_TURBOS } from './cards.ts';
import { handSizeOf, kindsHeld } from './hands.ts';
import { pointsOfPlace, seatOf } from './race.ts';
import { MAX_CARS_ON_SPACE, SPACE_COUNT } from './track.ts';
import { CARDS, OFF_TRACK, type State } from './types.ts';

/** Returns what is impossible about a position, or `null`. */
export function findFault(s: State): string | null {
  return findCardFault(s) ?? findHandFault(s) ?? findCarFault(s) ?? findPointFault(s);
}

function findCardFault(s: State): string | null {
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    let count = s.pile[kind]! + s.discard[kind]!;
    for (let seat = 0; seat < s.points.length; seat++) count += s.hands[seat * KIND_COUNT + kind]!;
    if (count !== DECK[kind]) return `${count} cards ${CARDS[kind]} instead of ${DECK[kind]}`;
  }
  if (s.top === -1 ? pile.pileSize(s.discard) > 0 : s.discard[s.top] === 0) return 'the top discard is not in its pile';
  return pile.pileSize(s.pile) === s.pileSize ? null : 'the pile miscounts its cards';
}

function findHandFault(s: State): string | null {
  if (s.phase === 'grid' || s.phase === 'deal') return null;
  const drawer = s.phase === 'draw' ? s.toMove : -1;
  if (s.phase !== 'over' && s.toMove !== seatOf(s, s.order[s.mover]!)) return `seat ${s.toMove} is not the one to move`;
  for (let seat = 0; seat < s.points.length; seat++) {
    if (s.held[seat] !== kindsHeld(s.hands, seat)) return `seat ${seat} misjudges its hand`;
    const due = isRacing(s, seat) ? HAND_SIZE - s.extraTurbos[seat]! - (seat === drawer ? 1 : 0) : 0;
    const cards = handSizeOf(s, seat);
    if (cards !== due) return `seat ${seat} holds ${cards} cards instead of ${due}`;
    if (s.extraTurbos[seat]! > MAX_EXTRA_TURBOS) return `seat ${seat} has played too many extra Turbos`;
  }
  return null;
}

function isRacing(s: State, seat: number): boolean {
  for (let car = seat * s.carsEach; car < (seat + 1) * s.carsEach; car++) if (s.out[car] === 0) return true;
  return false;
}

/** The lanes taken on every space as the cars say; used over and over, because fuzzing audits billions of positions. */
const takenLanes = new Int32Array(SPACE_COUNT);

function findCarFault(s: State): string | null {
  takenLanes.fill(0);
  for (let car = 0; car < s.pos.length; car++) {
    const pos = s.pos[car]!;
    if (pos === OFF_TRACK) {
      if (s.out[car] === 0 && s.phase !== 'grid') return `car ${car} is neither racing nor out`;
      continue;
    }
    if (s.out[car] !== 0) return `car ${car} is out and on the track`;
    const space = (((pos - 1) % SPACE_COUNT) + SPACE_COUNT) % SPACE_COUNT;
    const lane = s.lane[car]!;
    if ((takenLanes[space]! & (1 << lane)) !== 0) return `two cars in lane ${lane} of position ${pos}`;
    takenLanes[space]! |= 1 << lane;
    // The first grid alone may put five or six cars on one space (FF-8), and they leave it one by one.
    if (lane > MAX_CARS_ON_SPACE && !(s.race === 1 && pos <= 0)) return `car ${car} in lane ${lane}`;
  }
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (takenLanes[space] !== s.taken[space]) return `the lanes taken on space ${space} are not those of the cars`;
    if (s.race > 1 && countBits(takenLanes[space]!) > MAX_CARS_ON_SPACE) return 'more than four cars on one space';
  }
  return null;
}

function countBits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}

function findPointFault(s: State): string | null {
  const cars = s.out.length;
  let due = 0;
  let eliminated = 0;
  for (let car = 0; car < cars; car++) if (s.out[car] !== 0) eliminated++;
  for (let place = s.phase === 'over' ? 1 : cars - eliminated + 1; place <= cars; place++)
    due += pointsOfPlace(cars, place);
  let counted = 0;
  for (const points of s.points) counted += points;
  return counted === due ? null : `${counted} points are out instead of ${due}`;
}
