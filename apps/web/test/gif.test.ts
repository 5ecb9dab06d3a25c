import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { compress, GifWriter, Palette } from '../src/replay/animation/gif.ts';

/** Reads what `compress` has written, as any reader of GIF does. */
function decompress(data: Uint8Array): number[] {
  let [bits, count, at, size] = [0, 0, 0, 9];
  const read = (): number => {
    while (count < size) {
      bits |= data[at++]! << count;
      count += 8;
    }
    const code = bits & ((1 << size) - 1);
    bits >>>= size;
    count -= size;
    return code;
  };
  const pixels: number[] = [];
  let table: number[][] = [];
  let before: number[] | null = null;
  for (;;) {
    const code = read();
    if (code === 257) return pixels;
    if (code === 256) {
      table = Array.from({ length: 258 }, (_, i) => [i]);
      size = 9;
      before = null;
      continue;
    }
    const entry: number[] = table[code] ?? [...before!, before![0]!];
    pixels.push(...entry);
    if (before !== null && table.length < 4096) table.push([...before, entry[0]!]);
    if (table.length === 1 << size && size < 12) size++;
    before = entry;
  }
}

describe('an animated GIF', () => {
  test('keeps every pixel', () => {
    const anyPixels = fc.uint8Array({ minLength: 1, maxLength: 3000 });
    fc.assert(
      fc.property(anyPixels, (pixels) => {
        expect(decompress(compress(pixels))).toEqual([...pixels]);
      }),
      { numRuns: 30 },
    );
    // Long enough to fill the table of codes several times.
    const many = Uint8Array.from({ length: 60_000 }, (_, i) => (i * i + (i >> 3)) % 251);
    expect(decompress(compress(many))).toEqual([...many]);
  });

  test('has the most frequent colours, and the nearest one for all others', () => {
    const pixels = new Uint8ClampedArray([255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 255, 255]);
    const palette = new Palette([pixels]);
    expect([...palette.colours.slice(0, 6)]).toEqual([255, 0, 0, 0, 0, 255]);
    expect([...palette.indicesOf(new Uint8ClampedArray([200, 10, 0, 255, 0, 0, 90, 255]))]).toEqual([0, 1]);
  });

  test('stores only what changes from frame to frame', async () => {
    const palette = new Palette([new Uint8ClampedArray([0, 0, 0, 255])]);
    const gif = new GifWriter(4, 3, palette);
    gif.addFrame(new Uint8Array(12), 10);
    gif.addFrame(new Uint8Array(12).fill(1, 6, 7), 20);
    gif.addFrame(new Uint8Array(12).fill(1, 6, 7), 20);
    const bytes = new Uint8Array(await gif.finish().arrayBuffer());
    expect(String.fromCharCode(...bytes.slice(0, 6))).toBe('GIF89a');
    expect(bytes.at(-1)).toBe(0x3b);
    const boxes = [...bytes.keys()]
      .filter((i) => bytes[i] === 0x2c && bytes[i - 1] === 0 && bytes[i + 9] === 0 && bytes[i + 10] === 8)
      .map((i) => [bytes[i + 1], bytes[i + 3], bytes[i + 5], bytes[i + 7]]);
    expect(boxes).toEqual([
      [0, 0, 4, 3],
      [2, 1, 1, 1],
      [0, 0, 1, 1],
    ]);
  });
});
