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

export interface Rule {
  /** `null` for examples and notes, which are not rules. */
  readonly id: string | null;
  /** The origin of the rule: its first mark. */
  readonly origin: RuleOrigin | null;
  readonly blocks: readonly RuleBlock[];
}

export interface RulesSection {
  readonly title: string;
  readonly introduction: readonly InlineNodes[];
  /** Notes for developers, marked by the comment `developers` below the title. */
  readonly isForDevelopers: boolean;
  readonly rules: readonly Rule[];
}

export interface RulesDocument {
  readonly title: string;
  readonly introduction: readonly InlineNodes[];
  readonly sections: readonly RulesSection[];
}
