import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { useSettings } from '../base/settings.ts';
import { subscribeToPush, unsubscribeFromPush } from './push-subscription.ts';

/**
 * The state of notifications on this device: `on` even when the page is closed, `pageOnly` while it is open, `blocked`
 * by the browser, `impossible` without browser support.
 */
type NotificationState = 'off' | 'waiting' | 'on' | 'pageOnly' | 'blocked' | 'impossible';

interface NotificationSettings {
  /** What the person wants. The browser may still refuse. */
  readonly wanted: boolean;
  readonly state: NotificationState;
  /** May ask the browser for permission: must be called from a click. */
  readonly setEnabled: (wanted: boolean) => Promise<void>;
  /** Updates the state without asking for permission. */
  readonly refresh: () => Promise<void>;
}

export const useNotificationSettings = create<NotificationSettings>()(
  persist(
    (set, get) => ({
      wanted: false,
      state: 'off',
      setEnabled: async (wanted) => {
        set({ wanted, state: 'waiting' });
        if (wanted && notificationPermission() === 'default') await Notification.requestPermission();
        if (!wanted) await unsubscribeFromPush();
        await get().refresh();
      },
      refresh: async () => {
        const allowed = notificationPermission();
        if (allowed === null) set({ state: 'impossible' });
        else if (allowed === 'denied') set({ state: 'blocked' });
        else if (!get().wanted || allowed === 'default') set({ state: 'off', wanted: false });
        else set({ state: (await subscribeToPush(useSettings.getState().language)) ? 'on' : 'pageOnly' });
      },
    }),
    { name: 'paddock-reminders', version: 1, partialize: ({ wanted }) => ({ wanted }) },
  ),
);

/** Whether this browser supports notifications. Plain http pages never do. */
export function canNotify(): boolean {
  return globalThis.isSecureContext && 'Notification' in globalThis && 'PushManager' in globalThis;
}

function notificationPermission(): NotificationPermission | null {
  return canNotify() ? Notification.permission : null;
}
