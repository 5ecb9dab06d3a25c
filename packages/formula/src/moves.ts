import { pile } from '@paddock/kernel';
import { isBinding } from './arithmetic.ts';
import { drawSource, KIND_COUNT, takeFromPile } from './cards.ts';
import { formulaOnTable, handOf } from './knowledge.ts';
import { endTurn } from './rounds.ts';
import {
  codeAt,
  formulaOf,
  KEEP_TOKEN,
  kindOf,
  type MoveId,
  operatorOf,
  TOKEN_BITS,
  TOKEN_MASK,
  type TokenCode,
  valueOf,
  writtenOver,
} from './tokens.ts';
import { PLACE_A, PLACE_C, CARDS, type Event, type Options, type State } from './types.ts';

export function layFormula(s: State, seat: number, id: MoveId, options: Options, events?: Event[]): void {
  const before = s.handSizes[seat]!;
  s.op = operatorOf(id);
  for (let place = PLACE_A; place <= PLACE_C; place++) layNumber(s, seat, place, codeAt(id, place));
  const c = valueOf(s.numbers[PLACE_C]!);
  if (options.goal === 'points') s.scores[seat]! += c;
  if (s.handSizes[seat] === 0) s.finished.push(seat);
  s.passes = 0;
  s.bound = isBinding(s.op, c) ? s.scores.length - s.finished.length : 0;
  s.notZero = false;
  if (events !== undefined) {
    events.push({
      type: 'formula',
      seat,
      move: formulaOf(id),
      formula: formulaOnTable(s),
      under: s.underSize,
      laid: before - s.handSizes[seat]!,
      hand: handOf(s, seat),
      handSize: s.handSizes[seat]!,
      points: options.goal === 'points' ? c : null,
      score: s.scores[seat]!,
      bound: s.bound,
    });
    if (s.handSizes[seat] === 0) events.push({ type: 'finished', seat, place: s.finished.length });
  }
  endTurn(s, options, events);
}

/** Puts new cards from the hand onto a number; what is not kept lies under it from now on. */
function layNumber(s: State, seat: number, place: number, code: TokenCode): void {
  const lying = s.numbers[place]!;
  s.numbers[place] = writtenOver(lying, code);
  let covered = lying;
  for (let left = code; left !== 0; left >>= TOKEN_BITS) {
    const token = left & TOKEN_MASK;
    if (token >= KEEP_TOKEN) {
      covered &= ~(TOKEN_MASK << ((token - KEEP_TOKEN) * TOKEN_BITS));
    } else {
      s.hands[seat * KIND_COUNT + kindOf(token)]!--;
      s.handSizes[seat]!--;
    }
  }
  for (; covered !== 0; covered >>= TOKEN_BITS) {
    if ((covered & TOKEN_MASK) === 0) continue;
    s.under[kindOf(covered & TOKEN_MASK)]!++;
    s.underSize++;
  }
}

/** A card is drawn if there is one anywhere; otherwise drawing is passing (FO-15, FO-20). */
export function startDrawing(s: State, seat: number, options: Options, events?: Event[]): void {
  if (drawSource(s).count > 0) {
    s.phase = 'draw';
    events?.push({ type: 'draws', seat });
    return;
  }
  s.passes++;
  events?.push({ type: 'passed', seat });
  endBoundTurn(s);
  endTurn(s, options, events);
}

/** Resolves the draw. An empty pile is first refilled with the cards under the formula (FO-19). */
export function drawCard(s: State, outcome: number, options: Options, events?: Event[]): void {
  if (s.pileSize === 0) {
    events?.push({ type: 'turned', cards: s.underSize });
    pile.movePile(s.under, s.pile);
    s.pileSize = s.underSize;
    s.underSize = 0;
  }
  const seat = s.toMove;
  const kind = pile.kindAt(s.pile, outcome);
  takeFromPile(s, seat, kind);
  events?.push({ type: 'drew', seat, card: CARDS[kind]!, handSize: s.handSizes[seat]!, pileSize: s.pileSize });
  s.phase = 'play';
  s.passes = 0;
  endBoundTurn(s);
  endTurn(s, options, events);
}

/** A turn without a formula: after a lap of them the formula need not be changed completely any more (FO-17). */
function endBoundTurn(s: State): void {
  if (s.bound === 0) return;
  s.bound--;
  if (s.bound === 0) s.notZero = true;
}
