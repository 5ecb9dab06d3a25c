import { describe, expect, it } from 'vitest';
import { isReservedName } from '../../apps/server/src/nicknames/reserved-names.ts';
import de from '../../apps/web/src/app/texts/de.ts';
import en from '../../apps/web/src/app/texts/en.ts';
import fr from '../../apps/web/src/app/texts/fr.ts';

describe('reserved names', () => {
  it.each(Object.entries({ en, fr, de }))('are all that bots are called (%s)', (_language, { bots }) => {
    const names = Object.values(bots).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !isReservedName(name))).toEqual([]);
  });
});
