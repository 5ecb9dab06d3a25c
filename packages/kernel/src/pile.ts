import type { Rng } from './rng.ts';

/**
 * Unordered piles: how many cards there are of each kind. Since drawing is a chance event over the cards of
 * the pile, a pile needs no order. The distribution is the same, and there is less to hide, clone and deal again.
 */
export type Pile = number[];

/**
 * The kind of the i-th card of the pile laid out in the order of kinds. It counts the kinds that end before the card. Leaving the loop at the
 * card would be slower, because a processor cannot predict when; so would testing whether a sum is still a 32-bit number, which `| 0` avoids.
 */
export function kindAt(pile: Pile, index: number): number {
  let left = index | 0;
  let kind = 0;
  for (let i = 0; i < pile.length; i++) {
    left = (left - pile[i]!) | 0;
    // The shift gives -1 once the card is passed, otherwise 0.
    kind = (kind + 1 + (left >> 31)) | 0;
  }
  if (kind < pile.length) return kind;
  throw new Error(`no card ${index} in a pile of ${pileSize(pile)}`);
}

export function pileSize(pile: Pile): number {
  let sum = 0;
  for (let kind = 0; kind < pile.length; kind++) sum += pile[kind]!;
  return sum;
}

/** Puts all cards of one pile onto another and leaves the first empty. */
export function movePile(from: Pile, onto: Pile): void {
  for (let kind = 0; kind < from.length; kind++) {
    onto[kind] = onto[kind]! + from[kind]!;
    from[kind] = 0;
  }
}

/**
 * Deals hands again, in place, from their own cards and the pile together: for a seat that sees neither. The hands
 * are concatenated in `hands`; `sizes` says how many cards of each to deal again, 0 to leave it.
 */
export function redealHands(pile: Pile, hands: number[], sizes: readonly number[], rng: Rng): void {
  const kinds = pile.length;
  let cards = pileSize(pile);
  for (const [seat, count] of sizes.entries()) {
    if (count === 0) continue;
    for (let kind = 0; kind < kinds; kind++) {
      pile[kind]! += hands[seat * kinds + kind]!;
      hands[seat * kinds + kind] = 0;
    }
    cards += count;
  }
  for (const [seat, count] of sizes.entries()) {
    for (let i = 0; i < count; i++) {
      const kind = kindAt(pile, rng.below(cards--));
      pile[kind]!--;
      hands[seat * kinds + kind]!++;
    }
  }
}

/** The cards by name, in the order of kinds. */
export function listCards<T>(pile: Pile, names: readonly T[]): T[] {
  const cards: T[] = [];
  for (let kind = 0; kind < pile.length; kind++) {
    for (let i = 0; i < pile[kind]!; i++) cards.push(names[kind]!);
  }
  return cards;
}
