import { findBot } from '@paddock/bots';
import { type Event, formulaDe, type FormulaDeTypes, type Options, practiceOval, type View } from '@paddock/formula-de';
import {
  appendEntry,
  startMatch,
  CHANCE,
  createFairDice,
  type Match,
  observe,
  Rng,
  type Seat,
  seedFromText,
} from '@paddock/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CircuitField } from '../src/games/formula-de/CircuitField.tsx';
import { circuitBoardOf } from '../src/games/formula-de/circuit-board.ts';
import { texts, ui } from '../src/games/formula-de/index.ts';
import { guide } from '../src/games/formula-de/guide/index.ts';
import type { FormulaDeTexts } from '../src/games/formula-de/texts/types.ts';
import type { TableProps, TextContext } from '../src/games/ui.ts';
import type { Position } from '../src/games/table-link.ts';
import { LANGUAGES } from '../src/base/texts/language.ts';
import { expectText } from './expect-text.ts';
import { plainTextContext } from './plain-text-context.ts';
import { positionOf } from '@paddock/table';

type K = FormulaDeTypes;
type FormulaDeTextContext = TextContext<K, FormulaDeTexts>;

const DEFAULTS: Options = {
  circuit: 'monaco',
  laps: 1,
  carsPerPlayer: 1,
  dashboards: 'hidden',
  teamPoints: false,
};
const languages = await Promise.all(LANGUAGES.map((language) => texts[language]()));

function textContextFor(t: FormulaDeTexts, seats: number, options: Options, viewer: Seat | null): FormulaDeTextContext {
  return plainTextContext('formula-de', t, seats, options, viewer);
}

interface Table {
  readonly seats: number;
  readonly options: Options;
  readonly bots: readonly string[];
}

/** Plays a race and calls with every position, and with every step between them. */
function play(
  { seats, options, bots }: Table,
  seed: string,
  visit: (match: Match<K>, events: readonly Event[], before: Match<K>['state']) => void,
): void {
  const match = startMatch(formulaDe, seats, options);
  const dice = createFairDice(seedFromText(seed));
  const rng = Rng.from(seed);
  for (;;) {
    const { game, state } = match;
    const awaiting = game.awaiting(state);
    if (awaiting.kind === 'over') return;
    const before = game.clone(state);
    const events: Event[] = [];
    if (awaiting.kind === 'chance') appendEntry(match, [CHANCE, dice(match.entries.length, awaiting.ways)], events);
    else {
      const seat = awaiting.seats[0]!;
      const bot = findBot('formula-de', bots[seat % bots.length]!)!;
      appendEntry(match, [seat, bot.choose(observe(game, state, seat) as never, rng) as K['move']], events);
    }
    visit(match, events, before);
  }
}

const TABLES: readonly Table[] = [
  { seats: 2, options: { ...DEFAULTS, circuit: practiceOval }, bots: ['random'] },
  {
    seats: 10,
    options: { ...DEFAULTS, circuit: practiceOval, laps: 2, dashboards: 'open' },
    bots: ['greedy', 'random'],
  },
  {
    seats: 5,
    options: { ...DEFAULTS, circuit: practiceOval, laps: 2, carsPerPlayer: 2, teamPoints: true },
    bots: ['random', 'greedy'],
  },
  { seats: 4, options: { ...DEFAULTS, circuit: 'zandvoort', laps: 2 }, bots: ['greedy'] },
  { seats: 3, options: { ...DEFAULTS, carsPerPlayer: 2 }, bots: ['greedy', 'random'] },
];

describe('the sentences of Formula Dé', () => {
  it.each(TABLES.map((table, k) => [k, table] as const))('at table %i', (k, table) => {
    const { seats, options } = table;
    const kinds = new Set<string>();
    play(table, `words ${k}`, (match, events) => {
      const viewer = match.entries.length % 3 === 0 ? null : match.entries.length % seats;
      const position = positionOf(match, viewer);
      for (const [l, t] of languages.entries()) {
        const context = textContextFor(t, seats, options, viewer);
        for (const event of events) {
          kinds.add(event.type);
          expectText(ui.describeEvent(match.game.redact(event, viewer)!, context), event.type);
          expectText(ui.describeBriefly!(match.game.redact(event, viewer)!, context), event.type);
        }
        // The rest is the same from one entry to the next, but for the few things that have changed.
        if ((match.entries.length + l) % 7 !== 0) continue;
        expectText(ui.prompt(position, context), 'ask');
        for (const line of ui.describePosition(position.view, context)) expectText(line, 'describe');
        for (const [i, move] of position.legal.entries()) {
          expectText(ui.describeMove(move, position.previews![i]!, context), 'consequence');
          expectText(ui.describeMove(move, null, context), 'consequence');
        }
        for (let seat = 0; seat < seats; seat++) {
          for (const { label, value } of ui.seatFacts(position.view, seat, context).facts) {
            expectText(label, 'seat');
            expectText(value, 'seat');
          }
        }
      }
      if (position.awaiting.kind !== 'over') return;
      for (const t of languages) {
        const context = textContextFor(t, seats, options, viewer);
        expectText(ui.prompt(position, context), 'ask');
        for (let seat = 0; seat < seats; seat++) {
          const score = ui.scoreText(position.view, seat, context);
          // The place of the only car of a seat is beside it in the result.
          const saysMore = options.teamPoints || position.view.cars.filter((car) => car.seat === seat).length > 1;
          expect(score !== '').toBe(saysMore);
          if (saysMore) expectText(score, 'score');
        }
      }
    });
    expect([...kinds]).toEqual(
      expect.arrayContaining(['grid', 'round', 'black', 'rolled', 'shifted', 'moved', 'over']),
    );
  });
});

