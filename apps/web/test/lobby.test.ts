import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formulaDe } from '@paddock/formula-de';
import { defaultOptions, resolveOptions } from '@paddock/kernel';
import { findGame } from '@paddock/games';
import type { LobbyStreamEvents, OwnTable, Table } from '@paddock/protocol';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { GAME_CARDS, loadGame } from '../src/games/index.ts';
import { isClosest, isFeatured } from '../src/lobby/running-races.ts';
import { isShown, NO_FILTERS, paceOfTable, type TableFilters } from '../src/lobby/table-filters.ts';
import { newPrivateTable } from '../src/lobby/useTableActions.ts';
import { describeTimeControl, TIME_CONTROLS } from '../src/online/time-controls.ts';
import { subscribeToLobby, type LobbyState } from '../src/lobby/lobby-feed.ts';
import { describeUnusualOptions } from '../src/setup/describe-options.ts';
import { countFreeSeats, formatDeadline, opponentsText, placeOf } from '../src/lobby/table-texts.ts';
import de from '../src/app/texts/de.ts';
import en from '../src/app/texts/en.ts';
import fr from '../src/app/texts/fr.ts';
import { waitFor } from './wait-for.ts';

const SEAT = {
  kind: 'open',
  name: '',
  claimed: false,
  person: null,
  reservedFor: null,
  bot: null,
  autopilot: false,
  present: false,
  awaySince: null,
  commitment: null,
} as const;

const TABLE: Table = {
  id: 'AAAAAAAAAAAA',
  game: 'formula-de',
  options: {},
  listed: true,
  phase: 'open',
  revealing: false,
  host: 'anna',
  seats: [
    { ...SEAT, kind: 'person', name: 'Anna', person: 'anna' },
    { ...SEAT, kind: 'bot', name: 'pro', bot: 'pro' },
    { ...SEAT, kind: 'invited', name: 'Zoë' },
    SEAT,
  ],
  time: { kind: 'none' },
  chat: true,
  hints: 'none',
  coach: false,
  seedHash: '00',
  rematchOf: null,
  rematch: null,
  ranking: null,
  rating: null,
  createdAt: 0,
  startedAt: null,
  endedAt: null,
};

const OWN: OwnTable = { ...TABLE, yourTurn: true, dueAt: null };

describe('the texts of a table', () => {
  it('name everybody but the person', () => {
    expect(opponentsText(en, TABLE)).toBe('Anna, bot, Pro, kept for Zoë');
    expect(opponentsText(de, TABLE, 'anna')).toBe('Bot, Profi, für Zoë freigehalten');
    expect(countFreeSeats(TABLE)).toBe(1);
  });

  it('count the free seats if nobody else is there', () => {
    expect(opponentsText(fr, { ...TABLE, seats: [TABLE.seats[0]!, SEAT, SEAT] }, 'anna')).toBe('2 places libres');
  });

  it('give tied seats the same place', () => {
    const over: Table = { ...TABLE, ranking: [[2], [0, 3], [1]] };
    expect([0, 1, 2, 3].map((seat) => placeOf(over, seat))).toEqual([2, 4, 1, 2]);
    expect(placeOf(TABLE, 0)).toBeNull();
    expect([1, 2, 3, 4, 11, 22].map((n) => en.people.placeOf(n, 30).split(' ')[0])).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '22nd',
    ]);
    expect(fr.people.placeOf(1, 4)).toBe('1er sur 4');
  });

  it('give a deadline only as precisely as needed', () => {
    const now = new Date(2026, 4, 12, 10, 0).getTime();
    const at = (day: number): string => formatDeadline(new Date(2026, 4, day, 18, 30).getTime(), 'de', now);
    expect(at(12)).toBe('18:30');
    expect(at(14)).toMatch(/^Do.*18:30$/);
    expect(at(30)).toMatch(/30\. Mai.*18:30/);
  });

  it('contain the options that are not the defaults', async () => {
    const usual = { ...defaultOptions<object>(formulaDe.options) };
    const english = await loadGame('formula-de', 'en');
    const french = await loadGame('formula-de', 'fr');
    expect(describeUnusualOptions(en, formulaDe, english, usual, 4)).toEqual([]);
    expect(describeUnusualOptions(en, formulaDe, english, { ...usual, laps: 3 }, 4)).toEqual(['Laps: 3']);
    const summary = { name: 'Nordschleife', hash: '0'.repeat(64) };
    expect(describeUnusualOptions(en, formulaDe, english, { ...usual, circuit: summary }, 4)).toEqual([
      'Circuit: Nordschleife',
    ]);
    expect(
      describeUnusualOptions(en, formulaDe, english, { ...usual, circuit: { ...summary, name: null } }, 4),
    ).toEqual(['Circuit']);
    expect(describeUnusualOptions(fr, formulaDe, french, { ...usual, laps: 3 }, 4)[0]).toContain('\u00a0: 3');
  });
});

