/** Short names that are read alike in our three languages, for bots, by seat. */
const NAMES = ['Rosa', 'Bruno', 'Clara', 'Dario', 'Emma', 'Felix', 'Greta', 'Hugo', 'Irma', 'Jules'] as const;

export function botName(seat: number): string {
  return NAMES[seat % NAMES.length]!;
}
