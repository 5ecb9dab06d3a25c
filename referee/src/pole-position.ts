/**
 * An independent referee for traces of Pole Position. It shares no code with the game: it was written from the rules
 * alone, keeps its own position, and holds every line of a trace against it. Rule ids (PP-11) name the rule at work.
 */

type Token = 'oil' | 'pit' | 'turbo' | 'slip' | 'comeback' | 'grey';
type Fields = Readonly<Record<string, unknown>>;
type Move = { readonly token: Token } | { readonly fuel: number } | { readonly car: number };
type Awaiting =
  | { readonly kind: 'moves'; readonly seats: readonly number[] }
  | { readonly kind: 'chance'; readonly ways: number; readonly label: 'course' }
  | { readonly kind: 'over'; readonly ranking: readonly (readonly number[])[] };

interface Options {
  readonly rules: 'normal' | 'plus';
  readonly course: 'shuffled' | 'built' | 'custom';
  readonly podium: 'all' | 'six';
}

interface Car {
  readonly seat: number;
  readonly car: number;
  at: number;
  from: number;
  moved: boolean;
  spin: boolean;
  place: number | null;
}

interface Table {
  turn: number;
  readonly course: Token[];
  readonly cars: Car[];
  readonly hands: number[][];
  readonly chosen: (number | null)[];
  order: number[];
  readonly points: number[];
}

interface Position {
  readonly options: Options;
  readonly table: Table;
  over: boolean;
}

const TOKENS: readonly Token[] = ['oil', 'pit', 'turbo', 'slip', 'comeback', 'grey']; // in the order of PP-5
const TOKEN_COUNTS: readonly number[] = [5, 5, 4, 4, 4, 21]; // PP-2
const SPACES = 43; // PP-3
const FINISH = 44; // PP-3
const FUEL_CARDS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9]; // PP-1
const CARS_EACH = 3; // PP-1
const LAST_TURN = 90; // PP-28
const SIX_PLACES: readonly number[] = [9, 6, 4, 3, 2, 1]; // PP-29
const MOST_MISMATCHES = 20;

// ---- Building the course ----

const countedCompletions = new Map<string, number>();

/** PP-4: in how many ways the tokens left (counts in the order of TOKENS) can follow the token `last`. */
function completions(left: readonly number[], last: Token | undefined): number {
  if (left.every((count) => count === 0)) return 1;
  const key = `${left.join()} ${last ?? ''}`;
  const known = countedCompletions.get(key);
  if (known !== undefined) return known;
  let sum = 0;
  for (const token of TOKENS) sum += completionsWith(left, last, token);
  countedCompletions.set(key, sum);
  return sum;
}

/** The completions in which `token` comes next: none if it is used up or equals its neighbour (PP-4). */
function completionsWith(left: readonly number[], last: Token | undefined, token: Token): number {
  const kind = TOKENS.indexOf(token);
  if (token === last || (left[kind] ?? 0) === 0) return 0;
  return completions(
    left.map((count, i) => (i === kind ? count - 1 : count)),
    token,
  );
}

function tokensLeft(course: readonly Token[]): number[] {
  return TOKEN_COUNTS.map((count, i) => count - course.filter((token) => token === TOKENS[i]).length);
}

function completionsAfter(course: readonly Token[], token: Token): number {
  return completionsWith(tokensLeft(course), course.at(-1), token);
}

/** PP-5: each token in turn takes as many outcomes as it has completions. */
function tokenDrawn(course: readonly Token[], outcome: number): Token | undefined {
  let passed = 0;
  for (const token of TOKENS) {
    passed += completionsAfter(course, token);
    if (outcome < passed) return token;
  }
  return undefined;
}

// ---- Where cars stand ----

/** The token under a space; the start space has none and counts as grey (PP-3). */
function tokenAt(table: Table, space: number): Token {
  return table.course[space - 1] ?? 'grey';
}

/** PP-16: left the start space and not finished. */
function isOnTrack(car: Car): boolean {
  return car.at > 0 && car.place === null;
}

/** PP-15, PP-17, PP-25: the cars a seat could move this turn. Finished and spinning cars stay. */
function movableCars({ options, table }: Position, seat: number): Car[] {
  const own = table.cars.filter((car) => car.seat === seat);
  if (options.rules === 'plus' && own.some((car) => car.spin)) return []; // PP-25: no car at all
  return own.filter((car) => car.place === null && !car.spin);
}

