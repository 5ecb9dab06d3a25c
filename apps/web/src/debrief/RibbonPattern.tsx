import type { ReactElement } from 'react';
import { liveryOf, type LiveryPattern } from '../kit/livery.ts';

/** The size of a tile in pixels. */
const TILE = 14;

/** A tile for each livery, so that bands differ in more than their colour. */
const TILE_PATHS: Readonly<Record<LiveryPattern, string>> = {
  halves: 'M-2 12L2 16M-2-2L16 16M12-2L16 2',
  chevron: 'M0 10L7 4L14 10',
  ends: 'M7 0V14',
  twin: 'M0 5H14M0 10H14',
  hoop: 'M7 5A2 2 0 1 1 6.9 5Z',
  stripe: 'M0 7H14',
  sash: 'M-2 2L2-2M-2 16L16-2M12 16L16 12',
  quarters: 'M0 3.500H7M7 10.500H14',
  nose: 'M7 2A5 5 0 1 1 6.9 2Z',
  tail: 'M7 3V11M3 7H11',
};

/** The fill of a seat's band. `id` must differ between two pictures of a page. */
export function RibbonPattern({ id, seat }: { readonly id: string; readonly seat: number }): ReactElement {
  const { paint, trim, pattern } = liveryOf(seat);
  return (
    <pattern id={`${id}-${seat}`} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
      <rect width={TILE} height={TILE} fill={paint} />
      <path d={TILE_PATHS[pattern]} fill="none" stroke={trim} strokeWidth="1.6" opacity="0.75" />
    </pattern>
  );
}
