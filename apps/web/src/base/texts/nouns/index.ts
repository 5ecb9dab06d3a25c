import type { Genre } from '@paddock/kernel';

/**
 * Nouns that depend on the game: a race has drivers, a card game has players; dice are rolled, cards are shuffled.
 * Every language defines them once and builds its sentences from them.
 */
export interface Nouns {
  /** What is played: a race, a game. */
  readonly play: string;
  readonly plays: string;
  /** To drive, to play. */
  readonly drive: string;
  /** She drives, she plays. */
  readonly drives: string;
  readonly driver: string;
  readonly drivers: string;
  readonly log: string;
  /** The heading over those who take part. */
  readonly who: string;
  /** The label of the start button. */
  readonly start: string;
  /** The label of the button that ends the autopilot. */
  readonly takeOver: string;
  /** What is drawn by lot before the start. */
  readonly lots: string;
  /** One random outcome: a die roll, a drawn card. */
  readonly draw: string;
  readonly draws: string;
  /** New dice, a new shuffle. */
  readonly fresh: string;
  readonly verify: string;
  /** The dice are settled, the shuffle is settled. */
  readonly settled: string;
}

type PlayNoun =
  | 'play'
  | 'plays'
  | 'drive'
  | 'drives'
  | 'driver'
  | 'drivers'
  | 'log'
  | 'who'
  | 'start'
  | 'takeOver'
  | 'lots';
export type PlayNouns = Pick<Nouns, PlayNoun>;
export type ChanceNouns = Omit<Nouns, PlayNoun>;

/** The texts of a language, by kind of game; `game` is also for games in general. */
export type Catalogue<T> = (genre: Genre) => T;

/** Builds each variant of a catalogue once, on first use. */
export function createCatalogue<N, T>(nouns: Readonly<Record<Genre, N>>, build: (nouns: N) => T): Catalogue<T> {
  const built = new Map<Genre, T>();
  return (genre) => {
    const known = built.get(genre) ?? build(nouns[genre]);
    built.set(genre, known);
    return known;
  };
}
