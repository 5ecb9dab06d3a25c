/** A document as the build parses it from docs/*.md (build/parse-markdown.ts). */
export type MarkdownNode =
  | { readonly kind: 'text' | 'strong' | 'emphasis' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

export type MarkdownNodes = readonly MarkdownNode[];

export type MarkdownBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly id: string; readonly nodes: MarkdownNodes }
  | { readonly kind: 'paragraph'; readonly nodes: MarkdownNodes }
  | { readonly kind: 'list'; readonly items: readonly MarkdownNodes[] }
  | {
      readonly kind: 'table';
      readonly head: readonly MarkdownNodes[];
      readonly rows: readonly (readonly MarkdownNodes[])[];
    }
  | { readonly kind: 'code'; readonly text: string };

/** A program to copy. */
export interface ExampleBot {
  readonly language: string;
  readonly file: string;
  /** How it is started. */
  readonly command: string;
  readonly text: string;
}

/** The documents, examples and types that the developers' page shows. */
export interface DeveloperDocuments {
  readonly api: readonly MarkdownBlock[];
  readonly notation: readonly MarkdownBlock[];
  readonly examples: readonly ExampleBot[];
  /** The types of moves, views, events and previews, by game. */
  readonly types: Readonly<Record<string, string>>;
}
