import type { DataDescription, GameDefinition, GameManifest, GameTypes, Seat, Viewer } from '@paddock/kernel';
import type { ComponentType } from 'react';
import type { Sound } from '../kit/sound.ts';
import type { LoggedEvent, Position, TableInfo } from './table-link.ts';
import type { Language } from '../base/texts/language.ts';

/**
 * The contract between the table page, which is the same for all games, and the UI of one game. Nothing outside of a
 * game's folder knows more about the game than this.
 */

/** The minimum of a game's texts. Every language is a complete object of one type. */
export interface GameTexts {
  /** The options by name; `values` names each value of a choice, and well-known data values. */
  readonly options: Readonly<
    Record<
      string,
      { readonly title: string; readonly help: string; readonly values?: Readonly<Record<string, string>> | undefined }
    >
  >;
  /** What kind of race each preset is, in a few words. */
  readonly presets?: Readonly<Record<PresetId, string>>;
}

/** Everything that sentences about a table need. */
export interface TextContext<K extends GameTypes = GameTypes, T extends GameTexts = GameTexts> {
  readonly t: T;
  readonly info: TableInfo<K>;
  readonly viewer: Viewer;
  /** The driver's name. All sentences are in the third person, because grammar differs too much otherwise. */
  readonly name: (seat: Seat) => string;
  /** A number in the format of the language. */
  readonly number: (value: number, digits?: number) => string;
  /** A list in the format of the language: A, B and C. */
  readonly list: (items: readonly string[]) => string;
}

/** An event while it is animated, for `ms` milliseconds. Every cue has a different `key`. */
export interface Cue<K extends GameTypes = GameTypes> {
  readonly key: number;
  readonly event: K['event'];
  readonly ms: number;
  /** The die still rolls or the card is being turned: no text may reveal the result yet. */
  readonly isSuspense?: boolean;
}

/** A legal move that is hovered or chosen, with its preview as soon as that is known. */
export interface ConsideredMove<K extends GameTypes = GameTypes> {
  readonly move: K['move'];
  readonly preview: K['preview'] | null;
  /** Chosen and waiting for confirmation; otherwise only hovered. */
  readonly isChosen: boolean;
}

/** The props of a game's board and actions. */
export interface TableProps<K extends GameTypes = GameTypes, T extends GameTexts = GameTexts> {
  readonly context: TextContext<K, T>;
  readonly position: Position<K>;
  /** What to draw: the position's view, or the view after some of a step's events. */
  readonly view: K['view'];
  readonly cue: Cue<K> | null;
  /** The viewer may choose a move right now. */
  readonly isAsked: boolean;
  readonly considered: ConsideredMove<K> | null;
  /** The chosen move that waits for confirmation, whatever is hovered. */
  readonly chosen: K['move'] | null;
  /** Called on hover and focus to preview a move; with `null` when the pointer leaves. */
  readonly consider: (move: K['move'] | null) => void;
  /** Called by click, tap or key. Choosing the chosen move again submits it; `null` takes it back. */
  readonly choose: (move: K['move'] | null) => void;
  /** What has happened so far, for boards that mark recent moves. */
  readonly history?: readonly LoggedEvent<K>[];
}

/** The public facts about a seat, for the seat rail. */
export interface SeatFacts {
  /** Short pairs such as "cards 5". The label is for tooltips and screen readers. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Out of the race: drawn faded. */
  readonly isOut?: boolean;
  /** The state of the seat: "chosen", "in the pits", "place 2". */
  readonly note?: string | undefined;
}

/** Where a seat stands, for the timing tower. */
export interface Standing {
  readonly seat: Seat;
  /** From 1, shared by seats that are level; `null` before there is an order, and for seats that are out. */
  readonly place: number | null;
  /** How far it is behind the seat before it, and as a text: "+3 cells". */
  readonly gap: { readonly count: number; readonly text: string } | null;
}

/** What the log shows beside the text of an event. */
export interface EventMark {
  /** Whose event it is: the log shows their livery, and gathers what they do in a turn in one line. */
  readonly seat?: Seat;
  /** Whom the line names, where a seat has several cars: "Ada #2"; otherwise the driver. */
  readonly who?: string;
  /** The title of the round that begins with this event. */
  readonly round?: string;
  /** Bad luck or a mistake, or something worth a cheer. */
  readonly tone?: 'bad' | 'good';
}

