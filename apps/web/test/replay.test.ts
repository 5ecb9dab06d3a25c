import { findBot } from '@paddock/bots';
import { findGame, games } from '@paddock/games';
import {
  appendEntry,
  startMatch,
  CHANCE,
  recordDigest,
  createFairDice,
  formatRecord,
  type GameRecord,
  type Match,
  observe,
  parseRecord,
  playToEnd,
  createRecord,
  resolveOptions,
  Rng,
  seedFromText,
  type Viewer,
} from '@paddock/kernel';
import { deflateRawSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameUi } from '../src/games/ui.ts';
import { recordFileName } from '../src/replay/download.ts';
import { ReplayPlayer } from '../src/replay/replay-player.ts';
import { initialViewer, viewableSeats } from '../src/replay/viewers.ts';
import { unpackText } from '../src/base/packed-text.ts';
import { formatFragment, parseEntryNumber, packRecord, parseFragment } from '../src/replay/shared-moment.ts';
import { assessVerification } from '../src/replay/verdict.ts';
import type { Step, TableInfo, TableLink } from '../src/games/table-link.ts';
import { driverName } from '../src/table/text-context.ts';
import en from '../src/app/texts/en.ts';
import { createVerification, openRecord } from './open-record.ts';
import { RunningTable } from '@paddock/table';
import { waitFor } from './wait-for.ts';

function playMatch(id: string, seats?: number): { match: Match; record: GameRecord } {
  const definition = findGame(id)!;
  const count = seats ?? definition.seats.max;
  const options = resolveOptions(definition, count, {});
  if (!options.ok) throw new Error(options.error);
  const match = startMatch(definition, count, options.value);
  const bot = findBot(id, 'greedy')!;
  const rng = Rng.from('replay');
  const seed = seedFromText('replay');
  playToEnd(match, createFairDice(seed), ({ game, state }, seat) => bot.choose(observe(game, state, seat), rng));
  return { match, record: createRecord(match, seed) };
}

describe('a link to a position', () => {
  it.each(games.map(({ id }) => id))('carries a whole race of %s', async (id) => {
    const { record } = playMatch(id);
    const packed = await packRecord(record);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(6000);
    const read = parseFragment(formatFragment({ packed, at: 57 }));
    expect(read).toEqual({ packed, at: 57 });
    const text = await unpackText(packed);
    expect(parseRecord(text!)).toEqual({ ok: true, value: JSON.parse(JSON.stringify(record)) });
  });

  it('is refused when it is truncated, changed or invalid', async () => {
    const packed = await packRecord(playMatch('pole-position').record);
    for (const wrong of [packed.slice(0, -20), `${packed.slice(0, 60)}AAAA${packed.slice(64)}`, '!', 'AAAA', '']) {
      const text = await unpackText(wrong);
      expect(text === null || !openRecord(text).ok).toBe(true);
    }
    expect(parseFragment('')).toBeNull();
    expect(parseFragment('#at=3')).toBeNull();
    expect(parseFragment('#r=&at=3')).toBeNull();
  });

  it('does not unpack beyond a limit', async () => {
    const bomb = deflateRawSync(Buffer.alloc(3_000_000, 32)).toString('base64url');
    expect(bomb.length).toBeLessThan(5000);
    expect(await unpackText(bomb)).toBeNull();
  });

  it('leads to the start without an entry number', () => {
    expect([null, '', '-1', '1.5', 'x', '12345678', '57'].map(parseEntryNumber)).toEqual([0, 0, 0, 0, 0, 0, 57]);
  });
});

