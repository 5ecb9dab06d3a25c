/**
 * The walk along a trace, the same for every game: line by line, what the trace says is held against what the game's
 * referee says, then the entry of the line is made on the referee's own position. This is all the referees share; it
 * knows the notation and no rules.
 */
import { differences, field, isObject, isWhole, type JsonObject, list, show, textOf } from './json.ts';

/** The referee of one game. It changes its position in `play` and `happen` only; what it throws is a mismatch too. */
export interface Referee<Position, Move, Result> {
  readonly game: string;
  readonly rulesVersion: number;
  /** The position before the first entry, or a sentence that says why there is none. */
  start(seats: number, options: JsonObject, header: JsonObject): Position | string;
  /** The position in the notation. */
  table(position: Position): unknown;
  due(position: Position): Due<Move, Result>;
  /** Makes a move that is due. */
  play(position: Position, seat: number, move: Move): void;
  /** Makes an event of chance that is due. */
  happen(position: Position, result: Result): void;
}

/** What a position waits for. */
export type Due<Move, Result> = Chance<Result> | Moves<Move> | Over;

interface Chance<Result> {
  readonly kind: 'chance';
  readonly label: string;
  /** How many outcomes there are; they count from 0. */
  readonly ways: number;
  /** What the trace tells of the event besides label and result. */
  readonly about: JsonObject;
  resultOf(outcome: number): Result | undefined;
}

/** The legal moves of every awaited seat. */
interface Moves<Move> {
  readonly kind: 'moves';
  readonly legal: ReadonlyMap<number, readonly Move[]>;
}

interface Over {
  readonly kind: 'over';
  readonly ranking: readonly (readonly number[])[];
}

/** An event of chance with one outcome for each of the results, in their order. */
export function chanceOf<Result>(label: string, results: readonly Result[], about: JsonObject = {}): Chance<Result> {
  return { kind: 'chance', label, ways: results.length, about, resultOf: (outcome) => results[outcome] };
}

/** Moves are compared by their texts: some positions have thousands of them. */
type Legal<Move> = ReadonlyMap<number, ReadonlyMap<string, Move>>;

/** What is wrong with an entry, and how to make it; no way to make it when the referee cannot go on from there. */
type Entry = { readonly mismatches: readonly string[]; readonly make?: () => void };

const MOST_MISMATCHES = 20;
const CHANCE = -1;
/** What a line holds besides `n`, `table` and `awaiting`. */
const KEYS = { chance: ['legal', 'entry', 'chance'], moves: ['legal', 'entry'], over: [] } as const;

/**
 * Judges a whole trace: the parsed NDJSON lines, header first. Returns one sentence per mismatch (empty = faithful);
 * stops after 20 and never throws, whatever the lines hold.
 */
export function judgeTrace<Position, Move, Result>(
  referee: Referee<Position, Move, Result>,
  lines: readonly unknown[],
): string[] {
  const mismatches: string[] = [];
  for (const sentence of sentences(referee, lines)) {
    mismatches.push(sentence);
    if (mismatches.length === MOST_MISMATCHES) break;
  }
  return mismatches;
}

function* sentences<Position, Move, Result>(
  referee: Referee<Position, Move, Result>,
  lines: readonly unknown[],
): Generator<string> {
  let where = 'Header';
  const told = (mismatches: readonly string[]): string[] => mismatches.map((sentence) => `${where}: ${sentence}`);
  try {
    const position = opening(referee, lines[0]);
    if (typeof position === 'string') return yield* told([position]);
    for (const [n, line] of lines.slice(1).entries()) {
      where = `Line ${n}`;
      const due = referee.due(position);
      yield* told([
        ...strangers(line, ['n', 'table', 'awaiting', ...KEYS[due.kind]]),
        ...differences('n', field(line, 'n'), n),
        ...differences('table', field(line, 'table'), referee.table(position)),
        ...differences('awaiting', field(line, 'awaiting'), awaitingOf(due)),
      ]);
      if (due.kind === 'over') {
        if (lines.length > n + 2) yield* told(['the game is over, but the trace goes on.']);
        return;
      }
      const legal = legalOf(due);
      yield* told(legalMismatches(field(line, 'legal'), legal));
      const { mismatches, make } =
        due.kind === 'chance' ? chanceEntry(referee, position, due, line) : moveEntry(referee, position, legal, line);
      yield* told(mismatches);
      if (make === undefined) return;
      make();
    }
    yield* told(['the trace stops before the end of the game.']);
  } catch (error) {
    // Values that no JSON holds, a circuit without sense, or a gap in the referee: all of them are worth a look.
    yield* told([`the referee is led astray: ${String(error)}.`]);
  }
}

