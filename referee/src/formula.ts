/**
 * An independent referee for traces of the card game Formula. It shares no code with the game: it was written from the
 * rules (the ids FO-… in the comments) and the public notation alone, keeps a position of its own, and compares every
 * line of a trace with it. Simple rather than fast: every legal move is found by trying all of them.
 */

type Goal = 'first' | 'all' | 'points';
type Op = '+' | '-' | 'x' | '/';
type Say = (sentence: string) => void;
type Phase = 'dealer' | 'deal' | 'open' | 'move' | 'draw' | 'over';

interface Options {
  goal: Goal;
  useTable: boolean;
  winnerExtraCard: boolean;
  rounds: number;
  target: number;
}

/** What starts afresh with every round. Cards are '0'…'9' and 'J'; in the formula a joker is 'J4'. */
interface Round {
  toMove: number | null;
  opened: boolean;
  op: Op | null;
  a: string[];
  b: string[];
  c: string[];
  under: string[];
  pile: string[];
  hands: string[][];
  finished: number[];
  turns: number;
  passes: number;
  bound: number;
  notZero: boolean;
}

interface Position extends Round {
  seats: number;
  options: Options;
  phase: Phase;
  round: number;
  dealer: number | null;
  scores: number[];
  cardsLeft: number[];
  extra: boolean[];
}

interface Formula {
  op: Op;
  a: string[];
  b: string[];
  c: string[];
}

/** One way to write a number of the new formula: its tokens, its value and the hand cards it takes. */
interface Content {
  tokens: string[];
  value: number;
  laid: string[];
}

const MOST_MISMATCHES = 20;
const HAND = 7; // FO-4
const MOST_LAID = 3; // FO-10
const MOST_TURNS = 200; // FO-20
const MOST_ROUNDS_FOR_POINTS = 20; // FO-25
const BONUS = 10; // FO-25
const JOKER_LEFT = 25; // FO-25
const CARDS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'J']; // in sort order
const DIGITS = CARDS.slice(0, 10);
const OPS: Op[] = ['+', '-', 'x', '/'];

// ---- small helpers

function isRecord(x: unknown): x is Record<string, unknown> {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}

function isWhole(x: unknown): x is number {
  return typeof x === 'number' && Number.isInteger(x);
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`nothing at ${index} of a list of ${list.length}`);
  return item;
}

function seatList(p: Position): number[] {
  return p.hands.map((_, seat) => seat);
}

