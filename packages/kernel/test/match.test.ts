import { describe, expect, it } from 'vitest';
import {
  startMatch,
  createFairDice,
  observe,
  pile,
  playToEnd,
  createFastDice,
  rankSeats,
  Rng,
  isSameJson,
  seedFromText,
  resolveChance,
  submitMove,
  winShares,
} from '@paddock/kernel';
import { countLinesByDepth } from '@paddock/kernel/testing/lines';
import { createToyGame } from './toy.ts';

const OPTIONS = { most: 3, loud: false };

describe('a match', () => {
  it('resolveChance runs until a seat must move, and submitMove plays legal moves', () => {
    const match = startMatch(createToyGame(), 2, OPTIONS);
    expect(submitMove(match, 0, { bid: 1 })).toMatchObject({ ok: false, error: { code: 'not-awaited' } });
    resolveChance(match, createFairDice(seedFromText('x')));
    expect(match.entries).toHaveLength(2);
    expect(submitMove(match, 1, { bid: 9 })).toMatchObject({ ok: false, error: { code: 'illegal' } });
    expect(submitMove(match, 1, { bid: 2 })).toEqual({ ok: true, value: { bid: 2 } });
    expect(submitMove(match, 1, { bid: 2 })).toMatchObject({ ok: false, error: { code: 'not-awaited' } });
    expect(submitMove(match, 0, { bid: 0 }).ok).toBe(true);
    expect(submitMove(match, 0, { bid: 0 })).toMatchObject({ ok: false, error: { code: 'over' } });
    expect(match.entries.slice(2)).toEqual([
      [1, { bid: 2 }],
      [0, { bid: 0 }],
    ]);
  });

  it('a game that never ends is stopped at its own bound', () => {
    const match = startMatch(createToyGame('endless'), 2, OPTIONS);
    const play = (): unknown =>
      playToEnd(match, createFastDice(Rng.from('x')), (m, seat) => m.game.legalMoves(m.state, seat)[0]!);
    expect(play).toThrow('has not ended after 50 entries');
  });

  it('an observation shows the view and samples what is hidden, and never the state', () => {
    const match = startMatch(createToyGame(), 3, OPTIONS);
    resolveChance(match, createFairDice(seedFromText('x')));
    const seen = observe(match.game, match.state, 1);
    expect(seen.legal).toHaveLength(4);
    expect(seen.view).toEqual(match.game.view(match.state, 1));
    expect(seen.preview(seen.legal[2]!)).toEqual({ bid: 2 });
    expect(JSON.stringify({ ...seen, game: null })).not.toContain('dealt');
    const rng = Rng.from('samples');
    const firsts = new Set(Array.from({ length: 100 }, () => seen.sample(rng).dealt.join()));
    expect(firsts.size).toBeGreaterThan(20);
    expect([...firsts].every((dealt) => dealt.split(',')[1] === String(match.state.dealt[1]))).toBe(true);
  });

  it('lines are counted by moves alone', () => {
    expect(
      countLinesByDepth(createToyGame(), { seats: 3, options: OPTIONS }, createFairDice(seedFromText('x')), 4),
    ).toEqual([1, 4, 16, 64, 64]);
  });
});

describe('helpers', () => {
  it('ranking puts ties together', () => {
    const points = [3, 9, 3, 1];
    const ranking = rankSeats(4, (a, b) => points[b]! - points[a]!);
    expect(ranking).toEqual([[1], [0, 2], [3]]);
    expect(winShares(4, ranking)).toEqual([0, 1, 0, 0]);
    expect(winShares(3, [[0, 2], [1]])).toEqual([0.5, 0, 0.5]);
  });

  it('a pile is counted in the order of its kinds', () => {
    const cards = [2, 0, 3];
    expect([0, 1, 2, 3, 4].map((i) => pile.kindAt(cards, i))).toEqual([0, 0, 2, 2, 2]);
    expect(() => pile.kindAt(cards, 5)).toThrow('no card 5');
    expect(pile.listCards(cards, ['a', 'b', 'c'])).toEqual(['a', 'a', 'c', 'c', 'c']);
    const onto = [1, 1, 1];
    pile.movePile(cards, onto);
    expect([cards, onto]).toEqual([
      [0, 0, 0],
      [3, 1, 4],
    ]);
    expect(pile.pileSize(onto)).toBe(8);
  });

  it('redealt hands keep their sizes and all cards, leave a hand of size 0 alone, and vary', () => {
    const rng = Rng.from('again');
    const seen = new Set<string>();
    for (let i = 0; i < 50; i++) {
      const cards = [3, 2, 1];
      const hands = [1, 1, 0, 0, 1, 2];
      pile.redealHands(cards, hands, [0, 3], rng);
      expect(hands.slice(0, 3)).toEqual([1, 1, 0]);
      expect(pile.pileSize(hands.slice(3))).toBe(3);
      expect(cards.map((count, kind) => count + hands[3 + kind]!)).toEqual([3, 3, 3]);
      seen.add(hands.join());
    }
    expect(seen.size).toBeGreaterThan(5);
  });

  it('JSON is compared in any order of keys', () => {
    expect(isSameJson({ a: [1, { b: 2 }], c: null }, { c: null, a: [1, { b: 2 }] })).toBe(true);
    expect(isSameJson({ a: 1 }, { a: 1, b: undefined })).toBe(false);
    expect(isSameJson([1], { 0: 1 })).toBe(false);
    expect(isSameJson(null, {})).toBe(false);
  });
});
