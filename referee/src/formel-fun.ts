/**
 * An independent referee for traces of Formel Fun. It shares no code with the game: it is written from the rules and
 * the trace notation alone, keeps its own position, and says where a trace differs from it. Simple before fast.
 * The ids in the comments (FF-1 and so on) are those of the rules.
 */

type Car = { car: number; seat: number; pos: number | null; lane: number | null; out: number | null };
/** A car that stands on the track. */
type PlacedCar = Car & { pos: number; lane: number };
type Move = { card: string; turbo: boolean };

/** The position, laid out as the notation's `table`. */
interface Table {
  race: number;
  turn: number;
  order: number[];
  cars: Car[];
  hands: string[][];
  pile: string[];
  discard: string[];
  extraTurbos: number[];
  points: number[];
  played: Move | null;
}

/** A chance event: `results` is the sorted list of possibilities, so that outcome i gives `results[i]`. */
type Chance = { kind: 'chance'; label: string; seat: number | null; results: readonly (number | string)[] };
type Expected = Chance | { kind: 'moves'; seat: number; legal: Move[] } | { kind: 'over'; ranking: number[][] };

const MOST_MISMATCHES = 20;
const HAND_SIZE = 5; // FF-9
const SPACES = 30; // FF-3
const CARS_PER_SPACE = 4; // FF-19
const MOST_EXTRA_TURBOS = 3; // FF-16
/** The kinds of cards in their sort order. */
const CARDS = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10', 'B6', 'B7', 'B8', 'T'];

// ---- The position -------------------------------------------------------------------------------------------------

function newTable(seats: number): Table {
  const carsEach = seats === 6 ? 2 : 3; // FF-1
  const cars: Car[] = [];
  for (let car = 0; car < seats * carsEach; car++) {
    cars.push({ car, seat: Math.floor(car / carsEach), pos: null, lane: null, out: null });
  }
  return {
    race: 1,
    turn: 1,
    order: [],
    cars,
    hands: Array.from({ length: seats }, () => []),
    pile: CARDS.flatMap((card) => Array.from({ length: card === 'T' ? 6 : 8 }, () => card)), // FF-4
    discard: [],
    extraTurbos: Array.from({ length: seats }, () => 0),
    points: Array.from({ length: seats }, () => 0),
    played: null,
  };
}

/** What the position waits for. */
function expected(table: Table, win: string): Expected {
  // FF-6, FF-7: the grid first, row by row; row k holds car k of each team.
  const carsEach = table.cars.length / table.hands.length;
  const unplaced = table.cars.filter((car) => car.pos === null && car.out === null).map((car) => car.car);
  if (unplaced.length > 0) {
    const row = Math.min(...unplaced.map((car) => car % carsEach));
    return { kind: 'chance', label: 'grid', seat: null, results: unplaced.filter((car) => car % carsEach === row) };
  }
  // FF-7, FF-9: then the hands, seat by seat. The order of the first turn stands as soon as they are dealt.
  if (isDealing(table)) {
    const seat = table.hands.findIndex((hand) => hand.length < HAND_SIZE);
    return { kind: 'chance', label: 'deal', seat, results: table.pile };
  }
  const next = table.order[0];
  if (next === undefined) return { kind: 'over', ranking: rankingOf(table, win) };
  const seat = get(table.cars, next).seat;
  if (table.played === null) return { kind: 'moves', seat, legal: legalMoves(table, seat) };
  // FF-11: one card is drawn whatever was played; an empty pile is made anew of the whole discard pile.
  return { kind: 'chance', label: 'draw', seat, results: table.pile.length > 0 ? table.pile : table.discard };
}

/** Before the first race nothing is played, no car is out, and some hand is still short. */
function isDealing(table: Table): boolean {
  const started = table.order.length > 0 || table.cars.some((car) => car.out !== null);
  return !started && table.hands.some((hand) => hand.length < HAND_SIZE);
}

