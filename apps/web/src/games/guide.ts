import type { ComponentType } from 'react';
import type { Language } from '../base/texts/language.ts';

/** A block of the help card: sentences, or pairs of what and how much. */
export interface CardBlock {
  readonly title: string;
  readonly isNumbered?: boolean;
  readonly lines: readonly (string | readonly [what: string, value: string])[];
}

/** The texts of a game's guide. */
export interface GuideTexts<Name extends string = string> {
  /** The sentences of "Play in 60 seconds", one for each picture. */
  readonly quickStart: readonly [string, string, string, string, string];
  /** What the symbols on board and cards are, and what they do. */
  readonly symbols: Readonly<Record<Name, { readonly name: string; readonly text: string }>>;
  /** The help card, besides the symbols. */
  readonly card: readonly CardBlock[];
}

/** What explains a game besides its rules and its lesson. `T` are the texts of the game. */
export interface GameGuide<T = never, Name extends string = string> {
  /** Illustrations for the rules, by rule id. */
  readonly Illustrations: Readonly<Record<string, ComponentType<{ readonly t: T }>>>;
  /** The ids of the illustrations of "Play in 60 seconds". */
  readonly quickStart: readonly [string, string, string, string, string];
  /** A small picture of each symbol. */
  readonly symbols: Readonly<Record<Name, ComponentType>>;
}

/** What guide/index.ts in a game's folder exports. */
export interface GuidePackage {
  readonly guide: GameGuide;
  readonly texts: Readonly<Record<Language, () => Promise<GuideTexts>>>;
}
