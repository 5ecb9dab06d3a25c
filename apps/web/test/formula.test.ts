import {
  explainMove,
  formula,
  type FormulaTypes,
  createStateFromView,
  isDraw,
  type FormulaMove,
  type Options,
  type IllegalMoveCode,
} from '@paddock/formula';
import { defaultOptions, Rng } from '@paddock/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { draftOf, layingOf, lay, numberText, slotsOf, startDraft } from '../src/games/formula/draft.ts';
import { ui } from '../src/games/formula/index.ts';
import { guide } from '../src/games/formula/guide/index.ts';
import { checkDraft, positionRules } from '../src/games/formula/draft-check.ts';
import { offersFor, variantsOf } from '../src/games/formula/offers.ts';
import type { FormulaTexts } from '../src/games/formula/texts/types.ts';
import { typeNumber } from '../src/games/formula/type-number.ts';
import { reasonText } from '../src/games/formula/sentences.ts';
import type { TableProps } from '../src/games/ui.ts';
import { LANGUAGES } from '../src/base/texts/language.ts';
import { infoFor, loaded, playThrough, textContextFor } from './formula-games.ts';
import { expectText } from './expect-text.ts';

type Props = TableProps<FormulaTypes, FormulaTexts>;

const TABLES: readonly [number, Partial<Options>, string][] = [
  [2, {}, 'greedy'],
  [3, { rounds: 2, winnerExtraCard: true }, 'greedy'],
  [4, { goal: 'all', useTable: true }, 'greedy'],
  [6, { goal: 'all', rounds: 2 }, 'greedy'],
  [5, { goal: 'points', target: 60 }, 'greedy'],
  [2, { goal: 'points', target: 20, winnerExtraCard: true }, 'random'],
  [3, { useTable: true }, 'random'],
];

describe('sentences and intermediate views of a whole game', () => {
  for (const [seats, options, bot] of TABLES) {
    it(`${seats} seats, ${JSON.stringify(options)}, ${bot}`, () => {
      const info = infoFor(seats, { ...defaultOptions(formula.options), ...options });
      const all = LANGUAGES.map((_, i) => textContextFor(info, 0, i));
      let steps = 0;
      playThrough(seats, options, `web ${seats}`, bot, ({ before, events, after }) => {
        let { view } = before;
        let beats = 0;
        for (const event of events) {
          beats += ui.durationMs(event, view);
          expect(ui.durationMs(event, view)).toBeGreaterThanOrEqual(0);
          view = ui.applyEvent(view, event);
          for (const context of all) {
            expectText(ui.describeEvent(event, context));
            expectText(ui.describeBriefly!(event, context));
          }
          ui.soundOf(event);
        }
        expect(beats).toBeLessThanOrEqual(4000);
        expect(view).toEqual(after.view);
        steps++;
        for (const context of all) {
          expectText(ui.prompt(after, context));
          for (const line of ui.describePosition(after.view, context)) expectText(line);
          for (let seat = 0; seat < seats; seat++) {
            expectText(ui.scoreText(after.view, seat, context));
            for (const { label, value } of ui.seatFacts(after.view, seat, context).facts)
              expectText(`${label} ${value}`);
          }
          const stride = Math.max(1, Math.floor(after.legal.length / 20));
          for (let i = 0; i < after.legal.length; i += stride) {
            expectText(ui.describeMove(after.legal[i]!, after.previews?.[i] ?? null, context));
          }
        }
      });
      expect(steps).toBeGreaterThan(20);
    });
  }

  it('dealing takes less than 1.5 seconds', () => {
    let dealing = 0;
    playThrough(6, {}, 'deal', 'greedy', ({ before, events }) => {
      for (const event of events) if (event.type === 'dealt') dealing += ui.durationMs(event, before.view);
    });
    expect(dealing).toBeLessThan(1500);
  });

  it('spectators and opponents see no cards', () => {
    const info = infoFor(3, defaultOptions(formula.options));
    const context = textContextFor(info, null, 0);
    playThrough(
      3,
      {},
      'spectator',
      'greedy',
      ({ events, after }) => {
        for (const event of events) {
          if (event.type === 'drew') expect(ui.describeEvent(event, context)).toMatch(/draws a card/);
        }
        expect(ui.describePosition(after.view, context).join(' ')).not.toMatch(/Your hand/);
      },
      null,
    );
  });
});

describe('the components', () => {
  it('board and hand render whether asked or not, with and without a considered move', () => {
    const info = infoFor(4, { ...defaultOptions(formula.options), rounds: 2 });
    const context = textContextFor(info, 0, 0);
    let drawn = 0;
    playThrough(4, { rounds: 2 }, 'draw', 'greedy', ({ before, events, after }) => {
      if (after.n % 5 !== 0 && after.legal.length === 0) return;
      const props = (given: Partial<Props>): Props => ({
        context,
        position: after,
        view: after.view,
        cue: null,
        isAsked: after.legal.length > 0,
        considered: null,
        chosen: null,
        consider: () => {},
        choose: () => {},
        ...given,
      });
      const move = after.legal.at(-1);
      const considered = move === undefined ? null : { move, preview: after.previews?.at(-1) ?? null, isChosen: true };
      const cue = events[0] === undefined ? null : { key: 1, event: events[0], ms: 100 };
      for (const one of [
        props({}),
        props({ considered, chosen: move ?? null }),
        props({ view: before.view, cue, isAsked: false }),
      ]) {
        expect(renderToStaticMarkup(createElement(ui.Board, one))).toContain('role="img"');
        expectText(renderToStaticMarkup(createElement(ui.Actions, one)));
        drawn++;
      }
    });
    expect(drawn).toBeGreaterThan(30);
  });

  it('every illustration renders in every language', () => {
    for (const t of loaded) {
      for (const Picture of Object.values(guide.Illustrations)) {
        expectText(renderToStaticMarkup(createElement(Picture, { t })));
      }
    }
    expect(Object.keys(guide.Illustrations).length).toBeGreaterThanOrEqual(6);
  });
});