/** The props of a custom form field for an option that holds data. */
export interface OptionFieldProps {
  readonly value: unknown;
  /** What is wrong with the value, or `null`. */
  readonly error: string | null;
  readonly onChange: (value: unknown) => void;
}

/** The props of a game's report on a circuit or course. */
export interface ReportProps {
  /** The circuit or course, which has passed its check. Another value starts another report. */
  readonly value: unknown;
  /** The drawing of a circuit; one is generated if there is none. */
  readonly drawing?: unknown;
  readonly language: Language;
  /** Called once with the figures as data when the report is complete. */
  readonly onReport?: (report: object) => void;
}

/** A circuit or course with its name, for pages about it. */
export interface NamedBoard {
  readonly title: string;
  readonly value: unknown;
  readonly drawing?: unknown;
}

/** The props of a sheet of paper to print. */
export type SheetProps = Pick<ReportProps, 'value' | 'drawing' | 'language'>;

/** The races that the setup page offers first. */
export const PRESET_IDS = ['quick', 'classic', 'rulebook'] as const;
export type PresetId = (typeof PRESET_IDS)[number];

/** A race to choose with one click. Options that are not named have their defaults. */
export interface Preset<K extends GameTypes = GameTypes> {
  readonly seats: number;
  readonly options: Partial<K['options']>;
}

export type Presets<K extends GameTypes = GameTypes> = Readonly<Record<PresetId, Preset<K>>>;

/** What a move does, for the label of the submit button. */
export type MoveVerb = 'drive' | 'roll' | 'playCard' | 'lay' | 'draw' | 'pass';

/** What the premove panel needs of a game: what may be chosen ahead, and how to describe it. */
export interface Premoves<K extends GameTypes = GameTypes, T extends GameTexts = GameTexts> {
  /** The game's own `premoves`: what the seat may choose after the moves it has chosen already. */
  readonly next: (
    view: K['view'],
    seat: Seat,
    chosen: readonly K['move'][],
    options: K['options'],
  ) => readonly K['move'][];
  /** What the premove at this place of the list is for, where that is known: a certain car. */
  readonly target?: (view: K['view'], seat: Seat, at: number, context: TextContext<K, T>) => string | null;
  /** A premove as a text. */
  readonly describe: (move: K['move'], context: TextContext<K, T>) => string;
}

/** How the gallery shows values of an option that people publish. */
export interface GalleryUi<T extends GameTexts = GameTexts> {
  /** The value as a large picture. */
  readonly Board: ComponentType<{ readonly value: unknown; readonly t: T }>;
  /** The figures of a description in words: "11 corners". */
  describeFigures(figures: DataDescription['figures'], t: T): readonly string[];
  /** The page that changes designs; without it that is the field of the setup page, and a design is the value itself. */
  readonly editorPath?: string;
}

export interface GameUi<K extends GameTypes = GameTypes, T extends GameTexts = GameTexts> {
  readonly id: string;
  readonly Board: ComponentType<TableProps<K, T>>;
  readonly Actions: ComponentType<TableProps<K, T>>;
  readonly OptionFields?: Readonly<Record<string, ComponentType<OptionFieldProps & { readonly t: T }>>>;
  /** For the gallery, by option. */
  readonly gallery?: Readonly<Record<string, GalleryUi<T>>>;

  /** Says how good a circuit or course is. It starts when it is shown and is given up when it is hidden. */
  readonly Report?: ComponentType<ReportProps>;
  /** A circuit with its help card on one sheet of paper. */
  readonly Sheet?: ComponentType<SheetProps>;
  /** A circuit or course that comes with the game, by its name. */
  findBoard?(name: string, language: Language): Promise<NamedBoard | null>;

