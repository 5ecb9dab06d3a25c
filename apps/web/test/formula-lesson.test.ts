import { describe, expect, it } from 'vitest';
import { ui } from '../src/games/formula/index.ts';
import { loaded } from './formula-games.ts';
import {
  type Chooser,
  drawOften,
  followTips,
  playAnything,
  playBestOffer,
  playFewCards,
  playLesson,
} from './formula-lesson.ts';

const { lesson } = ui;
const TIPS = lesson.tips.map(({ name }) => name).toSorted();

describe('the lesson of Formula', () => {
  it.each<[string, Chooser]>([
    ['follows the tips', followTips],
    ['always plays the best offer', playBestOffer],
    ['lays as few cards as possible', playFewCards],
    ['draws in half of the turns', drawOften],
    ...Array.from({ length: 12 }, (_, i): [string, Chooser] => [`plays anything (${i})`, playAnything]),
  ])('shows every tip to somebody who %s', (name, choose) => {
    const { shown } = playLesson(lesson, choose, name);
    expect(shown.toSorted()).toEqual(TIPS);
  });

  it('begins with the opening, and is not much longer than its tips', () => {
    const { shown, turns } = playLesson(lesson, followTips, 'length');
    expect(shown.slice(0, 2)).toEqual(['open', 'change']);
    expect(turns).toBeLessThanOrEqual(2 * TIPS.length);
  });

  it('has a text for every tip in every language, and no other texts', () => {
    for (const t of loaded) expect(Object.keys(t.coach).toSorted()).toEqual(TIPS);
  });
});
