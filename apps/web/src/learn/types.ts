/** The rules of a game as the page shows them. */

export type RuleOrigin = 'R' | 'D' | 'R/D';

/** A piece of a sentence. */
export type InlineNode =
  | { readonly kind: 'text' | 'strong' | 'emphasis' | 'code'; readonly text: string }
  | { readonly kind: 'ref'; readonly id: string }
  | { readonly kind: 'mark'; readonly mark: RuleOrigin };

export type InlineNodes = readonly InlineNode[];

export type RuleBlock =
  | { readonly kind: 'text'; readonly nodes: InlineNodes }
  | { readonly kind: 'list'; readonly numbered: boolean; readonly items: readonly InlineNodes[] };

export interface Rule {
  /** `null` for examples and notes: they explain rules and are none. */
  readonly id: string | null;
  /** Whose rule it is, as far as the first mark inside. */
  readonly origin: RuleOrigin | null;
  readonly blocks: readonly RuleBlock[];
}

export interface RulesSection {
  readonly title: string;
  readonly introduction: readonly InlineNodes[];
  /** Notes for those who write programs: the comment `developers` stands below the title. */
  readonly isForDevelopers: boolean;
  readonly rules: readonly Rule[];
}

export interface RulesDocument {
  readonly title: string;
  readonly introduction: readonly InlineNodes[];
  readonly sections: readonly RulesSection[];
}
