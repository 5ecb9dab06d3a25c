/** Colour, number and pattern of a seat's cars: no one has to tell them apart by colour alone. */
export const PATTERNS = [
  'stripe',
  'halves',
  'chequer',
  'sash',
  'hoop',
  'chevron',
  'twin',
  'cross',
  'dots',
  'quarters',
] as const;
export type Pattern = (typeof PATTERNS)[number];

export interface Livery {
  /** The colour of the body, the second colour of the pattern, and ink that can be read on the body. */
  readonly paint: string;
  readonly trim: string;
  readonly ink: string;
  readonly pattern: Pattern;
}

/**
 * By seat. Neighbours in the list differ in lightness as well as in hue, which keeps them apart for the three common
 * kinds of colour blindness.
 */
const LIVERIES: readonly Livery[] = [
  { paint: '#c8321f', trim: '#fff6e4', ink: '#ffffff', pattern: 'stripe' },
  { paint: '#f2b632', trim: '#1d2a2f', ink: '#1d2a2f', pattern: 'halves' },
  { paint: '#1f5fa8', trim: '#fff6e4', ink: '#ffffff', pattern: 'chequer' },
  { paint: '#f6efdf', trim: '#c8321f', ink: '#1d2a2f', pattern: 'sash' },
  { paint: '#0f6e52', trim: '#f2b632', ink: '#ffffff', pattern: 'hoop' },
  { paint: '#22282c', trim: '#f2b632', ink: '#ffffff', pattern: 'chevron' },
  { paint: '#6fbbe3', trim: '#16324f', ink: '#10222f', pattern: 'twin' },
  { paint: '#7d3f86', trim: '#f6efdf', ink: '#ffffff', pattern: 'cross' },
  { paint: '#e58a3c', trim: '#22282c', ink: '#22180e', pattern: 'dots' },
  { paint: '#e0a3bd', trim: '#7a1f3d', ink: '#3a0f20', pattern: 'quarters' },
];

export function liveryOf(seat: number): Livery {
  return LIVERIES[seat % LIVERIES.length]!;
}
