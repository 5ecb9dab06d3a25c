import { expect, it } from 'vitest';
import { findOnlyMove, isSending, type OnlyMoveSituation } from '../src/table/choice.ts';

const FREE: OnlyMoveSituation = {
  legal: [{ gear: 1 }],
  isWanted: true,
  isLesson: false,
  isSecretOnSharedDevice: false,
  hasPremoves: false,
};

it('plays the only legal move without asking', () => {
  expect(findOnlyMove(FREE)).toEqual({ gear: 1 });
  expect(findOnlyMove({ ...FREE, legal: [] })).toBeNull();
  expect(findOnlyMove({ ...FREE, legal: [{ gear: 1 }, { gear: 2 }] })).toBeNull();
});

it('asks for the only move if the person wants it, in lessons, with premoves and for secrets on a shared device', () => {
  for (const change of [
    { isWanted: false },
    { isLesson: true },
    { isSecretOnSharedDevice: true },
    { hasPremoves: true },
  ]) {
    expect(findOnlyMove({ ...FREE, ...change })).toBeNull();
  }
});

it('sends the second tap on the same thing, or the first one at once', () => {
  expect(isSending(null, { gear: 2 }, false)).toBe(false);
  expect(isSending({ gear: 2 }, { gear: 2 }, false)).toBe(true);
  expect(isSending({ gear: 2 }, { gear: 3 }, false)).toBe(false);
  expect(isSending(null, { gear: 2 }, true)).toBe(true);
  expect(isSending({ gear: 2 }, null, true)).toBe(false);
});
