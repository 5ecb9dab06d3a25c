import type { Occupant } from './repository.ts';

/** Whether an invited seat is reserved for this person, or for their nickname where nobody has claimed it. */
export function isReservedFor(
  { kind, name, kept_for }: Occupant,
  { id, nickname }: { readonly id: string; readonly nickname: string },
): boolean {
  return kind === 'invited' && (kept_for === null ? name === nickname : kept_for === id);
}