test.each(GAME_CARDS)('a private table of $title is valid', (card) => {
  const { game, seats } = newPrivateTable(card);
  expect(resolveOptions(findGame(game)!, seats.length, {}).ok).toBe(true);
  expect(seats.map(({ kind }) => kind)).toEqual(['me', ...Array.from({ length: card.defaultSeats - 1 }, () => 'open')]);
});

test('a table for somebody keeps a seat for them, and has as many as usual', () => {
  const [card] = GAME_CARDS;
  const { seats } = newPrivateTable(card!, ['Bob']);
  expect(seats.slice(0, 2)).toEqual([{ kind: 'me' }, { kind: 'invited', nickname: 'Bob' }]);
  expect(seats).toHaveLength(card!.defaultSeats);
  expect(seats.slice(2).every(({ kind }) => kind === 'open')).toBe(true);
  // No more than fit at a table of the game.
  const crowd = Array.from({ length: 12 }, (_, i) => `Bob ${i}`);
  expect(newPrivateTable(card!, crowd).seats).toHaveLength(card!.seats.max);
});

describe('the filters of open tables', () => {
  const table = (change: Partial<Table>): Table => ({ ...TABLE, ...change });
  const shown = (one: Table, filters: Partial<TableFilters>, own: [string, number][] = []): boolean =>
    isShown(one, { ...NO_FILTERS, ...filters }, new Map(own));

  it('tell live tables from those for days', () => {
    const paces = TIME_CONTROLS.map((time) => [describeTimeControl(time, en, 'en'), paceOfTable({ time })]);
    expect(paces.filter(([, pace]) => pace === 'correspondence').map(([name]) => name)).toEqual([
      '1 day a move',
      '3 days a move',
      '7 days a move',
    ]);
  });

  it('show everything unless something is chosen', () => {
    expect(shown(table({}), {})).toBe(true);
    expect(shown(table({ game: 'formula' }), { game: 'formula-de' })).toBe(false);
    expect(shown(table({ time: { kind: 'none' } }), { clock: '{"kind":"none"}' })).toBe(true);
    expect(shown(table({ time: { kind: 'none' } }), { clock: '{"kind":"move","seconds":60}' })).toBe(false);
    expect(shown(table({ language: 'fr' }), { language: 'fr' })).toBe(true);
    expect(shown(table({}), { language: 'fr' })).toBe(false);
  });

  it('compare ratings with a range, or with one’s own in the game', () => {
    const ratings = [900, 1000, 1200, 1201].map((points) => table({ game: 'formula', points }));
    const find = (rating: TableFilters['rating'], own: [string, number][] = []) =>
      ratings.filter((one) => shown(one, { rating }, own)).map(({ points }) => points);
    expect(find('low')).toEqual([900]);
    expect(find('middle')).toEqual([1000, 1200]);
    expect(find('high')).toEqual([1201]);
    expect(find('near', [['formula', 1100]])).toEqual([1000, 1200, 1201]);
    // Who is not rated yet begins with 1000 points.
    expect(find('near', [['formel-fun', 1500]])).toEqual([900, 1000]);
    expect(shown(table({}), { rating: 'high' })).toBe(true);
  });
});

test('a race is featured that has higher ratings than all others', () => {
  const races = [1200, 1100, 1000].map((points) => ({ ...TABLE, points }));
  expect(races.map((race) => isFeatured(race, races))).toEqual([true, false, false]);
  const level = [1000, 1000].map((points) => ({ ...TABLE, points }));
  expect(level.map((race) => isFeatured(race, level))).toEqual([false, false]);
  expect(isFeatured(TABLE, [TABLE])).toBe(false);
});

it('marks the closest of the races whose chances are known', () => {
  const races = [{ ...TABLE, chances: [0.7, 0.3] }, { ...TABLE, chances: [0.52, 0.48] }, TABLE];
  expect(races.map((race) => isClosest(race, races))).toEqual([false, true, false]);
  expect(isClosest(races[0]!, [races[0]!, TABLE])).toBe(false);
});

