import { botsFor } from '@paddock/bots';
import { formelFun, type FormelFunTypes } from '@paddock/formel-fun';
import type { Viewer } from '@paddock/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { highlightedNumberOf } from '../src/games/formel-fun/cards.ts';
import { ui } from '../src/games/formel-fun/index.ts';
import { guide } from '../src/games/formel-fun/guide/index.ts';
import de from '../src/games/formel-fun/texts/de.ts';
import en from '../src/games/formel-fun/texts/en.ts';
import fr from '../src/games/formel-fun/texts/fr.ts';
import type { FormelFunTexts } from '../src/games/formel-fun/texts/types.ts';
import type { Cue, TableProps, TextContext } from '../src/games/ui.ts';
import type { Position } from '../src/games/table-link.ts';
import { playBotRace, type ShownStep } from './bot-race.ts';
import { expectText } from './expect-text.ts';
import { plainTextContext } from './plain-text-context.ts';

type Options = FormelFunTypes['options'];

function textContextFor(
  t: FormelFunTexts,
  seats: number,
  options: Options,
  viewer: Viewer,
): TextContext<FormelFunTypes, FormelFunTexts> {
  return plainTextContext('formel-fun', t, seats, options, viewer);
}

/** Every step of a whole game as a viewer sees it, with the position before. */
function stepsOf(
  seats: number,
  options: Options,
  seed: string,
  level: number,
  viewer: Viewer,
): Generator<ShownStep<FormelFunTypes>> {
  return playBotRace(formelFun, seats, options, seed, botsFor('formel-fun')[level]!, viewer);
}

const TABLES = [
  { seats: 3, win: 'title', level: 1 },
  { seats: 4, win: 'final', level: 0 },
  { seats: 5, win: 'title', level: 1 },
  { seats: 6, win: 'final', level: 1 },
] as const;

describe('the sentences of Formel Fun', () => {
  for (const [language, t] of Object.entries({ en, fr, de })) {
    it(`describe whole games (${language})`, () => {
      for (const { seats, win, level } of TABLES) {
        const viewer = seats - 1;
        const context = textContextFor(t, seats, { win }, viewer);
        for (const { before, step } of stepsOf(seats, { win }, `words ${seats}`, level, viewer)) {
          for (const event of step.events) {
            expectText(ui.describeEvent(event, context));
            expectText(ui.describeBriefly!(event, context));
          }
          expectText(ui.prompt(step.after, context));
          if (step.after.n % 4 === 0) ui.describePosition(step.after.view, context).forEach((text) => expectText(text));
          before.legal.forEach((move, i) => expectText(ui.describeMove(move, before.previews![i]!, context)));
          if (step.after.n % 10 !== 0 && step.after.awaiting.kind !== 'over') continue;
          for (let seat = 0; seat < seats; seat++) {
            ui.seatFacts(step.after.view, seat, context).facts.forEach(({ label, value }) =>
              expectText(`${label} ${value}`),
            );
            if (step.after.awaiting.kind === 'over') expectText(ui.scoreText(step.after.view, seat, context));
          }
        }
      }
    });
  }

  it('say why a car drops back and what a Turbo costs', () => {
    const context = textContextFor(en, 3, { win: 'title' }, 0);
    const dropped = ui.describeEvent({ type: 'moved', car: 4, from: 2, to: 6, lane: 1, aimed: 7, order: [] }, context);
    expect(dropped).toBe('Bruno #2 drives 5 spaces, but A7 is full: it drops back 1 to A6, lane 1.');
    const turbo = {
      distance: 12,
      aimed: 19,
      to: 19,
      lane: 1,
      passesLine: false,
      handAfter: 4,
      nextNumber: 9,
      hasNextRed: true,
    };
    expect(ui.describeMove({ card: 'T', turbo: true }, null, context)).toBe('Two Turbos');
    expect(ui.describeMove({ card: 'R7', turbo: true }, turbo, context)).toBe(
      'Red 7, blue 3 with a Turbo: the red 7 counts. 12 spaces to B9, lane 1; your hand shrinks to 4 for good; then your red 9 counts.',
    );
  });
});

