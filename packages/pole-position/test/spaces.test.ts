import { describe, expect, it } from 'vitest';
import { Scene } from './scene.ts';

describe('special spaces in the normal game', () => {
  it('PP-16: a car on the start space is not on the track: it is neither behind nor last', () => {
    const tokens = { 8: 'pit' } as const;
    expect(new Scene({ cars: '4 0 0 | 20 0 0', tokens }).cards(4, 1).car(0).at(0, 0)).toBe(8);
    const turbo = new Scene({ cars: '4 0 0 | F1 0 0', tokens: { 8: 'turbo' } }).cards(4, 1).car(0);
    expect(turbo.at(0, 0)).toBe(8);
  });

  it('PP-17: Oil spins the car, which may not move in the next turn and may again afterwards', () => {
    const scene = new Scene({ cars: '4 0 0 | 20 0 0', tokens: { 8: 'oil' } }).cards(4, 3).car(0).car(0);
    expect(scene.spins(0, 0)).toBe(true);
    scene.cards(5, 4);
    expect(scene.choices).toEqual([1, 2]);
    scene.car(1).car(0);
    expect(scene.spins(0, 0)).toBe(false);
    scene.cards(6, 5);
    expect(scene.choices).toContain(0);
  });

  it("PP-17: a spin clears with its own player's move, and a new one stays for the coming turn", () => {
    const cars = '12 4 0 | 20 0 0';
    const scene = new Scene({ cars, tokens: { 8: 'oil', 12: 'oil' }, spin: [[0, 0]] }).cards(4, 5);
    scene.car(0);
    expect(scene.spins(0, 0)).toBe(true);
    scene.car(1);
    expect([scene.spins(0, 0), scene.spins(0, 1)]).toEqual([false, true]);
    expect(scene.events).toContainEqual({ type: 'spun', seat: 0, car: 1 });
  });

  it('PP-18: Pit stop puts the car on the first free space behind the next car behind', () => {
    const tokens = { 12: 'pit' } as const;
    expect(new Scene({ cars: '9 0 0 | 10 3 0', tokens }).cards(4, 1).car(0).at(0, 0)).toBe(9);
    // 11, 10, 9 and 8 stand in an unbroken row.
    const row = new Scene({ cars: '7 11 9 | 10 8 3 | 0 0 0', tokens }).cards(9, 1, 2).car(0);
    expect(row.at(0, 0)).toBe(7);
    const gap = new Scene({ cars: '5 11 9 | 10 7 6 | 30 0 0', tokens, turn: 3 }).cards(9, 2, 1);
    expect(gap.preview({ car: 0 })).toMatchObject({ to: 8 });
  });

  it('PP-18: no effect on the last car on the track', () => {
    const scene = new Scene({ cars: '9 20 0 | 30 0 0', tokens: { 12: 'pit' } }).cards(3, 1).car(0);
    expect(scene.at(0, 0)).toBe(12);
  });

  it('PP-18: counting back ends on the start space, where the car stays in the race', () => {
    const scene = new Scene({ cars: '0 0 0 | 1 2 0', tokens: { 3: 'pit' } }).cards(5, 1).car(0).car(0);
    expect(scene.at(0, 0)).toBe(0);
    expect(scene.place(0, 0)).toBe(0);
    expect(scene.events).toContainEqual({ type: 'pit', seat: 0, car: 0, from: 3, to: 0 });
  });

  it('PP-19: Turbo puts the car on the first free space ahead of the next car ahead and all before it', () => {
    const tokens = { 8: 'turbo' } as const;
    expect(new Scene({ cars: '4 0 0 | 10 0 0', tokens }).cards(4, 1).car(0).at(0, 0)).toBe(11);
    const row = new Scene({ cars: '4 11 0 | 10 12 14', tokens }).cards(4, 1).car(0);
    expect(row.at(0, 0)).toBe(13);
  });

  it('PP-19: no effect on the leader on the track', () => {
    const scene = new Scene({ cars: '4 F1 0 | 3 0 0', tokens: { 8: 'turbo' } }).cards(4, 1).car(0);
    expect(scene.at(0, 0)).toBe(8);
  });

  it('PP-19: if the space is the finish line, the car finishes', () => {
    const scene = new Scene({ cars: '36 0 0 | 42 43 0', tokens: { 40: 'turbo' } }).cards(4, 1).car(0);
    expect([scene.at(0, 0), scene.place(0, 0)]).toEqual([44, 1]);
    expect(scene.state.points).toEqual([6, 0]);
  });

  it('PP-20: the space reached through Pit stop or Turbo has no effect', () => {
    const oil = new Scene({ cars: '4 0 0 | 10 0 0', tokens: { 8: 'turbo', 11: 'oil' } }).cards(4, 1).car(0);
    expect([oil.at(0, 0), oil.spins(0, 0)]).toEqual([11, false]);
    const pit = new Scene({ cars: '4 0 0 | 10 0 0', tokens: { 8: 'turbo', 11: 'pit' } }).cards(4, 1).car(0);
    expect(pit.at(0, 0)).toBe(11);
    const turbo = new Scene({ cars: '5 0 0 | 7 0 0', tokens: { 8: 'pit', 6: 'turbo' } }).cards(4, 1).car(0);
    expect(turbo.at(0, 0)).toBe(6);
  });

  it('PP-21: a car that starts on Slipstream overtakes at no extra cost', () => {
    const cars = '5 0 0 | 6 7 0 | 7 0 0';
    const scene = new Scene({ cars, tokens: { 5: 'slip' } }).cards(4, 1, 2).car(0);
    expect(scene.at(0, 0)).toBe(9);
    // Landing on it does nothing.
    expect(new Scene({ cars, tokens: { 8: 'slip' } }).cards(6, 1, 2).car(0).at(0, 0)).toBe(8);
  });

  it('PP-22, rulebook: Comeback in 2nd place right behind the leader, card 3: 5 points, 4 spaces', () => {
    const scene = new Scene({ cars: '5 0 0 | 6 0 0', tokens: { 5: 'comeback' } }).cards(3, 1);
    expect(scene.preview({ car: 0 })).toMatchObject({ points: 3, bonus: 2, to: 9, usesAll: true });
    expect(scene.car(0).at(0, 0)).toBe(9);
  });

  it('PP-22: places count finished cars, cars on one space share a place, cars on the start space are behind', () => {
    const tokens = { 5: 'comeback' } as const;
    const leader = new Scene({ cars: '5 0 0 | F1 F2 0', tokens }).cards(3, 1);
    expect(leader.preview({ car: 0 })).toMatchObject({ bonus: 3 });
    const shared = new Scene({ cars: '5 9 0 | 5 9 0 | 2 0 0', tokens }).cards(9, 1, 2);
    expect(shared.preview({ car: 0 })).toMatchObject({ bonus: 3 });
  });

  it('PP-23: special spaces reached with a Comeback bonus work as usual', () => {
    const at = { 5: 'comeback', 9: 'turbo' } as const;
    const scene = new Scene({ cars: '5 0 0 | 6 11 0', tokens: at }).cards(2, 1).car(0);
    expect(scene.at(0, 0)).toBe(12);
    const oil = new Scene({ cars: '5 0 0 | 6 0 0', tokens: { 5: 'comeback', 9: 'oil' } }).cards(3, 1).car(0);
    expect([oil.at(0, 0), oil.spins(0, 0)]).toEqual([9, true]);
  });

  it('PP-24: grey does nothing, neither on landing nor on leaving', () => {
    const scene = new Scene({ cars: '5 0 0 | 20 0 0' }).cards(3, 1);
    expect(scene.preview({ car: 0 })).toMatchObject({ start: 5, bonus: 0, to: 8, end: 8, spins: false });
  });
});

