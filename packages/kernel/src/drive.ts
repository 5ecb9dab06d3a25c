import type { Dice } from './dice.ts';
import { CHANCE, type Entry, type Game, type GameDefinition, type Kind, type Seat } from './game.ts';
import { sameJson } from './json.ts';
import { fail, ok, type Result } from './result.ts';

/** A game under way: the position, and every entry that led there. */
export interface Match<K extends Kind = Kind> {
  readonly definition: GameDefinition<K>;
  readonly game: Game<K>;
  readonly state: K['state'];
  readonly entries: Entry<K>[];
}

export type RefusalCode =
  /** The game has ended. */
  | 'over'
  /** It is not this seat's turn, or it has chosen already. */
  | 'not-awaited'
  /** The seat is awaited, but may not do this. */
  | 'illegal';

export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
}

export function begin<K extends Kind>(definition: GameDefinition<K>, seats: number, options: K['options']): Match<K> {
  const game = definition.create(seats, options);
  return { definition, game, state: game.setup(), entries: [] };
}

/** The legal move that equals a value from outside, or the reason why there is none. Changes nothing. */
export function resolveMove<K extends Kind>(match: Match<K>, seat: Seat, move: unknown): Result<K['move'], Refusal> {
  const { game, state } = match;
  const awaiting = game.awaiting(state);
  if (awaiting.kind === 'over') return fail({ code: 'over', message: 'the game is over' });
  if (awaiting.kind === 'chance' || !awaiting.seats.includes(seat)) {
    return fail({ code: 'not-awaited', message: `seat ${seat} is not to move now` });
  }
  const legal = game.legalMoves(state, seat).find((candidate) => sameJson(candidate, move));
  if (legal !== undefined) return ok(legal);
  // The move is not shown: what comes from outside may be too large, or too deep to be written at all.
  return fail({ code: 'illegal', message: `seat ${seat} may not play this now` });
}

/** Adds an entry that is known to be right. */
export function append<K extends Kind>(match: Match<K>, entry: Entry<K>, events?: K['event'][]): void {
  match.entries.push(entry);
  if (entry[0] === CHANCE) match.game.resolve(match.state, entry[1] as number, events);
  else match.game.play(match.state, entry[0], entry[1] as K['move'], events);
}

/** Plays a move from outside, if the seat is awaited and the move legal; otherwise changes nothing and says why. */
export function submit<K extends Kind>(
  match: Match<K>,
  seat: Seat,
  move: unknown,
  events?: K['event'][],
): Result<K['move'], Refusal> {
  const resolved = resolveMove(match, seat, move);
  if (resolved.ok) append(match, [seat, resolved.value], events);
  return resolved;
}

/** Lets chance answer until a seat must act or the game is over. */
export function settle<K extends Kind>(match: Match<K>, dice: Dice, events?: K['event'][]): void {
  for (;;) {
    const awaiting = match.game.awaiting(match.state);
    if (awaiting.kind !== 'chance') return;
    append(match, [CHANCE, dice(match.entries.length, awaiting.ways)], events);
  }
}

/** Chooses a move for an awaited seat: a bot, a script, a die. */
export type Chooser<K extends Kind = Kind> = (match: Match<K>, seat: Seat) => K['move'];

/** Plays on to the end. Throws when the game exceeds its own bound: such a game would never end. */
export function playOut<K extends Kind>(match: Match<K>, dice: Dice, choose: Chooser<K>): readonly (readonly Seat[])[] {
  const { definition, game, state, entries } = match;
  for (;;) {
    settle(match, dice);
    const awaiting = game.awaiting(state);
    if (awaiting.kind === 'over') return awaiting.ranking;
    if (awaiting.kind === 'chance') throw new Error('chance is awaited after settling');
    if (entries.length > definition.longest) {
      throw new Error(`${definition.id} has not ended after ${definition.longest} entries`);
    }
    const seat = awaiting.seats[0]!;
    append(match, [seat, choose(match, seat)]);
  }
}
