import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Debrief, DebriefEntry } from '../src/worker/debriefs.ts';
import { DriverCards } from '../src/debrief/DriverCards.tsx';
import { breakLines } from '../src/debrief/debrief-picture.ts';
import { GiftMatrix } from '../src/debrief/GiftMatrix.tsx';
import { readRaceLog } from '../src/debrief/race-log.ts';
import { Ribbon } from '../src/debrief/Ribbon.tsx';
import { RibbonScrubber } from '../src/debrief/RibbonScrubber.tsx';
import { collectTicks, findFlag, stackBands } from '../src/debrief/ribbon-geometry.ts';
import { type DebriefStory, momentText, tellChances, tellGifts, tellTurningPoint } from '../src/debrief/sentences.ts';
import { textsFor as de } from '../src/debrief/texts/de.ts';
import { textsFor as en } from '../src/debrief/texts/en.ts';
import { textsFor as fr } from '../src/debrief/texts/fr.ts';
import type { GameUi, TextContext } from '../src/games/ui.ts';
import { bestMoveOf, considerBest, findErrorAt } from '../src/replay/best-move.ts';

const NAMES = ['Ada', 'Ben'];
const context = {
  name: (seat: number) => NAMES[seat]!,
  number: String,
  info: { game: 'formula-de' },
} as unknown as TextContext;

const chance = { actor: -1, effect: null, standardError: 0, review: null, isFlagged: false };
const ENTRIES: readonly DebriefEntry[] = [
  { ...chance, entry: 0, winProbabilities: [0.5, 0.5], luck: [0.2, -0.2], luckOf: 0 },
  {
    entry: 1,
    actor: 1,
    winProbabilities: [0.7, 0.3],
    luck: null,
    luckOf: null,
    effect: [0.1, -0.1],
    standardError: 0,
    isFlagged: true,
    review: {
      best: { gear: 4 },
      bestProbability: 0.3,
      madeProbability: 0.2,
      error: 0.1,
      gift: [0.1, -0.1],
      standardError: 0,
      choices: 3,
    },
  },
  { ...chance, entry: 2, winProbabilities: [0.8, 0.2], luck: [0.2, -0.2], luckOf: 1 },
];
const driver = { ownLuck: 0.2, choices: 0, errors: 0, errorTotal: 0, gifts: [0, 0] };
const DEBRIEF: Debrief = {
  format: 'paddock-debrief/1',
  game: 'formula-de',
  seats: 2,
  record: null,
  evaluator: { id: 'test', version: 1 },
  seed: '',
  deepened: 3,
  entries: ENTRIES,
  drivers: [
    {
      ...driver,
      seat: 0,
      ledger: { start: 0.5, luck: 0.4, decisions: 0.1, unexplained: 0, end: 1, standardError: 0 },
      luckAdjusted: 0.6,
    },
    {
      ...driver,
      seat: 1,
      ledger: { start: 0.5, luck: -0.4, decisions: -0.1, unexplained: 0, end: 0, standardError: 0 },
      choices: 4,
      errors: 1,
      errorTotal: 0.1,
      gifts: [0.1, -0.1],
      luckAdjusted: 0.4,
    },
  ],
  turningPoints: [
    { entry: 0, seat: 0, kind: 'luck', change: [0.2, -0.2] },
    {
      entry: 1,
      seat: 1,
      kind: 'error',
      change: [0.1, -0.1],
      made: { gear: 5 },
      best: { gear: 4 },
      madeProbability: 0.2,
      bestProbability: 0.3,
    },
  ],
};

/** A game with a round before the second entry, and a sentence for every roll. */
const ui = {
  describeMove: (move: object) => `Gear ${(move as { gear: number }).gear} …`,
  describeEvent: (event: { type: string }) => (event.type === 'roll' ? 'Ada rolls 7.' : null),
  markEvent: (event: { type: string }) => (event.type === 'round' ? { round: 'Round 1' } : {}),
} as unknown as GameUi;
const HISTORY = [
  { n: 1, event: { type: 'roll' } },
  { n: 1, event: { type: 'round' } },
  { n: 3, event: { type: 'roll' } },
];
const log = readRaceLog(ui, context, HISTORY);
const story: DebriefStory = { debrief: DEBRIEF, ui, context, log, t: en('dice-race'), reader: null, viewer: null };

