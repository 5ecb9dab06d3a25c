import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import en from '../src/app/texts/en.ts';
import { LANGUAGES } from '../src/base/texts/language.ts';
import { loadGuide } from '../src/games/guides.ts';
import { GAME_CARDS, loadGame } from '../src/games/index.ts';
import { encodeEntries } from '@paddock/kernel/entry-codes';
import { LEARNER_SEAT } from '../src/games/lesson.ts';
import { hasLesson, loadLesson } from '../src/games/lessons.ts';
import type { Position } from '../src/games/table-link.ts';
import type { ArrangedTable } from '../src/learn/arranged-table.ts';
import { acceptsMove, createLessonTable } from '../src/learn/lesson-link.ts';
import { firstOpenStep } from '../src/learn/lesson-progress.ts';
import { createTextContext } from '../src/table/text-context.ts';

/** What the success text of each step promises, as the part of an event that must happen. */
const PROMISES: Readonly<Record<string, Readonly<Record<string, readonly object[]>>>> = {
  'formel-fun': {
    blue: [{ type: 'moved', from: 0, to: 8 }],
    red: [{ type: 'moved', from: 0, to: 10 }],
    oneHand: [{ type: 'moved', car: 0, to: 7 }],
    turbo: [
      { type: 'played', turbo: true, extraTurbos: 1 },
      { type: 'drew', handSize: 4 },
      { type: 'moved', from: 0, to: 13 },
    ],
    full: [{ type: 'moved', aimed: 6, to: 5 }],
    last: [
      { type: 'moved', from: 4, to: 8 },
      { type: 'eliminated', seat: 1, race: 1 },
      { type: 'race', race: 2 },
    ],
  },
  'pole-position': {
    secret: [{ type: 'revealed', fuel: [7, 4, 9], order: [2, 0, 1] }],
    overtake: [{ type: 'moved', from: 10, to: 16, points: 7 }],
    slip: [{ type: 'moved', from: 1, to: 9, points: 8 }],
    oil: [{ type: 'spun', seat: 0 }],
    pit: [{ type: 'pit', seat: 0, from: 15, to: 2 }],
    turbo: [{ type: 'turbo', seat: 0, from: 5, to: 8 }],
    comeback: [{ type: 'moved', points: 8, bonus: 3 }],
  },
  'formula-de': {
    gears: [{ type: 'rolled', gear: 2, result: 4 }],
    corner: [{ type: 'moved', stops: 1, tyres: 0, brakes: 0 }],
    brakes: [{ type: 'moved', stops: 1, tyres: 0, brakes: 1 }],
    tyres: [{ type: 'moved', tyres: 2, brakes: 0 }],
    downshift: [{ type: 'shifted', from: 4, to: 2, forced: true, cost: { fuel: 1, brakes: 0, engine: 0 } }],
    blocked: [
      { type: 'moved', brakes: 1, tyres: 0 },
      { type: 'black', for: 'collision', outcome: 'missed' },
    ],
    engine: [
      { type: 'black', for: 'engine', result: 3, outcome: 'hurt' },
      { type: 'damaged', part: 'engine' },
    ],
    pit: [
      { type: 'tyres', left: 6 },
      { type: 'black', for: 'pit', result: 14, outcome: 'slow' },
    ],
  },
  formula: {
    open: [{ type: 'formula', formula: { op: '+', a: ['2'], b: ['4'], c: ['6'] } }],
    cover: [{ type: 'formula', formula: { op: 'x', a: ['2'], b: ['4'], c: ['8'] } }],
    lengthen: [{ type: 'formula', formula: { op: '+', a: ['2'], b: ['1', '4'], c: ['1', '6'] }, laid: 2 }],
    joker: [{ type: 'formula', formula: { op: 'x', a: ['2'], b: ['4'], c: ['J8'] } }],
    zero: [{ type: 'formula', formula: { op: '+', a: ['3'], b: ['6'], c: ['9'] }, laid: 3 }],
    draw: [{ type: 'drew', card: '7', handSize: 8 }],
    last: [{ type: 'finished', seat: 0, place: 1 }],
  },
};

const IDENTITY = { id: 'x', nickname: '' };

/** A new game may begin without a lesson. */
const GAMES_WITH_LESSON = GAME_CARDS.map(({ id }) => id).filter(hasLesson);

it('is found for the games that have one', () => {
  expect(GAMES_WITH_LESSON).toEqual(expect.arrayContaining(Object.keys(PROMISES)));
});

