import { BOT_NAMES } from '@paddock/protocol';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldName, hasCheckMark, hasServerNumber, isVisibleName } from '../src/nicknames/fold-name.ts';
import { isReservedName } from '../src/nicknames/reserved-names.ts';
import { uniqueName } from '../src/nicknames/unique-name.ts';

describe('folded names', () => {
  it.each([
    ['Ann', 'ANN', 'case'],
    ['Ann', 'Ａｎｎ', 'width'],
    ['Ann', '𝐀𝐧𝐧', 'mathematical letters'],
    ['Ann', 'Аnn', 'Cyrillic А'],
    ['Ann', 'Αnn', 'Greek Α'],
    ['Ann', 'Ann\u3164', 'the Hangul filler'],
    ['Ann', 'A\u034Fnn', 'the combining grapheme joiner'],
    ['Ann', 'Ann\u2800', 'the blank Braille cell'],
    ['Ann', 'Ánn', 'accents'],
    ['Ann', 'A n n', 'spaces'],
    ['Ann', 'ann_', 'underscores'],
    ['Ann', '_.ann.-', 'punctuation'],
    ['Ann', 'Ann ✓', 'a check mark'],
    ['Ann', 'a·n·n', 'middle dots'],
    ['Ann', '🅰nn', 'letters in squares'],
    ['Anna', 'Ann@', 'symbols'],
    ['Alva', 'AIva', 'I for l'],
    ['Alva', 'A1va', '1 for l'],
    ['Alva', 'A|va', 'a bar for l'],
    ['Bob', 'B0b', '0 for o'],
    ['Bob', 'ВоЬ', 'Cyrillic throughout'],
    ['Host', 'НОЅТ', 'Cyrillic capitals'],
    ['Helena', 'Ηelena', 'Greek Η'],
    ['nora', 'ηora', 'Greek η'],
    ['Strasse', 'Straße', 'sharp s'],
    ['Ømer', 'Omer', 'strokes'],
    ['mia', 'rnia', 'rn for m'],
    ['willi', 'vvilli', 'vv for w'],
    ['İlker', 'ilker', 'the Turkish capital'],
    ['ann·2', 'ANN•2', 'another dot before a number'],
    ['ann·2', 'ann·02', 'leading zeros'],
  ])('%s and %s are the same (%s)', (one, other) => {
    expect(foldName(other)).toBe(foldName(one));
  });

  it.each([
    ['Ann', 'Anna'],
    ['Ann', 'ann·2'],
    ['ann·2', 'ann·3'],
    ['ann·2', 'ann2'],
    ['!!!', '???'],
    ['🏎', '🏁'],
    ['का', 'कि'],
    ['山田', '山本'],
    ['محمد', 'أحمد'],
  ])('%s and %s are not', (one, other) => {
    expect(foldName(other)).not.toBe(foldName(one));
  });

  it('are never empty, and folding them again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 24 }), (name) => {
        const folded = foldName(name);
        expect(folded).not.toBe('');
        expect(foldName(folded)).toBe(folded);
      }),
    );
  });

  it('detect invisible names, check marks and numbers of the server', () => {
    expect(['\u3164', '\u2800', '\u034F\u3164', '\u115F'].map(isVisibleName)).toEqual([false, false, false, false]);
    expect(['Ann', '🏎️', '.', '山'].map(isVisibleName)).toEqual([true, true, true, true]);
    expect(['Ann ✓', '✔️Ann', 'Ann✅', 'Ann'].map(hasCheckMark)).toEqual([true, true, true, false]);
    expect(['ann·2', 'ann•12', 'ann2', 'ann·', 'a·b'].map(hasServerNumber)).toEqual([true, true, false, false, false]);
  });
});

describe('unique names', () => {
  const taken = (...names: string[]): Set<string> => new Set(names.map(foldName));

  it('are the wanted ones unless a similar one is taken', () => {
    expect(uniqueName('Ann', taken('Bob'))).toBe('Ann');
    expect(uniqueName('Аnn', taken('ann'))).toBe('Аnn·2');
    expect(uniqueName('Ann', taken('ann', 'ANN·2'))).toBe('Ann·3');
    expect(uniqueName('Ann·2', taken('ann', 'ann·2'))).toBe('Ann·3');
  });

  it('are no longer than a nickname may be, and do not cut characters in two', () => {
    const long = '🏎'.repeat(24);
    const given = uniqueName(long, taken(long));
    expect(Array.from(given)).toHaveLength(24);
    expect(given.endsWith('🏎·2')).toBe(true);
  });
});

describe('reserved names', () => {
  it.each([
    ...[
      'admin',
      'Αdmin',
      'ADM1N',
      '@dmin',
      'The Admin',
      'Paddock',
      'Paddock Team',
      'pаddоck',
      'Host',
      'H0st',
      'Moderator',
    ],
    ...['System', 'Rookie', 'Amateur', 'Pro', 'Champion', 'Débutant', 'Neuling', 'Profi', 'bot', 'gone'],
    ...BOT_NAMES,
  ])('%s', (name) => {
    expect(isReservedName(name)).toBe(true);
  });

  it.each(['Ann', 'Ghost', 'Hostess', 'Prost', 'Rosalie', 'Emmanuel', 'Systematic', 'Badminton'])('not %s', (name) => {
    expect(isReservedName(name)).toBe(false);
  });
});
