import { findBot } from '@paddock/bots';
import { formulaDe, type FormulaDeTypes, type Options, practiceOval } from '@paddock/formula-de';
import { appendEntry, startMatch, CHANCE, observe, Rng } from '@paddock/kernel';
import { positionOf } from '@paddock/table';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { texts, ui } from '../src/games/formula-de/index.ts';
import { withDe } from '../src/games/formula-de/texts/elision.ts';
import type { FormulaDeTexts } from '../src/games/formula-de/texts/types.ts';
import type { TextContext } from '../src/games/ui.ts';
import type { Position } from '../src/games/table-link.ts';
import { createTextContext } from '../src/table/text-context.ts';
import { LANGUAGES, type Language } from '../src/base/texts/language.ts';
import { loadTexts } from '../src/app/texts/index.ts';

type K = FormulaDeTypes;
type FormulaDeTextContext = TextContext<K, FormulaDeTexts>;

const DEFAULTS: Options = { circuit: 'monaco', laps: 2, carsPerPlayer: 1, dashboards: 'hidden', teamPoints: false };
const catalogues = new Map(
  await Promise.all(
    LANGUAGES.map(
      async (one) => [one, [await texts[one](), (await loadTexts(one))(formulaDe.genre)] as const] as const,
    ),
  ),
);

function textContextIn(language: Language, options: Options, viewer: number): FormulaDeTextContext {
  const info = {
    id: 'test',
    game: 'formula-de',
    seats: 4,
    options,
    drivers: ['Emma', 'Hugo', 'Rosa', 'Max'].map((name) => ({ kind: 'person', name }) as const),
    seedHash: '',
    lesson: false,
  };
  const [t, house] = catalogues.get(language)!;
  return createTextContext(info, viewer, t, house, language) as FormulaDeTextContext;
}

/** Visits every position of a race in which somebody chooses; random and careful drivers reach different positions. */
function race(options: Options, seed: string, visit: (position: Position<K>) => void): void {
  const match = startMatch(formulaDe, 4, options);
  const rng = Rng.from(seed);
  for (;;) {
    const { game, state } = match;
    const awaiting = game.awaiting(state);
    if (awaiting.kind === 'over') return;
    if (awaiting.kind === 'chance') {
      appendEntry(match, [CHANCE, rng.below(awaiting.ways)]);
      continue;
    }
    const seat = awaiting.seats[0]!;
    visit(positionOf(match, seat));
    const bot = findBot('formula-de', seat % 2 === 0 ? 'greedy' : 'random')!;
    appendEntry(match, [seat, bot.choose(observe(game, state, seat) as never, rng) as K['move']]);
  }
}

function actionsMarkup(context: FormulaDeTextContext, position: Position<K>): string {
  const none = (): void => undefined;
  return renderToStaticMarkup(
    createElement(ui.Actions, {
      context,
      position,
      view: position.view,
      cue: null,
      isAsked: true,
      considered: null,
      chosen: null,
      consider: none,
      choose: none,
    }),
  );
}

/** The enabled buttons, as seen (texts and signs) and as read aloud. */
function buttonsOf(markup: string): { name: string; seen: string }[] {
  return [...markup.matchAll(/<button(?![^>]*disabled="")([^>]*)>(.*?)<\/button>/gs)].map(([, attributes, inside]) => ({
    name: /aria-label="([^"]*)"/.exec(attributes!)![1]!,
    // Ignores what narrow screens hide, and the number of the key.
    seen: inside!
      .replaceAll(/<kbd.*?<\/kbd>/gs, '')
      .replaceAll(/<span class="fd-choice-details">.*?<\/span>/gs, '')
      .replaceAll(/<span class="fd-token (fd-token-\w+)">/g, ' $1 ')
      .replaceAll(/<[^>]*>/g, ''),
  }));
}

