import { startMatch, defaultOptions, Rng } from '@paddock/kernel';
import { playRandomly } from '@paddock/kernel/testing/walk';
import {
  type CarPreview,
  explainCar,
  explainToken,
  listOvertakingCosts,
  polePosition,
  TOKENS,
  turnOrderOf,
} from '@paddock/pole-position';
import { describe, expect, it } from 'vitest';
import { Scene } from './scene.ts';

describe('explanations for pages', () => {
  it('PP-7: the order of a turn includes those who have moved', () => {
    let turns = 0;
    for (let race = 0; race < 20; race++) {
      const match = startMatch(polePosition, 4, defaultOptions(polePosition.options));
      playRandomly(match, Rng.from(`order ${race}`), ({ game, state }) => {
        if (state.phase !== 'move') return;
        const order = turnOrderOf(game.view(state, null));
        expect(order.filter((seat) => state.order.includes(seat))).toEqual(state.order);
        turns++;
      });
    }
    expect(turns).toBeGreaterThan(500);
  });

  it('PP-4, PP-5: says why a token may not be laid', () => {
    expect(explainToken(['oil', 'grey', 'oil', 'grey', 'oil', 'grey', 'oil', 'grey', 'oil'], 'oil')).toBe('none-left');
    expect(explainToken(['oil', 'grey'], 'grey')).toBe('same-before');
    expect(explainToken(['grey'], TOKENS[0])).toBe('spoils-rest');
  });

  it('PP-8, PP-17: says why a car may not be picked', () => {
    const scene = new Scene({ cars: 'F1 4 2 | 7 0 0', spin: [[0, 1]] });
    const { cars } = scene.match.game.view(scene.state, null);
    expect(cars.slice(0, 3).map(explainCar)).toEqual(['finished', 'spins', 'cannot-use-all']);
  });

  it.each([
    ['PP-9: every car that is passed costs a point', {}, 2],
    ['PP-21: in the slipstream passing is free', { 3: 'slip' }, 0],
  ] as const)('%s', (_, tokens, cost) => {
    const scene = new Scene({ cars: '3 0 0 | 5 5 0', tokens }).cards(9, 1);
    const view = scene.match.game.view(scene.state, 0);
    const preview = scene.preview({ car: 0 }) as CarPreview;
    expect(listOvertakingCosts(view, 0, preview)).toEqual([{ space: 5, cost }]);
    expect(preview.to).toBe(12 - cost);
  });
});
