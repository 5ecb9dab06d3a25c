import { writeFileSync } from 'node:fs';
import { findBot, runToEnd } from '@paddock/bots';
import { type Debrief, debrief, type TurningPoint } from '@paddock/bots/debriefs';
import { findGame, games } from '@paddock/games';
import {
  CHANCE,
  createFastDice,
  createRecord,
  defaultOptions,
  formatRecord,
  LANGUAGES,
  observe,
  playToEnd,
  Rng,
  seedFromText,
  startMatch,
} from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { renderDebriefPage } from '../src/debrief/page.ts';
import { spreadNumbers } from '../src/debrief/ribbon.ts';
import { findReceivers, namesOf, tellTurningPoints } from '../src/debrief/story.ts';
import { debriefTextsFor } from '../src/debrief/texts/index.ts';
import { debriefWordsFor } from '../src/games/index.ts';
import { readRecord } from '../src/files.ts';
import { runPaddock, useTestFolder } from './paddock.ts';

const folder = useTestFolder();

/** The file of a race of two, driven well by seat 0 and badly by seat 1. */
function writeRace(game: string): string {
  const definition = findGame(game)!;
  const seats = Math.max(2, definition.seats.min);
  const match = startMatch(definition, seats, defaultOptions<object>(definition.options));
  const rng = Rng.from('debrief');
  playToEnd(match, createFastDice(Rng.from('debrief dice')), (running, seat) =>
    findBot(game, seat === 0 ? 'amateur' : 'rookie')!.choose(observe(running.game, running.state, seat), rng),
  );
  const drivers = [
    [0, 0, 'bot:amateur'],
    [0, 1, 'bot:rookie'],
  ] as const;
  const path = folder.in(`${game}.json`);
  writeFileSync(path, formatRecord(createRecord(match, seedFromText('race'), drivers)));
  return path;
}

