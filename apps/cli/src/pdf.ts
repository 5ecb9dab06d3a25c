import { deflateSync } from 'node:zlib';

/** Points of a PDF for each millimetre. */
const POINTS_PER_MM = 72 / 25.4;

/** A picture as rows of red, green, blue and opacity. */
export interface PixelPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A PDF of one page that one picture fills. A page needs so little of the format that no library is worth it. */
export function createPicturePdf(
  { width, height, pixels }: PixelPicture,
  page: { readonly widthMm: number; readonly heightMm: number },
): Buffer {
  const [pageWidth, pageHeight] = [page.widthMm, page.heightMm].map((mm) => (mm * POINTS_PER_MM).toFixed(2));
  const colours = Buffer.alloc(width * height * 3);
  for (let i = 0, at = 0; i < pixels.length; i += 4) {
    colours[at++] = pixels[i]!;
    colours[at++] = pixels[i + 1]!;
    colours[at++] = pixels[i + 2]!;
  }
  const picture = deflateSync(colours, { level: 9 });
  const content = Buffer.from(`q ${pageWidth} 0 0 ${pageHeight} 0 0 cm /Picture Do Q`);
  const objects: readonly Buffer[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Resources << /XObject << /Picture 4 0 R >> >> /Contents 5 0 R >>`,
    ),
    createStream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode`,
      picture,
    ),
    createStream('', content),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n%\u00E2\u00E3\u00CF\u00D3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  for (const [i, object] of objects.entries()) {
    offsets.push(length);
    const part = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function createStream(entries: string, data: Uint8Array): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}
