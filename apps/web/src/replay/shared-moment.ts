import type { GameRecord } from '@paddock/kernel';

/**
 * A link that carries the whole race: the compressed record is in the fragment, which browsers do not send. Nothing is
 * stored on a server.
 */

/** Limits what a small link may unpack to. No real record is near this size. */
const MAX_RECORD_BYTES = 2_000_000;

export async function packRecord(record: GameRecord): Promise<string> {
  const packed = new Blob([JSON.stringify(record)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** The unpacked record, not yet validated; `null` when the link is damaged. */
export async function unpackRecord(packed: string): Promise<string | null> {
  try {
    const bytes = fromBase64Url(packed);
    const chunks = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let text = '';
    let size = 0;
    for (;;) {
      const { done, value } = await chunks.read();
      if (done) return text + decoder.decode();
      size += value.length;
      if (size > MAX_RECORD_BYTES) {
        await chunks.cancel();
        return null;
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return null;
  }
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

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
