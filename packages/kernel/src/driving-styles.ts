import type { Seat } from './game.ts';

/** What bots like to do where several moves are nearly equally good. This is the only list of styles. */
export const DRIVING_STYLES = ['bold', 'patient', 'steady'] as const;
export type DrivingStyle = (typeof DRIVING_STYLES)[number];

/** The style of the bot at a seat. The named drivers are given out by seat, so every driver has one style everywhere. */
export function drivingStyleOf(seat: Seat): DrivingStyle {
  return DRIVING_STYLES[seat % DRIVING_STYLES.length]!;
}