function legalMoves(table: Table, seat: number): Move[] {
  const hand = get(table.hands, seat);
  const moves: Move[] = [];
  for (const card of CARDS) {
    if (!hand.includes(card)) continue;
    moves.push({ card, turbo: false }); // FF-11, FF-16: a Turbo as the only card is always allowed.
    // FF-15, FF-16: an extra Turbo needs a Turbo besides the first card, and only three are allowed in the game.
    const turbos = hand.filter((held) => held === 'T').length - (card === 'T' ? 1 : 0);
    if (turbos > 0 && get(table.extraTurbos, seat) < MOST_EXTRA_TURBOS) moves.push({ card, turbo: true });
  }
  return moves;
}

/** FF-11: the cards go onto the discard pile; the car waits for the draw. */
function play(table: Table, seat: number, move: Move): void {
  const hand = get(table.hands, seat);
  moveCard(move.card, hand, table.discard);
  if (move.turbo) moveCard('T', hand, table.discard);
  if (move.turbo) table.extraTurbos[seat] = get(table.extraTurbos, seat) + 1; // FF-16
  table.played = { card: move.card, turbo: move.turbo };
}

function applyChance(table: Table, chance: Chance, result: number | string): void {
  if (chance.label === 'grid') {
    // FF-6, FF-7: row 0 on position 0, row 1 on -1, row 2 on -2; lanes from the innermost. FF-8: no limit of four here.
    const car = get(table.cars, Number(result));
    const pos = 0 - (car.car % (table.cars.length / table.hands.length));
    car.lane = table.cars.filter((other) => other.pos === pos).length + 1;
    car.pos = pos;
    return;
  }
  if (table.pile.length === 0) table.pile = table.discard.splice(0); // FF-11
  moveCard(String(result), table.pile, get(table.hands, chance.seat ?? -1));
  if (chance.label === 'draw') moveCar(table);
  else if (!isDealing(table)) table.order = trackOrder(table); // FF-22
}

/** Moves the first car of the order by the cards played. */
function moveCar(table: Table): void {
  const mover = placedCars(table).find((car) => car.car === table.order[0]);
  if (mover === undefined || table.played === null) throw new Error('the referee has lost its car');
  const others = placedCars(table).filter((car) => car !== mover);
  const on = (pos: number): PlacedCar[] => others.filter((car) => spaceOf(car.pos) === spaceOf(pos));
  // FF-15, FF-17: card and extra Turbo are one movement. FF-20: what stands in between does not matter.
  let pos = mover.pos + advance(table.played.card, printedNumber(mover.pos)) + (table.played.turbo ? 5 : 0);
  // FF-19: back from full spaces, at worst to the space it left, where its own place is free.
  while (pos > mover.pos && on(pos).length >= CARS_PER_SPACE) pos--;
  // FF-18: the innermost free lane.
  let lane = 1;
  while (on(pos).some((car) => car.lane === lane)) lane++;
  mover.pos = pos;
  mover.lane = lane;
  table.played = null;
  table.order.shift();
  if (table.order.length === 0) endTurn(table);
}

/** FF-12 to FF-15: how far a card moves a car that stands on a space with the given number. */
function advance(card: string, number: number): number {
  if (card === 'T') return 5;
  const value = Number(card.slice(1));
  if (card.startsWith('B')) return value;
  if (number === value) return value;
  return value === 1 ? 10 : 3;
}

/** FF-5: the printed number, 1 to 10. */
function printedNumber(pos: number): number {
  return ((((pos - 1) % 10) + 10) % 10) + 1;
}

/** FF-5: positions 30 apart are the same space. */
function spaceOf(pos: number): number {
  return ((pos % SPACES) + SPACES) % SPACES;
}

/** FF-21: leader first, on one space the innermost first; FF-5: by the linear position. */
function trackOrder(table: Table): number[] {
  const cars = placedCars(table).sort((a, b) => b.pos - a.pos || a.lane - b.lane);
  return cars.map((car) => car.car);
}

