/**
 * What the texts around the games call things, which depends on the game: a race has drivers, a card game has players;
 * dice are thrown, cards are shuffled. Every language defines the words once, and its sentences are built from them.
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
  /** The button that begins. */
  readonly start: string;
  /** The button with which one drives or plays oneself again. */
  readonly takeOver: string;
  /** What is drawn by lot before the start. */
  readonly lots: string;
  /** One decision of chance: a die, a draw. */
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

/** `game` also speaks of games in general. */
export type NounKind = 'dice-race' | 'card-race' | 'game';

const KINDS: Readonly<Record<string, NounKind>> = {
  'formel-fun': 'card-race',
  'formula-de': 'dice-race',
  'pole-position': 'card-race',
  formula: 'game',
};

export function nounKindOf(game: string): NounKind {
  return KINDS[game] ?? 'game';
}

/** All texts of a language, with the words of one kind of game. */
export type Catalogue<T> = (kind: NounKind) => T;

/** Builds each variant of a catalogue once. */
export function createCatalogue<N, T>(nouns: Readonly<Record<NounKind, N>>, build: (nouns: N) => T): Catalogue<T> {
  const built = new Map<NounKind, T>();
  return (kind) => {
    const known = built.get(kind) ?? build(nouns[kind]);
    built.set(kind, known);
    return known;
  };
}
