import type { Move } from '@paddock/pole-position';
import { describe, expect, it } from 'vitest';
import { Scene, type Situation } from './scene.ts';

function premoves(scene: Scene, seat: number, chosen: readonly Move[] = []): readonly Move[] {
  const { game } = scene.match;
  return game.premoves(game.view(scene.state, seat), seat, chosen);
}

const cars = (...numbers: number[]): Move[] => numbers.map((car) => ({ car }));
const cards = (...numbers: number[]): Move[] => numbers.map((fuel) => ({ fuel }));

describe('premoves', () => {
  it('PP-8: offers the car for this card, and then a card of the next turn', () => {
    const scene = new Scene({ cars: '5 F1 2 | 7 0 0' }).cards(4);
    expect(premoves(scene, 0)).toEqual(cars(0, 2));
    expect(premoves(scene, 0, cars(2))).toEqual(cards(1, 2, 3, 5, 6, 7, 8, 9));
    expect(premoves(scene, 0, [...cars(2), ...cards(9)])).toEqual([]);
  });

  it('offers only the card of the next turn to a seat that has moved', () => {
    const scene = new Scene({ cars: '5 4 2 | 7 0 0' }).cards(4, 3).car(0);
    expect(premoves(scene, 0)).toEqual(cards(1, 2, 3, 5, 6, 7, 8, 9));
  });

  it.each([
    ['PP-17: a spinning car is not offered', 'normal', cars(0, 2)],
    ['PP-25: a spinning car holds up the whole team', 'plus', cards(1, 2, 3, 5, 6, 7, 8, 9)],
  ] as const)('%s', (_, rules, offered) => {
    const situation: Situation = { cars: '5 4 2 | 7 0 0', spin: [[0, 1]], rules };
    expect(premoves(new Scene(situation).cards(4), 0)).toEqual(offered);
  });

  it('PP-12: offers all nine cards after the last one', () => {
    const scene = new Scene({ cars: '5 4 2 | 7 0 0' });
    scene.state.hands[0] = 1 << 4;
    expect(premoves(scene.cards(4), 0, cars(0))).toEqual(cards(1, 2, 3, 4, 5, 6, 7, 8, 9));
  });

  it('PP-15: offers nothing to a seat without a car in the race', () => {
    expect(premoves(new Scene({ cars: 'F1 F2 F3 | 7 0 0 | 5 0 0' }).cards(null, 4), 0)).toEqual([]);
  });
});
