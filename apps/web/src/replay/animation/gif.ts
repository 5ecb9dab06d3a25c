/** The index that means "as in the frame before". */
const TRANSPARENT = 255;
const MAX_COLOURS = 255;
/** Colours are told apart by their five highest bits. */
const BINS = 1 << 15;
const MAX_CODE = 4095;

/** A picture as RGBA. */
type Pixels = Uint8ClampedArray | Uint8Array;

/** The most frequent colours of some sample pictures, and for every colour the nearest of them. */
export class Palette {
  /** RGB, 256 colours. */
  readonly colours = new Uint8Array(256 * 3);
  readonly #count: number;
  /** By bin: the index of the nearest colour plus 1; 0 where nobody has asked yet. */
  readonly #nearest = new Uint16Array(BINS);

  constructor(samples: readonly Pixels[]) {
    const counts = new Uint32Array(BINS);
    const sums = new Float64Array(BINS * 3);
    for (const pixels of samples) {
      for (let i = 0; i < pixels.length; i += 4) {
        const bin = binOf(pixels[i]!, pixels[i + 1]!, pixels[i + 2]!);
        counts[bin]!++;
        for (let part = 0; part < 3; part++) sums[bin * 3 + part]! += pixels[i + part]!;
      }
    }
    const bins = [...counts.keys()].filter((bin) => counts[bin]! > 0).sort((a, b) => counts[b]! - counts[a]!);
    this.#count = Math.min(bins.length, MAX_COLOURS);
    for (const [index, bin] of bins.slice(0, MAX_COLOURS).entries()) {
      for (let part = 0; part < 3; part++) this.colours[index * 3 + part] = sums[bin * 3 + part]! / counts[bin]!;
    }
  }

  /** The picture with an index for each pixel. */
  indicesOf(pixels: Pixels): Uint8Array {
    const indices = new Uint8Array(pixels.length / 4);
    for (let i = 0; i < indices.length; i++) {
      indices[i] = this.#indexOf(pixels[i * 4]!, pixels[i * 4 + 1]!, pixels[i * 4 + 2]!);
    }
    return indices;
  }

  #indexOf(red: number, green: number, blue: number): number {
    const bin = binOf(red, green, blue);
    const known = this.#nearest[bin]!;
    if (known > 0) return known - 1;
    let best = 0;
    let bestDistance = Infinity;
    for (let index = 0; index < this.#count; index++) {
      const distance =
        (this.colours[index * 3]! - red) ** 2 +
        (this.colours[index * 3 + 1]! - green) ** 2 +
        (this.colours[index * 3 + 2]! - blue) ** 2;
      if (distance < bestDistance) [best, bestDistance] = [index, distance];
    }
    this.#nearest[bin] = best + 1;
    return best;
  }
}

function binOf(red: number, green: number, blue: number): number {
  return ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
}

/** Writes an animated GIF that repeats for ever. Each frame has only what differs from the one before. */
export class GifWriter {
  readonly #width: number;
  readonly #height: number;
  readonly #parts: Uint8Array<ArrayBuffer>[] = [];
  #before: Uint8Array | null = null;

  constructor(width: number, height: number, palette: Palette) {
    this.#width = width;
    this.#height = height;
    this.#push([...ascii('GIF89a'), ...word(width), ...word(height), 0xf7, 0, 0]);
    this.#parts.push(new Uint8Array(palette.colours));
    this.#push([0x21, 0xff, 11, ...ascii('NETSCAPE2.0'), 3, 1, 0, 0, 0]);
  }

  /** Adds a frame that is shown for some hundredths of a second. */
  addFrame(indices: Uint8Array, hundredths: number): void {
    const box = this.#changedBox(indices);
    const pixels = new Uint8Array(box.width * box.height);
    for (let y = 0; y < box.height; y++) {
      for (let x = 0; x < box.width; x++) {
        const at = (box.top + y) * this.#width + box.left + x;
        const index = indices[at]!;
        pixels[y * box.width + x] = this.#before !== null && this.#before[at] === index ? TRANSPARENT : index;
      }
    }
    // Leave the frame where it is; one colour is transparent.
    this.#push([0x21, 0xf9, 4, 0x05, ...word(hundredths), TRANSPARENT, 0]);
    this.#push([0x2c, ...word(box.left), ...word(box.top), ...word(box.width), ...word(box.height), 0, 8]);
    const data = compress(pixels);
    for (let at = 0; at < data.length; at += 255) {
      const block = data.subarray(at, at + 255);
      this.#push([block.length]);
      this.#parts.push(block);
    }
    this.#push([0]);
    this.#before = indices;
  }

  finish(): Blob {
    this.#push([0x3b]);
    return new Blob(this.#parts, { type: 'image/gif' });
  }

  #push(bytes: readonly number[]): void {
    this.#parts.push(new Uint8Array(bytes));
  }

  /** The smallest rectangle with all that differs from the frame before; one pixel if nothing does. */
  #changedBox(indices: Uint8Array): { left: number; top: number; width: number; height: number } {
    const before = this.#before;
    if (before === null) return { left: 0, top: 0, width: this.#width, height: this.#height };
    let [left, right, top, bottom] = [this.#width, -1, this.#height, -1];
    for (let at = 0; at < indices.length; at++) {
      if (before[at] === indices[at]) continue;
      const x = at % this.#width;
      const y = (at - x) / this.#width;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    if (right < 0) return { left: 0, top: 0, width: 1, height: 1 };
    return { left, top, width: right - left + 1, height: bottom - top + 1 };
  }
}

/** LZW as GIF has it, with 8 bits for a pixel. */
export function compress(pixels: Uint8Array): Uint8Array<ArrayBuffer> {
  const out = new BitWriter();
  const clear = 256;
  let codes = new Map<number, number>();
  let size = 9;
  let next = clear + 2;
  out.write(clear, size);
  let prefix = pixels[0]!;
  for (let i = 1; i < pixels.length; i++) {
    const key = (prefix << 8) | pixels[i]!;
    const known = codes.get(key);
    if (known !== undefined) {
      prefix = known;
      continue;
    }
    out.write(prefix, size);
    if (next > MAX_CODE) {
      out.write(clear, size);
      codes = new Map();
      size = 9;
      next = clear + 2;
    } else {
      codes.set(key, next);
      if (next === 1 << size) size++;
      next++;
    }
    prefix = pixels[i]!;
  }
  out.write(prefix, size);
  out.write(clear + 1, size);
  return out.finish();
}

/** Writes numbers of some bits, the lowest bit first. */
class BitWriter {
  #bytes = new Uint8Array(1 << 14);
  #length = 0;
  #bits = 0;
  #count = 0;

  write(value: number, size: number): void {
    this.#bits |= value << this.#count;
    this.#count += size;
    while (this.#count >= 8) {
      this.#push(this.#bits & 255);
      this.#bits >>>= 8;
      this.#count -= 8;
    }
  }

  finish(): Uint8Array<ArrayBuffer> {
    if (this.#count > 0) this.#push(this.#bits & 255);
    return this.#bytes.slice(0, this.#length);
  }

  #push(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length++] = byte;
  }
}

function ascii(text: string): number[] {
  return Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
}

function word(value: number): [number, number] {
  return [value & 255, value >> 8];
}
