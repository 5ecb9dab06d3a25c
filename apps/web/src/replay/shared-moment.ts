import type { GameRecord } from '@paddock/kernel';
import { packText } from '../base/packed-text.ts';

/**
 * A link that carries the whole race: the compressed record is in the fragment, which browsers do not send. Nothing is
 * stored on a server.
 */

export function packRecord(record: GameRecord): Promise<string> {
  return packText(JSON.stringify(record));
}

/** The content of the fragment of such a link. */
interface SharedMoment {
  readonly packed: string;
  readonly at: number;
}

export function formatFragment({ packed, at }: SharedMoment): string {
  return `#r=${packed}&at=${at}`;
}

export function parseFragment(fragment: string): SharedMoment | null {
  const said = new URLSearchParams(fragment.replace(/^#/, ''));
  const packed = said.get('r');
  return packed === null || packed === '' ? null : { packed, at: parseEntryNumber(said.get('at')) };
}

/** Parses an entry number from a URL; 0 if it is not a number. */
export function parseEntryNumber(text: string | null): number {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : 0;
}