/** JSON text with sorted keys: equal values have equal texts. */
function text(x: unknown): string {
  if (x === undefined) return 'nothing';
  if (Array.isArray(x)) return `[${x.map(text).join(',')}]`;
  if (!isRecord(x)) return JSON.stringify(x);
  return `{${Object.keys(x)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${text(x[key])}`)
    .join(',')}}`;
}

function short(x: unknown): string {
  const whole = text(x);
  return whole.length > 200 ? `${whole.slice(0, 200)}…` : whole;
}

/** Says where two values differ, deep down. */
function compare(path: string, right: unknown, traced: unknown, say: Say): void {
  if (text(right) === text(traced)) return;
  if (isRecord(right) && isRecord(traced)) {
    for (const key of new Set([...Object.keys(right), ...Object.keys(traced)])) {
      compare(`${path}.${key}`, right[key], traced[key], say);
    }
  } else if (Array.isArray(right) && Array.isArray(traced) && right.length === traced.length) {
    right.forEach((item: unknown, i) => compare(`${path}[${i}]`, item, traced[i], say));
  } else {
    say(`${path} should be ${short(right)} but is ${short(traced)}`);
  }
}

// ---- cards

function sorted(cards: readonly string[]): string[] {
  return [...cards].sort((x, y) => CARDS.indexOf(x) - CARDS.indexOf(y));
}

/** FO-1, FO-2: three 0s, six each of 1..9 and two jokers. */
function allCards(): string[] {
  return CARDS.flatMap((card) => Array<string>(card === '0' ? 3 : card === 'J' ? 2 : 6).fill(card));
}

/** The cards without one of this kind, or null when there is none. */
function without(cards: readonly string[], card: string): string[] | null {
  const index = cards.indexOf(card);
  return index < 0 ? null : cards.filter((_, i) => i !== index);
}

/** The cards without all of these, or null when they are not all there. */
function withoutAll(cards: readonly string[], taken: readonly string[]): string[] | null {
  let rest: string[] | null = [...cards];
  for (const card of taken) rest = rest && without(rest, card);
  return rest;
}

/** FO-18: the card of a laid or lying token: a joker is a joker whatever it stands for. */
function cardOf(token: string): string {
  return token.startsWith('J') ? 'J' : token;
}

/** FO-18: the digit of a card on the table. */
function digitOf(token: string): string {
  return token.slice(-1);
}

function valueOf(number: readonly string[]): number {
  return Number(number.map(digitOf).join(''));
}

// ---- legal formulas

function isKeep(token: string): boolean {
  return token.startsWith('k');
}

/** FO-11, FO-12: the number is covered as a whole by any number of new cards ('?'). */
function coverings(limit: number): string[][] {
  const shapes: string[][] = [];
  for (let length = 1; length <= limit; length++) shapes.push(Array<string>(length).fill('?'));
  return shapes;
}

/** FO-12, FO-13: at least one card is kept, the others kept or covered in place, new cards only before and after. */
function keepings(old: readonly string[], limit: number): string[][] {
  let bodies: string[][] = [[]];
  for (let i = 0; i < old.length; i++)
    bodies = bodies.flatMap((body) => [
      [...body, `k${i}`],
      [...body, '?'],
    ]);
  bodies = bodies.filter((body) => body.some(isKeep));
  const shapes: string[][] = [];
  for (const body of bodies) {
    for (let before = 0; before + body.length <= limit; before++) {
      for (let after = 0; before + body.length + after <= limit; after++) {
        shapes.push([...Array<string>(before).fill('?'), ...body, ...Array<string>(after).fill('?')]);
      }
    }
  }
  return shapes;
}

/** Fills every '?' of the shapes with cards of the hand, in all different ways. */
function contents(shapes: readonly string[][], old: readonly string[], hand: readonly string[]): Content[] {
  const found: Content[] = [];
  const fill = (shape: string[], tokens: string[], digits: string, laid: string[], rest: readonly string[]): void => {
    const slot = shape[tokens.length];
    if (slot === undefined) {
      if (digits.length > 1 && digits.startsWith('0')) return; // FO-7: no leading zero
      found.push({ tokens, value: Number(digits), laid });
    } else if (slot !== '?') {
      fill(shape, [...tokens, slot], digits + digitOf(at(old, Number(slot.slice(1)))), laid, rest);
    } else if (laid.length < MOST_LAID) {
      for (const card of new Set(rest)) {
        const names = card === 'J' ? DIGITS.map((digit) => `J${digit}`) : [card]; // FO-18
        for (const token of names) {
          fill(shape, [...tokens, token], digits + digitOf(token), [...laid, card], without(rest, card) ?? []);
        }
      }
    }
  };
  for (const shape of shapes) fill(shape, [], '', [], hand);
  return found;
}

/** FO-7: the answer, or null where none can be written. */
function answer(a: number, op: Op, b: number): number | null {
  if (op === '+') return a + b;
  if (op === '-') return a >= b ? a - b : null;
  if (op === 'x') return a * b;
  return b !== 0 && a % b === 0 ? a / b : null;
}

function legalFormulas(p: Position, seat: number): Formula[] {
  const hand = at(p.hands, seat);
  const limit = p.options.goal === 'points' ? 2 : 3; // FO-7
  const bound = p.bound > 0;
  const shapes = (old: readonly string[], isAnswer: boolean): string[][] => {
    if (!p.opened) return isAnswer ? coverings(limit) : [['k0']]; // FO-9: A and B stay, C is laid
    if (bound) return [['?']]; // FO-17: one new card over the whole of each number
    return [...coverings(limit), ...keepings(old, limit)]; // FO-10 to FO-14
  };
  const as = contents(shapes(p.a, false), p.a, hand);
  const bs = contents(shapes(p.b, false), p.b, hand);
  const bsLayingUpTo = [0, 1, 2, 3].map((most) => bs.filter((b) => b.laid.length <= most));
  const csByValue = new Map<number, Content[]>();
  for (const c of contents(shapes(p.c, true), p.c, hand)) {
    const same = csByValue.get(c.value) ?? [];
    csByValue.set(c.value, same);
    same.push(c);
  }
  const legal: Formula[] = [];
  const consider = (a: Content, op: Op, b: Content, c: Content): void => {
    const count = a.laid.length + b.laid.length + c.laid.length;
    if (count < 1 || count > MOST_LAID) return; // FO-10
    // FO-16: some value changes
    if (p.opened && a.value === valueOf(p.a) && b.value === valueOf(p.b) && c.value === valueOf(p.c)) return;
    if (p.notZero && c.value === 0) return; // FO-17: after the lap
    // FO-22: some card is kept, unless FO-17 forbids it
    if (p.options.useTable && !bound && ![...a.tokens, ...b.tokens, ...c.tokens].some(isKeep)) return;
    if (withoutAll(hand, [...a.laid, ...b.laid, ...c.laid]) === null) return; // the three numbers share one hand
    legal.push({ op, a: a.tokens, b: b.tokens, c: c.tokens });
  };
  for (const a of as) {
    for (const b of at(bsLayingUpTo, MOST_LAID - a.laid.length)) {
      // FO-8: any operator; FO-7: the formula is true
      for (const op of OPS) {
        const result = answer(a.value, op, b.value);
        for (const c of (result !== null && csByValue.get(result)) || []) consider(a, op, b, c);
      }
    }
  }
  return legal;
}

// ---- the course of the game

/** All cards in the pile, nothing else anywhere. */
function freshRound(seats: number): Round {
  return {
    toMove: null,
    opened: false,
    op: null,
    a: [],
    b: [],
    c: [],
    under: [],
    pile: allCards(),
    hands: Array.from({ length: seats }, () => []),
    finished: [],
    turns: 0,
    passes: 0,
    bound: 0,
    notZero: false,
  };
}

function firstPosition(seats: number, options: Options): Position {
  const each = <T>(value: T): T[] => Array<T>(seats).fill(value);
  return {
    seats,
    options,
    phase: 'dealer',
    round: 1,
    dealer: null,
    ...freshRound(seats),
    scores: each(0),
    cardsLeft: each(0),
    extra: each(false),
  };
}

/** FO-4, FO-5, FO-24: seat by seat from seat 0; the next seat whose hand is not full, or null when all are. */
function nextDealt(p: Position): number | null {
  return seatList(p).find((seat) => at(p.hands, seat).length < HAND + (at(p.extra, seat) ? 1 : 0)) ?? null;
}

function inRound(p: Position): number[] {
  return seatList(p).filter((seat) => !p.finished.includes(seat));
}

/** FO-6, FO-23: the next seat round the table that is still in the round. */
function seatAfter(p: Position, seat: number): number {
  let next = (seat + 1) % p.seats;
  while (p.finished.includes(next) && next !== seat) next = (next + 1) % p.seats;
  return next;
}

/** The chance event awaited: its label, whose card it is (deal and draw only) and the sorted possibilities. */
function chanceOf(p: Position): { label: string; seat: number | null; possible: (string | number)[] } {
  if (p.phase === 'dealer') return { label: 'dealer', seat: null, possible: seatList(p) }; // FO-4
  if (p.phase === 'deal') return { label: 'deal', seat: nextDealt(p), possible: sorted(p.pile) };
  const digits = sorted(p.pile).filter((card) => card !== 'J');
  if (p.phase === 'open') return { label: 'open', seat: null, possible: digits }; // FO-5
  // FO-19: with the pile used up the cards under the formula become it; the table shows this only after the draw.
  return { label: 'draw', seat: p.toMove, possible: sorted(p.pile.length > 0 ? p.pile : p.under) }; // FO-15
}

function applyChance(p: Position, seat: number | null, result: string | number): void {
  if (typeof result === 'number') {
    p.dealer = result;
    p.phase = 'deal';
    return;
  }
  if (p.phase === 'draw' && p.pile.length === 0) {
    p.pile = p.under; // FO-19; FO-18: jokers lie there as 'J', free again
    p.under = [];
  }
  p.pile = without(p.pile, result) ?? [];
  if (p.phase === 'open') {
    if (p.a.length === 0) {
      p.a = [result]; // FO-5: A, then B
      return;
    }
    p.b = [result];
    p.phase = 'move';
    p.toMove = seatAfter(p, p.dealer ?? 0); // FO-6: the dealer's left
    return;
  }
  if (seat === null) throw new Error('a card for nobody');
  at(p.hands, seat).push(result);
  if (p.phase === 'draw') {
    endTurnWithoutFormula(p, seat); // FO-15: the turn passes
  } else if (nextDealt(p) === null) {
    p.phase = 'open';
  }
}

function applyDraw(p: Position, seat: number): void {
  if (p.pile.length + p.under.length > 0) {
    p.passes = 0;
    p.phase = 'draw';
  } else {
    p.passes++; // FO-20: nothing to draw
    endTurnWithoutFormula(p, seat);
  }
}

function applyFormula(p: Position, seat: number, move: Formula): void {
  /** Lays the tokens over the old number; the cards not kept now lie under the new ones. */
  const lay = (old: string[], tokens: string[]): string[] => {
    p.under.push(...old.filter((_, i) => !tokens.includes(`k${i}`)).map(cardOf));
    return tokens.map((token) => (isKeep(token) ? at(old, Number(token.slice(1))) : token));
  };
  const laid = [...move.a, ...move.b, ...move.c].filter((token) => !isKeep(token)).map(cardOf);
  const rest = withoutAll(at(p.hands, seat), laid);
  if (rest === null) throw new Error('a card laid that is not in the hand');
  p.hands[seat] = rest;
  p.op = move.op;
  p.a = lay(p.a, move.a);
  p.b = lay(p.b, move.b);
  p.c = lay(p.c, move.c);
  p.opened = true;
  p.passes = 0;
  const result = valueOf(p.c);
  if (p.options.goal === 'points') p.scores[seat] = at(p.scores, seat) + result; // FO-25
  if (rest.length === 0) p.finished.push(seat); // FO-21, FO-23
  p.notZero = false;
  p.bound = (move.op === 'x' || move.op === '/') && result === 0 ? inRound(p).length : 0; // FO-17
  endTurn(p, seat);
}

function endTurnWithoutFormula(p: Position, seat: number): void {
  if (p.bound > 0) {
    p.bound--; // FO-17: a bound turn is over
    if (p.bound === 0) p.notZero = true;
  }
  endTurn(p, seat);
}

function endTurn(p: Position, seat: number): void {
  p.turns++;
  const out = p.options.goal === 'all' ? p.finished.length >= p.seats - 1 : p.finished.length > 0; // FO-21, 23, 25
  if (out || p.passes >= inRound(p).length || p.turns >= MOST_TURNS) {
    // FO-20
    endRound(p);
  } else {
    p.phase = 'move';
    p.toMove = seatAfter(p, seat); // FO-6
  }
}

/** FO-20, FO-21, FO-23: those who finished in their order, then by cards left; equal counts together (1, 1, 3). */
function placesOf(p: Position): number[] {
  const order = (seat: number): number =>
    p.finished.includes(seat) ? p.finished.indexOf(seat) : p.seats + at(p.hands, seat).length;
  return seatList(p).map((seat) => 1 + seatList(p).filter((other) => order(other) < order(seat)).length);
}

function endRound(p: Position): void {
  const { goal, rounds, target, winnerExtraCard } = p.options;
  const places = placesOf(p);
  for (const seat of seatList(p)) {
    const hand = at(p.hands, seat);
    const place = at(places, seat);
    let gain = 0;
    if (goal === 'first') gain = place === 1 ? 1 : 0; // FO-24: rounds won; a shared one counts for each
    if (goal === 'all') gain = place; // FO-24: sum of places
    if (goal === 'points') {
      gain = p.finished.includes(seat) ? BONUS : 0; // FO-25, FO-20: only for being out of cards
      for (const card of hand) gain -= card === 'J' ? JOKER_LEFT : Number(card);
    }
    p.scores[seat] = at(p.scores, seat) + gain;
    p.cardsLeft[seat] = at(p.cardsLeft, seat) + hand.length;
  }
  const over =
    goal === 'points'
      ? p.scores.some((score) => score >= target) || p.round >= MOST_ROUNDS_FOR_POINTS // FO-25
      : p.round >= rounds; // FO-24
  p.toMove = null;
  p.extra = places.map((place) => winnerExtraCard && place === 1); // FO-24: it does not add up
  if (over) {
    p.phase = 'over';
    return;
  }
  p.round++;
  p.dealer = ((p.dealer ?? 0) + 1) % p.seats; // FO-4
  Object.assign(p, freshRound(p.seats));
  p.phase = 'deal';
}

/** FO-21, FO-24, FO-25: the groups of equal seats, best first. */
function rankingOf(p: Position): number[][] {
  const better = (x: number, y: number): boolean => {
    const sx = at(p.scores, x);
    const sy = at(p.scores, y);
    if (p.options.goal === 'points') return sx > sy;
    if (p.options.goal === 'all') return sx < sy;
    return sx > sy || (sx === sy && at(p.cardsLeft, x) < at(p.cardsLeft, y));
  };
  const groups: number[][] = [];
  let left = seatList(p);
  while (left.length > 0) {
    const best = left.filter((x) => !left.some((y) => better(y, x)));
    groups.push(best);
    left = left.filter((seat) => !best.includes(seat));
  }
  return groups;
}

// ---- the notation

function tableOf(p: Position): Record<string, unknown> {
  return {
    round: p.round,
    dealer: p.dealer,
    toMove: p.toMove,
    opened: p.opened,
    mustChangeAll: p.bound > 0,
    formula: { op: p.op, a: p.a, b: p.b, c: p.c },
    under: p.under.length,
    pile: sorted(p.pile),
    hands: p.hands.map(sorted),
    finished: p.finished,
    scores: p.scores,
    cardsLeft: p.cardsLeft,
    extra: p.extra,
    turns: p.turns,
    passes: p.passes,
    bound: p.bound,
    ...(p.notZero ? { notZero: true } : {}),
  };
}

function awaitingOf(p: Position): Record<string, unknown> {
  if (p.phase === 'over') return { kind: 'over', ranking: rankingOf(p) };
  if (p.phase === 'move') return { kind: 'moves', seats: [p.toMove] };
  const { label, possible } = chanceOf(p);
  return { kind: 'chance', ways: possible.length, label };
}

function compareLegal(right: ReadonlySet<string>, traced: unknown, path: string, say: Say): void {
  if (!Array.isArray(traced)) {
    say(`${path} should be a list of moves but is ${short(traced)}`);
    return;
  }
  const seen = new Set<string>();
  for (const move of traced.map(text)) {
    if (seen.has(move)) say(`${path} holds ${move} twice`);
    else if (!right.has(move)) say(`${path} holds ${move}, which is not legal`);
    seen.add(move);
  }
  for (const move of right) if (!seen.has(move)) say(`${path} lacks ${move}, which is legal`);
}

/** The options of the header with their defaults, or what is wrong with them. */
function readOptions(given: unknown): Options | string {
  if (!isRecord(given)) return `header.options should be an object but is ${short(given)}`;
  const { goal = 'first', useTable = false, winnerExtraCard = false, rounds = 1, target = 250 } = given;
  if (goal !== 'first' && goal !== 'all' && goal !== 'points') return `goal cannot be ${short(goal)}`;
  if (typeof useTable !== 'boolean') return `useTable cannot be ${short(useTable)}`; // FO-22
  if (typeof winnerExtraCard !== 'boolean') return `winnerExtraCard cannot be ${short(winnerExtraCard)}`; // FO-24
  if (!isWhole(rounds) || rounds < 1 || rounds > 10) return `rounds cannot be ${short(rounds)}`; // FO-24
  if (!isWhole(target)) return `target cannot be ${short(target)}`; // FO-25
  return { goal, useTable, winnerExtraCard, rounds, target };
}

/** Judges one line and applies its entry; false when there is no going on after it. */
function judgeLine(p: Position, line: unknown, n: number, report: Say): boolean {
  const say: Say = (sentence) => report(`line ${n}: ${sentence}`);
  const stop = (sentence: string): false => {
    say(sentence);
    return false;
  };
  if (!isRecord(line)) return stop(`should be an object but is ${short(line)}`);
  compare('n', n, line['n'], say);
  compare('table', tableOf(p), line['table'], say);
  compare('awaiting', awaitingOf(p), line['awaiting'], say);
  if (p.phase === 'over') {
    for (const key of ['entry', 'legal', 'chance']) {
      if (line[key] !== undefined) say(`the game is over, yet there is ${key} ${short(line[key])}`);
    }
    return true;
  }
  const entry = line['entry'];
  const isPair = Array.isArray(entry) && entry.length === 2;
  if (!isPair) say(`entry should be a pair but is ${short(entry)}`);
  const [who, what]: unknown[] = isPair ? entry : [];
  if (p.phase !== 'move') {
    compare('legal', {}, line['legal'], say);
    const { label, seat, possible } = chanceOf(p);
    if (!isPair) return false;
    const result = isWhole(what) ? possible[what] : undefined;
    if (who !== -1 || result === undefined) {
      return stop(`entry should be [-1, 0 to ${possible.length - 1}] but is ${short(entry)}`);
    }
    compare('chance', seat === null ? { label, result } : { label, seat, result }, line['chance'], say);
    applyChance(p, seat, result);
    return true;
  }
  const seat = p.toMove ?? 0;
  const formulas = new Map(legalFormulas(p, seat).map((formula) => [text(formula), formula]));
  const draw = text({ draw: true }); // FO-15: nobody has to make a formula
  const legal = line['legal'];
  if (!isRecord(legal) || text(Object.keys(legal)) !== text([String(seat)])) {
    say(`legal should hold the moves of seat ${seat} alone but is ${short(legal)}`);
  } else {
    compareLegal(new Set([draw, ...formulas.keys()]), legal[String(seat)], `legal.${seat}`, say);
  }
  if (line['chance'] !== undefined) say(`a move has no chance, but there is ${short(line['chance'])}`);
  if (!isPair) return false;
  const formula = formulas.get(text(what));
  if (who !== seat) return stop(`seat ${seat} is to move, but the entry is ${short(entry)}`);
  if (formula) applyFormula(p, seat, formula);
  else if (text(what) === draw) applyDraw(p, seat);
  else return stop(`the entry ${short(entry)} is not legal`);
  return true;
}

/**
 * Judges a whole trace: the parsed NDJSON lines, header first. Returns one sentence per mismatch (empty = faithful);
 * stops after 20.
 */
export function judgeFormula(lines: readonly unknown[]): string[] {
  const found: string[] = [];
  const say: Say = (sentence) => {
    if (found.length < MOST_MISMATCHES) found.push(sentence);
  };
  try {
    const header = lines[0];
    if (!isRecord(header)) return [`the header should be an object but is ${short(header)}`];
    if (header['game'] !== 'formula') say(`header.game should be "formula" but is ${short(header['game'])}`);
    if (!isWhole(header['rulesVersion'])) say(`header.rulesVersion cannot be ${short(header['rulesVersion'])}`);
    const seats = header['seats'];
    if (!isWhole(seats) || seats < 2 || seats > 6) return [...found, `header.seats cannot be ${short(seats)}`]; // FO-3
    const options = readOptions(header['options']);
    if (typeof options === 'string') return [...found, options];
    const p = firstPosition(seats, options);
    for (let n = 0; n + 1 < lines.length && found.length < MOST_MISMATCHES; n++) {
      const isOver = p.phase === 'over';
      if (!judgeLine(p, lines[n + 1], n, say)) return found;
      if (isOver) {
        if (n + 2 < lines.length) say(`the trace goes on for ${lines.length - n - 2} lines after the end of the game`);
        return found;
      }
    }
    if (found.length < MOST_MISMATCHES) say('the trace stops before the line that says that the game is over');
  } catch (error) {
    say(`the trace cannot be judged: ${error instanceof Error ? error.message : 'unknown error'}`);
  }
  return found;
}