describe('an imported record', () => {
  it('is the same table each time', () => {
    const { record } = playMatch('formula');
    const [first, second] = [openRecord(formatRecord(record)), openRecord(JSON.stringify(record))];
    expect(first.ok && second.ok && first.value.id === second.value.id).toBe(true);
    const other = openRecord(formatRecord(playMatch('formula', 2).record));
    expect(first.ok && other.ok && first.value.id !== other.value.id).toBe(true);
  });

  it('does not continue with a seed that was published too early', () => {
    const { record } = playMatch('formula');
    const { digest: _whole, ...rest } = record;
    const opened = openRecord(JSON.stringify({ ...rest, entries: record.entries.slice(0, -1) }));
    expect(opened.ok && opened.value).toMatchObject({ over: false, seed: null });
  });

  it('keeps the drivers of the record, also on autopilot', () => {
    const { match, record } = playMatch('formula', 4);
    const drivers = [
      [0, 0, 'person:Ann'],
      [0, 1, 'bot:rookie'],
      [0, 2, 'person'],
      [7, 0, 'bot:amateur'],
      [9, 0, 'person:Ann'],
    ] as const;
    const opened = openRecord(formatRecord(createRecord(match, record.seed!, drivers)));
    if (!opened.ok) throw new Error(opened.error.detail);
    expect(opened.value.drivers).toEqual([
      { kind: 'person', name: 'Ann' },
      { kind: 'bot', bot: 'rookie', name: 'Bruno' },
      { kind: 'person', name: '' },
      { kind: 'person', name: '' },
    ]);
    const names = [0, 1, 2, 3].map((seat) => driverName({ ...opened.value, lesson: false }, seat, en));
    expect(names).toEqual(['Ann', 'Bruno', 'Player 3', 'Player 4']);
    expect(opened.value.notes).toEqual(drivers);
  });

  it('says that it follows another version of the rules, rather than none', () => {
    const { record } = playMatch('formula');
    const opened = openRecord(JSON.stringify({ ...record, rulesVersion: record.rulesVersion + 1 }));
    expect(opened).toMatchObject({ ok: false, error: { code: 'other-version' } });
  });

  it('names the level of a bot without the budget that a simulation gave it', () => {
    const { match, record } = playMatch('formula', 2);
    const drivers = [[0, 0, 'bot:champion@50ms']] as const;
    const opened = openRecord(formatRecord(createRecord(match, record.seed!, drivers)));
    expect(opened.ok && opened.value.drivers[0]).toMatchObject({ kind: 'bot', bot: 'champion' });
  });

  it('does not show invalid names', () => {
    const { match, record } = playMatch('formula', 4);
    const wrong = ['', ' Ann', 'Ann\u202Eeb', 'x'.repeat(25)];
    const notes = wrong.map((name, seat) => [0, seat, `person:${name}`] as const);
    const opened = openRecord(formatRecord(createRecord(match, record.seed!, notes)));
    expect(opened.ok && opened.value.drivers.map(({ name }) => name)).toEqual(['', '', '', '']);
  });

  it('is saved with game and date in its file name', () => {
    expect(recordFileName('formula-de', new Date(2026, 0, 5))).toBe('paddock-formula-de-2026-01-05.json');
  });
});

describe('the verdict on the dice', () => {
  const { match, record } = playMatch('pole-position');
  const verdictOn = (forged: GameRecord): ReturnType<typeof assessVerification> => {
    const opened = openRecord(JSON.stringify(forged));
    if (!opened.ok) throw new Error(opened.error.detail);
    return assessVerification(createVerification(opened.value, forged));
  };
  const withDigest = (forged: GameRecord): GameRecord => ({
    ...forged,
    digest: recordDigest(forged, match.game.table(match.state)),
  });

  it('is good for an unchanged race', () => {
    expect(verdictOn(record)).toEqual({ kind: 'good', seed: true, dice: true, goodFrom: null });
  });

  it('is bad for another seed, or another commitment', () => {
    expect(verdictOn({ ...record, seed: seedFromText('other') })).toMatchObject({
      kind: 'bad',
      seed: false,
      dice: false,
    });
    expect(verdictOn(withDigest({ ...record, seedHash: seedFromText('other') }))).toMatchObject({
      kind: 'bad',
      seed: false,
    });
  });

  it('names the entry from which on all dice match', () => {
    const { seats, options } = match.game;
    const other = startMatch(match.definition, seats, options);
    const n = 40;
    for (const entry of match.entries.slice(0, n)) appendEntry(other, entry);
    const seed = seedFromText('fresh');
    const bot = findBot('pole-position', 'greedy')!;
    const rng = Rng.from('fresh');
    playToEnd(other, createFairDice(seed), ({ game, state }, seat) => bot.choose(observe(game, state, seat), rng));
    const continued = createRecord(other, seed);
    const verdict = verdictOn(continued);
    expect(verdict).toMatchObject({ kind: 'bad', seed: true, dice: false });
    const dice = other.entries.flatMap(([actor], i) => (actor === CHANCE ? [i] : []));
    expect(verdict.goodFrom).toBeLessThanOrEqual(dice.find((i) => i >= n)!);
    // The device that continued the race knows where.
    const opened = openRecord(JSON.stringify(continued));
    if (!opened.ok) throw new Error(opened.error.detail);
    expect(assessVerification(createVerification({ ...opened.value, continuedFrom: n }, continued)).kind).toBe('good');
  });

  it('is open until the race is over and the seed is known', () => {
    const { seed: _told, ...silent } = record;
    expect(verdictOn(silent).kind).toBe('unknown');
    const { digest: _whole, ...rest } = silent;
    expect(verdictOn({ ...rest, entries: record.entries.slice(0, 20) }).kind).toBe('running');
  });
});

