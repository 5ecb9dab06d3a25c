import type { OwnTable } from '@paddock/protocol';
import { useEffect } from 'react';
import { create } from 'zustand';
import { useSettings } from '../base/settings.ts';
import { playSound } from '../kit/sound.ts';
import { callApi } from '../base/api.ts';
import { useMe } from '../base/me.ts';
import { repeatWhileVisible } from '../base/repeat-while-visible.ts';

const POLL_INTERVAL_MS = 60_000;
/** The delay where the browser has no `requestIdleCallback`. */
const IDLE_FALLBACK_MS = 2000;

/** At how many tables it is the person's turn; `null` until it is known. Shared by all pages. */
export const useTurnCountStore = create<{ readonly turns: number | null }>()(() => ({ turns: null }));

/** A sound when the number grows. */
useTurnCountStore.subscribe(({ turns }, { turns: before }) => {
  if (before !== null && turns !== null && turns > before && useSettings.getState().sound) playSound('turn');
});

export async function fetchTurnCount(): Promise<void> {
  const { me, load } = useMe.getState();
  const person = me === undefined ? await load() : me;
  if (person === undefined || person === null) return;
  const mine = await callApi<readonly OwnTable[]>('GET', '/api/me/tables');
  if (mine.ok) useTurnCountStore.setState({ turns: mine.value.filter(({ yourTurn }) => yourTurn).length });
}

/** Polls when the page is idle, when it becomes visible, and every minute while it is visible. */
export function pollWhileVisible(poll: () => void): () => void {
  const cancelIdle = runWhenIdle(() => !document.hidden && poll());
  const stop = repeatWhileVisible(poll, POLL_INTERVAL_MS);
  return () => {
    cancelIdle();
    stop();
  };
}

function runWhenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, IDLE_FALLBACK_MS);
  return () => clearTimeout(timer);
}

/**
 * The number of tables where it is the person's turn. It is polled only if there is a nickname and the page neither
 * knows the number nor is about to (`null`).
 */
export function useTurnCount(knownTurns: number | null | undefined): number {
  const known = useMe((one) => one.known);
  const turns = useTurnCountStore((one) => one.turns);
  const shouldPoll = known && knownTurns === undefined;
  useEffect(() => (shouldPoll ? pollWhileVisible(() => void fetchTurnCount()) : undefined), [shouldPoll]);
  useEffect(() => {
    if (knownTurns !== undefined && knownTurns !== null) useTurnCountStore.setState({ turns: knownTurns });
    else if (!known) useTurnCountStore.setState({ turns: null });
  }, [knownTurns, known]);
  return knownTurns ?? turns ?? 0;
}
