import { findBot } from '@paddock/bots';
import { type Event, formula, type FormulaKind, type Options } from '@paddock/formula';
import {
  append,
  begin,
  CHANCE,
  defaultOptions,
  fairDice,
  type Match,
  observe,
  Rng,
  seedFrom,
  type Viewer,
} from '@paddock/kernel';
import { positionOf } from '@paddock/table';
import { texts } from '../src/games/formula/index.ts';
import type { FormulaTexts } from '../src/games/formula/texts/types.ts';
import type { TextContext } from '../src/games/ui.ts';
import type { Position, TableInfo } from '../src/table/link.ts';
import { LANGUAGES } from '../src/texts/language.ts';

const NAMES = ['Anna', 'Rosa', 'Kim', 'Ludovic', 'Max', 'Zoë'];
export const loaded = await Promise.all(LANGUAGES.map((language) => texts[language]()));

export function infoFor(seats: number, options: Options): TableInfo<FormulaKind> {
  const drivers = Array.from({ length: seats }, (_, seat) => ({ kind: 'person' as const, name: NAMES[seat]! }));
  return { id: `t${seats}`, game: 'formula', seats, options, drivers, seedHash: '', lesson: false };
}

export function textContextFor(
  info: TableInfo<FormulaKind>,
  viewer: Viewer,
  i: number,
): TextContext<FormulaKind, FormulaTexts> {
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
  readonly before: Position<FormulaKind>;
  readonly events: readonly Event[];
  readonly after: Position<FormulaKind>;
}

/** Plays a whole game, telling seat 0 every step. */
export function playThrough(
  seats: number,
  given: Partial<Options>,
  seed: string,
  bot: string,
  onStep: (moment: Moment, match: Match<FormulaKind>) => void,
  viewer: Viewer = 0,
): void {
  const match = begin(formula, seats, { ...defaultOptions(formula.options), ...given });
  const dice = fairDice(seedFrom(seed));
  const driver = findBot('formula', bot)!;
  for (;;) {
    const awaiting = match.game.awaiting(match.state);
    if (awaiting.kind === 'over') return;
    const before = positionOf(match, viewer);
    const events: Event[] = [];
    if (awaiting.kind === 'chance') append(match, [CHANCE, dice(match.entries.length, awaiting.ways)], events);
    else {
      const seat = awaiting.seats[0]!;
      const rng = Rng.from(`${seedFrom(seed)} bot ${seat} ${match.entries.length}`);
      append(match, [seat, driver.choose(observe(match.game, match.state, seat), rng) as FormulaKind['move']], events);
    }
    const told = events.map((event) => match.game.redact(event, viewer)!);
    onStep({ before, events: told, after: positionOf(match, viewer) }, match);
  }
}
