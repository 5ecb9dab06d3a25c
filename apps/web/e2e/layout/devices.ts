import type { ViewportSize } from './walker.ts';

/** The sizes of each kind of device; a phone's height is what its browser leaves to the page. */
export const DEVICES = {
  desktop: [
    { width: 1440, height: 900 },
    { width: 1366, height: 657 },
    { width: 2560, height: 1440 },
    { width: 1024, height: 768 },
    { width: 1920, height: 1080 },
  ],
  phone: [
    { width: 390, height: 664 },
    { width: 320, height: 568 },
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ],
} as const satisfies Record<string, readonly ViewportSize[]>;
export type Device = keyof typeof DEVICES;

/** Where there is the least room on each kind of device. */
export const TIGHT_SIZES: readonly ViewportSize[] = [DEVICES.desktop[1], DEVICES.phone[1]];

/** The sizes of `npm test`: what is between them is left to `npm run proof`. */
export const MAIN_SIZES: readonly ViewportSize[] = [...TIGHT_SIZES, DEVICES.phone[2]];

export const ALL_SIZES: readonly ViewportSize[] = [...DEVICES.desktop, ...DEVICES.phone];
