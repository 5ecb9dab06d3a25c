import type { LuckFigures } from './luck-share.ts';

/** What can be wrong with races of every game, as codes with numbers. */
export type RaceWarning =
  | { readonly code: 'few-overtakings'; readonly perCar: number }
  | { readonly code: 'short-race'; readonly turns: number }
  | { readonly code: 'long-race'; readonly turns: number }
  | { readonly code: 'mostly-luck'; readonly luck: number };

/** More luck than this beyond doubt, which is two standard errors. */
const MAX_LUCK = 0.9;

export function warnOfOvertakings(perCar: number, least: number): RaceWarning[] {
  return perCar < least ? [{ code: 'few-overtakings', perCar }] : [];
}

export function warnOfLength(turns: number, [least, most]: readonly [number, number]): RaceWarning[] {
  if (turns < least) return [{ code: 'short-race', turns }];
  return turns > most ? [{ code: 'long-race', turns }] : [];
}

export function warnOfLuck(luck: LuckFigures | null, minDebriefs: number): RaceWarning[] {
  if (luck === null || luck.races < minDebriefs || luck.luck - 2 * luck.standardError <= MAX_LUCK) return [];
  return [{ code: 'mostly-luck', luck: luck.luck }];
}
