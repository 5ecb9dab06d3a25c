import { findBot } from '@paddock/bots';
import { type Event, formula, type FormulaTypes, type Options } from '@paddock/formula';
import { defaultOptions, type Viewer } from '@paddock/kernel';
import type { GameState } from '@paddock/table';
import { texts } from '../src/games/formula/index.ts';
import type { FormulaTexts } from '../src/games/formula/texts/types.ts';
import type { TextContext } from '../src/games/ui.ts';
import type { Position, TableInfo } from '../src/games/table-link.ts';
import { LANGUAGES } from '../src/base/texts/language.ts';
import { playBotRace } from './bot-race.ts';

const NAMES = ['Anna', 'Rosa', 'Kim', 'Ludovic', 'Max', 'Zoë'];
export const loaded = await Promise.all(LANGUAGES.map((language) => texts[language]()));

export function infoFor(seats: number, options: Options): TableInfo<FormulaTypes> {
  const drivers = Array.from({ length: seats }, (_, seat) => ({ kind: 'person' as const, name: NAMES[seat]! }));
  return { id: `t${seats}`, game: 'formula', seats, options, drivers, seedHash: '', lesson: false };
}

export function textContextFor(
  info: TableInfo<FormulaTypes>,
  viewer: Viewer,
  i: number,
): TextContext<FormulaTypes, FormulaTexts> {
  const language = LANGUAGES[i]!;
  return {
    t: loaded[i]!,
    info,
    viewer,
    name: (seat) => NAMES[seat]!,
    number: (value, digits = 0) => value.toLocaleString(language, { maximumFractionDigits: digits }),
    list: (items) => new Intl.ListFormat(language).format(items),
  };
}

interface Moment {
  readonly before: Position<FormulaTypes>;
  readonly events: readonly Event[];
  readonly after: Position<FormulaTypes>;
}

/** Plays a whole game, and calls `onStep` with every step of seat 0. */
export function playThrough(
  seats: number,
  given: Partial<Options>,
  seed: string,
  bot: string,
  onStep: (moment: Moment, next: GameState<FormulaTypes>) => void,
  viewer: Viewer = 0,
): void {
  const options = { ...defaultOptions(formula.options), ...given };
  const race = playBotRace(formula, seats, options, seed, findBot('formula', bot)!, viewer);
  for (const { before, step, next } of race) onStep({ before, ...step }, next);
}
