/**
 * Checks a trace, for every game in the same way: line by line, the trace is compared with the referee's own position, and
 * then the entry is applied to that position. This is all that the referees share. It contains the notation and no rules.
 */
import {
  listDifferences,
  readField,
  isObject,
  isInteger,
  type JsonObject,
  readList,
  shortText,
  canonicalText,
} from './json.ts';

/** The referee of one game. It changes its position in `play` and `happen` only; what it throws is a mismatch too. */
export interface Referee<Position, Move, Result> {
  readonly game: string;
  readonly rulesVersion: number;
  /** The position before the first entry, or a sentence that says why there is none. */
  start(seats: number, options: JsonObject, header: JsonObject): Position | string;
  /** The position in the notation. */
  table(position: Position): unknown;
  awaiting(position: Position): Awaited<Move, Result>;
  /** Makes a move that is due. */
  play(position: Position, seat: number, move: Move): void;
  /** Makes an event of chance that is due. */
  applyChance(position: Position, result: Result): void;
}

/** What a position waits for. */
export type Awaited<Move, Result> = AwaitedChance<Result> | AwaitedMoves<Move> | GameOver;

interface AwaitedChance<Result> {
  readonly kind: 'chance';
  readonly label: string;
  /** How many outcomes there are; they count from 0. */
  readonly ways: number;
  /** What the trace contains about the event besides label and result. */
  readonly details: JsonObject;
  resultOf(outcome: number): Result | undefined;
}

/** The legal moves of every awaited seat. */
interface AwaitedMoves<Move> {
  readonly kind: 'moves';
  readonly legal: ReadonlyMap<number, readonly Move[]>;
}

interface GameOver {
  readonly kind: 'over';
  readonly ranking: readonly (readonly number[])[];
}

/** An event of chance with one outcome for each of the results, in their order. */
export function chanceOf<Result>(
  label: string,
  results: readonly Result[],
  about: JsonObject = {},
): AwaitedChance<Result> {
  return { kind: 'chance', label, ways: results.length, details: about, resultOf: (outcome) => results[outcome] };
}

/** Moves are compared by their texts: some positions have thousands of them. */
type LegalMoves<Move> = ReadonlyMap<number, ReadonlyMap<string, Move>>;

/** What is wrong with an entry, and how to make it; no way to make it when the referee cannot go on from there. */
type CheckedEntry = { readonly mismatches: readonly string[]; readonly apply?: () => void };

const MAX_MISMATCHES = 20;
const CHANCE = -1;
/** What a line holds besides `n`, `table` and `awaiting`. */
const LINE_KEYS = { chance: ['legal', 'entry', 'chance'], moves: ['legal', 'entry'], over: [] } as const;

/**
 * Judges a whole trace: the parsed NDJSON lines, header first. Returns one sentence per mismatch (empty = faithful);
 * stops after 20 and never throws, whatever the lines hold.
 */
export function checkTrace<Position, Move, Result>(
  referee: Referee<Position, Move, Result>,
  lines: readonly unknown[],
): string[] {
  const mismatches: string[] = [];
  for (const sentence of listMismatches(referee, lines)) {
    mismatches.push(sentence);
    if (mismatches.length === MAX_MISMATCHES) break;
  }
  return mismatches;
}

function* listMismatches<Position, Move, Result>(
  referee: Referee<Position, Move, Result>,
  lines: readonly unknown[],
): Generator<string> {
  let where = 'Header';
  const prefixMismatches = (mismatches: readonly string[]): string[] =>
    mismatches.map((sentence) => `${where}: ${sentence}`);
  try {
    const position = checkHeader(referee, lines[0]);
    if (typeof position === 'string') return yield* prefixMismatches([position]);
    for (const [n, line] of lines.slice(1).entries()) {
      where = `Line ${n}`;
      const due = referee.awaiting(position);
      yield* prefixMismatches([
        ...findUnknownKeys(line, ['n', 'table', 'awaiting', ...LINE_KEYS[due.kind]]),
        ...listDifferences('n', readField(line, 'n'), n),
        ...listDifferences('table', readField(line, 'table'), referee.table(position)),
        ...listDifferences('awaiting', readField(line, 'awaiting'), awaitingOf(due)),
      ]);
      if (due.kind === 'over') {
        if (lines.length > n + 2) yield* prefixMismatches(['the game is over, but the trace goes on.']);
        return;
      }
      const legal = legalOf(due);
      yield* prefixMismatches(findLegalMoveMismatches(readField(line, 'legal'), legal));
      const { mismatches, apply: make } =
        due.kind === 'chance'
          ? checkChanceEntry(referee, position, due, line)
          : checkMoveEntry(referee, position, legal, line);
      yield* prefixMismatches(mismatches);
      if (make === undefined) return;
      make();
    }
    yield* prefixMismatches(['the trace stops before the end of the game.']);
  } catch (error) {
    // Values that JSON cannot contain, an invalid circuit, or a gap in the referee: all of them are reported.
    yield* prefixMismatches([`the referee is led astray: ${String(error)}.`]);
  }
}