/** PP-11: for its companions' move a companion is not there. */
function isCompanion(position: Position, mover: Car, other: Car): boolean {
  const { table } = position;
  if (other.seat === mover.seat) return false; // a player moves one car a turn, so own cars never share a space
  if (other.from !== mover.from || (mover.from === 0 && table.turn !== 1)) return false;
  if (table.chosen[other.seat] !== table.chosen[mover.seat]) return false;
  const stillMay = table.order.includes(other.seat) && movableCars(position, other.seat).includes(other);
  return other.moved || stillMay;
}

/** The cars on the track that the mover takes notice of: all but itself and its companions (PP-11). */
function rivals(position: Position, mover: Car): Car[] {
  return position.table.cars.filter((car) => car !== mover && isOnTrack(car) && !isCompanion(position, mover, car));
}

/** PP-9, PP-11: a moving car may stop on an empty space, or with companions that have moved this turn. */
function mayStopOn(position: Position, mover: Car, space: number): boolean {
  const there = position.table.cars.filter((car) => car !== mover && isOnTrack(car) && car.at === space);
  return there.every((car) => car.moved && isCompanion(position, mover, car));
}

/** PP-11: a displaced car needs a space free of every car, companions included. */
function isEmpty(position: Position, mover: Car, space: number): boolean {
  return !position.table.cars.some((car) => car !== mover && isOnTrack(car) && car.at === space);
}

/** PP-18: the space behind the next car behind and the unbroken row there, at worst the start space. */
function placeLost(position: Position, mover: Car): number {
  const behind = rivals(position, mover)
    .map((car) => car.at)
    .filter((at) => at < mover.at);
  if (behind.length === 0) return mover.at; // the last car on the track
  let space = Math.max(...behind) - 1;
  while (space > 0 && !isEmpty(position, mover, space)) space -= 1;
  return space;
}

/** PP-19: the space ahead of the next car ahead and the unbroken row there, at best the finish. */
function placeGained(position: Position, mover: Car): number {
  const ahead = rivals(position, mover)
    .map((car) => car.at)
    .filter((at) => at > mover.at);
  if (ahead.length === 0) return mover.at; // the leader on the track
  let space = Math.min(...ahead) + 1;
  while (space < FINISH && !isEmpty(position, mover, space)) space += 1;
  return space;
}

/** PP-22: one more than the cars ahead, finished ones included; cars on the same space are not ahead. */
function placeInRace(position: Position, mover: Car): number {
  const ahead = position.table.cars.filter(
    (car) => car !== mover && !isCompanion(position, mover, car) && (car.place !== null || car.at > mover.at),
  );
  return 1 + ahead.length;
}

// ---- Moving ----

interface Drive {
  readonly start: number; // the space it moves from, in the plus game after the place is lost or gained
  readonly end: number;
  readonly usesAll: boolean; // PP-8: uses all its movement points
}

/** PP-10: how a car would drive with the card its player has chosen, before any effect of landing. */
function drive(position: Position, car: Car): Drive {
  const { options, table } = position;
  const token = tokenAt(table, car.at); // only this space counts, not one it is shifted to (PP-20, PP-27)
  let start = car.at;
  if (options.rules === 'plus' && token === 'pit') start = placeLost(position, car); // PP-26
  if (options.rules === 'plus' && token === 'turbo') start = placeGained(position, car); // PP-27
  if (start === FINISH) return { start, end: FINISH, usesAll: true }; // PP-27
  const bonus = token === 'comeback' ? placeInRace(position, car) : 0; // PP-22
  const movementPoints = (table.chosen[car.seat] ?? 0) + bonus;

  let end = start; // PP-10: d = 0 is possible
  let spent = 0;
  for (let space = start + 1; space <= FINISH; space += 1) {
    const overtaken = rivals(position, car).filter((other) => other.at > start && other.at < space).length;
    const cost = space - start + (token === 'slip' ? 0 : overtaken); // PP-9, PP-21
    if (cost > movementPoints) break;
    if (space === FINISH) return { start, end: FINISH, usesAll: true }; // PP-10: with at most all its points
    if (mayStopOn(position, car, space)) {
      end = space;
      spent = cost;
    }
  }
  return { start, end, usesAll: spent === movementPoints };
}

/** PP-8: the cars that can use all points; only if there is none, any that may move. */
function carsToPick(position: Position, seat: number): number[] {
  const movable = movableCars(position, seat);
  const full = movable.filter((car) => drive(position, car).usesAll);
  return (full.length > 0 ? full : movable).map((car) => car.car);
}

