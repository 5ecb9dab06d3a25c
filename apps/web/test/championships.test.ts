import { checkSettings, knockoutRounds } from '@paddock/championship';
import type { Championship } from '@paddock/protocol';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import de from '../src/app/texts/de.ts';
import en, { textsFor } from '../src/app/texts/en.ts';
import fr from '../src/app/texts/fr.ts';
import { TextsProvider } from '../src/base/texts/index.tsx';
import { createPreset, repeatLastRound } from '../src/championships/create/presets.ts';
import { parsePoints, toDateField, toNewChampionship } from '../src/championships/create/season-draft.ts';
import { describeStatus } from '../src/championships/season-time.ts';
import { Standings } from '../src/championships/Standings.tsx';
import { PRESET_NAMES } from '../src/championships/texts/types.ts';
import { GAME_CARDS } from '../src/games/index.ts';

const NOW = new Date(2026, 10, 16, 18, 30).getTime();
const CONTEXT = { games: GAME_CARDS, name: 'Cup', now: NOW };

describe('the form of a new season', () => {
  it.each(PRESET_NAMES)('begins with settings that the server accepts: %s', (name) => {
    const wanted = toNewChampionship(createPreset(name, CONTEXT))!;
    const { kind, points, dropWorst = 0, advance = 1, teamSize = 0 } = wanted;
    const rounds = wanted.rounds.map((round) => ({ options: {}, ...round }));
    const settings = { kind, points, rounds, dropWorst, advance, teamSize };
    expect(checkSettings(settings).ok).toBe(true);
    for (const { game, seats } of rounds) {
      const { min, max } = GAME_CARDS.find(({ id }) => id === game)!.seats;
      expect(seats).toBeGreaterThanOrEqual(min);
      expect(seats).toBeLessThanOrEqual(max);
    }
    if (kind === 'knockout') expect(knockoutRounds(settings, 20)).not.toBeNull();
  });

  it('knows dates in local time, and adds rounds a week later', () => {
    const draft = createPreset('correspondence', CONTEXT);
    expect(draft.rounds[0]!.date).toBe('2026-11-23T18:30');
    const [, , , , added] = repeatLastRound(draft.rounds);
    expect(added).toMatchObject({ key: 4, date: '2026-12-21T18:30' });
    const wanted = toNewChampionship(draft)!;
    expect(wanted.rounds[0]!.schedule).toEqual({
      kind: 'correspondence',
      deadline: new Date(2026, 10, 23, 18, 30).getTime(),
    });
    expect(toDateField(NOW)).toBe('2026-11-16T18:30');
  });

  it('is not complete without a name, a date or points', () => {
    const draft = createPreset('weekend', CONTEXT);
    expect(toNewChampionship({ ...draft, name: ' ' })).toBeNull();
    expect(toNewChampionship({ ...draft, scheme: 'own' })).toBeNull();
    expect(toNewChampionship({ ...draft, rounds: [{ ...draft.rounds[0]!, time: 'atTime', date: '' }] })).toBeNull();
    expect(toNewChampionship({ ...draft, dropWorst: 9 })!.dropWorst).toBe(3);
  });

  it.each([
    ['9, 6 4-3', [9, 6, 4, 3]],
    ['', null],
    ['4, 6', null],
    ['1001', null],
  ])('reads points: %s', (text, points) => {
    expect(parsePoints(text)).toEqual(points);
  });
});

const ROUND: Championship['rounds'][number] = {
  game: 'formula',
  options: {},
  seats: 4,
  turnSeconds: 60,
  schedule: { kind: 'live', startsAt: null },
  status: 'finished',
  groups: [],
};
const BOT = { kind: 'bot', claimed: false, level: 'rookie', team: null, withdrawn: false } as const;

const SEASON: Championship = {
  id: 'AAAAAAAAAAAA',
  name: 'Cup',
  kind: 'league',
  points: [10, 8],
  phase: 'running',
  listed: true,
  organiser: { id: 'ann', nickname: 'Ann', claimed: false },
  createdAt: NOW,
  dropWorst: 1,
  advance: 2,
  teamSize: 2,
  entrants: [
    { ...BOT, id: 'bot-1', name: 'Rosa', team: 'Red' },
    { ...BOT, id: 'bot-2', name: 'Bruno', withdrawn: true },
  ],
  invited: [],
  rounds: [ROUND, { ...ROUND, status: 'planned' }],
  drivers: [
    { entrant: 'bot-1', place: 1, points: 10, wins: 1, scores: [{ place: 1, points: 10, dropped: true }] },
    { entrant: 'bot-2', place: 2, points: 0, wins: 0, scores: [{ place: null, points: 0, dropped: false }] },
  ],
  teams: [{ team: 'Red', place: 1, points: 10, entrants: ['bot-1'] }],
  nextRoundAt: NOW + 3600_000,
  viewer: { organises: false, entered: false, invited: false, table: null },
};

describe('a season', () => {
  it('says what is going on', () => {
    const say = (changes: Partial<Championship>): string => describeStatus(en, { ...SEASON, ...changes }, 'en', NOW);
    expect(say({ phase: 'entry', nextRoundAt: null })).toBe('Entries are open.');
    expect(say({ phase: 'entry' })).toMatch(/^Entries are open\. It begins Mon, Nov 16, 7:30/);
    expect(say({})).toMatch(/^Round 2 begins Mon, /);
    expect(say({ nextRoundAt: NOW + 1000 })).toBe('The next round begins in a moment.');
    expect(say({ rounds: [{ ...ROUND, status: 'open' }] })).toBe('Round 1 is being raced.');
    expect(say({ phase: 'over' })).toBe('Champion: Rosa');
    expect(say({ phase: 'cancelled' })).toBe('This season was called off.');
    for (const texts of [fr, de]) expect(describeStatus(texts, SEASON, 'fr', NOW)).toContain('2');
  });

  it('shows the standings of drivers and teams', () => {
    const load = () => Promise.resolve(textsFor);
    const standings = createElement(Standings, { championship: SEASON });
    const html = renderToStaticMarkup(createElement(TextsProvider, { first: textsFor, load } as never, standings));
    const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('1 Rosa Rookie Red 10 10');
    expect(text).toContain('2 Bruno Rookie (withdrawn) 0 – did not race');
    expect(text).toContain('1 Red Rosa 10');
    expect(html).toContain('<del title="does not count">10</del>');
  });
});