function checkHeader<Position, Move, Result>(
  referee: Referee<Position, Move, Result>,
  header: unknown,
): Position | string {
  if (!isObject(header)) return `it is ${shortText(header)}.`;
  const [mismatch] = [
    ...listDifferences('game', readField(header, 'game'), referee.game),
    ...listDifferences('rulesVersion', readField(header, 'rulesVersion'), referee.rulesVersion),
  ];
  if (mismatch !== undefined) return mismatch;
  const seats = readField(header, 'seats');
  if (!isInteger(seats)) return `seats is ${shortText(seats)}.`;
  const options = readField(header, 'options');
  if (!isObject(options)) return `options is ${shortText(options)}.`;
  return referee.start(seats, options, header);
}

function findUnknownKeys(line: unknown, keys: readonly string[]): string[] {
  const found = isObject(line) ? Object.keys(line).filter((key) => !keys.includes(key)) : [];
  return found.map((key) => `${shortText(key)} does not belong here.`);
}

function awaitingOf(due: Awaited<unknown, unknown>): unknown {
  if (due.kind === 'chance') return { kind: due.kind, ways: due.ways, label: due.label };
  if (due.kind === 'moves') return { kind: due.kind, seats: [...due.legal.keys()] };
  return due;
}

function legalOf<Move>(due: Awaited<Move, unknown>): LegalMoves<Move> {
  const seats = due.kind === 'moves' ? [...due.legal] : [];
  return new Map(seats.map(([seat, moves]) => [seat, new Map(moves.map((move) => [canonicalText(move), move]))]));
}

/** The legal moves of every awaited seat as sets: no seat too many, no move missing, none too many, none twice. */
function findLegalMoveMismatches(said: unknown, due: LegalMoves<unknown>): string[] {
  if (!isObject(said)) return [`legal is ${shortText(said)}, not a list of moves for every awaited seat.`];
  const seats = [...due.keys()].map(String);
  const found = Object.keys(said)
    .filter((key) => !seats.includes(key))
    .map((key) => `legal has ${shortText(key)}, which is no awaited seat.`);
  for (const [seat, moves] of due) {
    const listed = readField(said, String(seat));
    if (!Array.isArray(listed)) found.push(`legal.${seat} is ${shortText(listed)}, not a list of moves.`);
    const seen = new Set<string>();
    for (const move of readList(listed)) {
      const text = canonicalText(move);
      if (seen.has(text)) found.push(`legal.${seat} has ${shortText(move)} more than once.`);
      else if (!moves.has(text)) found.push(`legal.${seat} has ${shortText(move)}, which is not legal.`);
      seen.add(text);
    }
    for (const text of moves.keys()) if (!seen.has(text)) found.push(`legal.${seat} lacks ${text}, which is legal.`);
  }
  return found;
}

/** The actor and the act of an entry; neither when it is no pair. */
function pairOf(entry: unknown): readonly unknown[] {
  return readList(entry).length === 2 ? readList(entry) : [];
}

function checkMoveEntry<Position, Move, Result>(
  referee: Referee<Position, Move, Result>,
  position: Position,
  legal: LegalMoves<Move>,
  line: unknown,
): CheckedEntry {
  const entry = readField(line, 'entry');
  const [seat, said] = pairOf(entry);
  const move = typeof seat === 'number' ? legal.get(seat)?.get(canonicalText(said)) : undefined;
  if (typeof seat !== 'number' || move === undefined) {
    return { mismatches: [`entry is ${shortText(entry)}, which is no legal move of an awaited seat.`] };
  }
  return { mismatches: [], apply: () => referee.play(position, seat, move) };
}

function checkChanceEntry<Position, Move, Result>(
  referee: Referee<Position, Move, Result>,
  position: Position,
  due: AwaitedChance<Result>,
  line: unknown,
): CheckedEntry {
  const entry = readField(line, 'entry');
  const [actor, outcome] = pairOf(entry);
  const isOutcome = actor === CHANCE && isInteger(outcome) && outcome >= 0 && outcome < due.ways;
  const result = isOutcome ? due.resultOf(outcome) : undefined;
  if (result === undefined) {
    return { mismatches: [`entry is ${shortText(entry)}, which is no outcome of ${due.ways} ways.`] };
  }
  return {
    mismatches: listDifferences('chance', readField(line, 'chance'), { label: due.label, ...due.details, result }),
    apply: () => referee.applyChance(position, result),
  };
}
