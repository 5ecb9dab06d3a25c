import { COURSE_COUNTER, TOKEN_SPACE_COUNT, TOKEN_COUNTS } from './course.ts';
import { FULL_HAND } from './fuel.ts';
import { MAX_TURNS } from './race.ts';
import { CARS_PER_SEAT, FINISH_SPACE, KIND_OIL, type RaceRules, START_SPACE, type State } from './types.ts';

/** Returns what is impossible about a position, or `null`. */
export function findFault(s: State, rules: RaceRules): string | null {
  return findLaidCourseFault(s) ?? findCardFault(s) ?? findCarFault(s) ?? findTurnFault(s) ?? findPointFault(s, rules);
}

function findLaidCourseFault(s: State): string | null {
  const left = [...TOKEN_COUNTS];
  for (const [i, kind] of s.course.entries()) {
    if (--left[kind]! < 0) return `too many tokens of kind ${kind}`;
    if (i > 0 && s.course[i - 1] === kind) return `equal tokens on spaces ${i} and ${i + 1}`;
  }
  const laying = s.phase === 'course' || s.phase === 'build';
  if (laying !== s.course.length < TOKEN_SPACE_COUNT) return `${s.course.length} tokens laid in phase ${s.phase}`;
  return laying && COURSE_COUNTER.countCompletions(s.course) === 0 ? 'the course cannot be completed' : null;
}

function findCardFault(s: State): string | null {
  for (const [seat, hand] of s.hands.entries()) {
    const card = s.chosen[seat]!;
    if ((hand & ~FULL_HAND) !== 0) return `seat ${seat} holds a card that does not exist`;
    if (card !== 0 && (hand & (1 << card)) !== 0) return `seat ${seat} has chosen a card and still holds it`;
    if (card === 0 && hand === 0) return `seat ${seat} has not taken the cards back`;
  }
  return null;
}

function findCarFault(s: State): string | null {
  const places = new Set<number>();
  const standing = new Set<number>();
  const road = new Array<number>(FINISH_SPACE + 1).fill(0);
  for (const [car, at] of s.at.entries()) {
    const seat = Math.floor(car / CARS_PER_SEAT);
    const place = s.place[car]!;
    const bit = 1 << car;
    road[at]!++;
    if (place !== 0) {
      if (place > s.at.length || places.has(place)) return `car ${car} has place ${place}`;
      places.add(place);
    }
    if ((at === FINISH_SPACE) !== (place !== 0 && place <= s.arrived))
      return `car ${car} stands on ${at} with place ${place}`;
    if ((s.moved & bit) === 0 && at !== s.from[car]) return `car ${car} has not moved but left its space`;
    if ((s.spin & bit) !== 0 && s.course[at - 1] !== KIND_OIL) return `car ${car} spins without oil`;
    if (at === START_SPACE || at === FINISH_SPACE) continue;
    // Only cars that began the race together share a space, and of each player just one (PP-11).
    const spot = at * s.hands.length + seat;
    if (standing.has(spot)) return `two cars of seat ${seat} on space ${at}`;
    standing.add(spot);
  }
  if (road.some((count, space) => count !== s.road[space])) return 'the road miscounts its cars';
  return null;
}

function findTurnFault(s: State): string | null {
  if (s.turn < 1 || s.turn > MAX_TURNS) return `turn ${s.turn}`;
  const toMove = s.order.slice(s.mover).reduce((seats, seat) => seats | (1 << seat), 0);
  if (s.phase === 'move' && (toMove !== s.waiting || toMove === 0)) return 'the order miscounts the players to move';
  if (s.phase !== 'move' && s.order.length > 0) return `players in the order in phase ${s.phase}`;
  for (const [seat, card] of s.chosen.entries()) {
    const racing = s.place.slice(seat * CARS_PER_SEAT, (seat + 1) * CARS_PER_SEAT).includes(0);
    const waits = (s.waiting & (1 << seat)) !== 0;
    if (s.phase === 'choose' && waits !== (racing && card === 0)) return `seat ${seat} is wrongly asked for a card`;
    if (s.phase === 'move' && waits && card === 0) return `seat ${seat} moves without a card`;
  }
  return null;
}

function findPointFault(s: State, rules: RaceRules): string | null {
  const placed = s.place.filter((place) => place !== 0).length;
  if (s.phase === 'over' ? placed !== s.place.length : placed !== s.arrived) return `${placed} cars are placed`;
  for (const [seat, points] of s.points.entries()) {
    const own = s.place.slice(seat * CARS_PER_SEAT, (seat + 1) * CARS_PER_SEAT);
    const due = own.reduce((sum, place) => sum + rules.prizes[place]!, 0);
    if (points !== due) return `seat ${seat} has ${points} points instead of ${due}`;
  }
  return null;
}
