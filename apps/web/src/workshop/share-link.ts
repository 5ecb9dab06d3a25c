import { packText, unpackText } from '../base/packed-text.ts';

/** The address of a link that carries a design. */
export async function createShareAddress(design: object, base: string): Promise<string> {
  return new URL(`/workshop/shared#d=${await packText(JSON.stringify(design))}`, base).href;
}

/** What such a link carries, not yet checked; `null` if it is damaged. */
export async function readShareFragment(fragment: string): Promise<unknown> {
  const packed = new URLSearchParams(fragment.replace(/^#/, '')).get('d');
  const text = packed === null ? null : await unpackText(packed);
  return text === null ? null : parseJson(text);
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
