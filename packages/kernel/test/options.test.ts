import { describe, expect, it } from 'vitest';
import { defaultOptions, defaultOptionsFor, followSeats, parseOptionText, resolveOptions } from '@paddock/kernel';
import { createToyGame } from './toy.ts';

const game = createToyGame();

describe('options', () => {
  it('fills in the defaults', () => {
    expect(defaultOptions(game.options)).toEqual({ most: 3, loud: false });
    expect(resolveOptions(game, 2, { loud: true })).toEqual({ ok: true, value: { most: 3, loud: true } });
  });

  it('has defaults that depend on the number of seats', () => {
    const bySeats = { ...game, optionsForSeats: (seats: number) => ({ most: seats }) };
    expect(defaultOptionsFor(bySeats, 2)).toEqual({ most: 2, loud: false });
    expect(resolveOptions(bySeats, 3, {})).toEqual({ ok: true, value: { most: 3, loud: false } });
    expect(resolveOptions(bySeats, 3, { most: 1 })).toEqual({ ok: true, value: { most: 1, loud: false } });
  });

  it('follows the number of seats unless a value was chosen', () => {
    const bySeats = { ...game, optionsForSeats: (seats: number) => ({ most: seats }) };
    expect(followSeats(bySeats, { most: 2, loud: true }, 2, 3)).toEqual({ most: 3, loud: true });
    expect(followSeats(bySeats, { most: 4, loud: true }, 2, 3)).toEqual({ most: 4, loud: true });
    expect(followSeats(game, { most: 2, loud: true }, 2, 3)).toEqual({ most: 2, loud: true });
  });

  it.each([
    [1, {}, 'toy takes 2 to 3 seats, not 1'],
    [2.5, {}, 'toy takes 2 to 3 seats, not 2.5'],
    [2, { nope: 1 }, 'toy has no option "nope"; it has: most, loud'],
    [2, { most: 9 }, 'option "most": a whole number from 1 to 4, not 9'],
    [2, { most: '3' }, 'option "most": a whole number from 1 to 4, not "3"'],
    [2, { loud: 'yes' }, 'option "loud": true or false, not "yes"'],
  ])('with %d seats and %o says what is allowed', (seats, given, error) => {
    expect(resolveOptions(game, seats, given)).toEqual({ ok: false, error });
  });

  it('lets the game check combinations of options', () => {
    const strict = { ...game, checkOptions: () => 'they do not' };
    expect(resolveOptions(strict, 2, {})).toEqual({ ok: false, error: 'they do not' });
  });

  it('does not accept inherited property names as options', () => {
    expect(resolveOptions(game, 2, { constructor: 1 }).ok).toBe(false);
    expect(resolveOptions(game, 2, JSON.parse('{"__proto__": 1}')).ok).toBe(false);
  });

  it('parses values from the command line', () => {
    expect(parseOptionText(game.options.most, '4')).toBe(4);
    expect(parseOptionText(game.options.loud, 'true')).toBe(true);
    expect(parseOptionText(game.options.loud, 'yes')).toBe('yes');
  });
});
