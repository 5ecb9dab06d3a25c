import { formula, type FormulaMove, isDraw } from '@paddock/formula';
import { defaultHintLimit, defaultOptions } from '@paddock/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { countHint, hintsLeft, useHintCounts, usedHints } from '../src/kit/hint-counts.ts';
import { ideasFor, nextIdea } from '../src/games/formula/hints.ts';
import { ui } from '../src/games/formula/index.ts';
import { laidCardsOf } from '../src/games/formula/offers.ts';
import type { FormulaTableProps } from '../src/games/formula/sentences.ts';
import type { TableInfo } from '../src/games/table-link.ts';
import { infoFor, loaded, playThrough, textContextFor } from './formula-games.ts';

const TABLE = { id: 'felt', hints: 'three' } as const;
const leftAt = (seat: number): number => hintsLeft(TABLE, usedHints(useHintCounts.getState().counts, TABLE, seat));

beforeEach(() => useHintCounts.setState({ counts: {} }));

describe('the limit of hints', () => {
  it('is none among people and three against bots, unless the table chooses', () => {
    expect([1, 2, 3].map(defaultHintLimit)).toEqual(['three', 'none', 'none']);
    expect([0, 1].map((used) => hintsLeft({}, used))).toEqual([0, 0]);
    expect(hintsLeft({ hints: 'unlimited' }, 99)).toBe(Infinity);
  });

  it('counts for each race and seat', () => {
    for (let i = 0; i < 3; i++) countHint(TABLE, 1);
    expect([leftAt(1), leftAt(0)]).toEqual([0, 3]);
    expect(usedHints(useHintCounts.getState().counts, { id: 'other' }, 1)).toBe(0);
  });

  it('forgets the oldest races only', () => {
    countHint(TABLE, 0);
    for (let i = 0; i < 58; i++) countHint({ id: `t${i}` }, 0);
    countHint(TABLE, 0);
    for (let i = 0; i < 40; i++) countHint({ id: `u${i}` }, 0);
    expect(leftAt(0)).toBe(1);
    expect(Object.keys(useHintCounts.getState().counts)).toHaveLength(60);
  });
});

describe('a hint', () => {
  it('is a legal formula with as many cards as possible, and the next one is another formula', () => {
    let seen = 0;
    playThrough(2, { rounds: 2 }, 'ideas', 'pro', ({ after: { view, legal } }) => {
      if (legal.length < 2) return;
      const ideas = ideasFor(view, legal, 'first');
      const first = nextIdea(ideas, null);
      expect(legal).toContain(first);
      const formulas = legal.filter((move): move is FormulaMove => !isDraw(move));
      const most = Math.max(...formulas.map((move) => laidCardsOf(move).filter((card) => card !== 'J').length));
      expect(laidCardsOf(first).length).toBeGreaterThanOrEqual(Math.min(most, 1));
      if (ideas.length > 1) expect(nextIdea(ideas, first)).toBe(ideas[1]);
      expect(nextIdea(ideas, ideas.at(-1)!)).toBe(first);
      seen++;
    });
    expect(seen).toBeGreaterThan(3);
  });
});

describe('the page', () => {
  const markupFor = (info: TableInfo, i: number): string => {
    let markup = '';
    playThrough(2, {}, 'page', 'pro', ({ after }) => {
      if (markup !== '' || after.legal.length < 2) return;
      const context = textContextFor(info as never, 0, i);
      const props = { context, position: after, view: after.view, cue: null, isAsked: true, considered: null };
      const rest = { chosen: null, consider: () => {}, choose: () => {} };
      markup = renderToStaticMarkup(createElement(ui.Actions, { ...props, ...rest } as FormulaTableProps));
    });
    return markup;
  };
  const base = infoFor(2, defaultOptions(formula.options));

  it.each([0, 1, 2])('says what the table allows, and offers no list of all formulas (%i)', (i) => {
    const t = loaded[i]!.compose;
    const none = markupFor({ ...base, hints: 'none' }, i);
    expect(none).toContain(t.hintNote('none', 0));
    expect(none).not.toContain('fo-hint"');
    const three = markupFor({ ...base, id: TABLE.id, hints: 'three' }, i);
    expect(three).toContain(t.hintNote('three', 3));
    expect(three).toContain('fo-hint"');
    expect(three).not.toContain('fo-offer');
  });
});
