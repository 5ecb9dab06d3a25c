import { pile } from '@paddock/kernel';
import { isBinding, largestNumber, resultOf } from './arithmetic.ts';
import { DECK, DECK_SIZE, HAND_SIZE, KIND_COUNT } from './cards.ts';
import { MAX_ROUNDS, MAX_TURNS } from './rounds.ts';
import { TOKEN_BITS, type TokenCode, kindOf, lengthOf, TOKEN_MASK, valueOf } from './tokens.ts';
import { PLACE_A, PLACE_B, PLACE_C, CARDS, NOT_SET, type Options, type State } from './types.ts';

/** Returns what is impossible about a position, or `null`. */
export function findFault(s: State, options: Options): string | null {
  return findCardFault(s) ?? findFormulaFault(s, options) ?? findZeroFault(s) ?? findRoundFault(s, options);
}

function findCardFault(s: State): string | null {
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    let count = s.pile[kind]! + s.under[kind]! + s.numbers.reduce((sum, code) => sum + countOf(code, kind), 0);
    for (let seat = 0; seat < s.handSizes.length; seat++) count += s.hands[seat * KIND_COUNT + kind]!;
    if (count !== DECK[kind]) return `${count} cards ${CARDS[kind]} instead of ${DECK[kind]}`;
  }
  if ([...s.hands, ...s.pile, ...s.under].some((count) => count < 0)) return 'fewer cards of a kind than none';
  if (pile.pileSize(s.pile) !== s.pileSize || pile.pileSize(s.under) !== s.underSize)
    return 'a pile miscounts its cards';
  const inHands = s.handSizes.reduce((sum, cards) => sum + cards, 0);
  const onTable = s.numbers.reduce((sum, code) => sum + lengthOf(code), 0);
  return s.pileSize + s.underSize + inHands + onTable === DECK_SIZE ? null : 'the hands miscount their cards';
}

function countOf(code: TokenCode, kind: number): number {
  let count = 0;
  for (let left = code; left !== 0; left >>= TOKEN_BITS) if (kindOf(left & TOKEN_MASK) === kind) count++;
  return count;
}

function findFormulaFault(s: State, options: Options): string | null {
  const [a, b, c] = s.numbers.map(valueOf) as [number, number, number];
  if (s.op === NOT_SET) return s.numbers[PLACE_C] === 0 && s.underSize === 0 ? null : 'a result without an operator';
  if (resultOf(s.op, a, b) !== c) return `the formula with ${a}, ${b} and ${c} is not true`;
  for (const place of [PLACE_A, PLACE_B, PLACE_C]) {
    const value = valueOf(s.numbers[place]!);
    if (value > largestNumber(options)) return `${value} is too long`;
    if (String(value).length !== lengthOf(s.numbers[place]!)) return `${value} is written with a leading zero`;
  }
  return null;
}

function findZeroFault(s: State): string | null {
  const zero = s.op !== NOT_SET && isBinding(s.op, valueOf(s.numbers[PLACE_C]!));
  if (zero !== (s.bound > 0 || s.notZero)) return 'the formula binds, or does not, and should not, or should';
  if (s.bound > 0 && s.notZero) return 'the formula binds and has ceased to';
  return s.bound > s.scores.length ? `bound for ${s.bound} turns` : null;
}

function findRoundFault(s: State, options: Options): string | null {
  const rounds = options.goal === 'points' ? MAX_ROUNDS : options.rounds;
  if (s.round < 1 || s.round > rounds) return `round ${s.round} of ${rounds}`;
  if (s.turns > MAX_TURNS) return `turn ${s.turns} of a round`;
  if (s.passes > 0 && s.pileSize + s.underSize > 0) return 'passed with cards to draw';
  const setUp = s.phase === 'dealer' || s.phase === 'deal' || s.phase === 'open';
  if ((s.toMove === NOT_SET) !== (setUp || s.phase === 'over')) return `seat ${s.toMove} to move in phase ${s.phase}`;
  if (s.toMove !== NOT_SET && s.handSizes[s.toMove] === 0) return `seat ${s.toMove} is to move without cards`;
  for (let seat = 0; seat < s.handSizes.length; seat++) {
    const cards = s.handSizes[seat]!;
    if (setUp && cards > HAND_SIZE + s.extra[seat]!) return `seat ${seat} was dealt ${cards} cards`;
    if (!setUp && (cards === 0) !== s.finished.includes(seat))
      return `seat ${seat} has ${cards} cards: finished or not?`;
  }
  return null;
}
