/**
 * Texts packed small enough for the fragment of a link, which browsers do not send: nothing of them is stored on a server.
 */

/** Limits what a small link may unpack to. Nothing that is shared is near this size. */
const MAX_UNPACKED_BYTES = 2_000_000;

export async function packText(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** The unpacked text, not yet validated; `null` when the link is damaged. */
export async function unpackText(packed: string): Promise<string | null> {
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
      if (size > MAX_UNPACKED_BYTES) {
        await chunks.cancel();
        return null;
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return null;
  }
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
