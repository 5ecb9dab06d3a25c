import type { ApiError } from '../base/api.ts';
import type { Texts } from '../base/texts/index.tsx';
import type { PasskeyError } from './passkeys.ts';
import type { TranslatedError } from './texts/types.ts';

/** Every error on the pages about people. */
export type RequestError = ApiError | PasskeyError;

/** An error as a sentence that says what to do. `overrides` replaces the text of some codes. */
export function errorText(
  t: Texts,
  error: RequestError,
  overrides: Partial<Record<RequestError['code'], string>> = {},
): string {
  const { code } = error;
  const { errors, passkeys } = t.people;
  if (error.code === 'banned') return banText(t, error);
  if (code === 'cancelled' || code === 'known') return passkeys[code];
  return overrides[code] ?? (code in errors ? errors[code as TranslatedError] : errors.other);
}

function banText(t: Texts, { until = null, reason = '' }: ApiError): string {
  return t.people.banned(until, reason);
}
