/** What the picture of a link shows. Plain data, so that equal cards are drawn once. */
export interface LinkCard {
  /** Whose art is behind it. */
  readonly game: string;
  readonly title: string;
  readonly text: string;
  /** A short note on a label of its own. */
  readonly note: string | null;
  readonly seats: readonly ('taken' | 'free')[];
  /** Standings, which are drawn instead of the text. */
  readonly rows?: readonly CardRow[];
  /** The road of an item of the gallery, which is drawn in place of the game's art: points within 1000 × 1000. */
  readonly outline?: readonly (readonly [x: number, y: number])[];
  /** The best of a finished race, best first. */
  readonly result?: readonly CardPlace[];
}

export interface CardRow {
  readonly place: number;
  readonly name: string;
  readonly points: number;
}

export interface CardPlace {
  /** The first is 1; those who tie share the better place. */
  readonly place: number;
  readonly name: string;
}