describe.each(['monaco', 'zandvoort', practiceOval])('choices on circuit %#', (circuit) => {
  it('have unique names and looks in every language', () => {
    let n = 0;
    race({ ...DEFAULTS, circuit }, 'buttons', (position) => {
      const language = LANGUAGES[n++ % LANGUAGES.length]!;
      const context = textContextIn(language, { ...DEFAULTS, circuit }, position.viewer!);
      const buttons = buttonsOf(actionsMarkup(context, position));
      expect(buttons).toHaveLength(position.legal.length);
      for (const part of ['name', 'seen'] as const) {
        const labels = buttons.map((button) => button[part]);
        expect([...new Set(labels)], JSON.stringify(position.legal)).toEqual(labels);
      }
      const unknown = position.legal.map((move) => ui.describeMove(move, null, context));
      expect(new Set(unknown).size, unknown.join('\n')).toBe(unknown.length);
    });
    expect(n).toBeGreaterThan(100);
  });

  it('FD-11: the bar, the figures and the sentence of a gear say the same, and add up to 100', () => {
    let bars = 0;
    let n = 0;
    race({ ...DEFAULTS, circuit }, 'bars', (position) => {
      if (position.view.phase !== 'gear') return;
      const language = LANGUAGES[n++ % LANGUAGES.length]!;
      const context = textContextIn(language, { ...DEFAULTS, circuit }, position.viewer!);
      const markup = actionsMarkup(context, position);
      for (const [, label, tile] of markup.matchAll(
        /<button(?![^>]*disabled="")[^>]*aria-label="([^"]*)"[^>]*>(.*?)<\/button>/gs,
      )) {
        const drawn = [...tile!.matchAll(/fd-share-(\w+)" style="flex-grow:(\d+)"/g)].map(([, what, percent]) => [
          what,
          percent,
        ]);
        const told = [...tile!.matchAll(/fd-share-text-(\w+)">.*?<\/svg>(\d+)/gs)].map(([, what, percent]) => [
          what,
          percent,
        ]);
        expect(told).toEqual(drawn);
        expect([...label!.matchAll(/(\d+)\s?%/g)].map(([, percent]) => percent)).toEqual(drawn.map(([, one]) => one));
        expect(drawn.reduce((sum, [, percent]) => sum + Number(percent), 0)).toBe(100);
        bars++;
      }
    });
    expect(bars).toBeGreaterThan(100);
  });
});

describe('French', () => {
  it.each([
    ['Emma', 'd’Emma'],
    ['Émile', 'd’Émile'],
    ['Hugo', 'd’Hugo'],
    ['hélène', 'd’hélène'],
    ['Yves', 'd’Yves'],
    ['Yann', 'de Yann'],
    ['Œdipe', 'd’Œdipe'],
    ['Rosa', 'de Rosa'],
    ['Joueur 2', 'de Joueur 2'],
  ])('elides before a vowel or a silent h: %s', (name, expected) => {
    expect(withDe(name)).toBe(expected);
  });

  it('is used in the log', () => {
    const context = textContextIn('fr', DEFAULTS, 0);
    expect(ui.describeEvent({ type: 'out', car: 0, reason: 'engine' }, context)).toMatch(/^Abandon d’Emma\s:/);
    expect(ui.describeEvent({ type: 'out', car: 1, reason: 'corner' }, context)).toMatch(/^Abandon d’Hugo\s:/);
    expect(ui.describeEvent({ type: 'spun', car: 2, gear: 1 }, context)).toMatch(/^Tête-à-queue de Rosa\s:/);
    expect(ui.describeEvent({ type: 'finished', car: 0, place: 1 }, context)).toContain('termine 1er');
    expect(ui.describeEvent({ type: 'over', ranking: [[0]], places: [1] }, context)).toContain('Victoire d’Emma');
  });
});

describe('German', () => {
  it('uses the words of the printed game', async () => {
    const context = textContextIn('de', DEFAULTS, 0);
    expect(ui.describeEvent({ type: 'rolled', car: 2, gear: 1, result: 2 }, context)).toBe(
      'Rosa würfelt 2 im 1. Gang.',
    );
    expect(ui.describeEvent({ type: 'stalled', car: 2 }, context)).toContain('Fehlstart');
    expect(ui.describeEvent({ type: 'spun', car: 2, gear: 1 }, context)).toContain('schleudert');
    const { de } = { de: await texts.de() };
    expect(de.parts.fuel).toBe('Verbrauch');
    expect(de.ask.yourMove(null, 4)).toContain('Wo soll der Zug enden?');
  });
});