function endTurn(table: Table): void {
  const order = trackOrder(table);
  // FF-23: the race is over at the end of a turn when a car stands beyond the line (FF-5: 31 or more).
  if (!placedCars(table).some((car) => car.pos >= SPACES + 1)) {
    table.turn++;
    table.order = order;
    return;
  }
  // FF-23, FF-28: the last car is out and scores for its place.
  const last = get(table.cars, order.pop() ?? -1);
  last.pos = null;
  last.lane = null;
  last.out = table.race;
  score(table, last, order.length + 1);
  // FF-24: a player without a car gives up the hand.
  if (!order.some((car) => get(table.cars, car).seat === last.seat)) {
    const hand = get(table.hands, last.seat);
    while (hand[0] !== undefined) moveCard(hand[0], hand, table.discard);
  }
  // FF-26, FF-27: the game ends when all cars left belong to one player; they take the places left, where they stand.
  const seatsLeft = new Set(order.map((car) => get(table.cars, car).seat));
  if (seatsLeft.size === 1) {
    order.forEach((car, index) => score(table, get(table.cars, car), index + 1));
    return;
  }
  // FF-25: the line-up for the next race.
  order.forEach((number, index) => {
    const car = get(table.cars, number);
    car.pos = 0 - index;
    car.lane = 1;
  });
  table.race++;
  table.turn = 1;
  table.order = order; // FF-22
}

/** FF-28: with n cars X is n - 2; the winner scores X + 5, the second X + 2, the third X, and so on down to 1. */
function score(table: Table, car: Car, place: number): void {
  const x = table.cars.length - 2;
  const points = place === 1 ? x + 5 : place === 2 ? x + 2 : x - (place - 3);
  table.points[car.seat] = get(table.points, car.seat) + points;
}

/** FF-29, FF-30: the seats by place; equal seats share it. */
function rankingOf(table: Table, win: string): number[][] {
  const merit = table.points.map((points, seat) => {
    if (win === 'title') return points;
    const races = table.cars.filter((car) => car.seat === seat).map((car) => car.out ?? Infinity);
    return Math.max(...races); // The race in which the last car was lost; never, for the winner.
  });
  const merits = [...new Set(merit)].sort((a, b) => (a < b ? 1 : -1));
  return merits.map((value) => merit.flatMap((own, seat) => (own === value ? [seat] : [])));
}

function placedCars(table: Table): PlacedCar[] {
  return table.cars.filter((car): car is PlacedCar => car.pos !== null && car.lane !== null);
}

/** Moves one card from a sorted list to another. */
function moveCard(card: string, from: string[], to: string[]): void {
  from.splice(from.indexOf(card), 1);
  to.push(card);
  to.sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
}

/** An element that the referee's own position is known to hold. */
function get<T>(list: readonly T[], index: number): T {
  const element = list[index];
  if (element === undefined) throw new Error(`the referee has lost element ${index}`);
  return element;
}

// ---- The trace ----------------------------------------------------------------------------------------------------

