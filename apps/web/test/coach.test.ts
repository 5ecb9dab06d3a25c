import type { GameTypes } from '@paddock/kernel';
import { expect, test } from 'vitest';
import type { Tip } from '../src/games/ui.ts';
import { findTip, isTipDone } from '../src/table/tips.ts';
import type { Position } from '../src/games/table-link.ts';

function positionAt(n: number): Position {
  return { n, viewer: 0, view: {}, turnId: 0, awaiting: { kind: 'moves', seats: [0] }, legal: [], previews: [] };
}

const tips: readonly Tip[] = [
  { name: 'late', when: ({ n }) => n >= 3 },
  { name: 'early', when: ({ n }) => n >= 1 },
  { name: 'draw', when: ({ n }) => n >= 1, isDone: (move, { n }) => (move as Draw).draw && n > 1 },
];

type Draw = GameTypes['move'] & { readonly draw: boolean };

test('a tip whose condition does not hold does not block later ones', () => {
  expect(findTip(tips, [], positionAt(0))).toBeNull();
  expect(findTip(tips, [], positionAt(1))?.name).toBe('early');
  expect(findTip(tips, ['early'], positionAt(1))?.name).toBe('draw');
  expect(findTip(tips, ['early', 'draw'], positionAt(1))).toBeNull();
});

test('of several matching tips the first is shown', () => {
  expect(findTip(tips, [], positionAt(3))?.name).toBe('late');
  expect(findTip(tips, ['late', 'early', 'draw'], positionAt(3))).toBeNull();
});

test('a tip without a condition is completed by any move, others by a matching one', () => {
  const [late, , draw] = tips as [Tip, Tip, Tip];
  expect(isTipDone(late, {}, positionAt(3))).toBe(true);
  expect(isTipDone(draw, { draw: false }, positionAt(2))).toBe(false);
  expect(isTipDone(draw, { draw: true }, positionAt(1))).toBe(false);
  expect(isTipDone(draw, { draw: true }, positionAt(2))).toBe(true);
});
