/** Colour and pattern of a seat's cars. */
const LIVERY_PATTERNS = [
  'halves',
  'chevron',
  'ends',
  'twin',
  'hoop',
  'stripe',
  'sash',
  'quarters',
  'nose',
  'tail',
] as const;
export type LiveryPattern = (typeof LIVERY_PATTERNS)[number];

export interface Livery {
  /** The colour of the body. */
  readonly paint: string;
  /** The colour of the pattern, a third to a half of the body. */
  readonly trim: string;
  readonly pattern: LiveryPattern;
}

/**
 * Liveries by seat. Trims and patterns were searched by computer so that any two cars differ at 16 px, for normal sight
 * and the three common kinds of colour blindness. test/livery.test.ts measures this: change them only together with
 * that test.
 */
const LIVERIES: readonly Livery[] = [
  { paint: '#c8321f', trim: '#12402f', pattern: 'halves' },
  { paint: '#f2b632', trim: '#c8321f', pattern: 'chevron' },
  { paint: '#1f5fa8', trim: '#e58a3c', pattern: 'ends' },
  { paint: '#f6efdf', trim: '#22282c', pattern: 'twin' },
  { paint: '#0f6e52', trim: '#6fbbe3', pattern: 'hoop' },
  { paint: '#22282c', trim: '#f2b632', pattern: 'stripe' },
  { paint: '#6fbbe3', trim: '#f6efdf', pattern: 'sash' },
  { paint: '#7d3f86', trim: '#f6efdf', pattern: 'quarters' },
  { paint: '#e58a3c', trim: '#f6efdf', pattern: 'nose' },
  { paint: '#e9a6b8', trim: '#16324f', pattern: 'tail' },
];

export const LIVERY_COUNT = LIVERIES.length;

export function liveryOf(seat: number): Livery {
  return LIVERIES[seat % LIVERIES.length]!;
}
