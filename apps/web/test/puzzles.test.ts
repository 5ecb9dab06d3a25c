import { readFileSync } from 'node:fs';
import { openPuzzle, type PuzzleFile } from '@paddock/kernel/puzzles';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { loadTexts } from '../src/app/texts/index.ts';
import { LANGUAGES } from '../src/base/texts/language.ts';
import { TextsProvider } from '../src/base/texts/index.tsx';
import { useSettings } from '../src/base/settings.ts';
import { GAME_CARDS, loadGame } from '../src/games/index.ts';
import type { PreviewedMove } from '../src/games/puzzle.ts';
import { hasPuzzles, loadPuzzlePackage } from '../src/games/puzzles.ts';
import { createArrangedTable } from '../src/learn/arranged-table.ts';
import { dailyIndex, dayNumberOf } from '../src/puzzles/daily.ts';
import { PAGE_TEXTS } from '../src/puzzles/page/load-texts.ts';
import { nextOpenIndex, usePuzzleProgress } from '../src/puzzles/puzzle-progress.ts';
import { PuzzleList } from '../src/puzzles/PuzzleListPage.tsx';
import { PuzzlePanel } from '../src/puzzles/PuzzlePanel.tsx';
import { createTextContext } from '../src/table/text-context.ts';
import { currentStreak, extendStreak, NO_STREAK } from '../src/puzzles/streak.ts';

/** A new game may begin without puzzles. */
const GAMES = GAME_CARDS.map(({ id }) => id).filter(hasPuzzles);
/** How many there must be of each game. */
const MIN_PUZZLES = 200;
/** How many of them are explained. */
const EXPLAINED_PUZZLES = 12;

