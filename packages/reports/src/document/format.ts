import type { Language } from '@paddock/kernel';
import type { TextFormat } from '../texts/types.ts';

/** Numbers as the language writes them. */
export function createFormat(language: Language, corner: TextFormat['corner']): TextFormat {
  const number = (value: number, digits = 0): string =>
    value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const space = language === 'en' ? '' : '\u00A0';
  return { number, percent: (share, digits = 0) => `${number(100 * share, digits)}${space}%`, corner };
}

/** The sentence for a warning: every code has its own. */
export function describeWarning<W extends { readonly code: string }>(
  sentences: { readonly [C in W['code']]: (warning: Extract<W, { readonly code: C }>, format: TextFormat) => string },
  warning: W,
  format: TextFormat,
): string {
  const describe = sentences[warning.code as W['code']] as (warning: W, format: TextFormat) => string;
  return describe(warning, format);
}