describe('the sentences of a debrief', () => {
  it('tell an error with what both moves were worth, in every language', () => {
    const [, error] = DEBRIEF.turningPoints;
    const tell = (t: DebriefStory['t'], reader: number | null): string =>
      tellTurningPoint({ ...story, t, reader }, error!);
    expect(tell(en('dice-race'), null)).toBe('Round 1: Ben chose “Gear 5” (20% to win). “Gear 4” was worth 30%.');
    expect(tell(en('dice-race'), 1)).toBe('Round 1: you chose “Gear 5” (20% to win). “Gear 4” was worth 30%.');
    expect(tell(fr('dice-race'), 1)).toBe(
      'Round 1\u00a0: vous avez choisi «\u00a0Gear 5\u00a0» (20\u00a0% de chances). «\u00a0Gear 4\u00a0» valait 30\u00a0%.',
    );
    expect(tell(de('dice-race'), 1)).toBe(
      'Round 1: Du hast „Gear 5“ gewählt (Gewinnchance 20\u00a0%). „Gear 4“ war 30\u00a0% wert.',
    );
  });

  it('tell an error with the names that moves have in their position', () => {
    expect(tellTurningPoint(story, DEBRIEF.turningPoints[1]!, { made: '2 + 3 = 5', best: '2 × 3 = 6' })).toBe(
      'Round 1: Ben chose “2 + 3 = 5” (20% to win). “2 × 3 = 6” was worth 30%.',
    );
  });

  it('tell luck with what happened and whom it helped', () => {
    expect(tellTurningPoint(story, DEBRIEF.turningPoints[0]!)).toBe(
      'Ada rolls 7. Chances of winning: Ada\u00a0+20%, Ben\u00a0−20%.',
    );
    expect(tellTurningPoint(story, DEBRIEF.turningPoints[0]!, { events: ['Ada draws red 5.'] })).toBe(
      'Ada draws red 5. Chances of winning: Ada\u00a0+20%, Ben\u00a0−20%.',
    );
  });

  it('tell the luck of a deal as that of all its cards, not of the last one', () => {
    const point = { ...DEBRIEF.turningPoints[0]!, seat: null };
    expect(tellTurningPoint(story, point, { events: ['The second open card: 3.'] })).toBe(
      'The luck of the deal. Chances of winning: Ada\u00a0+20%, Ben\u00a0−20%.',
    );
  });

  it('tell luck in guessing where secret choices are revealed, beside the error of the last choice', () => {
    const revealed = { ...ENTRIES[1]!, luck: [0.05, -0.05] };
    const entries = [ENTRIES[0]!, revealed, ENTRIES[2]!];
    const point = { entry: 1, seat: null, kind: 'luck' as const, change: [0.05, -0.05] };
    const told = { ...story, debrief: { ...DEBRIEF, entries }, viewer: 0 };
    expect(tellTurningPoint(told, point)).toBe(
      'Round 1: Everybody chose in secret. Chances of winning: Ada\u00a0+5%, Ben\u00a0−5%.',
    );
    expect(tellTurningPoint(told, point, { events: ['The cards turn over: Ada (3) and Ben (7).'] })).toBe(
      'Round 1: Everybody chose in secret. The cards turn over: Ada (3) and Ben (7). Chances of winning: Ada\u00a0+5%, Ben\u00a0−5%.',
    );
    expect(momentText(told, 2)).toContain('A costly choice of Ben: −10%. Better: “Gear 4”. Lucky for Ada: +5%.');
  });

  it('tell a moment of the ribbon: what led to it, whose luck it was, and the chances after it', () => {
    expect(momentText(story, 1)).toBe('Ada rolls 7. Lucky for Ada: +20%. Ada\u00a070%, Ben\u00a030%.');
    expect(momentText({ ...story, viewer: 1 }, 1)).toContain('Unlucky for Ben: −20%.');
    expect(momentText(story, 2)).toBe(
      'Round 1. A costly choice of Ben: −10%. Better: “Gear 4”. Ada\u00a080%, Ben\u00a020%.',
    );
    expect(momentText(story, 3)).toContain('Ada\u00a0100%, Ben\u00a00%.');
  });

  it('tell gifts, and the chances of every round to the result', () => {
    expect(tellGifts(story)).toEqual(['An error of Ben changed the chances on average: Ada\u00a0+10%, Ben\u00a0−10%.']);
    expect(tellChances(story)).toEqual(['Round 1: Ada\u00a070%, Ben\u00a030%.', 'Result: Ada\u00a0100%, Ben\u00a00%.']);
    expect(tellChances({ ...story, t: fr('dice-race') })[1]).toMatch(/^Résultat\u00a0: Ada/);
  });
});

