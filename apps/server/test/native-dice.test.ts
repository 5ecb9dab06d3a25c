import { createFairDice, seedFromText } from '@paddock/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createNativeDice } from '../src/race/native-dice.ts';

it('the native dice of a seed are its fair dice', () => {
  const entry = fc.nat({ max: 1_000_000 });
  // Large numbers of ways need more than one attempt about every second time.
  const ways = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constant(2 ** 52 + 1));
  fc.assert(
    fc.property(fc.string(), fc.array(fc.tuple(entry, ways), { minLength: 1 }), (text, rolls) => {
      const seed = seedFromText(text);
      const [fair, native] = [createFairDice(seed), createNativeDice(seed)];
      expect(rolls.map(([number, count]) => native(number, count))).toEqual(
        rolls.map(([number, count]) => fair(number, count)),
      );
    }),
  );
});
