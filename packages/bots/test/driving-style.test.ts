import { defaultOptions, DRIVING_STYLES, drivingStyleOf, observe, Rng } from '@paddock/kernel';
import { polePosition } from '@paddock/pole-position';
import { describe, expect, it } from 'vitest';
import { addStyle, drawNearBest } from '../src/driving-style.ts';
import { polePositionBots } from '../src/pole-position/index.ts';

const seatOf = (style: (typeof DRIVING_STYLES)[number]): number => DRIVING_STYLES.indexOf(style);

describe('driving styles', () => {
  it('give neighbouring seats different styles', () => {
    expect([0, 1, 2, 3].map(drivingStyleOf)).toEqual(['bold', 'patient', 'steady', 'bold']);
  });

  it('decide between equal moves, and never change a value by more than the limit', () => {
    const values = [0.5, 0.5, 0.5];
    const gears = [2, 3, 4];
    expect(addStyle(values, gears, seatOf('bold'), 0.01)).toEqual([0.49, 0.5, 0.51]);
    expect(addStyle(values, gears, seatOf('patient'), 0.01)).toEqual([0.51, 0.5, 0.49]);
    expect(addStyle(values, gears, seatOf('steady'), 0.01)).toEqual(values);
  });

  it('do nothing where no move is bolder than another', () => {
    expect(addStyle([0.2, 0.7], [3, 3], seatOf('bold'), 0.01)).toEqual([0.2, 0.7]);
  });
});

describe('drawNearBest', () => {
  it('draws better values more often, and none that is far behind', () => {
    const counts = [0, 0, 0];
    const rng = Rng.from('draws');
    for (let n = 0; n < 2000; n++) counts[drawNearBest([0.5, 0.49, 0.46], 0.01, rng)]!++;
    // exp(0) to exp(-1): 73 % and 27 %.
    expect(counts[0]! / 2000).toBeCloseTo(0.73, 1);
    expect(counts[1]! / 2000).toBeCloseTo(0.27, 1);
    expect(counts[2]).toBe(0);
  });
});

describe('amateurs of Pole Position', () => {
  it('seldom start with the same card', () => {
    const races = 300;
    let equal = 0;
    for (let race = 0; race < races; race++) {
      const game = polePosition.create(3, defaultOptions(polePosition.options));
      const s = game.setup();
      const dice = Rng.from(`dice ${race}`);
      let awaiting = game.awaiting(s);
      for (; awaiting.kind === 'chance'; awaiting = game.awaiting(s)) game.resolve(s, dice.below(awaiting.ways));
      const cards = [0, 1].map((seat) =>
        polePositionBots.amateur.choose(observe(game, s, seat), Rng.from(`bot ${race} ${seat}`)),
      );
      expect(cards[0]).toHaveProperty('fuel');
      if (JSON.stringify(cards[0]) === JSON.stringify(cards[1])) equal++;
    }
    expect(equal / races).toBeLessThan(0.65);
    expect(equal / races).toBeGreaterThan(0.4);
  });
});
