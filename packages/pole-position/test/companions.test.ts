import type { Preview } from '@paddock/pole-position';
import { describe, expect, it } from 'vitest';
import { Scene } from './scene.ts';

describe('PP-11: companions', () => {
  it('PP-11: equal cards in the first turn go to the same space together', () => {
    const scene = new Scene({ cars: '0 0 0 | 0 0 0 | 0 0 0', turn: 1 }).cards(4, 4, 2);
    scene.car(0).car(1).car(2);
    expect([scene.at(0, 0), scene.at(1, 1), scene.at(2, 2)]).toEqual([4, 4, 2]);
  });

  it('PP-11: they go on together while they play equal cards, and passing each other costs nothing', () => {
    const scene = new Scene({ cars: '4 0 0 | 4 0 0 | 6 0 0' }).cards(5, 5, 1);
    scene.car(0);
    expect(scene.at(0, 0)).toBe(8);
    scene.car(0);
    expect(scene.at(1, 0)).toBe(8);
  });

  it('PP-11: with different cards they part, and once apart they never share again', () => {
    const scene = new Scene({ cars: '4 0 0 | 4 0 0' }).cards(3, 2).car(0).car(0);
    expect([scene.at(0, 0), scene.at(1, 0)]).toEqual([7, 6]);
    // From 6 and 7 the same card would not share, and from 6 card 1 is blocked by the car on 7.
    expect(new Scene({ cars: '7 F1 F2 | 6 F3 F4' }).cards(9, 1).state.order).toEqual([0, 1]);
    const blocked = new Scene({ cars: '7 F1 F2 | 6 F3 F4 | 8 0 0' }).cards(1, 1, 2);
    blocked.car(1);
    expect(blocked.preview({ car: 0 })).toMatchObject({ usesAll: false, to: 7 });
  });

  it('PP-11: the start space forms no group after the first turn', () => {
    const cars = '0 F1 F2 | 0 F3 F4';
    const scene = new Scene({ cars }).cards(4, 4).car(0);
    expect(scene.at(0, 0)).toBe(4);
    expect(scene.preview({ car: 0 })).toMatchObject({ usesAll: false, to: 3 });
  });

  it('PP-11: a car that cannot move any more this turn is no companion but an obstacle', () => {
    // Seat 1 plays the same card and moves another car: its car on 4 will not come along.
    const scene = new Scene({ cars: '4 0 0 | 4 20 0 | 9 0 0', tokens: { 4: 'comeback' } }).cards(3, 3, 1);
    expect(scene.order).toEqual([1, 0, 2]);
    scene.car(1);
    // 24, 9 and nobody else is ahead of 4; seat 1's car on the same space shares the place.
    expect(scene.preview({ car: 0 })).toMatchObject({ bonus: 3 });
  });

  it('PP-11: a companion that moved before is not there for Comeback, even when it has finished', () => {
    const tokens = { 40: 'comeback' } as const;
    const scene = new Scene({ cars: '40 0 0 | 40 0 0 | 9 0 0', tokens }).cards(4, 4, 1);
    expect(scene.preview({ car: 0 })).toMatchObject({ bonus: 1, to: 44 });
    scene.car(0);
    expect(scene.place(0, 0)).toBe(1);
    expect(scene.preview({ car: 0 })).toMatchObject({ bonus: 1, to: 44, place: 2 });
  });

  it('PP-11: Pit stop ignores companions as cars behind, but its space must be free of them too', () => {
    // Companion 0 has moved to 8 (Pit stop, and 5 is the next car behind): 5, 4 taken, so 3.
    const cars = '4 0 0 | 4 0 0 | 5 0 0';
    const scene = new Scene({ cars, tokens: { 8: 'pit' } }).cards(5, 5, 1).car(0);
    expect(scene.at(0, 0)).toBe(3);
    scene.car(0);
    expect(scene.at(1, 0)).toBe(4);
    // Only companions behind: nobody to lose a place to.
    const alone = new Scene({ cars: '4 0 0 | 4 0 0', tokens: { 8: 'pit' } }).cards(4, 4).car(0);
    expect(alone.at(0, 0)).toBe(8);
    expect(alone.car(0).at(1, 0)).toBe(8);
  });

  it('PP-11: Turbo ignores companions ahead', () => {
    const scene = new Scene({ cars: '4 0 0 | 4 0 0 | 10 0 0', tokens: { 8: 'turbo' } }).cards(4, 4, 1);
    expect(scene.car(0).at(0, 0)).toBe(11);
    // For seat 1 the car on 11 is a companion: the next car ahead is on 10, and 11 is not free of every car.
    expect(scene.car(0).at(1, 0)).toBe(12);
  });

  it('PP-11: a companion ahead is no car to gain a place on', () => {
    // Seat 0's best car is on 30, seat 2's on 20, seat 1's on 4: so seat 2 moves between the companions.
    const scene = new Scene({ cars: '4 30 0 | 4 0 0 | 10 20 0', tokens: { 8: 'turbo' } }).cards(4, 4, 4);
    scene.car(0).car(0);
    expect([scene.at(0, 0), scene.at(2, 0)]).toEqual([11, 13]);
    expect(scene.car(0).at(1, 0)).toBe(14);
  });

  it('PP-11: players of different cards have no companions', () => {
    const bonus = (...cards: number[]): Preview =>
      new Scene({ cars: '4 0 0 | 4 0 0', tokens: { 4: 'comeback' } })
        .cards(...cards)
        .car(0)
        .preview({ car: 0 });
    expect(bonus(5, 5)).toMatchObject({ bonus: 1 });
    expect(bonus(5, 4)).toMatchObject({ bonus: 2 });
  });

  it('PP-11: a plus Pit stop takes the car back, and it may pass but not join companions still waiting', () => {
    const cars = '8 F1 F2 | 8 F3 F4 | 6 0 0';
    // Back to 5, then: 6 taken (2 points), 7 is the third space for 3 points, 8 would cost 4.
    const joins = new Scene({ cars, tokens: { 8: 'pit' }, rules: 'plus' }).cards(4, 4, 1);
    expect(joins.preview({ car: 0 })).toMatchObject({ from: 8, start: 5, to: 7, usesAll: false });
    const passes = new Scene({ cars, tokens: { 8: 'pit' }, rules: 'plus' }).cards(5, 5, 1);
    expect(passes.preview({ car: 0 })).toMatchObject({ start: 5, to: 9, usesAll: true });
    // The second one comes along: 5 again, and onto the companion that has moved.
    passes.car(0);
    expect(passes.car(0).at(1, 0)).toBe(9);
  });
});