describe('paddock debrief', () => {
  it('tells the story of a race, and the same as JSON', () => {
    const path = writeRace('formula-de');
    const ran = runPaddock(['debrief', path]);
    expect(ran.err).toBe('');
    expect(ran.code).toBe(0);
    expect(ran.out).toMatch(/^Formula Dé: Driver [12] \((amateur|rookie)\) won/);
    expect(ran.out).toMatch(/Driver 2 \(rookie\) made \d+ clear errors? in \d+ choices.* fell from \d+ % to \d+ %/);
    // Where the largest error was: among the turning points, or with its driver.
    expect(ran.out).toMatch(/Round \d+.*: Driver 2 \(rookie\) chose “.+” \(\d+ % to win\)\. “.+” was worth \d+ %\./);
    expect(ran.out).toMatch(/Points: 50 at the start, luck [+−±]\d+ .* Without luck: place [12]\./);
    const ledgers = [
      ...ran.out.matchAll(/Points: (\d+) .*, luck ([+−±]\d+) .*all played ([+−±]\d+).*: (\d+)\. Without/g),
    ];
    expect(ledgers).toHaveLength(2);
    for (const [text, ...parts] of ledgers) {
      const unexplained = /not explained ([+−]\d+)/.exec(text)?.[1] ?? '0';
      const [start, luck, played, end, rest] = [...parts, unexplained].map((part) =>
        Number(part.replace('−', '-').replace('±', '')),
      );
      expect(start! + luck! + played! + rest!).toBe(end);
    }
    for (const [, percents] of ran.out.matchAll(/(\d+) %/g)) expect(Number(percents)).toBeLessThanOrEqual(100);
    expect(ran.out).toMatch(/^Round \d+: /m);
    const json = runPaddock(['debrief', path, '--json']);
    expect(JSON.parse(json.out)).toMatchObject({ format: 'paddock-debrief/1', game: 'formula-de', seats: 2 });
  });

  it('writes a page without scripts that needs no other file', () => {
    const { out, code } = runPaddock(['debrief', writeRace('formula-de'), '--html']);
    expect(code).toBe(0);
    expect(out).toMatch(/^<!doctype html>[^]*<\/html>\n$/);
    expect(out.match(/<polygon /g)).toHaveLength(2);
    expect(out).not.toMatch(/<script|<link|<img|url\(|@import|https?:/);
    expect(out).toContain('Who gained from whose errors');
    const french = runPaddock(['debrief', folder.in('formula-de.json'), '--html', '--language', 'fr']).out;
    expect(french).toContain('<html lang="fr">');
    expect(french).toContain('Qui a profité des erreurs de qui');
  });

  it.each(games.map(({ id }) => id))('tells in every language what happened in %s', (game) => {
    const record = readRecord(writeRace(game));
    const definition = findGame(game)!;
    // Some choices and dice or cards, as if they had decided the race.
    const turningPoints = record.entries.flatMap(([actor, what], entry): TurningPoint[] => {
      if (entry % 7 !== 0) return [];
      const point = {
        entry,
        seat: entry === 0 ? null : Math.max(0, actor),
        change: Array.from({ length: record.seats }, () => 0.05),
      };
      const made = { made: what as object, best: what as object, madeProbability: 0.2, bestProbability: 0.3 };
      return [actor === CHANCE ? { ...point, kind: 'luck' } : { ...point, kind: 'error', ...made }];
    });
    const told = LANGUAGES.map((language) =>
      tellTurningPoints({ definition, record, debrief: { turningPoints } as unknown as Debrief, language }),
    );
    expect(turningPoints.length).toBeGreaterThan(3);
    for (const sentences of told) expect(sentences.join(' ')).not.toMatch(/undefined|null|\{|\}/);
    for (const [i, english] of told[0]!.entries())
      expect(new Set([english, told[1]![i], told[2]![i]]).size).toBe(LANGUAGES.length);
  });

  it('names bots by their level, without the budget of their decisions', () => {
    const record = readRecord(writeRace('formula-de'));
    const drivers = [
      [0, 0, 'bot:champion@100ms'],
      [0, 1, 'person:ada@home'],
    ] as const;
    const names = namesOf({ ...record, drivers }, debriefTextsFor('en', findGame('formula-de')!));
    expect(names).toEqual(['Driver 1 (champion)', 'Driver 2 (ada@home)']);
  });

  it('escapes the names of drivers on the page', () => {
    const record = readRecord(writeRace('formula-de'));
    const definition = findGame('formula-de')!;
    const found = runToEnd(debrief(definition, record, { maxDeepened: 0 }));
    const page = renderDebriefPage({
      definition,
      record: { ...record, drivers: [[0, 0, `"><script>alert('x')</script>&`]] },
      debrief: found,
      language: 'en',
    });
    expect(page).not.toContain('<script');
    expect(page).toContain('&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;');
  });

  it('names those who gained most from errors, not everybody who gained', () => {
    expect(findReceivers({ seat: 1, gifts: [0.1, -0.4, 0.24, 0.04, 0.02] })).toEqual([2]);
    expect(findReceivers({ seat: 0, gifts: [-0.4, 0.2, 0.15, 0.05] })).toEqual([1, 2]);
    expect(findReceivers({ seat: 0, gifts: [-0.03, 0.01, 0.02] })).toEqual([]);
    expect(findReceivers({ seat: 0, gifts: [-0.4, 0.4] })).toEqual([]);
  });

  it('writes the numbers of turning points beside each other, also at one moment', () => {
    expect(spreadNumbers([100, 100, 500])).toEqual([100, 114, 500]);
    expect(spreadNumbers([100, 958, 960])).toEqual([100, 946, 960]);
  });

  it('breaks no line of the page before a percent sign or French punctuation', () => {
    const { out } = runPaddock(['debrief', folder.in('formula-de.json'), '--html', '--language', 'fr']);
    const body = out.slice(out.indexOf('<body>'));
    expect(body).not.toMatch(/ [%:;?!»]|« /);
    expect(body).toMatch(/\d\u00a0%/);
  });

  it('explains itself', () => {
    const ran = runPaddock(['debrief', '--help']);
    expect(ran.code).toBe(0);
    expect(ran.out).toContain('how much was luck');
  });
});

it('tells a formula of Formula with its jokers as the digits they stand for', () => {
  const formula = { op: 'x', a: ['5'], b: ['9'], c: ['J4', '5'] };
  expect(debriefWordsFor('formula', 'en', {}).move({}, { kind: 'formula', formula })).toBe('5 × 9 = 45');
});
