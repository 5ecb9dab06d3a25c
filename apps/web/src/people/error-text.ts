import type { ApiError } from '../online/api.ts';
import type { Texts } from '../texts/index.tsx';
import type { PasskeyError } from './passkeys.ts';
import type { TranslatedError } from './texts/types.ts';

/** Every error on the pages about people. */
export type RequestError = ApiError | PasskeyError;

/** An error as a sentence that says what to do. `overrides` replaces the text of some codes. */
export function errorText(
  t: Texts,
  trouble: RequestError,
  overrides: Partial<Record<RequestError['code'], string>> = {},
): string {
  const { code } = trouble;
  const { errors, passkeys } = t.people;
  if (trouble.code === 'banned') return banText(t, trouble);
  if (code === 'cancelled' || code === 'known') return passkeys[code];
  return overrides[code] ?? (code in errors ? errors[code as TranslatedError] : errors.other);
}

function banText(t: Texts, { until = null, reason = '' }: ApiError): string {
  return t.people.banned(until, reason);
}