describe('the ribbon', () => {
  it('stacks bands that fill the height at every position', () => {
    const [first, second] = stackBands(DEBRIEF, { width: 300, height: 100 });
    expect(first!.path).toBe('M0.0 0.0L100.0 0.0L200.0 0.0L300.0 0.0L300.0 100.0L200.0 80.0L100.0 70.0L0.0 50.0Z');
    expect(second!.path).toMatch(/^M0\.0 50\.0L100\.0 70\.0/);
    expect(second!.path).toMatch(/L300\.0 100\.0L200\.0 100\.0L100\.0 100\.0L0\.0 100\.0Z$/);
  });

  it('draws no more points than pixels allow', () => {
    const entries = Array.from({ length: 900 }, (_, entry) => ({ ...ENTRIES[0]!, entry }));
    const [band] = stackBands({ ...DEBRIEF, entries }, { width: 300, height: 100 });
    expect(band!.path.split('L').length).toBeLessThan(2 * 152);
  });

  it('shows luck for the seat one looks as, and otherwise for whoever rolled', () => {
    expect(collectTicks(DEBRIEF, 1).map(({ isLucky }) => isLucky)).toEqual([false, false]);
    expect(collectTicks(DEBRIEF, null).map(({ isLucky }) => isLucky)).toEqual([true, false]);
    const nobodys = { ...DEBRIEF, entries: [{ ...ENTRIES[0]!, luckOf: null }] };
    expect(collectTicks(nobodys, null).map(({ isLucky }) => isLucky)).toEqual([null]);
  });

  it('finds the flag that somebody clicks next to', () => {
    expect(findFlag(DEBRIEF, 206, 300)).toBe(2);
    expect(findFlag(DEBRIEF, 150, 300)).toBeNull();
  });

  it('names every band, flags errors, and marks rounds', () => {
    const html = renderToStaticMarkup(
      createElement(Ribbon, {
        debrief: DEBRIEF,
        rounds: log.rounds,
        name: context.name,
        viewer: 0,
        width: 300,
        height: 100,
      }),
    );
    expect(html).toContain('>Ada<');
    expect(html).toContain('>Ben<');
    expect(html.match(/debrief-flag/g)).toHaveLength(1);
    expect(html.match(/class="debrief-round"/g)).toHaveLength(1);
    expect(html.match(/debrief-tick/g)).toHaveLength(2);
    expect(html.match(/<pattern/g)).toHaveLength(2);
  });
});

describe('the slider of a replay', () => {
  const draw = (shown: DebriefStory | null, isExpected: boolean): string =>
    renderToStaticMarkup(
      createElement(RibbonScrubber, {
        story: shown,
        isExpected,
        at: 0,
        of: 3,
        label: '',
        valueText: '',
        isPlaying: false,
        onGoTo: () => {},
        onKeyDown: () => {},
      }),
    );

  it('keeps the place of a ribbon that is being computed, so that nothing moves when it comes', () => {
    const heightOf = (html: string): string | undefined => /debrief-roomy[^>]*style="height:(\d+px)"/.exec(html)?.[1];
    expect(heightOf(draw(null, true))).toBeDefined();
    expect(heightOf(draw(null, true))).toBe(heightOf(draw(story, false)));
    expect(heightOf(draw(null, false))).toBeUndefined();
  });
});