  /** One line: what is going on, and what the viewer must do. */
  prompt(position: Position<K>, context: TextContext<K, T>): string;
  /** An event as a sentence for log and screen readers, or `null` if it needs none. */
  describeEvent(event: K['event'], context: TextContext<K, T>): string | null;
  /** What is said while the result of an event is hidden; without it, what was said before stays. */
  describeSuspense?(event: K['event'], context: TextContext<K, T>): string | null;
  /** What a die or card was, where the log does not say it: a card that was drawn. For the debrief. */
  describeChance?(event: K['event'], context: TextContext<K, T>): string | null;
  /** The whole position as sentences, for people who do not see the board. */
  describePosition(view: K['view'], context: TextContext<K, T>): readonly string[];
  /** What the submit button says for a move. */
  moveVerb(move: K['move']): MoveVerb;
  /** A move and its consequences in one line. */
  describeMove(move: K['move'], preview: K['preview'] | null, context: TextContext<K, T>): string;
  /** A move in a few words, in the view before it, for games in which the move alone does not say it. */
  nameMove?(move: K['move'], view: K['view'], context: TextContext<K, T>): string;
  seatFacts(view: K['view'], seat: Seat, context: TextContext<K, T>): SeatFacts;
  /** The score of a seat at the end, for the result: "17 points"; empty where its place says it all. */
  scoreText(view: K['view'], seat: Seat, context: TextContext<K, T>): string;
  /** What separates two seats at the end: "1 point"; `null` if it is nothing that can be counted. */
  margin?(
    view: K['view'],
    ahead: Seat,
    behind: Seat,
    context: TextContext<K, T>,
    history: readonly LoggedEvent<K>[],
  ): string | null;
  /** What decided the place of a seat, where the score does not say it: when it finished, why it is out. */
  decidedBy?(history: readonly LoggedEvent<K>[], seat: Seat, context: TextContext<K, T>): string | null;
  /** How far the race has come, for lists of races: "Race 3 of 8". */
  raceStage?(view: K['view'], context: TextContext<K, T>): string | null;
  /** All seats in race order, by the rules of the game. */
  standings(view: K['view'], context: TextContext<K, T>): readonly Standing[];
  /**
   * An event in a few words, for the log, whose lines begin with the driver's name; without it, what `describeEvent` says.
   * `null` if the log needs none.
   */
  describeBriefly?(event: K['event'], context: TextContext<K, T>): string | null;
  /** How the log shows an event; without it, every text is a line of its own. */
  markEvent?(event: K['event'], context: TextContext<K, T>): EventMark;

  /** How long an event is animated at normal speed; 0 for events without animation. */
  durationMs(event: K['event'], view: K['view']): number;
  /**
   * When the result of chance becomes visible, as a fraction of the duration from 0 (at once) to 1 (at the end). No
   * text reveals it earlier.
   */
  revealAt(event: K['event']): number;
  /** The view after an event: the game's own `applyEvent`. */
  applyEvent(view: K['view'], event: K['event']): K['view'];
  soundOf(event: K['event']): Sound | null;
  /** The sound of the moment when the result of chance becomes visible (`revealAt`). */
  revealSoundOf?(event: K['event']): Sound | null;
  /** Whether other people at the same device must look away before the seat to move sees its view. */
  hasSecrets(position: Position<K>, info: TableInfo<K>): boolean;
  /** The races that the setup page offers first: a short one, the usual one, and one by the rulebook. */
  readonly presets?: Presets<K>;
  /** For games in which something can be chosen in advance. */
  readonly premoves?: Premoves<K, T>;
}

/** What index.ts in a game's folder exports: the UI, its texts by language, and the rules. */
export interface GamePackage<K extends GameTypes = GameTypes, T extends GameTexts = GameTexts> {
  readonly ui: GameUi<K, T>;
  readonly texts: Readonly<Record<Language, () => Promise<T>>>;
  readonly definition: GameDefinition<K>;
  /** Loads what a table with these options needs besides, such as its circuit. Without it nothing more is needed. */
  readonly loadForOptions?: (options: unknown) => Promise<void>;
}

/** What manifest.ts in a game's folder exports: all that pages know of a game before it is loaded. */
export interface GameCard extends GameManifest {
  /** One sentence for lists of games. */
  readonly pitch: Readonly<Record<Language, string>>;
  /** Loads the `GamePackage`, which is a chunk of its own. */
  readonly load: () => Promise<unknown>;
}