describe.each(GAMES_WITH_LESSON)('the lesson of %s', async (id) => {
  const { ui, t, definition } = await loadGame(id, 'en');
  const { lesson } = await loadLesson(id, 'en');
  const captions = (await loadGuide(id, 'en'))!.texts.symbols;

  it('has five to eight steps, and a promise for each', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(5);
    expect(lesson.steps.length).toBeLessThanOrEqual(8);
    expect(Object.keys(PROMISES[id]!).sort()).toEqual(lesson.steps.map(({ name }) => name).sort());
  });

  it.each(LANGUAGES)('has short texts for every step in %s', async (language) => {
    const { t: texts } = await loadLesson(id, language);
    expect(Object.keys(texts)).toEqual(lesson.steps.map(({ name }) => name));
    for (const { title, tip, success } of Object.values(texts)) {
      expect(title.length).toBeLessThan(30);
      expect(tip.length).toBeLessThan(240);
      expect(success.length).toBeLessThan(300);
    }
  });

  describe.each(lesson.steps)('step $name', (step) => {
    const start = (): ArrangedTable => createLessonTable(definition, lesson, step, IDENTITY);
    const positionAt = async (table: ArrangedTable): Promise<Position> =>
      (await table.watch(LEARNER_SEAT, null, () => {})).position;

    it('asks the person for a move that is legal', async () => {
      const { awaiting, legal } = await positionAt(start());
      expect(awaiting).toEqual({ kind: 'moves', seats: expect.arrayContaining([LEARNER_SEAT]) as number[] });
      for (const move of step.moves) expect(legal).toContainEqual(move);
      expect(legal.filter((move) => acceptsMove(step, move))).toHaveLength(step.moves.length);
    });

    it.each(step.moves)('keeps its promise after %j', async (move) => {
      const table = start();
      const events: object[] = [];
      const { position } = await table.watch(LEARNER_SEAT, null, (shown) => events.push(...shown.events));
      expect(await table.submit(LEARNER_SEAT, move, position.n)).toMatchObject({ ok: true });
      for (const promise of PROMISES[id]![step.name]!) expect(events).toContainEqual(expect.objectContaining(promise));
      expect((await positionAt(table)).n).toBe(table.entriesAtEnd);
    });

    it('is encoded so that it can be recorded again', async () => {
      const table = start();
      await table.submit(LEARNER_SEAT, step.moves[0]!, 0);
      const { entries } = await table.record();
      const game = definition.create(lesson.seats, table.info.options);
      const codes = encodeEntries({ definition, game, state: game.setup(), entries: [...entries] });
      expect(codes).toEqual([...step.setup, game.moveId(step.moves[0]!), ...step.after]);
    });

    const draw = async (): Promise<string> => {
      const table = start();
      const position = await positionAt(table);
      const props = {
        context: createTextContext(table.info, LEARNER_SEAT, t, en, 'en'),
        position,
        view: position.view,
        cue: null,
        isAsked: true,
        considered: null,
        chosen: null,
        consider: () => {},
        choose: () => {},
      };
      return [ui.Board, ui.Actions].map((Part) => renderToStaticMarkup(createElement(Part, props))).join('');
    };

    it('shows the move of the spotlight, and has a caption for every symbol', async () => {
      const markup = await draw();
      const attribute = JSON.stringify(step.moves[0]).replaceAll('"', '&quot;');
      const isOffered = markup.includes(`data-move="${attribute}"`);
      const leadsThere =
        step.spotlight !== undefined && new RegExp(`class="[^"]*${step.spotlight.slice(1)}[ "]`).test(markup);
      expect(isOffered || leadsThere).toBe(true);
      const symbols = new Set([...markup.matchAll(/data-symbol="(\w+)"/g)].map(([, symbol]) => symbol!));
      expect(symbols.size).toBeGreaterThan(0);
      expect(Object.keys(captions)).toEqual(expect.arrayContaining([...symbols]));
    });
  });
});

describe('the progress of a lesson', () => {
  const steps = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];

  it('goes on with the first step that is not done, and begins again when all are', () => {
    expect(firstOpenStep(steps, [])).toBe(0);
    expect(firstOpenStep(steps, ['a', 'c'])).toBe(1);
    expect(firstOpenStep(steps, ['a', 'b', 'c'])).toBe(0);
  });
});
