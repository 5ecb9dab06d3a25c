import { pile } from '@paddock/kernel';
import { binds, largest, result } from './arithmetic.ts';
import { DECK, DECK_SIZE, HAND_SIZE, KINDS } from './cards.ts';
import { MAX_ROUNDS, MAX_TURNS } from './rounds.ts';
import { BITS, type Code, kindOf, lengthOf, TOKEN, valueOf } from './tokens.ts';
import { A, B, C, CARDS, NONE, type Options, type State } from './types.ts';

/** Says what is impossible about a position, or `null`. */
export function faultOf(s: State, options: Options): string | null {
  return cardFault(s) ?? formulaFault(s, options) ?? zeroFault(s) ?? roundFault(s, options);
}

function cardFault(s: State): string | null {
  for (let kind = 0; kind < KINDS; kind++) {
    let count = s.pile[kind]! + s.under[kind]! + s.numbers.reduce((sum, code) => sum + countOf(code, kind), 0);
    for (let seat = 0; seat < s.handSizes.length; seat++) count += s.hands[seat * KINDS + kind]!;
    if (count !== DECK[kind]) return `${count} cards ${CARDS[kind]} instead of ${DECK[kind]}`;
  }
  if ([...s.hands, ...s.pile, ...s.under].some((count) => count < 0)) return 'fewer cards of a kind than none';
  if (pile.pileSize(s.pile) !== s.pileSize || pile.pileSize(s.under) !== s.underSize)
    return 'a pile miscounts its cards';
  const inHands = s.handSizes.reduce((sum, cards) => sum + cards, 0);
  const onTable = s.numbers.reduce((sum, code) => sum + lengthOf(code), 0);
  return s.pileSize + s.underSize + inHands + onTable === DECK_SIZE ? null : 'the hands miscount their cards';
}

function countOf(code: Code, kind: number): number {
  let count = 0;
  for (let left = code; left !== 0; left >>= BITS) if (kindOf(left & TOKEN) === kind) count++;
  return count;
}

function formulaFault(s: State, options: Options): string | null {
  const [a, b, c] = s.numbers.map(valueOf) as [number, number, number];
  if (s.op === NONE) return s.numbers[C] === 0 && s.underSize === 0 ? null : 'a result without an operator';
  if (result(s.op, a, b) !== c) return `the formula with ${a}, ${b} and ${c} is not true`;
  for (const place of [A, B, C]) {
    const value = valueOf(s.numbers[place]!);
    if (value > largest(options)) return `${value} is too long`;
    if (String(value).length !== lengthOf(s.numbers[place]!)) return `${value} is written with a leading zero`;
  }
  return null;
}

function zeroFault(s: State): string | null {
  const zero = s.op !== NONE && binds(s.op, valueOf(s.numbers[C]!));
  if (zero !== (s.bound > 0 || s.notZero)) return 'the formula binds, or does not, and should not, or should';
  if (s.bound > 0 && s.notZero) return 'the formula binds and has ceased to';
  return s.bound > s.scores.length ? `bound for ${s.bound} turns` : null;
}

function roundFault(s: State, options: Options): string | null {
  const rounds = options.goal === 'points' ? MAX_ROUNDS : options.rounds;
  if (s.round < 1 || s.round > rounds) return `round ${s.round} of ${rounds}`;
  if (s.turns > MAX_TURNS) return `turn ${s.turns} of a round`;
  if (s.passes > 0 && s.pileSize + s.underSize > 0) return 'passed with cards to draw';
  const setUp = s.phase === 'dealer' || s.phase === 'deal' || s.phase === 'open';
  if ((s.toMove === NONE) !== (setUp || s.phase === 'over')) return `seat ${s.toMove} to move in phase ${s.phase}`;
  if (s.toMove !== NONE && s.handSizes[s.toMove] === 0) return `seat ${s.toMove} is to move without cards`;
  for (let seat = 0; seat < s.handSizes.length; seat++) {
    const cards = s.handSizes[seat]!;
    if (setUp && cards > HAND_SIZE + s.extra[seat]!) return `seat ${seat} was dealt ${cards} cards`;
    if (!setUp && (cards === 0) !== s.finished.includes(seat))
      return `seat ${seat} has ${cards} cards: finished or not?`;
  }
  return null;
}