describe('the lobby', () => {
  let server: Server | null = null;
  let stop: (() => void) | null = null;

  afterEach(() => {
    stop?.();
    server?.closeAllConnections();
    server?.close();
    vi.unstubAllGlobals();
  });

  /** A server with the given status for streams. Returns how to send text on the open one. */
  async function serveStream(status: () => number): Promise<(text: string) => void> {
    let stream: ServerResponse | null = null;
    server = createServer((request, reply) => {
      if (request.url === '/api/lobby/live') {
        reply.writeHead(status());
        if (status() === 200) (stream = reply).flushHeaders();
        else reply.end();
      } else reply.end(JSON.stringify(request.url === '/api/tables' ? [TABLE] : [OWN]));
    });
    await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const real = fetch;
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => real(base + path, init));
    return (text) => void stream?.write(text);
  }

  function followLobby(isSignedIn = true): () => LobbyState | undefined {
    let news: LobbyState | undefined;
    stop = subscribeToLobby((next) => void (news = next), isSignedIn);
    return () => news;
  }

  function encodeEvent<Name extends keyof LobbyStreamEvents>(name: Name, data: LobbyStreamEvents[Name]): string {
    return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  }

  it('shows what the stream sends', async () => {
    const say = await serveStream(() => 200);
    const news = followLobby();
    await waitFor(() => expect(news()).toMatchObject({ state: 'loading', open: null }));
    say(
      encodeEvent('announcement', { text: 'Race night on Friday' }) +
        encodeEvent('open', [TABLE]) +
        encodeEvent('mine', [OWN]),
    );
    say(encodeEvent('invitations', [TABLE]));
    await waitFor(() =>
      expect(news()).toEqual({
        state: 'live',
        open: [TABLE],
        mine: [OWN],
        invitations: [TABLE],
        announcement: 'Race night on Friday',
      }),
    );
    say(encodeEvent('open', []) + ': life\n\n' + encodeEvent('announcement', { text: null }));
    await waitFor(() => expect(news()).toMatchObject({ open: [], mine: [OWN], announcement: null }));
  });

  it('applies changes of each list in order', async () => {
    const say = await serveStream(() => 200);
    const news = followLobby();
    await waitFor(() => expect(news()).toMatchObject({ state: 'loading' }));
    const [old, fresh] = [
      { ...TABLE, id: 'BBBBBBBBBBBB', createdAt: 1 },
      { ...TABLE, id: 'CCCCCCCCCCCC', createdAt: 2 },
    ];
    const urgent = { ...OWN, id: 'DDDDDDDDDDDD', dueAt: 5 };
    say(encodeEvent('open', [old, TABLE]) + encodeEvent('mine', [OWN]) + encodeEvent('invitations', [TABLE]));
    say(encodeEvent('open-changed', { changed: [{ ...old, chat: false }, fresh], removed: [TABLE.id] }));
    say(encodeEvent('mine-changed', { changed: [urgent], removed: [] }));
    say(encodeEvent('invitations-changed', { changed: [], removed: [TABLE.id] }));
    await waitFor(() =>
      expect(news()).toMatchObject({
        open: [fresh, { ...old, chat: false }],
        mine: [urgent, OWN],
        invitations: [],
      }),
    );
  });

  it('polls while there is no stream', async () => {
    let status = 503;
    const say = await serveStream(() => status);
    const news = followLobby();
    await waitFor(() => expect(news()).toMatchObject({ state: 'polling', open: [TABLE], mine: [OWN] }));
    status = 200;
    await waitFor(() => {
      say(encodeEvent('open', []));
      expect(news()).toMatchObject({ state: 'live', open: [] });
    });
  }, 15_000);

  it('requests no own tables without a session', async () => {
    await serveStream(() => 503);
    const real = fetch;
    const paths: string[] = [];
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
      paths.push(path);
      return real(path, init);
    });
    const news = followLobby(false);
    await waitFor(() => expect(news()).toMatchObject({ state: 'polling', open: [TABLE], mine: null }));
    expect(paths.filter((path) => path.startsWith('/api/me'))).toEqual([]);
  });

  it('says that the server cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    const news = followLobby();
    await waitFor(() => expect(news()?.state).toBe('failed'));
  });
});
