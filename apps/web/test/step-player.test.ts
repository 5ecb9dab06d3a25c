import { expect, test, vi } from 'vitest';
import type { GameUi } from '../src/games/ui.ts';
import type { Position, Step } from '../src/games/table-link.ts';
import { StepPlayer } from '../src/table/step-player.ts';
import { waitFor } from './wait-for.ts';

/** A game with one counter: every event adds its number, and is shown for a second. */
const ui = {
  // The result of a roll becomes visible after three quarters of its duration.
  revealAt: ({ type }: { type: string }) => (type === 'roll' ? 0.75 : 0),
  durationMs: ({ type }: { type: string }) => (type === 'quiet' ? 0 : 1000),
  applyEvent: (view: { sum: number }, event: { add?: number }) => ({ sum: view.sum + (event.add ?? 0) }),
} as unknown as GameUi;

function position(n: number, sum: number, viewer: number | null = 0): Position {
  return { n, viewer, view: { sum }, turnId: 0, awaiting: { kind: 'moves', seats: [0] }, legal: [], previews: [] };
}

function step(n: number, sum: number, events: { type: string; add?: number }[], viewer: number | null = 0): Step {
  return { events, after: position(n, sum, viewer) };
}

function createPlayer(speed = 1): { player: StepPlayer; seen: string[] } {
  const seen: string[] = [];
  const options = {
    speed: () => speed,
    onEvent: ({ type }: { type: string }) => void seen.push(type),
    onReveal: ({ type }: { type: string }) => void seen.push(`${type} revealed`),
  };
  return { player: new StepPlayer(ui, { position: position(0, 0), history: [] }, options), seen };
}

test('every event is shown for its duration, with intermediate views, and the exact view comes last', async () => {
  vi.useFakeTimers();
  const { player } = createPlayer();
  player.push(
    step(1, 30, [
      { type: 'a', add: 1 },
      { type: 'b', add: 2 },
    ]),
  );
  expect(player.store.getState()).toMatchObject({
    cue: { event: { type: 'a' }, ms: 1000 },
    view: { sum: 0 },
    pendingSteps: 1,
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(player.store.getState()).toMatchObject({ cue: { event: { type: 'b' } }, view: { sum: 1 } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(player.store.getState()).toMatchObject({ cue: null, view: { sum: 30 }, pendingSteps: 0, position: { n: 1 } });
  expect(player.store.getState().history).toHaveLength(2);
  vi.useRealTimers();
});

test('twice the speed takes half the time, and speed 0 none', async () => {
  vi.useFakeTimers();
  const quick = createPlayer(2).player;
  quick.push(step(1, 1, [{ type: 'a' }]));
  expect(quick.store.getState().cue?.ms).toBe(500);
  const none = createPlayer(0).player;
  none.push(step(1, 7, [{ type: 'a' }]));
  await vi.advanceTimersByTimeAsync(20);
  expect(none.store.getState()).toMatchObject({ cue: null, view: { sum: 7 }, pendingSteps: 0 });
  vi.useRealTimers();
});

test('a burst of steps without animation is published once', async () => {
  vi.useFakeTimers();
  const { player } = createPlayer();
  let drawings = 0;
  player.store.subscribe(() => drawings++);
  for (let n = 1; n <= 20; n++) {
    player.push(step(n, n, [{ type: 'quiet' }]));
    await vi.advanceTimersByTimeAsync(0);
  }
  await vi.advanceTimersByTimeAsync(40);
  expect(player.store.getState()).toMatchObject({ view: { sum: 20 }, pendingSteps: 0, position: { n: 20 } });
  expect(player.store.getState().history).toHaveLength(20);
  expect(drawings).toBe(2);
  vi.useRealTimers();
});

test('skipping shows the newest position at once, without sounds', async () => {
  vi.useFakeTimers();
  const { player, seen } = createPlayer();
  for (let n = 1; n <= 5; n++) player.push(step(n, n, [{ type: `e${n}` }]));
  player.skip();
  await vi.advanceTimersByTimeAsync(20);
  expect(player.store.getState()).toMatchObject({ cue: null, view: { sum: 5 }, pendingSteps: 0, position: { n: 5 } });
  expect(player.store.getState().history).toHaveLength(5);
  expect(seen).toEqual(['e1']);
  // The next step is animated again.
  player.push(step(6, 6, [{ type: 'e6' }]));
  expect(player.store.getState().cue?.event.type).toBe('e6');
  vi.useRealTimers();
});

test('steps for another viewer and repeated ones are ignored; a step may span entries', async () => {
  const { player } = createPlayer(0);
  player.push(step(1, 1, [], 3));
  await Promise.resolve();
  expect(player.store.getState().position.n).toBe(0);
  player.push(step(2, 2, []));
  player.push(step(2, 99, []));
  player.push(step(1, 99, []));
  await waitFor(() => expect(player.store.getState().position.n).toBe(2));
  expect(player.store.getState().view).toEqual({ sum: 2 });
});

test('a reset drops pending steps of the previous viewer', async () => {
  vi.useFakeTimers();
  const { player } = createPlayer();
  player.push(step(1, 50, [{ type: 'secret', add: 50 }]));
  player.push(step(2, 60, [{ type: 'secret', add: 10 }]));
  player.reset({ position: position(1, 5, 1), history: [] });
  await vi.advanceTimersByTimeAsync(5000);
  expect(player.store.getState()).toMatchObject({
    position: { n: 1, viewer: 1 },
    view: { sum: 5 },
    cue: null,
    history: [],
  });
  player.push(step(2, 6, [{ type: 'open', add: 1 }], 1));
  await vi.advanceTimersByTimeAsync(5000);
  expect(player.store.getState()).toMatchObject({ position: { n: 2, viewer: 1 }, view: { sum: 6 } });
  vi.useRealTimers();
});

test('the suspense of an event ends when its result becomes visible', async () => {
  vi.useFakeTimers();
  const { player, seen } = createPlayer(2);
  player.push(step(1, 1, [{ type: 'roll' }]));
  expect(player.store.getState()).toMatchObject({ cue: { ms: 500, isSuspense: true }, history: [] });
  const { key } = player.store.getState().cue!;
  await vi.advanceTimersByTimeAsync(370);
  expect(player.store.getState().cue?.isSuspense).toBe(true);
  expect(seen).toEqual(['roll']);
  await vi.advanceTimersByTimeAsync(10);
  expect(seen).toEqual(['roll', 'roll revealed']);
  expect(player.store.getState()).toMatchObject({ cue: { key, ms: 500, isSuspense: false }, history: [] });
  await vi.advanceTimersByTimeAsync(130);
  expect(player.store.getState()).toMatchObject({ cue: null, position: { n: 1 } });
  expect(player.store.getState().history).toHaveLength(1);
  vi.useRealTimers();
});

test('skipping ends the suspense and the rest of the event', async () => {
  vi.useFakeTimers();
  const { player, seen } = createPlayer();
  player.push(step(1, 1, [{ type: 'roll' }]));
  player.skip();
  await vi.advanceTimersByTimeAsync(20);
  expect(seen).toEqual(['roll']);
  expect(player.store.getState()).toMatchObject({ cue: null, pendingSteps: 0, position: { n: 1 } });
  vi.useRealTimers();
});
