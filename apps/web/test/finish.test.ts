import { describe, expect, it } from 'vitest';
import { textsFor as de } from '../src/app/texts/de.ts';
import { textsFor as en } from '../src/app/texts/en.ts';
import { textsFor as fr } from '../src/app/texts/fr.ts';
import type { TextContext } from '../src/games/ui.ts';
import { compareRatings } from '../src/online/rating-change.ts';
import { headlineOf } from '../src/table/finish/headline.ts';
import { collectPlaces } from '../src/table/finish/place-history.ts';
import { listPlaces } from '../src/table/finish/places.ts';

const NAMES = ['Anna', 'Ben', 'Chloé'];
const context = { name: (seat: number) => NAMES[seat]!, list: (names: string[]) => names.join(' & ') } as TextContext;

describe('the headline of the finish', () => {
  const ui = { margin: (_view: object, ahead: number, behind: number) => (ahead === behind ? null : '1 point') };
  const result = { ui, view: {}, history: [], context, ranking: [[1], [0], [2]] };

  it('tells the winner by how much they won, in every language', () => {
    const read = { ...result, reader: 1 };
    expect(headlineOf(read, en('card-race'))).toBe('You win by 1 point');
    expect(headlineOf(read, fr('card-race'))).toBe('Vous gagnez avec 1 point d’avance');
    expect(headlineOf(read, de('card-race'))).toBe('Du gewinnst: 1 point Vorsprung');
  });

  it('tells the others their place and how far they are behind the winner', () => {
    expect(headlineOf({ ...result, reader: 0 }, en('card-race'))).toBe('Second, 1 point behind');
    expect(headlineOf({ ...result, reader: 2 }, de('card-race'))).toBe('Platz 3, 1 point zurück');
  });

  it('names the winner for spectators and on a shared device', () => {
    expect(headlineOf({ ...result, reader: null }, en('card-race'))).toBe('Ben wins by 1 point');
  });

  it('says no margin where the game counts none', () => {
    const plain = { ...result, ui: {} };
    expect(headlineOf({ ...plain, reader: 1 }, en('dice-race'))).toBe('You win!');
    expect(headlineOf({ ...plain, reader: 0 }, en('dice-race'))).toBe('Second');
    expect(headlineOf({ ...plain, reader: null }, en('dice-race'))).toBe('Ben wins');
  });

  it('tells who share the win', () => {
    const tied = { ...result, ranking: [[0, 1], [2]] };
    expect(headlineOf({ ...tied, reader: 1 }, en('game'))).toBe('You share the win');
    expect(headlineOf({ ...tied, reader: null }, en('game'))).toBe('Anna & Ben share the win');
    expect(headlineOf({ ...tied, reader: 2 }, en('game'))).toBe('Third, 1 point behind');
  });
});

it('gives seats that tie the better place', () => {
  expect(listPlaces([[2], [0, 3], [1]])).toEqual([
    { seat: 2, place: 1 },
    { seat: 0, place: 2 },
    { seat: 3, place: 2 },
    { seat: 1, place: 4 },
  ]);
});

describe('the places over time', () => {
  /** A game whose view is the list of points, which every event replaces. */
  const ui = {
    applyEvent: (_view: object, event: object) => (event as { points: number[] }).points,
    standings: (view: object) => {
      const points = view as number[];
      return points.map((own, seat) => ({
        seat,
        place: points.length === 0 ? null : 1 + points.filter((other) => other > own).length,
        gap: null,
      }));
    },
    markEvent: (event: { readonly type: string }) => (event.type === 'round' ? { round: 'Round' } : {}),
  };
  const rounds = (...points: readonly number[][]) =>
    points.map((now, n) => ({ n, event: { type: 'round', points: now } }));

  it('are sampled at every round and end with the result', () => {
    const history = rounds([0, 0, 0], [5, 3, 1], [5, 8, 1], [5, 9, 7]);
    expect(collectPlaces(ui, [0, 0, 0], history, context, [[1], [2], [0]])).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [2, 1, 3],
      [3, 1, 2],
      [3, 1, 2],
    ]);
  });

  it('show no overtaking where seats are level', () => {
    const history = rounds([1, 2, 3], [3, 3, 3], [3, 3, 3]);
    const samples = collectPlaces(ui, [1, 2, 3], history, context, [[2], [1], [0]]);
    expect(new Set(samples.map((places) => places.join()))).toEqual(new Set(['3,2,1']));
  });

  it('are thinned out in long races', () => {
    const history = rounds(...Array.from({ length: 200 }, (_, i) => [i % 3, 1, 2]));
    expect(collectPlaces(ui, [0, 0, 0], history, context, [[0], [1], [2]]).length).toBeLessThanOrEqual(60);
  });
});

describe('the rating after a race', () => {
  it('shows what the race changed, if the rating before it is known', () => {
    expect(compareRatings('1000', 1012)).toEqual({ points: 1012, change: 12 });
    expect(compareRatings(null, 1012)).toEqual({ points: 1012, change: null });
    const { ratingNow } = en('card-race').online;
    expect(ratingNow(1012, 12)).toBe('Your rating: 1012 (+12).');
    expect(ratingNow(988, -12)).toBe('Your rating: 988 (−12).');
    expect(ratingNow(988, null)).toBe('Your rating: 988.');
  });
});
