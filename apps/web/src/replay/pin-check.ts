import { compareWithPin, type DicePin, type GameRecord, type PinMismatch } from '@paddock/kernel';

/** What this browser can say about the dice of an online race, from what it noted down itself. */
export type PinCheck =
  | { readonly kind: 'contributed'; readonly seat: number }
  /** It saw the server's commitment before the race, and gave no nonce. */
  | { readonly kind: 'seen' }
  /** It was not there. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'fault'; readonly fault: PinMismatch };

export function checkAgainstPin(
  record: Pick<GameRecord, 'game' | 'options' | 'seedHash' | 'binding'>,
  pin: DicePin | null,
): PinCheck {
  if (pin === null) return { kind: 'nothing' };
  const checked = compareWithPin(record, pin);
  if (!checked.ok) return { kind: 'fault', fault: checked.error };
  return checked.value === null ? { kind: 'seen' } : { kind: 'contributed', seat: checked.value };
}

/** A nonce is also dropped when its browser was not there in time; everything else only happens where somebody cheats. */
export function isCheating(check: PinCheck): boolean {
  return check.kind === 'fault' && check.fault !== 'nonce-dropped';
}
