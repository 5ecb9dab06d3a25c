import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BoundedCache } from './bounded-cache.ts';

const CACHE_BYTES = 8 * 1024 * 1024;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const COMPRESS: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, BROTLI),
  gzip: promisify(gzip),
};

/** Short enough for a header, long enough that no two contents share it. */
export function hashContent(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** Whether the client has this content already. */
export function isUnchanged(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'] ?? '';
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

/** Sends pages compressed. The same page is compressed once, as long as it is asked for now and then. */
export class PageSender {
  readonly #compressed = new BoundedCache(CACHE_BYTES);

  async send(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
    const hash = hashContent(html);
    const encoding = selectEncoding(request.headers['accept-encoding']);
    // Copies that are encoded differently are different to caches.
    const etag = `"${hash}${encoding === null ? '' : `-${encoding}`}"`;
    void reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language, accept-encoding')
      .header('etag', etag);
    if (reply.statusCode === 200 && isUnchanged(request, etag)) return reply.code(304).send();
    if (encoding === null) return reply.send(html);
    return reply.header('content-encoding', encoding).send(await this.#compress(html, etag, encoding));
  }

  async #compress(html: string, etag: string, encoding: string): Promise<Buffer> {
    const known = this.#compressed.get(etag);
    if (known !== undefined) return known;
    const compressed = await COMPRESS[encoding]!(Buffer.from(html));
    this.#compressed.set(etag, compressed);
    return compressed;
  }
}

function selectEncoding(header = ''): 'br' | 'gzip' | null {
  const accepted = header.split(',').map((one) => one.trim());
  const accepts = (name: string): boolean =>
    accepted.some((one) => one === name || (one.startsWith(`${name};`) && !/q=0(?:\.0*)?$/.test(one)));
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : null;
}
