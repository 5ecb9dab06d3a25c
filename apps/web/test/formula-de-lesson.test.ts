import { findBot } from '@paddock/bots';
import { type FormulaDeTypes, formulaDe } from '@paddock/formula-de';
import { defaultOptions, type Observation, Rng } from '@paddock/kernel';
import { positionOf } from '@paddock/table';
import { describe, expect, it } from 'vitest';
import { texts, ui } from '../src/games/formula-de/index.ts';
import type { Tip } from '../src/games/ui.ts';
import { DEFAULT_BOT } from '../src/table/play-now.ts';
import { findTip, isTipDone } from '../src/table/tips.ts';
import type { Position } from '../src/games/table-link.ts';
import { LANGUAGES } from '../src/base/texts/language.ts';
import { playBotsUntilPerson, createTable, prepareMove } from './bot-race.ts';

type K = FormulaDeTypes;
type Observed = Observation<K>;
type Chooser = (position: Position<K>, tip: Tip<K> | null, rng: Rng, observed: Observed) => K['move'];

const { lesson } = ui;
const TIPS = lesson.tips.map(({ name }) => name).toSorted();

/** Plays the guided race at seat 0, never clicking a tip away: who does sees the others sooner. */
function playLesson(choose: Chooser, name: string): { shown: string[]; turns: number } {
  const options = { ...defaultOptions(formulaDe.options), ...lesson.options };
  const table = createTable(formulaDe, lesson.seats, options, lesson.seed);
  const bot = findBot('formula-de', DEFAULT_BOT)!;
  const person = Rng.from(name);
  const done: string[] = [];
  const shown = new Set<string>();
  let turns = 0;
  for (; playBotsUntilPerson(table, bot); turns++) {
    const position = positionOf(table.match, 0);
    const tip = findTip(lesson.tips, done, position);
    if (tip !== null) shown.add(tip.name);
    const move = choose(position, tip, person, table.observe(0));
    if (tip !== null && isTipDone(tip, move, position)) done.push(tip.name);
    table.commit(prepareMove(table, 0, move));
  }
  return { shown: [...shown], turns };
}

const playLike =
  (bot: string): Chooser =>
  (_position, _tip, rng, observed) =>
    findBot('formula-de', bot)!.choose(observed, rng) as K['move'];

/** Does what the tip asks for, in the most careful way. */
const followTips: Chooser = (position, tip, rng, observed) => {
  const careful = playLike('greedy')(position, tip, rng, observed);
  if (tip === null || isTipDone(tip, careful, position)) return careful;
  return position.legal.find((move) => isTipDone(tip, move, position)) ?? careful;
};

/** Anything, but no gear that may end the race if there is another one, and no spin. */
const playAnything: Chooser = ({ legal, previews }, _tip, rng) => {
  const sane = legal.filter((_, i) => {
    const preview = previews![i]!;
    return preview.kind === 'gear' ? preview.outlook.out + preview.outlook.spin === 0 : !preview.spin;
  });
  return rng.pick(sane.length === 0 ? legal : sane);
};

describe('the lesson of Formula Dé', () => {
  it.each<[string, Chooser]>([
    ['follows the tips', followTips],
    ['drives like the greedy bot', playLike('greedy')],
    ['drives like a rookie', playLike('rookie')],
    ['drives like an amateur', playLike('amateur')],
    ...Array.from({ length: 12 }, (_, i): [string, Chooser] => [`drives anyhow (${i})`, playAnything]),
  ])('shows every tip to somebody who %s', (name, choose) => {
    const { shown, turns } = playLesson(choose, name);
    expect(shown.toSorted()).toEqual(TIPS);
    expect(turns).toBeLessThan(80);
  });

  it('begins with the start, and has a text for every tip in every language', async () => {
    expect(playLesson(followTips, 'start').shown.slice(0, 2)).toEqual(['start', 'end']);
    for (const language of LANGUAGES) {
      expect(Object.keys((await texts[language]()).coach).toSorted()).toEqual(TIPS);
    }
  });
});
