import type { Fault } from '../online/api.ts';
import type { Texts } from '../texts/index.tsx';
import type { PasskeyFault } from './passkeys.ts';
import type { ToldFault } from './texts/types.ts';

/** Everything that can go wrong on the pages about people. */
export type Trouble = Fault | PasskeyFault;

/** What went wrong, in a sentence that says what to do. Some places have better words for some faults. */
export function faultText(t: Texts, trouble: Trouble, better: Partial<Record<Trouble['code'], string>> = {}): string {
  const { code } = trouble;
  const { faults, passkeys } = t.people;
  if (trouble.code === 'banned') return banText(t, trouble);
  if (code === 'cancelled' || code === 'known') return passkeys[code];
  return better[code] ?? (code in faults ? faults[code as ToldFault] : faults.other);
}

function banText(t: Texts, { until = null, reason = '' }: Fault): string {
  return t.people.banned(until, reason);
}
