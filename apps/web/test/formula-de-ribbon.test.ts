import { findBot } from '@paddock/bots';
import {
  formulaDe,
  type FormulaDeTypes,
  type GearPreview,
  type Options,
  ROLL_OUTCOMES,
  type RollOutcome,
} from '@paddock/formula-de';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadTexts } from '../src/app/texts/index.ts';
import { LANGUAGES, type Language } from '../src/base/texts/language.ts';
import { circuitBoardOf } from '../src/games/formula-de/circuit-board.ts';
import { DangerHeadline, DangerRibbon } from '../src/games/formula-de/DangerRibbon.tsx';
import { texts } from '../src/games/formula-de/index.ts';
import { ribbonCellsOf } from '../src/games/formula-de/ribbon.ts';
import { sceneOf } from '../src/games/formula-de/scene-of.ts';
import type { FormulaDeTextContext } from '../src/games/formula-de/ui-types.ts';
import { createTextContext } from '../src/table/text-context.ts';
import { playBotRace } from './bot-race.ts';

const OPTIONS: Options = { circuit: 'monaco', laps: 1, carsPerPlayer: 1, dashboards: 'open', teamPoints: false };
const board = circuitBoardOf('monaco', 'en');

async function contextIn(language: Language): Promise<FormulaDeTextContext> {
  const drivers = [0, 1, 2].map((seat) => ({ kind: 'person', name: `Driver ${seat}` }) as const);
  const info = { id: 'test', game: 'formula-de', seats: 3, options: OPTIONS, drivers, seedHash: '', lesson: false };
  const general = (await loadTexts(language))(formulaDe.genre);
  return createTextContext(info, 0, await texts[language](), general, language) as FormulaDeTextContext;
}

/** The headline as it is read, share by share. */
function headlineIn(preview: GearPreview, context: FormulaDeTextContext): string {
  const markup = renderToStaticMarkup(createElement(DangerHeadline, { preview, context }));
  const shares = markup.split('</span>').slice(0, -1);
  return shares.map((share) => share.replaceAll(/<[^>]*>/g, '')).join(' · ');
}

function previewWith(shares: Partial<Record<RollOutcome, number>>): GearPreview {
  const outlook = {
    gear: 4,
    faces: 12,
    ends: [],
    rolls: [],
    shares: { clean: 0, brakes: 0, tyres: 0, spin: 0, out: 0, ...shares },
    tyreLoss: null,
    tyres: [],
    brakes: [],
    spin: 0,
    out: 0,
  };
  return { kind: 'gear', car: 0, gear: 4, fuel: 0, brakes: 0, engine: 0, outlook };
}

/** Every gear that was offered in a race of reckless drivers, with the cell of the car. */
function offeredGears(): { preview: GearPreview; from: string | null }[] {
  const found: { preview: GearPreview; from: string | null }[] = [];
  for (const bot of ['random', 'greedy']) {
    for (const { before } of playBotRace<FormulaDeTypes>(
      formulaDe,
      3,
      OPTIONS,
      'ribbon',
      findBot('formula-de', bot)!,
      0,
    )) {
      for (const preview of before.legal.length === 0 ? [] : (before.previews ?? [])) {
        if (preview.kind === 'gear') found.push({ preview, from: before.view.cars[preview.car]!.cell });
      }
    }
  }
  return found;
}
const gears = offeredGears();

describe('the headline of a gear', () => {
  it.each([
    ['en', '70% clean · 20% brakes · 10% out'],
    ['fr', '70\u00a0% sans frais · 20\u00a0% freins · 10\u00a0% abandon'],
    ['de', '70\u00a0% sauber · 20\u00a0% Bremsen · 10\u00a0% Ausfall'],
  ] as const)('in %s', async (language, expected) => {
    const headline = headlineIn(previewWith({ clean: 0.7, brakes: 0.2, out: 0.1 }), await contextIn(language));
    expect(headline.replaceAll('\u202f', '\u00a0')).toBe(expected);
  });

  it('adds up to 100 for every gear, in every language', async () => {
    expect(gears.length).toBeGreaterThan(100);
    for (const language of LANGUAGES) {
      const context = await contextIn(language);
      const thirds = previewWith({ clean: 1 / 3, tyres: 1 / 3, spin: 1 / 3 });
      for (const { preview } of [{ preview: thirds }, ...gears]) {
        const headline = headlineIn(preview, context);
        const sum = [...headline.matchAll(/(\d+)\s?%/gu)].reduce((total, [, percent]) => total + Number(percent), 0);
        expect(sum, headline).toBe(100);
        const shown = headline.split(' · ').length;
        expect(shown).toBe(ROLL_OUTCOMES.filter((outcome) => preview.outlook.shares[outcome] > 0).length);
      }
    }
  });
});

describe('the danger ribbon', () => {
  it('paints every cell that can be reached once, by its outcome and with a symbol', () => {
    const seen = new Set<string>();
    for (const { preview, from } of gears) {
      const cells = ribbonCellsOf(board, from, preview.outlook);
      expect(new Set(cells.map(({ id }) => id)).size).toBe(cells.length);
      for (const { to, outcome } of preview.outlook.ends)
        expect(cells).toContainEqual(expect.objectContaining({ id: to, outcome }));
      const markup = renderToStaticMarkup(createElement(DangerRibbon, { board, preview, from }));
      const painted = [...markup.matchAll(/fd-ribbon-cell fd-outcome-(\w+)/g)].map(([, outcome]) => outcome!);
      expect(painted).toEqual(cells.map(({ outcome }) => outcome));
      // The cell and its symbol; no numbers.
      expect(markup.match(/<path/g)).toHaveLength(2 * cells.length);
      expect(markup).not.toContain('<text');
      for (const outcome of painted) seen.add(outcome);
    }
    expect([...seen].sort()).toEqual([...ROLL_OUTCOMES].sort());
  });

  it('shows where a roll that drops the car out would have led', () => {
    let count = 0;
    for (const { preview, from } of gears) {
      if (preview.outlook.shares.out === 0 || from === null || !board.cells.has(from)) continue;
      const out = ribbonCellsOf(board, from, preview.outlook).filter(({ outcome }) => outcome === 'out');
      expect(out.length).toBeGreaterThan(0);
      count++;
    }
    expect(count).toBeGreaterThan(5);
  });
});

describe('the scenes', () => {
  it('belong to a top roll, a spin, a collision and a blown engine', () => {
    expect(sceneOf({ type: 'rolled', car: 0, gear: 5, result: 20 })).toBe('cheer');
    expect(sceneOf({ type: 'rolled', car: 0, gear: 5, result: 19 })).toBeNull();
    expect(sceneOf({ type: 'rolled', car: 0, gear: 1, result: 2 })).toBeNull();
    expect(sceneOf({ type: 'spun', car: 0, gear: 1 })).toBe('spin');
    expect(sceneOf({ type: 'damaged', car: 0, part: 'body', left: 1 })).toBe('collision');
    expect(sceneOf({ type: 'out', car: 0, reason: 'engine' })).toBe('blownEngine');
  });
});
