import { formula, isDraw } from '@paddock/formula';
import { defaultOptions } from '@paddock/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ui } from '../src/games/formula/index.ts';
import type { FormulaTableProps } from '../src/games/formula/sentences.ts';
import { infoFor, playThrough, textContextFor } from './formula-games.ts';

const settings = vi.hoisted(() => ({ isSentAtOnce: false }));
vi.mock('../src/kit/send-at-once.ts', () => ({ useSendAtOnce: () => settings.isSentAtOnce }));

function primaryButtons(props: FormulaTableProps): string[] {
  const markup = renderToStaticMarkup(createElement(ui.Actions, props));
  return [...markup.matchAll(/class="button primary[^"]*"[^>]*>([^<]*)/g)].map(([, text]) => text!);
}

/** The primary buttons in every position of a game, and what all of them say. */
function collectButtons(expectedCount: (canLay: boolean, isChosen: boolean) => number): string[] {
  const info = infoFor(2, defaultOptions(formula.options));
  const context = textContextFor(info, 0, 0);
  const seen = new Set<string>();
  playThrough(2, {}, 'primary', 'random', ({ after }) => {
    if (after.legal.length === 0) return;
    const { view, legal } = after;
    const asked = {
      position: after,
      view,
      cue: null,
      isAsked: true,
      considered: null,
      consider: () => {},
      choose: () => {},
    };
    const draw = legal.find(isDraw)!;
    for (const move of [null, draw, legal.at(-1)!]) {
      const buttons = primaryButtons({ ...asked, context, chosen: move });
      expect(buttons).toHaveLength(expectedCount(legal.length > 1, move !== null));
      for (const text of buttons) seen.add(text);
    }
  });
  return [...seen].toSorted();
}

it('with confirmation the button of the page lays, and only a card that must be drawn has a primary button', () => {
  settings.isSentAtOnce = false;
  expect(collectButtons((canLay, isChosen) => (canLay || isChosen ? 0 : 1))).toEqual(['Draw a card']);
});

it('without confirmation there is always one primary button', () => {
  settings.isSentAtOnce = true;
  // A move is never chosen then, only sent.
  expect(collectButtons((canLay, isChosen) => (isChosen && !canLay ? 0 : 1))).toEqual([
    'Draw a card',
    'Lay this formula',
  ]);
});
