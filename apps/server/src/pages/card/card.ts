/** What the picture of a link shows. Plain data, so that equal cards are drawn once. */
export interface LinkCard {
  /** Whose art is behind it. */
  readonly game: string;
  readonly title: string;
  readonly text: string;
  /** A short note on a label of its own. */
  readonly note: string | null;
  readonly seats: readonly ('taken' | 'free')[];
  /** The best of a finished race, best first. */
  readonly result?: readonly CardPlace[];
}

export interface CardPlace {
  /** The first is 1; those who tie share the better place. */
  readonly place: number;
  readonly name: string;
}
