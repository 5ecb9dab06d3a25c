import { describe, expect, it } from 'vitest';
import { freshCardsOf } from '../src/games/formula/fresh-cards.ts';
import { handFanOf } from '../src/games/formula/hand-fan.ts';
import { wrapText } from '../src/games/formula/RuleSign.tsx';
import { isKept, NUMBER_LETTERS } from '../src/games/formula/signs.ts';
import type { LoggedEvent } from '../src/games/table-link.ts';
import type { FormulaTypes } from '@paddock/formula';
import { playThrough } from './formula-games.ts';

describe('fresh cards', () => {
  it('are those that others have laid since the viewer moved, with whose they are', () => {
    const history: LoggedEvent<FormulaTypes>[] = [];
    let seen = 0;
    playThrough(3, { rounds: 2 }, 'fresh', 'pro', ({ events, after }) => {
      history.push(...events.map((event) => ({ n: after.n, event })));
      const fresh = freshCardsOf(history, after.n, after.view, 0);
      const owners = NUMBER_LETTERS.flatMap((place) => fresh[place]);
      expect(owners).not.toContain(0);
      const last = events.findLast(({ type }) => type === 'formula' || type === 'draws' || type === 'passed');
      if (last?.type !== 'formula' || last.seat === 0 || !after.view.opened) return;
      for (const place of NUMBER_LETTERS) {
        for (const [i, token] of last.move[place].entries())
          if (!isKept(token)) expect(fresh[place][i]).toBe(last.seat);
      }
      seen++;
    });
    expect(seen).toBeGreaterThan(3);
  });

  it('a spectator sees the last formula only, and nobody anything after a round has begun', () => {
    const history: LoggedEvent<FormulaTypes>[] = [];
    playThrough(
      3,
      { rounds: 2 },
      'spectator',
      'pro',
      ({ events, after }) => {
        history.push(...events.map((event) => ({ n: after.n, event })));
        const fresh = freshCardsOf(history, after.n, after.view, null);
        const owners = new Set(NUMBER_LETTERS.flatMap((place) => fresh[place]).filter((seat) => seat !== null));
        expect(owners.size).toBe(after.view.opened ? 1 : 0);
      },
      null,
    );
  });
});

describe('the fan of the hand', () => {
  it.each([296, 366, 314, 420, 700])('%i px wide: everything fits, and every card can be tapped', (width) => {
    for (let count = 1; count <= 24; count++) {
      const { w, cards, height } = handFanOf(count, width, 104);
      for (const [i, { x, y }] of cards.entries()) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + w).toBeLessThanOrEqual(width + 0.01);
        expect(y + w * 1.4).toBeLessThanOrEqual(height + 0.01);
        const next = cards[i + 1];
        if (next !== undefined && next.x > x) expect(next.x - x).toBeGreaterThanOrEqual(Math.min(35.99, w * 0.8));
      }
    }
  });

  it.each([
    [296, 36],
    [366, 44],
  ])('seven cards lie in one row on a phone, %i px wide', (width, step) => {
    const { w, height, cards } = handFanOf(7, width, 104);
    expect(cards[1]!.x - cards[0]!.x).toBeGreaterThanOrEqual(step - 0.01);
    expect(height).toBeLessThan(1.6 * w);
  });

  it('on a large screen more than half of each card is in sight', () => {
    const { w, cards } = handFanOf(7, 620, 172, 'mouse');
    expect(w).toBeGreaterThan(104);
    expect(cards[1]!.x - cards[0]!.x).toBeGreaterThan(0.55 * w);
  });
});

it('a long reason is broken between words', () => {
  expect(wrapText('12 + 7 is 19, not 18.', 12)).toEqual(['12 + 7 is', '19, not 18.']);
  expect(wrapText('short', 40)).toEqual(['short']);
});
