import type { Language } from '../base/texts/language.ts';
import type { BalanceTexts } from './texts/types.ts';

type BalanceFigure = keyof BalanceTexts;

/** How each figure is written, the most telling ones first. */
const FIGURES: readonly (readonly [BalanceFigure, Intl.NumberFormatOptions])[] = [
  ['turns', { maximumFractionDigits: 0 }],
  ['overtakingsPerCar', { minimumFractionDigits: 1, maximumFractionDigits: 1 }],
  ['dropOuts', { style: 'percent', maximumFractionDigits: 0 }],
  ['spins', { minimumFractionDigits: 1, maximumFractionDigits: 1 }],
  ['turnsAlone', { minimumFractionDigits: 1, maximumFractionDigits: 1 }],
  ['poleAdvantage', { minimumFractionDigits: 1, maximumFractionDigits: 1 }],
  ['hardestCorner', {}],
];

/** The figures that the server has computed, in words; those without words are left out. */
export function describeBalance(
  balance: Readonly<Record<string, number>> | null,
  t: BalanceTexts,
  language: Language,
): string[] {
  if (balance === null) return [];
  return FIGURES.flatMap(([figure, format]) => {
    const value = balance[figure];
    return value === undefined ? [] : [t[figure](new Intl.NumberFormat(language, format).format(value))];
  });
}
