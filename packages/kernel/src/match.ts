import type { Dice } from './dice.ts';
import { CHANCE, type Entry, type Game, type GameDefinition, type GameTypes, type Seat } from './game.ts';
import { isSameJson } from './json.ts';
import { fail, ok, type Result } from './result.ts';

/** A game in progress: its state, and every entry that led to it. */
export interface Match<K extends GameTypes = GameTypes> {
  readonly definition: GameDefinition<K>;
  readonly game: Game<K>;
  readonly state: K['state'];
  readonly entries: Entry<K>[];
}

export type MoveRefusalCode =
  /** The game has ended. */
  | 'over'
  /** It is not this seat's turn, or it has chosen already. */
  | 'not-awaited'
  /** The seat is awaited, but may not do this. */
  | 'illegal';

export interface MoveRefusal {
  readonly code: MoveRefusalCode;
  readonly message: string;
}

export function startMatch<K extends GameTypes>(
  definition: GameDefinition<K>,
  seats: number,
  options: K['options'],
): Match<K> {
  const game = definition.create(seats, options);
  return { definition, game, state: game.setup(), entries: [] };
}

/** The legal move that equals a value from outside, or the reason why there is none. Changes nothing. */
export function resolveMove<K extends GameTypes>(
  match: Match<K>,
  seat: Seat,
  move: unknown,
): Result<K['move'], MoveRefusal> {
  const { game, state } = match;
  const awaiting = game.awaiting(state);
  if (awaiting.kind === 'over') return fail({ code: 'over', message: 'the game is over' });
  if (awaiting.kind === 'chance' || !awaiting.seats.includes(seat)) {
    return fail({ code: 'not-awaited', message: `seat ${seat} is not to move now` });
  }
  const legal = game.legalMoves(state, seat).find((candidate) => isSameJson(candidate, move));
  if (legal !== undefined) return ok(legal);
  // The message does not contain the move: input may be too large or too deep to print.
  return fail({ code: 'illegal', message: `seat ${seat} may not play this now` });
}

/** Appends an entry that is known to be legal. */
export function appendEntry<K extends GameTypes>(match: Match<K>, entry: Entry<K>, events?: K['event'][]): void {
  match.entries.push(entry);
  if (entry[0] === CHANCE) match.game.resolve(match.state, entry[1] as number, events);
  else match.game.play(match.state, entry[0], entry[1] as K['move'], events);
}

/** Plays a move from outside if the seat is awaited and the move is legal. Otherwise nothing changes, and the error says why. */
export function submitMove<K extends GameTypes>(
  match: Match<K>,
  seat: Seat,
  move: unknown,
  events?: K['event'][],
): Result<K['move'], MoveRefusal> {
  const resolved = resolveMove(match, seat, move);
  if (resolved.ok) appendEntry(match, [seat, resolved.value], events);
  return resolved;
}

/** Resolves chance until a seat must move or the game is over. */
export function resolveChance<K extends GameTypes>(match: Match<K>, dice: Dice, events?: K['event'][]): void {
  for (;;) {
    const awaiting = match.game.awaiting(match.state);
    if (awaiting.kind !== 'chance') return;
    appendEntry(match, [CHANCE, dice(match.entries.length, awaiting.ways)], events);
  }
}

/** Chooses a move for an awaited seat: a bot or a script. */
export type MoveChooser<K extends GameTypes = GameTypes> = (match: Match<K>, seat: Seat) => K['move'];

/** Plays to the end. Throws if the game has more entries than its `maxEntries`. */
export function playToEnd<K extends GameTypes>(
  match: Match<K>,
  dice: Dice,
  choose: MoveChooser<K>,
): readonly (readonly Seat[])[] {
  const { definition, game, state, entries } = match;
  for (;;) {
    resolveChance(match, dice);
    const awaiting = game.awaiting(state);
    if (awaiting.kind === 'over') return awaiting.ranking;
    if (awaiting.kind === 'chance') throw new Error('chance is still awaited after it was resolved');
    if (entries.length > definition.maxEntries) {
      throw new Error(`${definition.id} has not ended after ${definition.maxEntries} entries`);
    }
    const seat = awaiting.seats[0]!;
    appendEntry(match, [seat, choose(match, seat)]);
  }
}
