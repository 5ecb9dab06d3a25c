import { findGame, games } from '@paddock/games';
import { defaultOptions, resolveOptions } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';

describe('the list of games', () => {
  it('has every id and every order once, and is sorted', () => {
    expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
    const orders = games.map(({ order }) => order);
    expect(new Set(orders).size).toBe(games.length);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  });

  it('finds a game by its id only', () => {
    for (const game of games) expect(findGame(game.id)).toBe(game);
    expect(findGame('chess')).toBeUndefined();
  });

  it.each(games)('$id: the manifest has the defaults of the option table', (game) => {
    expect(game.defaultOptions).toEqual(defaultOptions(game.options));
    const value = { ...game.defaultOptions, ...game.optionsForSeats?.(game.defaultSeats) };
    expect(resolveOptions(game, game.defaultSeats, {})).toEqual({ ok: true, value });
  });
});
