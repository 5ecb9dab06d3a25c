import { formula, isDraw } from '@paddock/formula';
import { defaultOptions } from '@paddock/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ui } from '../src/games/formula/index.ts';
import type { FormulaTableProps } from '../src/games/formula/sentences.ts';
import { infoFor, playThrough, textContextFor } from './formula-games.ts';

function primaryButtons(props: FormulaTableProps): string[] {
  const markup = renderToStaticMarkup(createElement(ui.Actions, props));
  return [...markup.matchAll(/class="button primary[^"]*"[^>]*>([^<]*)/g)].map(([, text]) => text!);
}

it('there is one primary button, and none beside the submit button', () => {
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
      expect(buttons).toHaveLength(move === null ? 1 : 0);
      for (const text of buttons) seen.add(text);
    }
  });
  expect([...seen].toSorted()).toEqual(['Draw a card', 'Lay this formula']);
});
