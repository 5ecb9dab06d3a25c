import { pile } from '@paddock/kernel';
import { binds } from './arithmetic.ts';
import { drawSource, KINDS, takeFromPile } from './cards.ts';
import { formulaOf, handOf } from './knowledge.ts';
import { endTurn } from './rounds.ts';
import { BITS, type Code, codeOf, KEEP, kindOf, TOKEN, valueOf, written } from './tokens.ts';
import { A, B, C, CARDS, type Event, type Laying, OPS, type Options, type State } from './types.ts';

export function layFormula(s: State, seat: number, move: Laying, options: Options, events?: Event[]): void {
  const before = s.handSizes[seat]!;
  s.op = OPS.indexOf(move.op);
  lay(s, seat, A, codeOf(move.a));
  lay(s, seat, B, codeOf(move.b));
  lay(s, seat, C, codeOf(move.c));
  const c = valueOf(s.numbers[C]!);
  if (options.goal === 'points') s.scores[seat]! += c;
  if (s.handSizes[seat] === 0) s.finished.push(seat);
  s.passes = 0;
  s.bound = binds(s.op, c) ? s.scores.length - s.finished.length : 0;
  s.notZero = false;
  if (events !== undefined) {
    events.push({
      type: 'formula',
      seat,
      move,
      formula: formulaOf(s),
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
function lay(s: State, seat: number, place: number, code: Code): void {
  const lying = s.numbers[place]!;
  s.numbers[place] = written(lying, code);
  let covered = lying;
  for (let left = code; left !== 0; left >>= BITS) {
    const token = left & TOKEN;
    if (token >= KEEP) {
      covered &= ~(TOKEN << ((token - KEEP) * BITS));
    } else {
      s.hands[seat * KINDS + kindOf(token)]!--;
      s.handSizes[seat]!--;
    }
  }
  for (; covered !== 0; covered >>= BITS) {
    if ((covered & TOKEN) === 0) continue;
    s.under[kindOf(covered & TOKEN)]!++;
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

/** Answers the draw; an empty pile is made anew from what lies under the formula first (FO-19). */
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