function moveCar(position: Position, car: Car): void {
  const { options, table } = position;
  const { start, end } = drive(position, car);
  for (const own of table.cars) if (own.seat === car.seat) own.spin = false; // PP-17: the turn missed is over
  car.moved = true;
  car.at = end;
  if (end > start && end < FINISH) {
    // PP-8: a car that moves 0 spaces has not landed
    const token = tokenAt(table, end);
    if (token === 'oil') car.spin = true; // PP-17, PP-25
    if (options.rules === 'normal' && token === 'pit') car.at = placeLost(position, car); // PP-18, PP-20
    if (options.rules === 'normal' && token === 'turbo') car.at = placeGained(position, car); // PP-19, PP-20
  }
  if (car.at === FINISH) takePlace(position, car);
  table.order = table.order.filter((seat) => seat !== car.seat);
  if (isDecided(position)) endRace(position);
  else if (table.order.length === 0) endTurn(position);
}

/** PP-28, PP-29: the car gets the next place on the podium and its player the points for it. */
function takePlace({ options, table }: Position, car: Car): void {
  const place = 1 + table.cars.filter((other) => other.place !== null).length;
  const points = options.podium === 'six' ? (SIX_PLACES[place - 1] ?? 0) : table.cars.length + 1 - place;
  car.place = place;
  table.points[car.seat] = (table.points[car.seat] ?? 0) + points;
}

/** PP-28, PP-29: all cars but one are in, or six of a podium of six, or one player is alone on the course. */
function isDecided({ options, table }: Position): boolean {
  const racing = table.cars.filter((car) => car.place === null);
  const arrived = table.cars.length - racing.length;
  if (racing.length <= 1 || (options.podium === 'six' && arrived >= SIX_PLACES.length)) return true;
  return racing.every((car) => car.seat === racing[0]?.seat);
}

/** PP-28: the cars left take the remaining places in track order, then seat order, then car order. */
function endRace(position: Position): void {
  const left = position.table.cars.filter((car) => car.place === null);
  left.sort((a, b) => b.at - a.at || a.seat - b.seat || a.car - b.car);
  for (const car of left) takePlace(position, car);
  position.table.order = []; // nobody is still to move
  position.over = true;
}

// ---- Turns ----

/** PP-7: how far ahead a seat's best car is; finished cars, in finishing order, are ahead of all others. */
function lead(table: Table, seat: number): number {
  const own = table.cars.filter((car) => car.seat === seat);
  return Math.max(...own.map((car) => (car.place === null ? car.at : FINISH + table.cars.length - car.place)));
}

/** PP-7: all have chosen; the cards fix the order of the seats that have a car to move. */
function reveal(position: Position): void {
  const { table } = position;
  const played = table.chosen.flatMap((card, seat) => (card === null ? [] : [{ seat, card }]));
  played.sort((a, b) => b.card - a.card || lead(table, b.seat) - lead(table, a.seat) || a.seat - b.seat);
  const seats = played.map(({ seat }) => seat);
  table.order = seats.filter((seat) => movableCars(position, seat).length > 0); // PP-8, PP-15, PP-25
  for (const car of table.cars) {
    // PP-15, PP-25: who has nothing to move has lost the card, and that turn of theirs is over.
    if (seats.includes(car.seat) && !table.order.includes(car.seat)) car.spin = false;
  }
  if (table.order.length === 0) endTurn(position);
}

function endTurn(position: Position): void {
  const { table } = position;
  for (const hand of table.hands) if (hand.length === 0) hand.push(...FUEL_CARDS); // PP-12
  table.chosen.fill(null);
  for (const car of table.cars) {
    car.from = car.at; // nothing moves between here and the next reveal
    car.moved = false;
  }
  if (table.turn === LAST_TURN) endRace(position); // PP-28
  else table.turn += 1;
}

// ---- What is awaited, what is legal, what an entry does ----

function awaited({ options, table, over }: Position): Awaiting {
  if (over) return { kind: 'over', ranking: ranking(table) };
  if (table.course.length < SPACES) {
    if (options.course === 'built') return { kind: 'moves', seats: [table.course.length % table.hands.length] }; // PP-5
    return { kind: 'chance', ways: completions(tokensLeft(table.course), table.course.at(-1)), label: 'course' };
  }
  if (table.order.length > 0) return { kind: 'moves', seats: table.order.slice(0, 1) }; // PP-8
  const racing = (seat: number): boolean => table.cars.some((car) => car.seat === seat && car.place === null); // PP-15
  const seats = table.hands.map((_, seat) => seat);
  return { kind: 'moves', seats: seats.filter((seat) => racing(seat) && table.chosen[seat] === null) }; // PP-6
}

function legalMoves(position: Position, seat: number): Move[] {
  const { table } = position;
  if (table.course.length < SPACES) {
    return TOKENS.filter((token) => completionsAfter(table.course, token) > 0).map((token) => ({ token })); // PP-5
  }
  if (table.order.length > 0) return carsToPick(position, seat).map((car) => ({ car }));
  return (table.hands[seat] ?? []).map((fuel) => ({ fuel })); // PP-6
}