// Never throws, whatever the trace holds.

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function field(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function show(value: unknown): string {
  try {
    const text = JSON.stringify(value) ?? 'missing';
    return text.length > 200 ? `${text.slice(0, 200)}…` : text;
  } catch {
    return 'unreadable';
  }
}

/** Every difference between what the trace says and what it should say, with its path. */
function differences(path: string, said: unknown, due: unknown): string[] {
  if (Array.isArray(due) && Array.isArray(said) && said.length === due.length) {
    return due.flatMap((value: unknown, index) => differences(`${path}[${index}]`, said[index], value));
  }
  if (isObject(due) && isObject(said)) {
    const keys = [...new Set([...Object.keys(due), ...Object.keys(said)])];
    return keys.flatMap((key) => differences(`${path}.${key}`, field(said, key), field(due, key)));
  }
  const same = said === due && (typeof due !== 'object' || due === null);
  return same ? [] : [`${path} is ${show(said)}, but should be ${show(due)}.`];
}

function sameMove(said: unknown, move: Move): boolean {
  return differences('', said, move).length === 0;
}

function legalMismatches(said: unknown, seat: number, due: readonly Move[]): string[] {
  const list = field(said, String(seat));
  if (!isObject(said) || !Array.isArray(list)) return [`legal is ${show(said)}, not a list of moves of seat ${seat}.`];
  const moves: readonly unknown[] = list;
  const strangers = Object.keys(said).filter((key) => key !== String(seat));
  return [
    ...strangers.map((key) => `legal has ${show(key)}, but only seat ${seat} is awaited.`),
    ...moves.filter((move) => !due.some((own) => sameMove(move, own))).map((m) => `legal has ${show(m)}, not legal.`),
    ...due.flatMap((move) => {
      const times = moves.filter((own) => sameMove(own, move)).length;
      return times === 1 ? [] : [`legal has ${show(move)} of seat ${seat} ${times} times, but should have it once.`];
    }),
  ];
}

/** What a line's `awaiting` should be. */
function awaitingOf(due: Expected): unknown {
  if (due.kind === 'chance') return { kind: 'chance', ways: due.results.length, label: due.label };
  if (due.kind === 'moves') return { kind: 'moves', seats: [due.seat] };
  return due;
}

/** Judges the line's entry and makes it on the table; `stuck` when the referee cannot go on from there. */
function enter(table: Table, due: Expected, line: unknown): { mismatches: string[]; stuck: boolean } {
  const entry = field(line, 'entry');
  const pair: readonly unknown[] = Array.isArray(entry) && entry.length === 2 ? entry : [];
  if (due.kind === 'moves') {
    const move = due.legal.find((legal) => sameMove(pair[1], legal));
    if (pair[0] !== due.seat || move === undefined) {
      return { mismatches: [`entry ${show(entry)} is no legal move of seat ${due.seat}.`], stuck: true };
    }
    play(table, due.seat, move);
    return { mismatches: differences('chance', field(line, 'chance'), undefined), stuck: false };
  }
  if (due.kind === 'over') return { mismatches: [], stuck: false };
  const outcome = pair[1];
  const result = typeof outcome === 'number' ? due.results[outcome] : undefined;
  if (pair[0] !== -1 || result === undefined) {
    return { mismatches: [`entry ${show(entry)} is no outcome of ${due.results.length} ways.`], stuck: true };
  }
  const seat = due.seat === null ? {} : { seat: due.seat };
  const mismatches = differences('chance', field(line, 'chance'), { label: due.label, ...seat, result });
  applyChance(table, due, result);
  return { mismatches, stuck: false };
}

/**
 * Judges a whole trace: the parsed NDJSON lines, header first. Returns one sentence per mismatch (empty = faithful);
 * stops after 20.
 */
export function judgeFormelFun(lines: readonly unknown[]): string[] {
  const header = lines[0];
  const seats = field(header, 'seats');
  const options = field(header, 'options');
  const win = field(options, 'win') ?? 'title'; // FF-29
  const mismatches = [
    ...differences('game', field(header, 'game'), 'formel-fun'),
    ...differences('rulesVersion', field(header, 'rulesVersion'), 1),
    ...(isObject(options) && (win === 'title' || win === 'final') ? [] : [`options are ${show(options)}.`]),
    ...([3, 4, 5, 6].some((allowed) => seats === allowed) ? [] : [`seats is ${show(seats)}, not 3 to 6.`]), // FF-1
  ].map((text) => `Header: ${text}`);
  if (mismatches.length > 0) return mismatches;

  const table = newTable(Number(seats));
  for (let n = 0; mismatches.length < MOST_MISMATCHES; n++) {
    const due = expected(table, win === 'final' ? 'final' : 'title');
    if (n + 1 >= lines.length) {
      mismatches.push(`Line ${n}: the trace stops before the end of the game.`);
      break;
    }
    const line = lines[n + 1];
    const keys = ['n', 'table', 'awaiting', ...(due.kind === 'over' ? [] : ['legal', 'entry', 'chance'])];
    const found = [
      ...(isObject(line) ? Object.keys(line) : [])
        .filter((key) => !keys.includes(key))
        .map((key) => `${show(key)} does not belong here.`),
      ...differences('n', field(line, 'n'), n),
      ...differences('table', field(line, 'table'), table),
      ...differences('awaiting', field(line, 'awaiting'), awaitingOf(due)),
      ...(due.kind === 'chance' ? differences('legal', field(line, 'legal'), {}) : []),
      ...(due.kind === 'moves' ? legalMismatches(field(line, 'legal'), due.seat, due.legal) : []),
    ];
    const made = enter(table, due, line);
    const sentences = [...found, ...made.mismatches].slice(0, MOST_MISMATCHES);
    mismatches.push(...sentences.map((text) => `Line ${n}: ${text}`));
    if (due.kind === 'over' && lines.length > n + 2) mismatches.push(`Line ${n + 1}: the trace goes on after the end.`);
    if (due.kind === 'over' || made.stuck) break;
  }
  return mismatches.slice(0, MOST_MISMATCHES);
}
