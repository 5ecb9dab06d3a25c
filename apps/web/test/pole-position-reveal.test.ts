import { startMatch } from '@paddock/kernel';
import { type Event, polePosition, type PolePositionTypes, SAMPLE_COURSE, type View } from '@paddock/pole-position';
import { positionOf } from '@paddock/table';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { revealAt } from '../src/games/pole-position/animation.ts';
import { columnX } from '../src/games/pole-position/card-row.ts';
import { CardRow } from '../src/games/pole-position/CardRow.tsx';
import { revealDurationMs, revealGroups, revealTimesOf } from '../src/games/pole-position/reveal.ts';
import type { PolePositionTextContext } from '../src/games/pole-position/sentences.ts';
import en from '../src/games/pole-position/texts/en.ts';
import type { Cue } from '../src/games/ui.ts';

type RevealEvent = Event & { type: 'revealed' };

const NAMES = ['Ada', 'Bruno', 'Chiara', 'Dmitri'];
const OPTIONS = { rules: 'normal', course: 'custom', tokens: SAMPLE_COURSE, podium: 'all' } as const;
const REVEAL: RevealEvent = { type: 'revealed', fuel: [4, 9, 4, 1], order: [1, 0, 2, 3] };

const context: PolePositionTextContext = {
  t: en,
  info: { id: 'x', game: 'pole-position', seats: 4, options: OPTIONS, drivers: [], seedHash: '', lesson: false },
  viewer: 0,
  name: (seat) => NAMES[seat]!,
  number: String,
  list: (items) => items.join(', '),
};

/** All four have chosen, and the first player knows their own card. */
const CHOSEN: View = {
  ...positionOf(startMatch(polePosition, 4, OPTIONS), 0).view,
  ready: [true, true, true, true],
  chosen: [4, null, null, null],
};

function renderRow(view: View, cue: Cue<PolePositionTypes> | null = null): string {
  return renderToStaticMarkup(createElement(CardRow, { view, context, cue }));
}

/** The names from left to right. */
function namesAcross(markup: string): readonly string[] {
  const columns = [...markup.matchAll(/translate\(([\d.]+)px, 0\).*?class="pp-name"[^>]*>([^<]+)</gs)];
  return columns.sort((a, b) => Number(a[1]) - Number(b[1])).map(([, , name]) => name!);
}

describe('the reveal of Pole Position', () => {
  it('PP-6: turns the cards from low to high, equal cards together', () => {
    expect(revealGroups([4, 9, 4, 1])).toEqual([[3], [0, 2], [1]]);
    expect(revealGroups([7, null, 3])).toEqual([[2], [0]]);
    const { turnsAt, turnShare } = revealTimesOf(REVEAL);
    expect(turnsAt[0]).toBe(turnsAt[2]);
    // The next value waits until the one before lies open.
    expect(turnsAt[0]! - turnsAt[3]!).toBeCloseTo(turnShare, 9);
    expect(turnsAt[1]! - turnsAt[0]!).toBeCloseTo(turnShare, 9);
  });

  it('PP-6: tells nothing before the highest card is turned, and then sorts the cards', () => {
    const { turnsAt, turnShare, slidesAt } = revealTimesOf(REVEAL);
    expect(revealAt(REVEAL)).toBeCloseTo(turnsAt[1]! + turnShare, 9);
    expect(slidesAt).toBeGreaterThan(revealAt(REVEAL));
    expect(revealTimesOf({ ...REVEAL, fuel: [null, 5, null, null] }).turnsAt).toEqual([
      null,
      expect.any(Number),
      null,
      null,
    ]);
  });

  it('takes longer for every value, and less than three seconds in all', () => {
    const durations = [
      [5, 5],
      [5, 6],
      [5, 6, 7],
      [1, 2, 3, 4, 5],
    ].map((fuel) => revealDurationMs({ ...REVEAL, fuel }));
    expect(durations).toEqual(durations.toSorted((a, b) => a - b));
    expect(new Set(durations).size).toBe(4);
    expect(durations.at(-1)).toBeLessThan(3000);
  });

  it('PP-6: shows who has chosen and not what, until all have', () => {
    const waiting = renderRow({ ...CHOSEN, ready: [true, false, true, false] });
    expect(waiting.match(/pp-card-back/g)).toHaveLength(2);
    expect(waiting.match(/pp-card-slot/g)).toHaveLength(2);
    expect(waiting).not.toContain('pp-card-number');
  });

  it('PP-6: keeps the faces hidden and the columns in seat order while the cards are turned', () => {
    const markup = renderRow(CHOSEN, { key: 1, event: REVEAL, ms: 1000, isSuspense: true });
    expect(markup.match(/opacity="0"><rect class="pp-card"/g)).toHaveLength(4);
    expect(markup).not.toContain('pp-rank');
    expect(namesAcross(markup)).toEqual(NAMES);
  });

  it('PP-7: lays the cards in the order of the moves, and marks who moves and who has moved', () => {
    const view: View = { ...CHOSEN, phase: 'move', chosen: [4, 9, 4, 1], order: [0, 2, 3] };
    const markup = renderRow(view);
    expect(namesAcross(markup)).toEqual(['Bruno', 'Ada', 'Chiara', 'Dmitri']);
    expect(markup.match(/pp-column-done/g)).toHaveLength(1);
    expect(markup.match(/pp-column-now/g)).toHaveLength(1);
    const ranks = [...markup.matchAll(/class="pp-rank"[^>]*>([^<]+)</g)].map(([, rank]) => rank);
    expect(new Set(ranks)).toEqual(new Set(['✓', '2', '3', '4']));
  });

  it.each([2, 3, 4, 5])('lays the cards of %i players side by side inside the loop', (seats) => {
    const places = Array.from({ length: seats }, (_, column) => columnX(column, seats));
    expect(places[0]! - 58).toBeGreaterThan(120);
    expect(places.at(-1)! + 58).toBeLessThan(880);
    places.slice(1).forEach((x, i) => expect(x - places[i]!).toBeGreaterThan(116 + 10));
  });
});
