import type { Card, Face, Operator } from '@paddock/formula';

/** What the rules speak of, in the public notation. */
export interface Position {
  readonly opened: boolean;
  readonly mustChangeAll: boolean;
  readonly notZero?: boolean;
  readonly formula: { op: Operator | null; a: readonly Face[]; b: readonly Face[]; c: readonly Face[] };
}

type List = readonly string[];
interface WrittenNumber {
  readonly list: List;
  readonly value: number;
  readonly laid: List;
}

const isKept = (token: string): boolean => token.startsWith('k');

/** All lists of one to `longest` tokens. */
function listTokenLists(tokens: List, longest: number): List[] {
  if (longest === 0) return [];
  const shorter = listTokenLists(tokens, longest - 1);
  const full = shorter.filter((list) => list.length === longest - 1);
  const longer =
    longest === 1 ? tokens.map((token) => [token]) : full.flatMap((list) => tokens.map((t) => [...list, t]));
  return [...shorter, ...longer];
}

/** FO-11 to FO-14: every lying card is kept or covered in its own place, or all are covered by anything. */
function canBeLaid(lying: List, list: List): boolean {
  if (!list.some(isKept)) return true;
  for (let before = 0; before <= list.length - lying.length; before++) {
    const inPlace = list.every((token, at) => {
      if (!isKept(token)) return true;
      const index = at - before;
      return index >= 0 && index < lying.length && token === `k${index}`;
    });
    if (inPlace) return true;
  }
  return false;
}

function digitsOf(lying: List, list: List): string {
  return list.map((token) => (isKept(token) ? lying[Number(token[1])]! : token).at(-1)).join('');
}

/** Everything that can be written in a place, whatever the rest of the formula. */
function listWritings(lying: List, hand: readonly Card[], longest: number): WrittenNumber[] {
  const fromHand = [...new Set(hand)].flatMap((card) =>
    card === 'J' ? Array.from({ length: 10 }, (_, digit) => `J${digit}`) : [card],
  );
  const kept = lying.map((_, i) => `k${i}`);
  return listTokenLists([...kept, ...fromHand], longest)
    .filter((list) => canBeLaid(lying, list))
    .filter((list) => !/^0./.test(digitsOf(lying, list)))
    .map((list) => ({ list, value: Number(digitsOf(lying, list)), laid: list.filter((token) => !isKept(token)) }))
    .filter(({ laid }) => laid.length <= 3);
}

function isTrue(op: Operator, a: number, b: number, c: number): boolean {
  if (op === '+') return a + b === c;
  if (op === '-') return a - b === c;
  if (op === 'x') return a * b === c;
  return b !== 0 && a / b === c;
}

function hasCards(hand: readonly Card[], laid: List): boolean {
  const left: string[] = [...hand];
  return laid.every((token) => {
    const at = left.indexOf(token[0]!);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const valueOf = (faces: readonly Face[]): number => Number(faces.map((face) => face.at(-1)).join(''));

/** Every legal formula, found by trying all of them: slow, and simple enough to be believed. */
export function listFormulasByBruteForce(
  position: Position,
  hand: readonly Card[],
  longest: number,
  useTable: boolean,
): string[] {
  const { a, b, c } = position.formula;
  // By number of cards laid: only to skip at once what lays too many.
  const [as, bs, cs] = [a, b, c].map((lying) => {
    const all = listWritings(lying, hand, longest);
    return [0, 1, 2, 3].map((most) => all.filter(({ laid }) => laid.length <= most));
  }) as [WrittenNumber[][], WrittenNumber[][], WrittenNumber[][]];
  const found: string[] = [];
  for (const x of as[3]!) {
    for (const y of bs[3 - x.laid.length]!) {
      for (const z of cs[3 - x.laid.length - y.laid.length]!) {
        if (x.laid.length + y.laid.length + z.laid.length === 0) continue;
        for (const op of ['+', '-', 'x', '/'] as const) {
          if (!isTrue(op, x.value, y.value, z.value)) continue;
          if (!hasCards(hand, [...x.laid, ...y.laid, ...z.laid])) continue;
          if (isAllowed(position, x, y, z, useTable))
            found.push(JSON.stringify({ op, a: x.list, b: y.list, c: z.list }));
        }
      }
    }
  }
  return found;
}

function isAllowed(
  position: Position,
  x: WrittenNumber,
  y: WrittenNumber,
  z: WrittenNumber,
  useTable: boolean,
): boolean {
  const { a, b, c } = position.formula;
  // FO-9: the two open cards stay as they are.
  if (!position.opened) return x.laid.length === 0 && y.laid.length === 0;
  // FO-16: some number has a new value.
  if (x.value === valueOf(a) && y.value === valueOf(b) && z.value === valueOf(c)) return false;
  const keeps = [...x.list, ...y.list, ...z.list].some(isKept);
  // FO-17: all covered, or at least no 0 again; FO-22 yields to the first.
  if (position.mustChangeAll) return !keeps;
  if (position.notZero === true && z.value === 0) return false;
  return keeps || !useTable;
}
