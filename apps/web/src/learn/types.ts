/** The rules of a game as the page shows them. */

export type Mark = 'R' | 'D' | 'R/D';

/** A piece of a sentence. */
export type Part =
  | { readonly kind: 'text' | 'strong' | 'emphasis' | 'code'; readonly text: string }
  | { readonly kind: 'ref'; readonly id: string }
  | { readonly kind: 'mark'; readonly mark: Mark };

export type Parts = readonly Part[];

export type Block =
  | { readonly kind: 'text'; readonly parts: Parts }
  | { readonly kind: 'list'; readonly numbered: boolean; readonly items: readonly Parts[] };

export interface Rule {
  /** `null` for examples and notes: they explain rules and are none. */
  readonly id: string | null;
  /** Whose rule it is, as far as the first mark inside. */
  readonly marks: Mark | null;
  readonly blocks: readonly Block[];
}

export interface Section {
  readonly title: string;
  readonly introduction: readonly Parts[];
  /** Notes for those who write programs: the comment `developers` stands below the title. */
  readonly developers: boolean;
  readonly rules: readonly Rule[];
}

export interface Rules {
  readonly title: string;
  readonly introduction: readonly Parts[];
  readonly sections: readonly Section[];
}
