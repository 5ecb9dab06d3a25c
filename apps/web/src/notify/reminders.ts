import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { useSettings } from '../app/settings.ts';
import { subscribe, unsubscribe } from './subscription.ts';

/**
 * How reminders stand on this device: `on` also when the page is closed, `pageOnly` while it is open, `blocked` by the
 * browser, `impossible` where it has none.
 */
export type ReminderState = 'off' | 'waiting' | 'on' | 'pageOnly' | 'blocked' | 'impossible';

interface Reminders {
  /** What the person wants. The browser has the last word. */
  readonly wanted: boolean;
  readonly state: ReminderState;
  /** Asks the browser if need be: only to be called by a click. */
  readonly turn: (wanted: boolean) => Promise<void>;
  /** Looks how things stand, without asking anybody anything. */
  readonly look: () => Promise<void>;
}

export const useReminders = create<Reminders>()(
  persist(
    (set, get) => ({
      wanted: false,
      state: 'off',
      turn: async (wanted) => {
        set({ wanted, state: 'waiting' });
        if (wanted && permission() === 'default') await Notification.requestPermission();
        if (!wanted) await unsubscribe();
        await get().look();
      },
      look: async () => {
        const allowed = permission();
        if (allowed === null) set({ state: 'impossible' });
        else if (allowed === 'denied') set({ state: 'blocked' });
        else if (!get().wanted || allowed === 'default') set({ state: 'off', wanted: false });
        else set({ state: (await subscribe(useSettings.getState().language)) ? 'on' : 'pageOnly' });
      },
    }),
    { name: 'paddock-reminders', version: 1, partialize: ({ wanted }) => ({ wanted }) },
  ),
);

/** Whether this browser can remind people at all. On plain http it cannot, whatever it has. */
export function canRemind(): boolean {
  return globalThis.isSecureContext && 'Notification' in globalThis && 'PushManager' in globalThis;
}

function permission(): NotificationPermission | null {
  return canRemind() ? Notification.permission : null;
}
