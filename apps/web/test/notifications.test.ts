import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { Reminder } from '@paddock/protocol';
import type { Position } from '@paddock/table';
import { describe, expect, test, vi } from 'vitest';
import { isCorrespondence, notificationTag, hasClockInDays, turnKeyOf } from '../src/notifications/turn-key.ts';

const position = (viewer: number | null, turnId: number, legal: object[]): Position => ({
  n: turnId + 3,
  viewer,
  view: {},
  turnId,
  awaiting: { kind: 'moves', seats: [0] },
  legal,
  previews: null,
});

describe('a turn', () => {
  test('has the same key until the viewer has moved', () => {
    expect(turnKeyOf(position(0, 7, [{}]))).toBe(turnKeyOf({ ...position(0, 7, [{}]), n: 99 }));
    expect(turnKeyOf(position(0, 7, [{}]))).not.toBe(turnKeyOf(position(0, 9, [{}])));
  });

  test('has no key for spectators and while others move', () => {
    expect(turnKeyOf(null)).toBeNull();
    expect(turnKeyOf(position(null, 0, []))).toBeNull();
    expect(turnKeyOf(position(1, 4, []))).toBeNull();
  });
});

test('a race is played by correspondence without a clock, or with one that counts in days', () => {
  const move = (seconds: number) => ({ time: { kind: 'move', seconds } }) as const;
  expect([isCorrespondence({ time: { kind: 'none' } }), hasClockInDays({ time: { kind: 'none' } })]).toEqual([
    true,
    false,
  ]);
  expect([isCorrespondence(move(86_400)), hasClockInDays(move(86_400))]).toEqual([true, true]);
  expect(isCorrespondence(move(60))).toBe(false);
  expect(isCorrespondence({ time: { kind: 'bank', seconds: 900, increment: 15 } })).toBe(false);
});

describe('the service worker', () => {
  const source = readFileSync(join(import.meta.dirname, '../public/service-worker.js'), 'utf8');

  /** What the worker does when something happens to it: it tells by `waitUntil` when it is done. */
  function loadWorker(tabs: { url: string; focus: () => void }[] = []) {
    const listeners = new Map<string, (event: object) => void>();
    const shown: { title: string; options: { tag: string; body: string; data: { path: string } } }[] = [];
    const opened: string[] = [];
    const self = {
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
      registration: {
        showNotification: (title: string, options: (typeof shown)[number]['options']) =>
          Promise.resolve(shown.push({ title, options })),
      },
      clients: {
        matchAll: () => Promise.resolve(tabs),
        openWindow: (path: string) => Promise.resolve(opened.push(path)),
      },
    };
    runInContext(source, createContext({ self, URL }));
    const dispatch = async (name: string, event: object): Promise<void> => {
      let done: unknown;
      listeners.get(name)!({ ...event, waitUntil: (work: unknown) => (done = work) });
      await done;
    };
    return { happen: dispatch, shown, opened };
  }

  test('shows a push message with the same tag as the page', async () => {
    const { happen, shown } = loadWorker();
    const reminder: Reminder = {
      table: 'abcdefghijkl',
      game: 'formula',
      turnId: 12,
      title: 'Formula',
      body: 'Du bist dran.',
    };
    await happen('push', { data: { json: () => reminder } });
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatchObject({ title: 'Formula', options: { body: 'Du bist dran.' } });
    expect(shown[0]!.options.tag).toBe(notificationTag('abcdefghijkl', 12));
    expect(shown[0]!.options.data.path).toBe('/t/abcdefghijkl');
  });

  test('shows a notification for unknown content, too', async () => {
    const { happen, shown } = loadWorker();
    await happen('push', { data: null });
    expect(shown[0]).toMatchObject({ title: 'Paddock', options: { data: { path: '/' } } });
  });

  test('opens the tab with the table, or a new one', async () => {
    const focus = vi.fn();
    const close = vi.fn();
    const notification = { close, data: { path: '/t/abcdefghijkl' } };
    const there = loadWorker([{ url: 'https://paddock.example/t/abcdefghijkl?x=1', focus }]);
    await there.happen('notificationclick', { notification });
    expect([focus.mock.calls.length, close.mock.calls.length, there.opened]).toEqual([1, 1, []]);
    const elsewhere = loadWorker([{ url: 'https://paddock.example/', focus }]);
    await elsewhere.happen('notificationclick', { notification });
    expect(elsewhere.opened).toEqual(['/t/abcdefghijkl']);
  });
});
