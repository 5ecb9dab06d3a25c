import type { ReactElement } from 'react';
import { useAsync } from '../kit/useAsync.ts';

/** The margin that scanners need around a code, in modules. */
const QUIET_ZONE = 4;

/** A text as a QR code. It is black on white in every theme: many scanners read nothing else. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactElement | null {
  const loaded = useAsync(() => qrMatrix(text), [text]);
  if (loaded.state !== 'loaded') return null;
  const { size, path } = drawModules(loaded.value);
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}

/** The modules of the code, row by row; `true` is black. The library is fetched when a code is to be shown. */
export async function qrMatrix(text: string): Promise<boolean[][]> {
  const { encode } = await import('uqr');
  return encode(text, { ecc: 'M', border: QUIET_ZONE }).data;
}

/** One path for all black modules: a run of neighbours in a row is one rectangle. */
export function drawModules(matrix: readonly (readonly boolean[])[]): { size: number; path: string } {
  const runs = matrix.flatMap((row, y) => {
    const line = row.map((black) => (black ? '1' : '0')).join('');
    return [...line.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`);
  });
  return { size: matrix.length, path: runs.join('') };
}