describe('the animation of Formel Fun', () => {
  it('ends every step with the exact view', () => {
    for (const { seats, win, level } of TABLES) {
      for (const { before, step } of stepsOf(seats, { win }, `stage ${seats}`, level, null)) {
        let { view } = before;
        let ms = 0;
        for (const event of step.events) {
          const beat = ui.durationMs(event, view);
          expect(beat).toBeGreaterThanOrEqual(0);
          ms += beat;
          view = ui.applyEvent(view, event);
        }
        // The end of a race takes longer: the last car leaves, and the next grid forms.
        const isEndOfRace = step.events.some(({ type }) => type === 'eliminated');
        expect(ms).toBeLessThanOrEqual(isEndOfRace ? 5000 : 2500);
        expect(view).toEqual(step.after.view);
      }
    }
  });

  it('deals in less than 1.5 seconds, and shows a turn within two', () => {
    let start = 0;
    for (const { before, step } of stepsOf(5, { win: 'title' }, 'deal', 1, 0)) {
      const ms = step.events.reduce((sum, event) => sum + ui.durationMs(event, before.view), 0);
      if (before.awaiting.kind === 'chance' && before.awaiting.label !== 'draw') {
        start += step.events.some(({ type }) => type === 'race') ? 0 : ms;
      } else if (step.events.every(({ type }) => type === 'drew' || type === 'moved')) {
        expect(420 + ms).toBeLessThanOrEqual(1800);
      }
    }
    expect(start).toBeLessThan(1500);
  });

  it('highlights the number that counts', () => {
    for (const { before } of stepsOf(4, { win: 'title' }, 'lit', 0, 0)) {
      before.legal.forEach(({ card, turbo }, i) => {
        const { aimed, distance } = before.previews![i]!;
        const lit = highlightedNumberOf(card, aimed - distance);
        const value =
          card === 'T'
            ? 5
            : lit === 'red'
              ? Number(card.slice(1))
              : card === 'R1'
                ? 10
                : card.startsWith('B')
                  ? Number(card.slice(1))
                  : 3;
        expect(value + (turbo ? 5 : 0)).toBe(distance);
      });
    }
  });
});

describe('the board of Formel Fun', () => {
  it('renders board and hand in every position', () => {
    for (const [i, { seats, win, level }] of TABLES.entries()) {
      for (const viewer of i === 0 ? [0, null] : [0]) {
        const context = textContextFor(en, seats, { win }, viewer);
        for (const { before, step } of stepsOf(seats, { win }, `picture ${seats}`, level, viewer)) {
          if (before.n % 61 !== 0 && step.after.awaiting.kind !== 'over') continue;
          draw(props(context, before, null, -1));
          if (before.legal.length > 0) draw(props(context, before, null, before.n % before.legal.length));
          for (const event of step.events) draw(props(context, before, { key: 1, event, ms: 100 }, -1));
        }
      }
    }
  });

  it('shows the top discard also in the middle of a game', () => {
    const context = textContextFor(en, 3, { win: 'title' }, 0);
    for (const { before } of stepsOf(3, { win: 'title' }, 'reload', 0, 0)) {
      if (before.n % 17 !== 0 || before.view.discard.length === 0) continue;
      const markup = renderToStaticMarkup(createElement(ui.Board, props(context, before, null, -1)));
      const [, discard] = markup.split('class="ff-discard"');
      expect(discard).toContain('class="ff-face"');
      expect(discard).not.toContain('ff-blank');
    }
  });

  it('does not say at the start that all cars have moved', () => {
    for (const t of [en, fr, de]) {
      const context = textContextFor(t, 4, { win: 'title' }, 0);
      for (const { before } of stepsOf(4, { win: 'title' }, 'start', 0, 0)) {
        if (before.legal.length > 0) break;
        const markup = renderToStaticMarkup(createElement(ui.Actions, props(context, before, null, -1)));
        expect(markup).not.toContain(t.hand.resting);
      }
    }
  });

  it('offers exactly the legal moves', () => {
    const context = textContextFor(en, 3, { win: 'title' }, 0);
    for (const { before } of stepsOf(3, { win: 'title' }, 'legal', 1, 0)) {
      if (before.legal.length === 0) continue;
      const markup = renderToStaticMarkup(createElement(ui.Actions, props(context, before, null, -1)));
      const cards = markup.match(/class="ff-card" aria-disabled="false"/g) ?? [];
      expect(cards).toHaveLength(before.view.hand!.length);
      const turbo = /role="switch"[^>]*aria-disabled="false"/.test(markup);
      expect(turbo).toBe(before.legal.some((move) => move.turbo));
    }
  });
});

function props(
  context: TextContext<FormelFunTypes, FormelFunTexts>,
  position: Position<FormelFunTypes>,
  cue: Cue<FormelFunTypes> | null,
  at: number,
): TableProps<FormelFunTypes, FormelFunTexts> {
  return {
    context,
    position,
    view: position.view,
    cue,
    isAsked: cue === null && position.legal.length > 0,
    considered: at === -1 ? null : { move: position.legal[at]!, preview: position.previews![at]!, isChosen: true },
    chosen: at === -1 ? null : position.legal[at]!,
    consider: () => {},
    choose: () => {},
  };
}

function draw(table: TableProps<FormelFunTypes, FormelFunTexts>): void {
  const markup =
    renderToStaticMarkup(createElement(ui.Board, table)) + renderToStaticMarkup(createElement(ui.Actions, table));
  expect(markup).not.toMatch(/undefined|NaN|\[object/);
}

describe('the rules of Formel Fun', () => {
  it('has pictures for rules', () => {
    for (const t of [en, fr, de]) {
      for (const Picture of Object.values(guide.Illustrations)) {
        expect(renderToStaticMarkup(createElement(Picture, { t }))).not.toMatch(/undefined|NaN/);
      }
    }
    expect(Object.keys(guide.Illustrations).length).toBeGreaterThanOrEqual(6);
  });
});