describe('special spaces in the plus game', () => {
  const rules = 'plus' as const;

  it('PP-25: after Oil the player plays a card to set the car straight and moves no car at all', () => {
    const scene = new Scene({ cars: '4 10 0 | 20 0 0', tokens: { 8: 'oil' }, rules }).cards(4, 3).car(0).car(0);
    expect(scene.spins(0, 0)).toBe(true);
    expect(scene.preview({ fuel: 5 }, 0)).toEqual({ cars: [], refills: false });
    scene.cards(5, 4);
    expect(scene.order).toEqual([1]);
    expect(scene.spins(0, 0)).toBe(false);
    expect(scene.events).toContainEqual({ type: 'straightened', seat: 0 });
    scene.car(0);
    expect([scene.at(0, 0), scene.at(0, 1)]).toEqual([8, 10]);
    expect(scene.hand(0)).not.toContain(5);
    expect(scene.cards(6, 5).choices).toEqual([0, 1, 2]);
  });

  it('PP-26: Pit stop does nothing on landing; a car that starts there first loses a place, then moves', () => {
    const tokens = { 8: 'pit' } as const;
    expect(new Scene({ cars: '4 0 0 | 6 0 0', tokens, rules }).cards(5, 1).car(0).at(0, 0)).toBe(8);
    const scene = new Scene({ cars: '8 0 0 | 6 0 0', tokens, rules }).cards(7, 1);
    expect(scene.preview({ car: 0 })).toMatchObject({ from: 8, start: 5, to: 11, end: 11 });
    scene.car(0);
    expect(scene.at(0, 0)).toBe(11);
    expect(scene.events).toContainEqual({ type: 'pit', seat: 0, car: 0, from: 8, to: 5 });
    // The last car keeps its place.
    expect(new Scene({ cars: '8 0 0 | 16 0 0', tokens, rules }).cards(7, 1).car(0).at(0, 0)).toBe(15);
  });

  it('PP-26: whether all points can be used is judged after the place is lost', () => {
    // From 8 one point would do; from 5 it is blocked by 6 and 7.
    const cars = '8 F1 F2 | 7 6 0';
    const scene = new Scene({ cars, tokens: { 8: 'pit', 5: 'oil' }, rules }).cards(2, 1);
    expect(scene.preview({ car: 0 })).toMatchObject({ start: 5, to: 5, end: 5, usesAll: false, spins: false });
    // It stays on the space it was shifted to, and that has no effect (PP-8, PP-20).
    scene.car(0);
    expect([scene.at(0, 0), scene.spins(0, 0)]).toEqual([5, false]);
  });

  it('PP-27: Turbo does nothing on landing; a car that starts there first gains a place, then moves', () => {
    const tokens = { 8: 'turbo' } as const;
    expect(new Scene({ cars: '4 0 0 | 10 0 0', tokens, rules }).cards(4, 1).car(0).at(0, 0)).toBe(8);
    const scene = new Scene({ cars: '8 0 0 | 10 11 0', tokens, rules }).cards(3, 1).car(0);
    expect(scene.at(0, 0)).toBe(15);
    expect(new Scene({ cars: '8 0 0 | 3 0 0', tokens, rules }).cards(3, 1).car(0).at(0, 0)).toBe(11);
  });

  it('PP-27: a Turbo over the line has used all points', () => {
    const cars = '41 0 F1 | 42 43 0';
    const scene = new Scene({ cars, tokens: { 41: 'turbo' }, rules }).cards(5, 1);
    expect(scene.preview({ car: 0 })).toMatchObject({ start: 44, to: 44, usesAll: true, place: 2 });
    expect(scene.choices).toContain(0);
    scene.car(0);
    expect(scene.place(0, 0)).toBe(2);
    expect(scene.events.some((event) => event.type === 'moved')).toBe(false);
  });

  it('PP-27: the space it is shifted to has no effect on this move', () => {
    // Shifted onto Slipstream and Comeback: no free overtaking, no bonus.
    const cars = '8 0 0 | 10 12 0';
    const slip = new Scene({ cars, tokens: { 8: 'turbo', 11: 'slip' }, rules }).cards(3, 1);
    expect(slip.preview({ car: 0 })).toMatchObject({ start: 11, to: 13 });
    const comeback = new Scene({ cars, tokens: { 8: 'turbo', 11: 'comeback' }, rules }).cards(3, 1);
    expect(comeback.preview({ car: 0 })).toMatchObject({ start: 11, bonus: 0, to: 13 });
  });

  it("PP-11, PP-26: cars on the mover's own space that play another card are neither ahead nor behind", () => {
    const cars = '8 0 0 | 8 0 0';
    const pit = new Scene({ cars, tokens: { 8: 'pit' }, rules }).cards(7, 1);
    expect(pit.preview({ car: 0 })).toMatchObject({ start: 8, to: 15 });
    const turbo = new Scene({ cars, tokens: { 8: 'turbo' }, rules }).cards(7, 1);
    expect(turbo.preview({ car: 0 })).toMatchObject({ start: 8, to: 15 });
  });
});
