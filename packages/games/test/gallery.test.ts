import { type DataOption, DESCRIPTION_INKS, DESCRIPTION_SIZE, optionEntries } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { games } from '../src/index.ts';

const publishing = games.flatMap((game) => {
  const option = optionEntries(game.options).find(([name]) => name === game.galleryOption)?.[1];
  return option === undefined ? [] : [[game.id, option as DataOption<unknown>] as const];
});

describe.each(publishing)('the gallery option of %s', (_id, option) => {
  it('describes its samples and all that comes with the game, small enough for lists', () => {
    expect(option.kind).toBe('data');
    for (const value of [...option.samples, ...(option.listBuiltIn?.() ?? [])]) {
      expect(option.check(value)).toBeNull();
      const description = option.describe!(value);
      expect(JSON.stringify(description).length).toBeLessThan(8000);
      for (const [x, y] of [...description.outline, ...description.marks.map(({ at }) => at)]) {
        expect([x, y].every((one) => Number.isInteger(one) && one >= 0 && one <= DESCRIPTION_SIZE)).toBe(true);
      }
      for (const { ink } of description.marks) expect(DESCRIPTION_INKS).toContain(ink);
      for (const figure of Object.values(description.figures)) expect(Number.isInteger(figure)).toBe(true);
    }
  });
});

it('games describe values of their gallery option only', () => {
  for (const { galleryOption, options } of games) {
    const described = optionEntries(options).filter(([, spec]) => spec.kind === 'data' && spec.describe !== undefined);
    expect(described.map(([name]) => name)).toEqual(galleryOption === undefined ? [] : [galleryOption]);
  }
});