function opening<Position, Move, Result>(referee: Referee<Position, Move, Result>, header: unknown): Position | string {
  if (!isObject(header)) return `it is ${show(header)}.`;
  const [mismatch] = [
    ...differences('game', field(header, 'game'), referee.game),
    ...differences('rulesVersion', field(header, 'rulesVersion'), referee.rulesVersion),
  ];
  if (mismatch !== undefined) return mismatch;
  const seats = field(header, 'seats');
  if (!isWhole(seats)) return `seats is ${show(seats)}.`;
  const options = field(header, 'options');
  if (!isObject(options)) return `options is ${show(options)}.`;
  return referee.start(seats, options, header);
}

function strangers(line: unknown, keys: readonly string[]): string[] {
  const found = isObject(line) ? Object.keys(line).filter((key) => !keys.includes(key)) : [];
  return found.map((key) => `${show(key)} does not belong here.`);
}

function awaitingOf(due: Due<unknown, unknown>): unknown {
  if (due.kind === 'chance') return { kind: due.kind, ways: due.ways, label: due.label };
  if (due.kind === 'moves') return { kind: due.kind, seats: [...due.legal.keys()] };
  return due;
}

function legalOf<Move>(due: Due<Move, unknown>): Legal<Move> {
  const seats = due.kind === 'moves' ? [...due.legal] : [];
  return new Map(seats.map(([seat, moves]) => [seat, new Map(moves.map((move) => [textOf(move), move]))]));
}

/** The legal moves of every awaited seat as sets: no seat too many, no move missing, none too many, none twice. */
function legalMismatches(said: unknown, due: Legal<unknown>): string[] {
  if (!isObject(said)) return [`legal is ${show(said)}, not a list of moves for every awaited seat.`];
  const seats = [...due.keys()].map(String);
  const found = Object.keys(said)
    .filter((key) => !seats.includes(key))
    .map((key) => `legal has ${show(key)}, which is no awaited seat.`);
  for (const [seat, moves] of due) {
    const listed = field(said, String(seat));
    if (!Array.isArray(listed)) found.push(`legal.${seat} is ${show(listed)}, not a list of moves.`);
    const seen = new Set<string>();
    for (const move of list(listed)) {
      const text = textOf(move);
      if (seen.has(text)) found.push(`legal.${seat} has ${show(move)} more than once.`);
      else if (!moves.has(text)) found.push(`legal.${seat} has ${show(move)}, which is not legal.`);
      seen.add(text);
    }
    for (const text of moves.keys()) if (!seen.has(text)) found.push(`legal.${seat} lacks ${text}, which is legal.`);
  }
  return found;
}

/** The actor and the act of an entry; neither when it is no pair. */
function pairOf(entry: unknown): readonly unknown[] {
  return list(entry).length === 2 ? list(entry) : [];
}

function moveEntry<Position, Move, Result>(
  referee: Referee<Position, Move, Result>,
  position: Position,
  legal: Legal<Move>,
  line: unknown,
): Entry {
  const entry = field(line, 'entry');
  const [seat, said] = pairOf(entry);
  const move = typeof seat === 'number' ? legal.get(seat)?.get(textOf(said)) : undefined;
  if (typeof seat !== 'number' || move === undefined) {
    return { mismatches: [`entry is ${show(entry)}, which is no legal move of an awaited seat.`] };
  }
  return { mismatches: [], make: () => referee.play(position, seat, move) };
}

function chanceEntry<Position, Move, Result>(
  referee: Referee<Position, Move, Result>,
  position: Position,
  due: Chance<Result>,
  line: unknown,
): Entry {
  const entry = field(line, 'entry');
  const [actor, outcome] = pairOf(entry);
  const isOutcome = actor === CHANCE && isWhole(outcome) && outcome >= 0 && outcome < due.ways;
  const result = isOutcome ? due.resultOf(outcome) : undefined;
  if (result === undefined) {
    return { mismatches: [`entry is ${show(entry)}, which is no outcome of ${due.ways} ways.`] };
  }
  return {
    mismatches: differences('chance', field(line, 'chance'), { label: due.label, ...due.about, result }),
    make: () => referee.happen(position, result),
  };
}
