import { botName } from '../base/bot-names.ts';
import type { Driver } from '../games/table-link.ts';
import { DEFAULT_BOT } from '../table/play-now.ts';

/** The level that all bots have; `null` if they differ, and the default one without bots. */
export function commonLevel(drivers: readonly Driver[]): string | null {
  const levels = new Set(drivers.flatMap((driver) => (driver.kind === 'bot' ? [driver.bot] : [])));
  if (levels.size === 0) return DEFAULT_BOT;
  return levels.size === 1 ? [...levels][0]! : null;
}

export function withLevel(drivers: readonly Driver[], bot: string): Driver[] {
  return drivers.map((driver) => (driver.kind === 'bot' ? { ...driver, bot } : driver));
}

/** Adds bots of this level, or removes drivers from the end. */
export function withSeats(drivers: readonly Driver[], seats: number, bot: string): Driver[] {
  return Array.from({ length: seats }, (_, seat) => drivers[seat] ?? { kind: 'bot', bot, name: botName(seat) });
}