describe('the draft', () => {
  it('can express every legal move', () => {
    playThrough(2, {}, 'drafts', 'random', ({ after }) => {
      for (const move of after.legal) {
        if (isDraw(move)) continue;
        expect(layingOf(draftOf(after.view.formula, move))).toEqual(move);
      }
    });
  });

  it('is checked by the rules', () => {
    const options = defaultOptions(formula.options);
    playThrough(3, {}, 'judge', 'greedy', ({ after }, match) => {
      const { view, legal } = after;
      if (legal.length < 2) return;
      const judge = positionRules(3, options, view, 0);
      const moves = legal.filter((move): move is FormulaMove => !isDraw(move));
      for (const move of moves.slice(0, 30)) {
        const verdict = checkDraft(judge, draftOf(view.formula, move));
        expect(verdict).toMatchObject({ isTrue: true, reason: null, move });
        expect(verdict.preview).toEqual(match.game.preview(match.state, 0, move));
        const typed = numberText(draftOf(view.formula, move).c).split('');
        // What reads like a legal move with only C changed can be typed.
        const others = { ...startDraft(view.formula), op: move.op };
        const alone = variantsOf(view, legal, typeNumber(view, [], others, 'c', typed));
        if (alone.some((offer) => offer.move.a[0] === 'k0' && offer.move.b[0] === 'k0')) {
          const written = typeNumber(view, legal, others, 'c', typed);
          expect(numberText(written.c)).toBe(typed.join(''));
        }
      }
      const offers = offersFor(view, legal);
      expect(offers.length).toBeGreaterThan(0);
      for (const { move } of offers.slice(0, 50)) expect(legal).toContain(move);
    });
  });

  it('lays cards before, onto, after and over all of a number', () => {
    const start = startDraft({ op: '+', a: ['7'], b: ['3'], c: ['1', '0'] });
    const tokens = (part: 'before' | 0 | 1 | 'after' | 'whole') => layingOf(lay(start, { place: 'c', part }, '2'))!.c;
    expect(tokens('before')).toEqual(['2', 'k0', 'k1']);
    expect(tokens(0)).toEqual(['2', 'k1']);
    expect(tokens(1)).toEqual(['k0', '2']);
    expect(tokens('after')).toEqual(['k0', 'k1', '2']);
    expect(tokens('whole')).toEqual(['2']);
    expect(slotsOf(start, 'c', 3, false)).toHaveLength(5);
    expect(slotsOf(start, 'c', 2, false)).toHaveLength(3);
    expect(slotsOf(start, 'c', 3, true)).toEqual([{ place: 'c', part: 'whole' }]);
  });

  it('explains every reason of refusal in every language', () => {
    const options = defaultOptions(formula.options);
    const codes = new Set<IllegalMoveCode>();
    const rng = Rng.from('reasons');
    const tokens = ['0', '1', '5', '9', 'J0', 'J4', 'k0', 'k1', 'k2'] as const;
    const ops = ['+', '-', 'x', '/'] as const;
    playThrough(3, {}, 'why', 'greedy', ({ after }) => {
      if (after.legal.length === 0) return;
      for (const view of [after.view, { ...after.view, bound: 2 }, { ...after.view, bound: 0, notZero: true }]) {
        const state = createStateFromView(view, 0);
        for (let i = 0; i < 150; i++) {
          const cards = view.hand!.map((card) => (card === 'J' ? 'J0' : card));
          const list = () => Array.from({ length: 1 + rng.below(3) }, () => rng.pick(rng.below(2) ? tokens : cards));
          const kept = (place: 'a' | 'b') => view.formula[place].map((_, k) => `k${k}`);
          const [a, b] = rng.below(4) === 0 ? [list(), list()] : [kept('a'), kept('b')];
          const reason = explainMove(options, state, 0, { op: rng.pick(ops), a, b, c: list() });
          if (reason === null) continue;
          codes.add(reason.code);
          for (const t of loaded) expectText(reasonText(t, reason));
        }
      }
    });
    expect(codes.size).toBeGreaterThanOrEqual(8);
    const sample = {
      place: 'A',
      number: '10',
      digits: 3,
      index: 1,
      laid: 4,
      most: 3,
      card: '7',
      needed: 2,
      held: 1,
    } as const;
    const details = { ...sample, turns: 2, sum: '7 ÷ 2', a: 7, b: 2, c: 3, right: 9 };
    for (const t of loaded) for (const say of Object.values(t.reasons)) expectText(say(details));
  });
});
