import { describe, expect, test } from 'vitest';
import {
  createHistory,
  endSeries,
  type History,
  recordChange,
  redoChange,
  undoChange,
} from '../src/games/formula-de/workshop/history.ts';

const after = (...values: readonly string[]): History<string> =>
  values.reduce((history, value) => recordChange(history, value), createHistory('empty'));

describe('the history of the editor', () => {
  test('goes back and forth through all changes', () => {
    const history = after('a', 'b', 'c');
    const back = undoChange(undoChange(history));
    expect(back.present).toBe('a');
    expect(redoChange(back).present).toBe('b');
    expect(redoChange(redoChange(back)).present).toBe('c');
  });

  test('stays at its ends', () => {
    const history = after('a');
    expect(redoChange(history)).toBe(history);
    const start = undoChange(history);
    expect(undoChange(start)).toBe(start);
  });

  test('forgets what was undone when something else is done', () => {
    const changed = recordChange(undoChange(after('a', 'b')), 'x');
    expect(changed.future).toEqual([]);
    expect(undoChange(changed).present).toBe('a');
  });

  test('undoes a series of changes at once, until the series is ended', () => {
    let history = after('a');
    for (const value of ['b', 'c', 'd']) history = recordChange(history, value, 'handle 3');
    expect(undoChange(history).present).toBe('a');
    history = recordChange(endSeries(history), 'e', 'handle 3');
    expect(undoChange(history).present).toBe('d');
  });

  test('a change to the same value is none', () => {
    const history = after('a');
    expect(recordChange(history, 'a')).toBe(history);
  });

  test('keeps some hundred steps and no more', () => {
    const history = after(...Array.from({ length: 700 }, (_, k) => String(k)));
    expect(history.past).toHaveLength(500);
    expect(history.past[0]).toBe('199');
  });
});
