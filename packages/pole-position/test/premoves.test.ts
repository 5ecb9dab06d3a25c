import type { Move } from '@paddock/pole-position';
import { describe, expect, it } from 'vitest';
import { Scene, type SceneSketch } from './scene.ts';

function listPremoves(scene: Scene, seat: number, chosen: readonly Move[] = []): readonly Move[] {
  const { game } = scene.match;
  return game.premoves(game.view(scene.state, seat), seat, chosen);
}

const carMoves = (...numbers: number[]): Move[] => numbers.map((car) => ({ car }));
const fuelMoves = (...numbers: number[]): Move[] => numbers.map((fuel) => ({ fuel }));

describe('premoves', () => {
  it('PP-8: offers the car for this card, and then a card of the next turn', () => {
    const scene = new Scene({ cars: '5 F1 2 | 7 0 0' }).cards(4);
    expect(listPremoves(scene, 0)).toEqual(carMoves(0, 2));
    expect(listPremoves(scene, 0, carMoves(2))).toEqual(fuelMoves(1, 2, 3, 5, 6, 7, 8, 9));
    expect(listPremoves(scene, 0, [...carMoves(2), ...fuelMoves(9)])).toEqual([]);
  });

  it('offers only the card of the next turn to a seat that has moved', () => {
    const scene = new Scene({ cars: '5 4 2 | 7 0 0' }).cards(4, 3).car(0);
    expect(listPremoves(scene, 0)).toEqual(fuelMoves(1, 2, 3, 5, 6, 7, 8, 9));
  });

  it.each([
    ['PP-17: a spinning car is not offered', 'normal', carMoves(0, 2)],
    ['PP-25: a spinning car holds up the whole team', 'plus', fuelMoves(1, 2, 3, 5, 6, 7, 8, 9)],
  ] as const)('%s', (_, rules, offered) => {
    const situation: SceneSketch = { cars: '5 4 2 | 7 0 0', spin: [[0, 1]], rules };
    expect(listPremoves(new Scene(situation).cards(4), 0)).toEqual(offered);
  });

  it('PP-12: offers all nine cards after the last one', () => {
    const scene = new Scene({ cars: '5 4 2 | 7 0 0' });
    scene.state.hands[0] = 1 << 4;
    expect(listPremoves(scene.cards(4), 0, carMoves(0))).toEqual(fuelMoves(1, 2, 3, 4, 5, 6, 7, 8, 9));
  });

  it('PP-15: offers nothing to a seat without a car in the race', () => {
    expect(listPremoves(new Scene({ cars: 'F1 F2 F3 | 7 0 0 | 5 0 0' }).cards(null, 4), 0)).toEqual([]);
  });
});
