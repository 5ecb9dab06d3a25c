import { startMatch, defaultOptions } from '@paddock/kernel';
import { type CarPreview, polePosition, SAMPLE_COURSE } from '@paddock/pole-position';
import { describe, expect, it } from 'vitest';
import { Scene } from './scene.ts';

describe('cards', () => {
  it('PP-6: all choose at the same time, and nobody learns a card before all have chosen', () => {
    const scene = new Scene({ cars: '3 0 0 | 5 0 0 | 7 0 0' });
    const { game } = scene.match;
    expect(scene.awaiting).toEqual({ kind: 'moves', seats: [0, 1, 2] });
    scene.cards(null, 6);
    expect(scene.awaiting).toEqual({ kind: 'moves', seats: [0, 2] });
    const hand = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    for (const viewer of [0, 2, null]) {
      const view = game.view(scene.state, viewer);
      expect(view.chosen).toEqual([null, null, null]);
      expect(view.hands[1]).toEqual(hand);
      expect(view.ready).toEqual([false, true, false]);
    }
    expect(game.view(scene.state, 1)).toMatchObject({
      chosen: [null, 6, null],
      hands: [hand, [1, 2, 3, 4, 5, 7, 8, 9], hand],
    });
    expect(scene.events).toEqual([{ type: 'chose', seat: 1, fuel: 6 }]);
    expect(game.redact(scene.events[0]!, 0)).toEqual({ type: 'chose', seat: 1, fuel: null });
    expect(game.redact(scene.events[0]!, null)).toEqual({ type: 'chose', seat: 1, fuel: null });
    expect(game.redact(scene.events[0]!, 1)).toEqual({ type: 'chose', seat: 1, fuel: 6 });
    scene.cards(1, null, 9);
    expect(game.view(scene.state, null).chosen).toEqual([1, 6, 9]);
    expect(scene.events.at(-1)).toEqual({ type: 'revealed', fuel: [1, 6, 9], order: [2, 1, 0] });
  });

  it('PP-6: a preview of a card does not depend on what the others have chosen', () => {
    const shares = (card: number): Scene => new Scene({ cars: '5 0 0 | 5 0 0' }).cards(null, card);
    expect(shares(4).preview({ fuel: 4 }, 0)).toEqual(shares(7).preview({ fuel: 4 }, 0));
    expect(shares(4).preview({ fuel: 4 }, 0)).toMatchObject({
      cars: [{ car: 0, to: 9 }, { car: 1 }, { car: 2 }],
      refills: false,
    });
  });

  it('PP-7: the highest card moves first, then descending', () => {
    expect(new Scene({ cars: '9 0 0 | 5 0 0 | 2 0 0' }).cards(2, 8, 5).order).toEqual([1, 2, 0]);
  });

  it('PP-7, rulebook: black is ahead of white, both play 3, black moves first', () => {
    const scene = new Scene({ cars: '5 0 0 | 8 0 0' }).cards(3, 3);
    expect(scene.order).toEqual([1, 0]);
  });

  it('PP-7: equal cards go by the best-placed car alone, finished cars first in their order, then by seat', () => {
    expect(new Scene({ cars: '9 8 7 | 10 0 0' }).cards(3, 3).order).toEqual([1, 0]);
    expect(new Scene({ cars: '43 42 0 | F2 0 0 | F1 0 0' }).cards(3, 3, 3).order).toEqual([2, 1, 0]);
    expect(new Scene({ cars: '9 1 1 | 9 5 0 | 9 8 0' }).cards(3, 3, 3).order).toEqual([0, 1, 2]);
    expect(new Scene({ cars: '0 0 0 | 0 0 0', turn: 1 }).cards(3, 3).order).toEqual([0, 1]);
  });

  it('PP-12: a played card is gone until all nine are used, then all come back', () => {
    const scene = new Scene({ cars: '0 0 0 | 0 0 0' });
    for (let card = 1; card <= 9; card++) {
      expect(scene.hand(0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].slice(card - 1));
      scene.cards(card, 10 - card);
      if (card === 9) expect(scene.hand(0)).toEqual([]);
      while (scene.state.phase === 'move') scene.car(scene.choices[0]!);
    }
    expect(scene.hand(0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(scene.events.filter(({ type }) => type === 'refilled')).toHaveLength(2);
  });

  it('PP-13: hands are open to all; a discarded card is missing from the hand everybody sees', () => {
    const scene = new Scene({ cars: '1 0 0 | 3 0 0' }).cards(4, 7).car(0).car(0);
    expect(scene.match.game.view(scene.state, null).hands).toEqual([
      [1, 2, 3, 5, 6, 7, 8, 9],
      [1, 2, 3, 4, 5, 6, 8, 9],
    ]);
  });
});

describe('moving', () => {
  it('PP-8: only a car that can use all its points may be picked', () => {
    // Car 0 is blocked behind two cars, car 1 has an open road.
    const scene = new Scene({ cars: '5 20 0 | 6 7 0' }).cards(1, 9);
    scene.car(2);
    expect(scene.choices).toEqual([1, 2]);
    expect(scene.preview({ car: 0 })).toMatchObject({ usesAll: false, to: 5 });
  });

  it('PP-8: the own cars of a player are in the way of each other', () => {
    expect(new Scene({ cars: '7 5 F1 | 30 0 0' }).cards(2, 1).choices).toEqual([0]);
    expect(new Scene({ cars: '5 7 F1 | 30 0 0' }).cards(2, 1).choices).toEqual([1]);
  });

  it('PP-8, rulebook: two cars in a row directly ahead, card 1, nothing else can move: stuck, 0 spaces, no effect', () => {
    const scene = new Scene({ cars: '5 F1 F2 | 6 7 0', tokens: { 5: 'turbo' } }).cards(1, 9);
    scene.car(2);
    expect(scene.choices).toEqual([0]);
    scene.car(0);
    expect(scene.at(0, 0)).toBe(5);
  });

  it('PP-8: if no car can use all points any may be picked, also one that moves 0; the rest is lost', () => {
    const lost = new Scene({ cars: '5 F1 F2 | 6 8 10' }).cards(4, 1);
    expect(lost.choices).toEqual([0]);
    expect(lost.preview({ car: 0 })).toMatchObject({ usesAll: false, from: 5, to: 7 });
    const none = new Scene({ cars: '5 10 F1 | 6 7 11 | 12 0 0' }).cards(1, 2, 9);
    none.car(2).car(2);
    expect(none.toMove).toBe(0);
    expect(none.choices).toEqual([0, 1]);
  });

  it("PP-8: the choice is made at the player's own moment, seeing the moves made before", () => {
    const scene = new Scene({ cars: '5 F1 F2 | 2 0 0' }).cards(1, 5);
    expect(scene.order).toEqual([1, 0]);
    scene.car(0);
    // Overtaken and blocked: the car ahead now was behind when the cards were chosen.
    expect(scene.at(1, 0)).toBe(6);
    expect(scene.choices).toEqual([0]);
    expect(scene.car(0).at(0, 0)).toBe(5);
  });

  it('PP-9, rulebook: card 4 is 4 spaces on an open road, 3 with a car in the way', () => {
    expect(new Scene({ cars: '5 0 0 | 2 0 0' }).cards(4, 1).car(0).at(0, 0)).toBe(9);
    expect(new Scene({ cars: '5 0 0 | 7 0 0' }).cards(4, 1).car(0).at(0, 0)).toBe(8);
  });

  it('PP-9: passing a space shared by k cars costs 1 + k', () => {
    const scene = new Scene({ cars: '5 0 0 | 7 0 0 | 7 0 0' }).cards(6, 1, 2).car(0);
    expect(scene.at(0, 0)).toBe(9);
  });

  it('PP-10: the line may be crossed with points to spare, and cars on the start space never obstruct', () => {
    const scene = new Scene({ cars: '42 0 0 | 43 0 0' }).cards(9, 1);
    expect(scene.choices).toContain(0);
    scene.car(0);
    expect(scene.at(0, 0)).toBe(44);
    // 42 to the line: two spaces and one car overtaken, three points; two are not enough.
    const short = new Scene({ cars: '42 F1 F2 | 43 0 0' }).cards(2, 1);
    expect(short.preview({ car: 0 })).toMatchObject({ usesAll: false, to: 42 });
    expect(new Scene({ cars: '42 F1 F2 | 43 0 0' }).cards(3, 1).preview({ car: 0 })).toMatchObject({ to: 44 });
  });

  it('PP-10: the furthest move is the free space of the greatest cost within the points', () => {
    // 6 costs 1; 7 is taken; 8 costs 5 for the two cars that share 7; 9 would cost 6, but is taken; 10 costs 8.
    const ends = [3, 4, 5, 6, 7, 8].map((card) => {
      const { to, usesAll } = new Scene({ cars: '5 F1 F2 | 7 0 0 | 7 9 0' })
        .cards(card, 1, 2)
        .preview({ car: 0 }) as CarPreview;
      return [card, to, usesAll];
    });
    expect(ends).toEqual([
      [3, 6, false],
      [4, 6, false],
      [5, 8, true],
      [6, 8, false],
      [7, 8, false],
      [8, 10, true],
    ]);
  });

  it('PP-14: all cars begin on the start space, and any number may stand there', () => {
    const { game, state } = startMatch(polePosition, 3, {
      ...defaultOptions(polePosition.options),
      course: 'custom',
      tokens: SAMPLE_COURSE,
    });
    expect(game.view(state, null).cars.every(({ at, from, place }) => at === 0 && from === 0 && place === null)).toBe(
      true,
    );
    const scene = new Scene({ cars: '0 0 0 | 0 0 0', turn: 1 }).cards(5, 3).car(1).car(2);
    expect([scene.at(0, 1), scene.at(1, 2)]).toEqual([5, 3]);
  });

  it('PP-15: a player whose cars have all finished plays no more cards', () => {
    const scene = new Scene({ cars: 'F1 F2 F3 | 30 0 0 | 20 0 0' });
    expect(scene.awaiting).toEqual({ kind: 'moves', seats: [1, 2] });
    scene.cards(null, 4, 5);
    expect(scene.order).toEqual([2, 1]);
    scene.car(0).car(0);
    expect(scene.awaiting).toEqual({ kind: 'moves', seats: [1, 2] });
  });

  it('PP-15: a player whose last cars all spin plays a card for nothing', () => {
    const scene = new Scene({ cars: '12 F1 F2 | 30 0 0', tokens: { 12: 'oil' }, spin: [[0, 0]] }).cards(4, 5);
    expect(scene.order).toEqual([1]);
    expect(scene.spins(0, 0)).toBe(false);
    scene.car(0);
    expect(scene.at(0, 0)).toBe(12);
    expect(scene.hand(0)).toEqual([1, 2, 3, 5, 6, 7, 8, 9]);
    expect(scene.state).toMatchObject({ phase: 'choose', turn: 3 });
  });

  it('PP-15: when nobody can move, the turn ends with the reveal', () => {
    const cars = '12 F1 F2 | 14 F3 F4';
    const scene = new Scene({
      cars,
      tokens: { 12: 'oil', 14: 'oil' },
      spin: [
        [0, 0],
        [1, 0],
      ],
    }).cards(4, 5);
    expect(scene.state).toMatchObject({ phase: 'choose', turn: 3, spin: 0, chosen: [0, 0] });
  });
});
