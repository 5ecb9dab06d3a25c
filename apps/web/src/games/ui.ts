import type { Kind, Seat, Viewer } from '@paddock/kernel';
import type { ComponentType } from 'react';
import type { Sound } from '../kit/sound.ts';
import type { Position, TableInfo } from '../table/link.ts';
import type { Language } from '../texts/language.ts';

/**
 * The contract between the table page, which is the same for all games, and the picture of one game. A game's folder
 * fills it in; nothing outside knows more about the game than this.
 */

/** What a game's own texts must have, whatever else they have. Every language is a complete object of one type. */
export interface GameTexts {
  /** One sentence for the home page. */
  readonly pitch: string;
  /** Every option of the game by name; `values` names each value of a choice, and what has a name among data. */
  readonly options: Readonly<
    Record<
      string,
      { readonly title: string; readonly help: string; readonly values?: Readonly<Record<string, string>> | undefined }
    >
  >;
  /** What the coach of the guided first race says, by the names of `coach`. */
  readonly coach: Readonly<Record<string, string>>;
}

/** What it takes to speak about a table. */
export interface TextContext<K extends Kind = Kind, T extends GameTexts = GameTexts> {
  readonly t: T;
  readonly info: TableInfo<K>;
  readonly viewer: Viewer;
  /** The driver's name. Sentences are in the third person throughout: grammar differs too much otherwise. */
  readonly name: (seat: Seat) => string;
  /** A number as the language writes it. */
  readonly number: (value: number, digits?: number) => string;
  /** Names joined as the language does it: A, B and C. */
  readonly list: (items: readonly string[]) => string;
}

/** An event on stage: it is shown for `ms` milliseconds, and `key` differs from every other cue. */
export interface Cue<K extends Kind = Kind> {
  readonly key: number;
  readonly event: K['event'];
  readonly ms: number;
  /** The die still rolls, the card is being turned: no text may tell the result yet. */
  readonly isSuspense?: boolean;
}

/** A legal move that the person looks at or has chosen, with what it will do as soon as that is known. */
export interface ConsideredMove<K extends Kind = Kind> {
  readonly move: K['move'];
  readonly preview: K['preview'] | null;
  /** Chosen, and waiting to be sent; otherwise only pointed at. */
  readonly isChosen: boolean;
}

/** What board and action area are given. */
export interface TableProps<K extends Kind = Kind, T extends GameTexts = GameTexts> {
  readonly context: TextContext<K, T>;
  readonly position: Position<K>;
  /** What to draw: the position's view, or the picture in the middle of a step. */
  readonly view: K['view'];
  readonly cue: Cue<K> | null;
  /** The viewer is asked for a move right now: only then do things react. */
  readonly isAsked: boolean;
  readonly considered: ConsideredMove<K> | null;
  /** The move that is chosen and waits to be sent, whatever is pointed at. */
  readonly chosen: K['move'] | null;
  /** Hover or focus: shows what the move will do; `null` when the pointer leaves. */
  readonly consider: (move: K['move'] | null) => void;
  /** Click, tap or key: chooses the move. Choosing the chosen one again sends it; `null` takes it back. */
  readonly choose: (move: K['move'] | null) => void;
}

/** What everybody may know about a seat, for the rail. */
export interface SeatFacts {
  /** Short pairs such as "cards 5"; the label is for the ear and the tooltip, the icon for the eye. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Out of the race: drawn faded. */
  readonly isOut?: boolean;
  /** A word on its state: "chosen", "in the pits", "place 2". */
  readonly note?: string | undefined;
}

/**
 * A tip of the guided first race. While the viewer is asked, the first tip of the list that is not done and whose `when`
 * holds is shown. It is done once the person clicks "Got it", or makes a move while it is shown that `isDone` accepts.
 */
export interface Tip<K extends Kind = Kind> {
  /** The key of the text in `coach`. */
  readonly name: string;
  when(position: Position<K>): boolean;
  /** Whether a move, made in the position `before`, is what the tip asked for. Without it any move is. */
  isDone?(move: K['move'], before: Position<K>): boolean;
}

export interface Lesson<K extends Kind = Kind> {
  readonly seats: number;
  readonly options: Partial<K['options']>;
  /** The level of the bots at the other seats; the usual one if it is not given. */
  readonly bot?: string;
  /** The dice follow from this text, so that the lesson is the same for everybody. */
  readonly seed: string;
  readonly tips: readonly Tip<K>[];
}

/** An option that is a piece of data has a field of its own in the form. */
export interface OptionFieldProps {
  readonly value: unknown;
  /** Says what is wrong with the value, or `null`. */
  readonly error: string | null;
  readonly onChange: (value: unknown) => void;
}

/** What a move does, in a word: the page's button says it in the person's language. */
export type MoveVerb = 'drive' | 'roll' | 'playCard' | 'lay' | 'draw' | 'pass';

export interface GameUi<K extends Kind = Kind, T extends GameTexts = GameTexts> {
  readonly id: string;
  readonly Board: ComponentType<TableProps<K, T>>;
  readonly Actions: ComponentType<TableProps<K, T>>;
  readonly OptionFields?: Readonly<Record<string, ComponentType<OptionFieldProps & { readonly t: T }>>>;
  /** Pictures for the rules page by rule id; shown below the rule. */
  readonly Illustrations: Readonly<Record<string, ComponentType<{ readonly t: T }>>>;

  /** One line: what is going on, and what is asked of the viewer. */
  prompt(position: Position<K>, context: TextContext<K, T>): string;
  /** An event as a sentence for log and screen reader, or `null` if it needs none. */
  describeEvent(event: K['event'], context: TextContext<K, T>): string | null;
  /** The whole position in sentences, for those who do not see the board. */
  describePosition(view: K['view'], context: TextContext<K, T>): readonly string[];
  /** What the button says that makes the move. */
  moveVerb(move: K['move']): MoveVerb;
  /** What a choice is and what it will do, in one line. */
  describeMove(move: K['move'], preview: K['preview'] | null, context: TextContext<K, T>): string;
  seatFacts(view: K['view'], seat: Seat, context: TextContext<K, T>): SeatFacts;
  /** What a seat has at the end, for the table of results: "17 points". */
  scoreText(view: K['view'], seat: Seat, context: TextContext<K, T>): string;

  /** How long an event is shown at normal speed, in milliseconds; 0 for one without a picture. */
  durationMs(event: K['event'], view: K['view']): number;
  /**
   * When the result of chance can be seen, as a part of the beat from 0 (at once) to 1 (at its end). Until then no text
   * tells it.
   */
  revealAt(event: K['event']): number;
  /** The picture after an event and before the next one of the same step: cars where they are now. */
  picture(view: K['view'], event: K['event']): K['view'];
  soundOf(event: K['event']): Sound | null;
  /** Whether others at the same device must look away before the awaited seat sees its view. */
  hasSecrets(position: Position<K>, info: TableInfo<K>): boolean;
  readonly lesson: Lesson<K>;
}

/** What a game's folder exports: the picture, and its texts in every language, each loaded when needed. */
export interface GamePackage<K extends Kind = Kind, T extends GameTexts = GameTexts> {
  readonly ui: GameUi<K, T>;
  readonly texts: Readonly<Record<Language, () => Promise<T>>>;
}
