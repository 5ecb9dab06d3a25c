import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchTurnCount, pollWhileVisible, useTurnCountStore } from '../src/shell/turn-count.ts';
import { useMe } from '../src/base/me.ts';

const ANNA = { id: 'anna', nickname: 'Anna', claimed: false };

/** The server's answers by path, and the received requests. */
let says: Record<string, unknown>;
let asked: string[];

beforeEach(() => {
  asked = [];
  says = { '/api/me': ANNA, '/api/me/tables': [{ yourTurn: true }, { yourTurn: false }, { yourTurn: true }] };
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const said = says[path];
    if (said instanceof Error) return Promise.reject(said);
    return Promise.resolve(
      new Response(said === null ? null : JSON.stringify(said), { status: said === null ? 204 : 200 }),
    );
  });
  useMe.setState({ me: undefined, known: true });
  useTurnCountStore.setState({ turns: 0 });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("counts the tables where it is the person's turn", async () => {
  await fetchTurnCount();
  expect(useTurnCountStore.getState().turns).toBe(2);
  // Who one is was learnt on the way.
  await fetchTurnCount();
  expect(asked).toEqual(['/api/me', '/api/me/tables', '/api/me/tables']);
});

test('keeps the count while the server cannot be reached', async () => {
  await fetchTurnCount();
  says['/api/me/tables'] = new TypeError('no network');
  await fetchTurnCount();
  expect(useTurnCountStore.getState().turns).toBe(2);
});

test('requests nothing without a nickname, and remembers that', async () => {
  says['/api/me'] = null;
  await fetchTurnCount();
  expect(asked).toEqual(['/api/me']);
  expect(useMe.getState()).toMatchObject({ me: null, known: false });
});

test('polls when idle, every minute while visible, and when the page becomes visible', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  const ask = vi.fn<() => void>();
  const stop = pollWhileVisible(ask);
  expect(ask).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(59_000);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(600_000);
  expect(ask).toHaveBeenCalledTimes(2);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(600_000);
  expect(ask).toHaveBeenCalledTimes(3);
});