function readFile(game: string): PuzzleFile {
  const path = new URL(`../src/games/${game}/puzzles/puzzles.json`, import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8')) as PuzzleFile;
}

it('every game of today has puzzles', () => {
  expect(GAMES).toEqual(expect.arrayContaining(['formel-fun', 'formula-de', 'pole-position', 'formula']));
});

describe.each(GAMES)('the puzzles of %s', async (id) => {
  const file = readFile(id);
  const game = await loadGame(id, 'en');
  const { definition } = game;

  it('are enough, and all different', () => {
    expect(file.puzzles.length).toBeGreaterThanOrEqual(MIN_PUZZLES);
    const positions = file.puzzles.map(([table, , setup]) => `${table} ${setup.join(' ')}`);
    expect(new Set(positions).size).toBe(file.puzzles.length);
  });

  it('lead to a position in which a seat has these choices, with one value for the best', () => {
    for (let index = 0; index < file.puzzles.length; index++) {
      const { choices, difficulty } = openPuzzle(definition, file, index);
      expect([1, 2, 3, 4, 5]).toContain(difficulty);
      const right = choices.filter(({ isRight }) => isRight).length;
      expect(right).toBeGreaterThanOrEqual(1);
      if (file.unit !== 'cards') {
        expect(right).toBe(1);
        expect(choices.length).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('refuse a move that the rules do not allow', () => {
    const [table, difficulty, setup, choices] = file.puzzles[0]!;
    const broken = { ...file, puzzles: [[table, difficulty, setup, [-7, ...choices.slice(1)]]] } as PuzzleFile;
    expect(() => openPuzzle(definition, broken, 0)).toThrow('no legal move -7');
    expect(() => openPuzzle(definition, { ...file, rulesVersion: 0 }, 0)).toThrow('rules 0');
  });

  describe.each(LANGUAGES)('in %s', async (language) => {
    const texts = await PAGE_TEXTS[language]();
    const catalogue = await loadTexts(language);
    const puzzles = await loadPuzzlePackage(id, language);
    const loaded = await loadGame(id, language);
    const puzzle = openPuzzle(definition, file, 0);
    const [table, , setup] = file.puzzles[0]!;
    const position = { ...file.tables[table]!, setup, seat: puzzle.seat, after: [] };
    const { info } = createArrangedTable(definition, position, { id: 'puzzle', nickname: 'Ada' });
    const render = (element: ReturnType<typeof createElement>): string => {
      useSettings.setState({ language });
      const page = createElement(TextsProvider, { first: catalogue, load: loadTexts } as never, element);
      return renderToStaticMarkup(createElement(Router, { ssrPath: '/puzzles' } as never, page));
    };
    const drawPanel = (made: object | null): string =>
      render(
        createElement(PuzzlePanel, {
          game: loaded,
          info,
          puzzles,
          puzzle,
          unit: file.unit,
          number: 1,
          isDaily: true,
          streak: 3,
          earlier: undefined,
          made,
          texts,
          onNext: () => {},
          onAgain: () => {},
        }),
      );

    it('the panel says what counts, and tells nothing before the choice', () => {
      const markup = drawPanel(null);
      expect(markup).toContain(texts.daily);
      expect(markup).not.toContain('puzzle-choices');
      expect(markup).not.toContain(texts.right);
    });

    it('the panel says that the best choice is right, and what all choices are worth', () => {
      const markup = drawPanel(puzzle.choices[0]!.move);
      expect(markup).toContain('puzzle-right');
      expect(markup).toContain(texts.streak(3));
      expect(markup.match(/class="puzzle-choice[ "]/g)!.length).toBeGreaterThanOrEqual(1);
      expect(markup).not.toMatch(/undefined|NaN/);
    });

    it('the panel says why another choice is worse', () => {
      const { match, seat, choices } = puzzle;
      const other = match.game
        .legalMoves(match.state, seat)
        .find((move) => !choices.some((choice) => choice.isRight && choice.move === move))!;
      const markup = drawPanel(other);
      expect(markup).toContain('puzzle-wrong');
      expect(markup).toContain(texts.wrong);
      expect(markup).not.toMatch(/undefined|NaN/);
    });

    it('every other choice has a reason why it is worse', () => {
      const context = createTextContext(info, puzzle.seat, loaded.t, catalogue('game'), language);
      const reasons = new Set<string>();
      for (let index = 0; index < EXPLAINED_PUZZLES; index++) {
        const { match, seat, choices } = openPuzzle(definition, file, index);
        const preview = (move: object): PreviewedMove => ({
          move,
          preview: match.game.preview(match.state, seat, move),
        });
        const others = match.game.legalMoves(match.state, seat).slice(0, 20);
        for (const other of others.filter((move) => !choices.some((one) => one.isRight && one.move === move))) {
          const reason = puzzles.explain(preview(other), preview(choices[0]!.move), puzzles.t, context);
          expect(reason).toMatch(/[.]$/);
          expect(reason).not.toMatch(/undefined|NaN/);
          reasons.add(reason!.replaceAll(/\d/g, ''));
        }
      }
      expect(reasons.size).toBeGreaterThanOrEqual(2);
    });

    it('the list has a link to every puzzle', () => {
      const few = { ...file, puzzles: file.puzzles.slice(0, 20) };
      const markup = render(createElement(PuzzleList, { file: few, texts }));
      expect(markup.match(/class="puzzles-entry[ "]/g)).toHaveLength(20);
      expect(markup).toContain(texts.entry(1, file.puzzles[0]![1], undefined));
    });
  });
});

describe('the puzzle of the day', () => {
  it('is another one every day until all had their turn', () => {
    for (const count of [1, 2, 200, 366]) {
      const days = Array.from({ length: count }, (_, i) => dailyIndex(20_000 + i, count));
      expect([...days].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i));
    }
  });

  it('changes at local midnight', () => {
    const evening = dayNumberOf(new Date(2026, 10, 16, 23, 59));
    expect(dayNumberOf(new Date(2026, 10, 16, 0, 1))).toBe(evening);
    expect(dayNumberOf(new Date(2026, 10, 17, 0, 0))).toBe(evening + 1);
  });
});

describe('the streak', () => {
  it('counts days in a row, a day once, and begins again after a day without', () => {
    const two = extendStreak(extendStreak(NO_STREAK, 10), 11);
    expect(two).toEqual({ lastDay: 11, length: 2, longest: 2 });
    expect(extendStreak(two, 11)).toEqual(two);
    expect(extendStreak(two, 13)).toEqual({ lastDay: 13, length: 1, longest: 2 });
  });

  it('is shown until a whole day has passed without', () => {
    const streak = extendStreak(NO_STREAK, 10);
    expect([10, 11, 12].map((day) => currentStreak(streak, day))).toEqual([1, 1, 0]);
  });
});

describe('the progress on this device', () => {
  const file = { game: 'formula', seed: 'x', evaluator: { id: 'y', version: 1 }, puzzles: [] } as unknown as PuzzleFile;
  const { answer } = usePuzzleProgress.getState();
  beforeEach(() => usePuzzleProgress.setState({ answers: {}, daily: {}, streak: NO_STREAK }));

  it('keeps the first answer', () => {
    answer(file, 3, false, 10);
    answer(file, 3, true, 10);
    const { answers, daily, streak } = usePuzzleProgress.getState();
    expect(Object.values(answers)).toEqual([{ 3: false }]);
    expect(daily).toEqual({ formula: { day: 10, isRight: false } });
    expect(streak.length).toBe(0);
  });

  it('counts a puzzle of the day that was solved, and no other', () => {
    answer(file, 3, true, null);
    expect(usePuzzleProgress.getState().streak.length).toBe(0);
    answer(file, 4, true, 10);
    expect(usePuzzleProgress.getState().streak).toMatchObject({ lastDay: 10, length: 1 });
  });

  it('does not count answers for other lists of puzzles', () => {
    answer(file, 3, true, null);
    answer({ ...file, seed: 'z' }, 3, false, null);
    expect(Object.values(usePuzzleProgress.getState().answers)).toEqual([{ 3: true }, { 3: false }]);
  });

  it('leads to the next puzzle without an answer', () => {
    expect(nextOpenIndex({ 1: true, 2: false }, 0, 4)).toBe(3);
    expect(nextOpenIndex({ 0: true, 1: true, 2: true }, 2, 3)).toBe(0);
  });
});
