/** The rules of a game as the page shows them. */

export type RuleOrigin = 'R' | 'D' | 'R/D';

/** An inline piece of a sentence. */
export type InlineNode =
  | { readonly kind: 'text' | 'strong' | 'emphasis' | 'code'; readonly text: string }
  | { readonly kind: 'ref'; readonly id: string }
  | { readonly kind: 'mark'; readonly mark: RuleOrigin };

export type InlineNodes = readonly InlineNode[];

export type RuleBlock =
  | { readonly kind: 'text'; readonly nodes: InlineNodes }
  | { readonly kind: 'list'; readonly numbered: boolean; readonly items: readonly InlineNodes[] };

/** Something that can be searched: a rule, or a part of the guide. */
export interface TextBlocks {
  /** `null` for what is not a rule: examples, notes, the guide. */
  readonly id: string | null;
  readonly blocks: readonly RuleBlock[];
}

export interface Rule extends TextBlocks {
  /** The origin of the rule: its first mark. */
  readonly origin: RuleOrigin | null;
}

export interface RulesSection {
  readonly title: string;
  readonly introduction: readonly InlineNodes[];
  /** Notes for developers, marked by the comment `developers` below the title. */
  readonly isForDevelopers: boolean;
  readonly rules: readonly Rule[];
}

/** A paragraph or a list of the guide. */
export interface GuidePart extends TextBlocks {
  /** An example or a piece of advice, set apart from the text. */
  readonly isAside: boolean;
}

interface GuideSection {
  readonly title: string;
  readonly parts: readonly GuidePart[];
}

/** The rules as prose for people. */
export interface GuideDocument {
  readonly title: string;
  readonly sections: readonly GuideSection[];
}

export interface RulesDocument {
  readonly title: string;
  readonly introduction: readonly InlineNodes[];
  readonly sections: readonly RulesSection[];
}

/** What is loaded for the page with the rules. */
export interface RulesWithGuide extends RulesDocument {
  /** `null` if the game has only numbered rules. */
  readonly guide: GuideDocument | null;
}
