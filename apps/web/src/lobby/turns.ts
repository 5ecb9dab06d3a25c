import type { OwnTable } from '@paddock/protocol';
import { useEffect } from 'react';
import { create } from 'zustand';
import { useSettings } from '../app/settings.ts';
import { playSound } from '../kit/sound.ts';
import { call } from '../online/api.ts';
import { useMe } from '../online/me.ts';

const PAUSE = 60_000;
/** Where the browser does not say when it has nothing better to do. */
const IDLE = 2000;

/** At how many tables it is one's turn; `null` until it is known. What one page has heard is there on the next. */
export const useTurnCount = create<{ readonly turns: number | null }>()(() => ({ turns: null }));

/** One more than before is heard, too. */
useTurnCount.subscribe(({ turns }, { turns: before }) => {
  if (before !== null && turns !== null && turns > before && useSettings.getState().sound) playSound('turn');
});

export async function askForTurns(): Promise<void> {
  const { me, load } = useMe.getState();
  const person = me === undefined ? await load() : me;
  if (person === undefined || person === null) return;
  const mine = await call<readonly OwnTable[]>('GET', '/api/me/tables');
  if (mine.ok) useTurnCount.setState({ turns: mine.value.filter(({ yourTurn }) => yourTurn).length });
}

/** Asks when the page has nothing better to do, when somebody comes back to it, and every minute while they look. */
export function keepAsking(ask: () => void): () => void {
  const look = (): void => {
    if (!document.hidden) ask();
  };
  const forget = whenIdle(look);
  const timer = setInterval(look, PAUSE);
  document.addEventListener('visibilitychange', look);
  return () => {
    forget();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const asked = requestIdleCallback(work);
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(work, IDLE);
  return () => clearTimeout(timer);
}

/**
 * At how many tables it is one's turn. Only who has a nickname is asked for, and only where the page does not know it by itself,
 * or will in a moment (`null`).
 */
export function useTurns(told: number | null | undefined): number {
  const known = useMe((one) => one.known);
  const turns = useTurnCount((one) => one.turns);
  const asks = known && told === undefined;
  useEffect(() => (asks ? keepAsking(() => void askForTurns()) : undefined), [asks]);
  useEffect(() => {
    if (told !== undefined && told !== null) useTurnCount.setState({ turns: told });
    else if (!known) useTurnCount.setState({ turns: null });
  }, [told, known]);
  return told ?? turns ?? 0;
}