describe('the animation of Formula Dé', () => {
  it.each(TABLES.map((table, k) => [k, table] as const))(
    'ends every step with the view of the position, at table %i',
    (k, table) => {
      play(table, `stage ${k}`, (match, events, before) => {
        const { game, state } = match;
        let view = game.view(before, 0);
        let total = 0;
        for (const event of events) {
          const seen = game.redact(event, 0)!;
          const ms = ui.durationMs(seen, view);
          expect(ms).toBeGreaterThanOrEqual(0);
          total += ms;
          view = ui.applyEvent(view, seen);
        }
        expect(total).toBeLessThanOrEqual(4000);
        expect(view).toEqual(game.view(state, 0));
      });
    },
  );
});

describe('the board of Formula Dé', () => {
  it('renders in all positions of a race', () => {
    const table: Table = {
      seats: 3,
      options: { ...DEFAULTS, circuit: 'zandvoort', laps: 2, carsPerPlayer: 2 },
      bots: ['greedy'],
    };
    expect(circuitBoardOf('zandvoort', 'en').geometry.cells.size).toBe(465);
    let drawn = 0;
    play(table, 'drawn', (match, events, before) => {
      if (match.entries.length % 23 > 2) return;
      const position = positionOf(match, 0);
      const context = textContextFor(languages[match.entries.length % 3]!, table.seats, table.options, 0);
      const asked = position.legal.length > 0;
      const pick = match.entries.length % Math.max(1, position.legal.length);
      const move = position.legal[pick];
      const event = events[0];
      const props: TableProps<K, FormulaDeTexts>[] = [
        propsOf(context, position, position.view, asked, null, null),
        ...(move === undefined
          ? []
          : [
              propsOf(
                context,
                position,
                position.view,
                asked,
                { move, preview: position.previews![pick]!, isChosen: true },
                null,
              ),
            ]),
        ...(event === undefined
          ? []
          : [propsOf(context, position, match.game.view(before, 0), false, null, { key: 1, event, ms: 100 })]),
      ];
      for (const each of props) {
        expect(renderToStaticMarkup(createElement(ui.Board, each))).toMatch(/role="img".*class="fd-cars"/s);
        const actions = renderToStaticMarkup(createElement(ui.Actions, each));
        expect(actions).not.toMatch(/undefined|NaN|\[object/);
        // Every legal move has its button, and nothing else has one that works.
        const buttons = actions.match(/<button(?![^>]*disabled="")/g)?.length ?? 0;
        expect(buttons).toBe(each.isAsked ? position.legal.length : 0);
        drawn++;
      }
    });
    expect(drawn).toBeGreaterThan(60);
  });

  it('renders on the rules page and in the form', () => {
    for (const t of languages) {
      for (const Picture of Object.values(guide.Illustrations)) {
        expect(renderToStaticMarkup(createElement(Picture, { t }))).toContain('figcaption');
      }
      const field = createElement(CircuitField, { t, value: 'monaco', error: null, onChange: () => undefined });
      expect(renderToStaticMarkup(field)).toContain('Zandvoort');
    }
  });
});

function propsOf(
  context: FormulaDeTextContext,
  position: Position<K>,
  view: View,
  asked: boolean,
  considered: TableProps<K, FormulaDeTexts>['considered'],
  cue: TableProps<K, FormulaDeTexts>['cue'],
): TableProps<K, FormulaDeTexts> {
  return {
    context,
    position,
    view,
    cue,
    isAsked: asked,
    considered,
    chosen: null,
    consider: () => undefined,
    choose: () => undefined,
  };
}
