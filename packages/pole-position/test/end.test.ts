import { describe, expect, it } from 'vitest';
import { Scene } from './scene.ts';

describe('the end of the race', () => {
  it('PP-28: cars go to the podium in the order of arrival', () => {
    const scene = new Scene({ cars: '42 0 0 | 41 0 0' }).cards(5, 6);
    scene.car(0).car(0);
    expect([scene.place(1, 0), scene.place(0, 0)]).toEqual([1, 2]);
    expect([scene.at(1, 0), scene.at(0, 0)]).toEqual([44, 44]);
    expect(scene.state).toMatchObject({ phase: 'choose', points: [5, 6] });
  });

  it('PP-28: the race ends at once, within the turn, when all cars but one are in, and that one is last', () => {
    const cars = 'F1 F3 43 | F2 F5 F6 | F4 F7 20';
    const scene = new Scene({ cars }).cards(5, null, 4).car(2);
    expect(scene.awaiting.kind).toBe('over');
    expect([scene.place(0, 2), scene.place(2, 2), scene.at(2, 2)]).toEqual([8, 9, 20]);
    // The turn was cut short: cards stay as they lay, nobody is left in the order.
    expect(scene.state).toMatchObject({ turn: 2, chosen: [5, 0, 4], order: [], arrived: 8 });
    expect(scene.hand(0)).toEqual([1, 2, 3, 4, 6, 7, 8, 9]);
  });

  it('PP-28: it ends when all cars still racing belong to one player, which take the places in track order', () => {
    const scene = new Scene({ cars: 'F1 F2 43 | 0 7 30' }).cards(5, 4).car(2);
    expect(scene.awaiting.kind).toBe('over');
    expect([0, 1, 2].map((car) => scene.place(1, car))).toEqual([6, 5, 4]);
  });

  it('PP-28: it goes on while two players have a car in it', () => {
    const scene = new Scene({ cars: 'F1 43 20 | F2 F3 10' }).cards(5, 4).car(1);
    expect(scene.awaiting).toEqual({ kind: 'moves', seats: [1] });
  });

  it('PP-28: after turn 90 the cars left take the remaining places, ties in seat order, then car order', () => {
    const cars = '0 20 0 | 3 F1 21 | 0 16 16';
    const scene = new Scene({ cars, turn: 90 }).cards(1, 2, 3);
    scene.car(2).car(0).car(1);
    expect(scene.awaiting.kind).toBe('over');
    // Seat 0 was stuck behind the car on 21.
    const standing = scene.state.at.map((at, car) => [at, scene.state.place[car]!] as const);
    const byPlace = standing.toSorted((a, b) => a[1] - b[1]).map(([at]) => at);
    expect(byPlace).toEqual([44, 21, 20, 19, 16, 5, 0, 0, 0]);
    expect([scene.place(0, 0), scene.place(0, 2), scene.place(2, 0)]).toEqual([7, 8, 9]);
    // The turn was ended properly first.
    expect(scene.state).toMatchObject({ turn: 90, chosen: [0, 0, 0], moved: 0, order: [] });
    expect(scene.state.from).toEqual(scene.state.at);
  });

  it('PP-28: turn 90 ends the race also when nobody could move in it', () => {
    const cars = '12 F1 F2 | 14 F3 F4';
    const scene = new Scene({
      cars,
      tokens: { 12: 'oil', 14: 'oil' },
      spin: [
        [0, 0],
        [1, 0],
      ],
      turn: 90,
    }).cards(4, 5);
    expect(scene.awaiting.kind).toBe('over');
    expect([scene.place(1, 0), scene.place(0, 0)]).toEqual([5, 6]);
  });

  it('PP-29: with n cars the winner scores n, the last 1', () => {
    for (let seats = 2; seats <= 5; seats++) {
      const others = Array.from({ length: seats - 1 }, (_, i) => i + 1);
      const scene = new Scene({ cars: `43 0 0${' | 0 0 0'.repeat(seats - 1)}` });
      expect(scene.cards(9, ...others).car(0).state.points[0]).toBe(3 * seats);
    }
    const end = new Scene({ cars: 'F1 F2 43 | 0 7 30' }).cards(5, 4).car(2);
    expect(end.state.points).toEqual([4, 3 + 2 + 1]);
  });

  it('PP-29: podium six scores 9-6-4-3-2-1, and the sixth arrival ends the race', () => {
    const cars = 'F1 43 5 | F2 F4 6 | F3 F5 7';
    const scene = new Scene({ cars, podium: 'six' }).cards(5, 4, 3).car(1);
    expect(scene.awaiting.kind).toBe('over');
    expect([scene.place(0, 1), scene.place(2, 2), scene.place(1, 2), scene.place(0, 2)]).toEqual([6, 7, 8, 9]);
    // The places set up by hand scored nothing: what is left is the sixth place alone.
    expect(scene.state.points).toEqual([1, 0, 0]);
    const prizes = ['0 0 0', 'F1 0 0', 'F1 F2 0', 'F1 F2 F3', 'F1 F2 F3 | F4 0 0'].map((arrived, i) => {
      const race = new Scene({ cars: `43 0 0 | ${arrived} | 0 0 0`, podium: 'six' });
      return race.cards(9, i < 3 ? 1 : null, 2, ...(i === 4 ? [3] : [])).car(0).state.points[0];
    });
    expect(prizes).toEqual([9, 6, 4, 3, 2]);
  });

  it('PP-29: podium six keeps the other endings: with six cars the fifth arrival decides', () => {
    const scene = new Scene({ cars: 'F1 F4 43 | F2 F3 5', podium: 'six' }).cards(5, 4).car(2);
    expect(scene.awaiting.kind).toBe('over');
    expect(scene.state.points).toEqual([2, 1]);
  });

  it('PP-30: the highest total wins, equal totals share the win', () => {
    const scene = new Scene({ cars: 'F1 F4 43 | F2 F3 5' });
    scene.state.points = [6 + 3, 5 + 4];
    scene.cards(5, 4).car(2);
    expect(scene.awaiting).toEqual({ kind: 'over', ranking: [[0], [1]] });
    const tie = new Scene({ cars: 'F1 F4 43 | F2 F3 5' });
    tie.state.points = [9, 10];
    tie.cards(5, 4).car(2);
    expect(tie.awaiting).toEqual({ kind: 'over', ranking: [[0, 1]] });
    expect(tie.events.at(-1)).toEqual({ type: 'over', ranking: [[0, 1]] });
  });
});