/** Applies a move known to be legal. */
function play(position: Position, seat: number, move: Move): void {
  const { table } = position;
  if ('token' in move) {
    table.course.push(move.token);
  } else if ('fuel' in move) {
    table.hands[seat] = (table.hands[seat] ?? []).filter((card) => card !== move.fuel); // PP-12
    table.chosen[seat] = move.fuel;
    const next = awaited(position);
    if (next.kind === 'moves' && next.seats.length === 0) reveal(position); // PP-6: all have chosen
  } else {
    const car = table.cars.find((other) => other.seat === seat && other.car === move.car);
    if (car !== undefined) moveCar(position, car);
  }
}

/** PP-30: seats by total, equal totals together. */
function ranking({ points }: Table): number[][] {
  const totals = [...new Set(points)].sort((a, b) => b - a);
  return totals.map((total) => points.flatMap((own, seat) => (own === total ? [seat] : [])));
}

// ---- Reading and comparing ----

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

function field(value: unknown, name: string): unknown {
  const fields = fieldsOf(value);
  return fields !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

/** One sentence for every place where `got` is not what the rules give. */
function differences(path: string, got: unknown, want: unknown): string[] {
  if (Array.isArray(want) && Array.isArray(got) && want.length === got.length) {
    return want.flatMap((item: unknown, i) => differences(`${path}[${i}]`, got[i], item));
  }
  const wanted = fieldsOf(want);
  const given = fieldsOf(got);
  if (wanted !== undefined && given !== undefined) {
    const names = [...new Set([...Object.keys(wanted), ...Object.keys(given)])];
    return names.flatMap((name) => differences(`${path}.${name}`, field(given, name), field(wanted, name)));
  }
  return got === want ? [] : [`${path} is ${show(got)}, but the rules give ${show(want)}.`];
}

function isSame(got: unknown, want: unknown): boolean {
  return differences('', got, want).length === 0;
}

/** The legal moves of every awaited seat as sets: none missing, none too many, none twice. */
function judgeLegal(got: unknown, want: ReadonlyMap<number, readonly Move[]>): string[] {
  const given = fieldsOf(got);
  if (given === undefined) return [`legal is ${show(got)}, not a list of moves for every awaited seat.`];
  const found: string[] = [];
  for (const name of Object.keys(given)) {
    if (![...want.keys()].some((seat) => String(seat) === name)) found.push(`legal names seat ${name}, not awaited.`);
  }
  for (const [seat, moves] of want) {
    const listed = field(given, String(seat));
    if (!Array.isArray(listed)) {
      found.push(`legal.${seat} is ${show(listed)}, but the rules give ${show(moves)}.`);
      continue;
    }
    const items: readonly unknown[] = listed;
    for (const move of moves) {
      const times = items.filter((item) => isSame(item, move)).length;
      if (times === 0) found.push(`legal.${seat} lacks the legal move ${show(move)}.`);
      if (times > 1) found.push(`legal.${seat} holds the move ${show(move)} ${times} times.`);
    }
    for (const item of items) {
      if (!moves.some((move) => isSame(item, move))) found.push(`legal.${seat} holds ${show(item)}, not legal.`);
    }
  }
  return found;
}

// ---- Judging ----

/** PP-4, PP-5: a custom course, or undefined if counts or neighbours are wrong. */
function customCourse(tokens: unknown): Token[] | undefined {
  if (!Array.isArray(tokens) || tokens.length !== SPACES) return undefined;
  const course: Token[] = [];
  for (const item of tokens as readonly unknown[]) {
    const token = TOKENS.find((known) => known === item);
    if (token === undefined || token === course.at(-1)) return undefined;
    course.push(token);
  }
  return tokensLeft(course).every((count) => count === 0) ? course : undefined;
}

/** The position at the start of the game, or what is wrong with the header. */
function opening(header: unknown): Position | string {
  const game = field(header, 'game');
  if (game !== 'pole-position') return `The game is ${show(game)}, not pole-position.`;
  const version = field(header, 'rulesVersion');
  if (!Number.isSafeInteger(version)) return `The rulesVersion is ${show(version)}, not a whole number.`;
  const seats = field(header, 'seats');
  if (typeof seats !== 'number' || ![2, 3, 4, 5].includes(seats)) return `The seats are ${show(seats)}, not 2 to 5.`;
  const given = field(header, 'options');
  const rules = field(given, 'rules') ?? 'normal';
  const course = field(given, 'course') ?? 'shuffled';
  const podium = field(given, 'podium') ?? 'all';
  if (rules !== 'normal' && rules !== 'plus') return `The option rules is ${show(rules)}.`;
  if (course !== 'shuffled' && course !== 'built' && course !== 'custom') return `The course is ${show(course)}.`;
  if (podium !== 'all' && podium !== 'six') return `The option podium is ${show(podium)}.`;
  const laid = course === 'custom' ? customCourse(field(given, 'tokens')) : [];
  if (laid === undefined) return 'The option tokens is no course that obeys PP-2 and PP-4.';

  const cars: Car[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    for (let car = 0; car < CARS_EACH; car += 1) {
      cars.push({ seat, car, at: 0, from: 0, moved: false, spin: false, place: null }); // PP-14
    }
  }
  const each = Array.from({ length: seats }, (_, seat) => seat);
  const table: Table = {
    turn: 1,
    course: laid,
    cars,
    hands: each.map(() => [...FUEL_CARDS]),
    chosen: each.map(() => null),
    order: [],
    points: each.map(() => 0),
  };
  return { options: { rules, course, podium }, table, over: false };
}

/** Judges the entry of a line and plays it; `unplayable` when the game cannot go on from it. */
function judgeEntry(position: Position, line: unknown, next: Awaiting): { found: string[]; unplayable: boolean } {
  const entry = field(line, 'entry');
  if (!Array.isArray(entry) || entry.length !== 2) {
    return { found: [`entry is ${show(entry)}, not a pair of seat and move.`], unplayable: true };
  }
  const [seat, move]: readonly unknown[] = entry;
  if (next.kind === 'chance') {
    const isOutcome = seat === -1 && typeof move === 'number' && Number.isSafeInteger(move) && move >= 0;
    const result = isOutcome && move < next.ways ? tokenDrawn(position.table.course, move) : undefined;
    if (result === undefined) {
      return { found: [`entry is ${show(entry)}, not an outcome below ${next.ways}.`], unplayable: true };
    }
    position.table.course.push(result);
    const found = differences('chance', field(line, 'chance'), { label: 'course', result }); // PP-5
    return { found, unplayable: false };
  }
  const found = field(line, 'chance') === undefined ? [] : ['chance is given, but the entry is no chance entry.'];
  const by = next.kind === 'moves' ? next.seats.find((one) => one === seat) : undefined;
  if (by === undefined) return { found: [...found, `entry ${show(entry)} is by no awaited seat.`], unplayable: true };
  const legal = legalMoves(position, by).find((one) => isSame(move, one));
  if (legal === undefined) return { found: [...found, `entry ${show(entry)} is no legal move.`], unplayable: true };
  play(position, by, legal);
  return { found, unplayable: false };
}

function judgeLines(lines: readonly unknown[]): string[] {
  const position = opening(lines[0]);
  if (typeof position === 'string') return [position];
  const found: string[] = [];
  for (let index = 1; index < lines.length && found.length < MOST_MISMATCHES; index += 1) {
    const line = lines[index];
    const n = index - 1;
    const report = (sentences: readonly string[]): void => {
      for (const sentence of sentences) found.push(`Entry ${n}: ${sentence}`);
    };
    const next = awaited(position);
    const names = ['n', 'table', 'awaiting', ...(next.kind === 'over' ? [] : ['legal', 'entry', 'chance'])];
    for (const name of Object.keys(fieldsOf(line) ?? {})) {
      if (!names.includes(name)) report([`the field ${name} does not belong here.`]);
    }
    report(differences('n', field(line, 'n'), n));
    report(differences('table', field(line, 'table'), position.table));
    report(differences('awaiting', field(line, 'awaiting'), next));
    if (next.kind === 'over') {
      if (index < lines.length - 1) report(['the race is over, but the trace goes on.']);
      return found;
    }
    const seats = next.kind === 'moves' ? next.seats : [];
    report(judgeLegal(field(line, 'legal'), new Map(seats.map((seat) => [seat, legalMoves(position, seat)]))));
    const judged = judgeEntry(position, line, next);
    report(judged.found);
    if (judged.unplayable) return found;
  }
  if (found.length < MOST_MISMATCHES) found.push('The trace stops before the race is over.');
  return found;
}

/**
 * Judges a whole trace: the parsed NDJSON lines, header first. Returns one sentence per mismatch (empty = faithful);
 * stops after 20.
 */
export function judgePolePosition(lines: readonly unknown[]): string[] {
  try {
    return judgeLines(lines).slice(0, MOST_MISMATCHES);
  } catch (error) {
    return [`The trace is garbled beyond judging: ${String(error)}.`];
  }
}
