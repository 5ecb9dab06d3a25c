import { canonicalJson } from '@paddock/kernel';
import { MAX_DATA_DEPTH } from '@paddock/protocol';
import { Refusal } from '../errors.ts';

/** The canonical JSON of data from outside. Refuses what is nested too deep before anything follows it down, and what is too long. */
export function packData(value: unknown, what: string, maxLength: number): string {
  requireShallow(value, what);
  const content = canonicalJson(value);
  if (content.length > maxLength) throw new Refusal('too-large', `${what}: at most ${maxLength} characters of JSON`);
  return content;
}

/** Refuses data that is nested too deep, before anything follows it down. */
export function requireShallow(value: unknown, what: string): void {
  if (!isShallow(value, MAX_DATA_DEPTH))
    throw new Refusal('bad-request', `${what}: at most ${MAX_DATA_DEPTH} levels of lists and objects`);
}

function isShallow(value: unknown, depth: number): boolean {
  if (value === null || typeof value !== 'object') return true;
  return depth > 0 && Object.values(value).every((member) => isShallow(member, depth - 1));
}