describe('the viewable seats', () => {
  const info = (...kinds: ('person' | 'bot')[]): TableInfo => ({
    id: 'x',
    game: 'formula',
    seats: kinds.length,
    options: {},
    drivers: kinds.map((kind) => (kind === 'person' ? { kind, name: '' } : { kind, bot: 'greedy', name: 'Rosa' })),
    seedHash: '',
    lesson: false,
  });

  it('are all seats of finished, imported and bot races', () => {
    expect(viewableSeats(info('person', 'person'), true)).toEqual([0, 1]);
    expect(viewableSeats({ ...info('person', 'person'), opened: true }, false)).toEqual([0, 1]);
    expect(viewableSeats(info('bot', 'bot'), false)).toEqual([0, 1]);
  });

  it("are the only person's seat in a running race, and none with several people", () => {
    expect(viewableSeats(info('bot', 'person'), false)).toEqual([1]);
    expect(viewableSeats(info('person', 'person'), false)).toEqual([]);
    expect(initialViewer(info('bot', 'person'))).toBe(1);
    expect(initialViewer(info('person', 'person'))).toBeNull();
  });
});

describe('the replay player', () => {
  const { match: whole } = playMatch('pole-position', 3);
  const { entries } = whole;
  const { seats, options } = whole.game;
  const running = new RunningTable(whole, null);
  const info = { id: 'x', game: 'pole-position', seats, options, drivers: [], seedHash: '', lesson: false };
  const ui = { durationMs: () => 40, revealAt: () => 0, applyEvent: (view: object) => view } as unknown as GameUi;

  interface Fake extends TableLink {
    grow(count: number): void;
  }

  /** A table with `count` played entries. */
  function fakeLink(count: number): Fake {
    let known = count;
    let watcher: { viewer: Viewer; onStep: (step: Step) => void } | null = null;
    const link = {
      info,
      watch: async (viewer: Viewer, _since: null, onStep: (step: Step) => void) => {
        watcher = { viewer, onStep };
        return running.snapshot(viewer, known);
      },
      leave: () => (watcher = null),
      at: async (n: number, viewer: Viewer) => {
        await new Promise((resolve) => setTimeout(resolve, 1));
        return running.at(Math.min(n, known), viewer);
      },
      grow: (more: number) => {
        for (let i = 0; i < more; i++) watcher?.onStep(running.at(++known, watcher.viewer));
      },
    };
    return link as unknown as Fake;
  }

  const open = (link: TableLink, at: number, speed = 0): Promise<ReplayPlayer> =>
    ReplayPlayer.open(link, ui, { speed: () => speed }, null, at);
  const shownAt = (player: ReplayPlayer, n: number): Promise<void> =>
    waitFor(() => expect(player.stepPlayer.store.getState().position.n).toBe(n));
  const createStep = (n: number, viewer: Viewer): number => running.snapshot(viewer, n).history.length;

  it('opens at an entry, never beyond the end', async () => {
    const player = await open(fakeLink(50), 30);
    expect(player.store.getState()).toMatchObject({ at: 30, length: 50, isOver: false, isPlaying: false });
    expect(player.stepPlayer.store.getState().history).toHaveLength(createStep(30, null));
    expect((await open(fakeLink(50), 999)).store.getState().at).toBe(50);
    expect((await open(fakeLink(entries.length), 0)).store.getState().isOver).toBe(true);
  });

  it('jumps and steps, with the history of that entry', async () => {
    const player = await open(fakeLink(50), 0);
    player.goTo(20);
    player.goTo(25);
    expect(player.store.getState().at).toBe(25);
    await shownAt(player, 25);
    expect(player.stepPlayer.store.getState().history).toHaveLength(createStep(25, null));
    player.next();
    await shownAt(player, 26);
    expect(player.stepPlayer.store.getState().history).toHaveLength(createStep(26, null));
    player.previous();
    await shownAt(player, 25);
    player.goTo(-3);
    await shownAt(player, 0);
    player.previous();
    expect(player.store.getState().at).toBe(0);
    player.goTo(50);
    await shownAt(player, 50);
    player.next();
    expect(player.store.getState().at).toBe(50);
  });

  it('skips the current step when asked for the next', async () => {
    const player = await open(fakeLink(50), 20, 0.001);
    for (let i = 0; i < 3; i++) player.next();
    expect(player.store.getState().at).toBe(23);
    // The last of the three is being shown: 40 ms at a thousandth of the speed.
    await shownAt(player, 22);
    await waitFor(() => expect(player.stepPlayer.store.getState().cue).not.toBeNull());
    player.next();
    await shownAt(player, 23);
    player.previous();
    player.previous();
    await shownAt(player, 22);
    expect(player.stepPlayer.store.getState().cue).toBeNull();
  });

  afterEach(() => vi.useRealTimers());

  it('plays to the end, stops, and starts over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const link = fakeLink(60);
    const player = await open(link, 52, 20);
    player.play();
    expect(player.store.getState().isPlaying).toBe(true);
    await waitFor(() => expect(player.store.getState()).toMatchObject({ at: 60, isPlaying: false }));
    expect(player.stepPlayer.store.getState().history).toHaveLength(createStep(60, null));
    player.toggle();
    expect(player.store.getState()).toMatchObject({ at: 0, isPlaying: true });
    await shownAt(player, 2);
    player.toggle();
    const { at, isPlaying } = player.store.getState();
    expect(isPlaying).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(player.store.getState().at).toBe(at);
    expect(player.stepPlayer.store.getState().position.n).toBe(at);
  });

  it('shows the start when paused right after play', async () => {
    const player = await open(fakeLink(50), 50, 20);
    player.play();
    player.pause();
    await shownAt(player, 0);
  });

  it('shows the same entry to another viewer, whatever happens meanwhile', async () => {
    const player = await open(fakeLink(50), 30);
    player.viewAs(1);
    await waitFor(() => expect(player.stepPlayer.store.getState().position).toMatchObject({ n: 30, viewer: 1 }));
    expect(player.stepPlayer.store.getState().history).toHaveLength(createStep(30, 1));
    player.viewAs(2);
    player.next();
    await waitFor(() => expect(player.stepPlayer.store.getState().position).toMatchObject({ n: 31, viewer: 2 }));
    player.viewAs(0);
    player.viewAs(null);
    player.pause();
    await waitFor(() => expect(player.stepPlayer.store.getState().position).toMatchObject({ n: 31, viewer: null }));
    expect(player.store.getState().hasFailed).toBe(false);
  });

  it('grows with a race that is still running', async () => {
    const link = fakeLink(30);
    const player = await open(link, 30);
    link.grow(5);
    expect(player.store.getState()).toMatchObject({ at: 30, length: 35 });
    player.goTo(35);
    await shownAt(player, 35);
    expect(player.stepPlayer.store.getState().history).toHaveLength(createStep(35, null));
  });

  it('fails when the table is gone', async () => {
    const link = fakeLink(30);
    const player = await open(link, 3);
    link.at = () => Promise.reject(new Error('the table is gone'));
    player.goTo(5);
    await waitFor(() => expect(player.store.getState().hasFailed).toBe(true));
  });
});
