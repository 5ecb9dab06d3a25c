import type { Estimate } from '@paddock/protocol';
import { useSettings } from '../base/settings.ts';
import { INTERVAL_STANDARD_ERRORS } from './skill.ts';

interface PointsFormat {
  /** A number with one digit after the point, as the language writes it. */
  readonly number: (value: number) => string;
  /** A difference of probabilities of winning, as percentage points with a sign: “+3.4”. */
  readonly points: (difference: number) => string;
  /** The same with the half of its 95 % interval, if that is known: “+3.4 ± 1.2”. */
  readonly interval: (estimate: Estimate) => string;
}

export function usePointsFormat(): PointsFormat {
  const language = useSettings((settings) => settings.language);
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const signed = new Intl.NumberFormat(language, { ...digits, signDisplay: 'exceptZero' });
  const plain = new Intl.NumberFormat(language, digits);
  // Intl writes a hyphen before negative numbers, the rest of the site a minus sign.
  const points = (difference: number): string => signed.format(100 * difference).replace('-', '−');
  return {
    number: (value) => plain.format(value),
    points,
    interval: ({ mean, standardError }) =>
      Number.isFinite(standardError)
        ? `${points(mean)} ± ${plain.format(100 * INTERVAL_STANDARD_ERRORS * standardError)}`
        : points(mean),
  };
}
