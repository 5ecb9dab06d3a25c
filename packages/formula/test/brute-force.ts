import type { Card, Face, Operator } from '@paddock/formula';

/** What the rules speak of, in the public notation. */
export interface Position {
  readonly opened: boolean;
  readonly mustChangeAll: boolean;
  readonly notZero?: boolean;
  readonly formula: { op: Operator | null; a: readonly Face[]; b: readonly Face[]; c: readonly Face[] };
}

type List = readonly string[];
interface Written {
  readonly list: List;
  readonly value: number;
  readonly laid: List;
}

const isKept = (token: string): boolean => token.startsWith('k');

/** All lists of one to `longest` tokens. */
function lists(tokens: List, longest: number): List[] {
  if (longest === 0) return [];
  const shorter = lists(tokens, longest - 1);
  const full = shorter.filter((list) => list.length === longest - 1);
  const longer =
    longest === 1 ? tokens.map((token) => [token]) : full.flatMap((list) => tokens.map((t) => [...list, t]));
  return [...shorter, ...longer];
}

/** FO-11 to FO-14: every lying card is kept or covered in its own place, or all are covered by anything. */
function mayBeLaid(lying: List, list: List): boolean {
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

function digits(lying: List, list: List): string {
  return list.map((token) => (isKept(token) ? lying[Number(token[1])]! : token).at(-1)).join('');
}

/** Everything that can be written in a place, whatever the rest of the formula. */
function writings(lying: List, hand: readonly Card[], longest: number): Written[] {
  const fromHand = [...new Set(hand)].flatMap((card) =>
    card === 'J' ? Array.from({ length: 10 }, (_, digit) => `J${digit}`) : [card],
  );
  const kept = lying.map((_, i) => `k${i}`);
  return lists([...kept, ...fromHand], longest)
    .filter((list) => mayBeLaid(lying, list))
    .filter((list) => !/^0./.test(digits(lying, list)))
    .map((list) => ({ list, value: Number(digits(lying, list)), laid: list.filter((token) => !isKept(token)) }))
    .filter(({ laid }) => laid.length <= 3);
}

function isTrue(op: Operator, a: number, b: number, c: number): boolean {
  if (op === '+') return a + b === c;
  if (op === '-') return a - b === c;
  if (op === 'x') return a * b === c;
  return b !== 0 && a / b === c;
}

function holds(hand: readonly Card[], laid: List): boolean {
  const left: string[] = [...hand];
  return laid.every((token) => {
    const at = left.indexOf(token[0]!);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const number = (faces: readonly Face[]): number => Number(faces.map((face) => face.at(-1)).join(''));

/** Every legal formula, found by trying all of them: slow, and simple enough to be believed. */
export function bruteForce(position: Position, hand: readonly Card[], longest: number, useTable: boolean): string[] {
  const { a, b, c } = position.formula;
  // By number of cards laid: only to skip at once what lays too many.
  const [as, bs, cs] = [a, b, c].map((lying) => {
    const all = writings(lying, hand, longest);
    return [0, 1, 2, 3].map((most) => all.filter(({ laid }) => laid.length <= most));
  }) as [Written[][], Written[][], Written[][]];
  const found: string[] = [];
  for (const x of as[3]!) {
    for (const y of bs[3 - x.laid.length]!) {
      for (const z of cs[3 - x.laid.length - y.laid.length]!) {
        if (x.laid.length + y.laid.length + z.laid.length === 0) continue;
        for (const op of ['+', '-', 'x', '/'] as const) {
          if (!isTrue(op, x.value, y.value, z.value)) continue;
          if (!holds(hand, [...x.laid, ...y.laid, ...z.laid])) continue;
          if (allowed(position, x, y, z, useTable)) found.push(JSON.stringify({ op, a: x.list, b: y.list, c: z.list }));
        }
      }
    }
  }
  return found;
}

function allowed(position: Position, x: Written, y: Written, z: Written, useTable: boolean): boolean {
  const { a, b, c } = position.formula;
  // FO-9: the two open cards stay as they are.
  if (!position.opened) return x.laid.length === 0 && y.laid.length === 0;
  // FO-16: some number has a new value.
  if (x.value === number(a) && y.value === number(b) && z.value === number(c)) return false;
  const keeps = [...x.list, ...y.list, ...z.list].some(isKept);
  // FO-17: all covered, or at least no 0 again; FO-22 yields to the first.
  if (position.mustChangeAll) return !keeps;
  if (position.notZero === true && z.value === 0) return false;
  return keeps || !useTable;
}