it('marks the first turn of each of several races', () => {
  const titles = ['Race 1 of 2, turn 1', 'Race 1 of 2, turn 2', 'Race 2 of 2, turn 1'];
  const races = { ...ui, markEvent: (event: { type: string }) => ({ round: event.type }) } as unknown as GameUi;
  const { rounds } = readRaceLog(
    races,
    context,
    titles.map((type, n) => ({ n, event: { type } })),
  );
  expect(rounds.map(({ isMajor }) => isMajor)).toEqual([true, false, true]);
});

it('gives every driver a card, and the gifts a text for those who do not see them', () => {
  const cards = renderToStaticMarkup(createElement(DriverCards, { story }));
  expect(cards).toContain('1 error in 4 choices');
  expect(cards).toContain('>25<');
  expect(cards).toContain('>+40 points<');
  expect(cards).toContain('Largest error</dt><dd>−10%<small>Round 1<');
  expect(cards).toContain('Largest gift</dt><dd>+10%<small>from Ben, Round 1<');
  expect(cards).toContain('>Place 2<');
  const gifts = renderToStaticMarkup(createElement(GiftMatrix, { story }));
  expect(gifts).toContain(
    'role="img" aria-label="An error of Ben changed the chances on average: Ada\u00a0+10%, Ben\u00a0−10%."',
  );
});

it('tells points that add up after rounding', () => {
  const ledger = { start: 1 / 3, luck: -0.316, decisions: -0.0173, unexplained: 0, end: 0, standardError: 0 };
  const debrief = { ...DEBRIEF, drivers: [{ ...DEBRIEF.drivers[0]!, ledger }, DEBRIEF.drivers[1]!] };
  const cards = renderToStaticMarkup(createElement(DriverCards, { story: { ...story, debrief } }));
  expect(cards).toContain('At the start 33 · Luck −32 · How all played −1 · Result 0');
});

it('never adds up percentages over a race', () => {
  const [first, second] = DEBRIEF.drivers;
  const repeated = { ...second!, errors: 22, choices: 60, errorTotal: 3.39, gifts: [3.39, -3.39] };
  const debrief = { ...DEBRIEF, drivers: [first!, repeated] };
  for (const t of [en('dice-race'), fr('dice-race'), de('dice-race')]) {
    const told = { ...story, debrief, t };
    const html = renderToStaticMarkup(createElement(DriverCards, { story: told }));
    for (const [, percents] of `${html} ${tellGifts(told).join(' ')}`.matchAll(/(\d+)\u00a0?%/g))
      expect(Number(percents)).toBeLessThanOrEqual(100);
  }
  expect(tellGifts({ ...story, debrief })).toEqual([
    'An error of Ben changed the chances on average: Ada\u00a0+15%, Ben\u00a0−15%.',
  ]);
});

it('shows the best move only in its own position, as its own seat', () => {
  const best = { entry: 7, seat: 1, move: { gear: 4 } };
  const position = {
    n: 7,
    viewer: 1,
    view: {},
    turnId: 0,
    awaiting: { kind: 'moves' as const, seats: [1] },
    legal: [{ gear: 3 }, { gear: 4 }],
    previews: [{ a: 1 }, { a: 2 }],
  };
  expect(considerBest(best, position)).toEqual({ move: { gear: 4 }, preview: { a: 2 }, isChosen: true });
  expect(considerBest(best, { ...position, n: 8 })).toBeNull();
  expect(considerBest(best, { ...position, viewer: 0, legal: [] })).toBeNull();
  expect(considerBest(null, position)).toBeNull();
});

it('finds the flagged choice at a position, unless it is a turning point', () => {
  const other = { ...DEBRIEF, turningPoints: [] };
  expect(findErrorAt(other, 1)).toBe(ENTRIES[1]);
  expect(findErrorAt(other, 2)).toBe(ENTRIES[1]);
  expect(findErrorAt(other, 3)).toBeNull();
  expect(findErrorAt(DEBRIEF, 1)).toBeNull();
  expect(bestMoveOf(ENTRIES[1]!)).toEqual({ entry: 1, seat: 1, move: { gear: 4 } });
});

it('breaks the sentences of the picture between words', () => {
  expect(breakLines('one two three four', 9)).toEqual(['one two', 'three', 'four']);
});
