/** The words that all parts of the site share. */
export interface BaseTexts {
  readonly name: string;
  /** A label and a value, joined by the colon of the language. */
  readonly labelled: (label: string, value: string) => string;
  /** What is before the last item of a list, of two or of more. */
  readonly lastOfTwo: string;
  readonly lastOfMore: string;
  /** The number of players of a game. */
  readonly players: (min: number, max: number) => string;
  readonly language: string;
  readonly close: string;
  /** The label of the mark beside a claimed nickname. */
  readonly claimed: string;
  /** The label of the mark beside the nickname of a BOT account. */
  readonly botAccount: string;
  readonly details: string;
  readonly reloadPage: string;
  /** By bot id. */
  readonly bots: Readonly<Record<string, TextMap<'name' | 'character'>>>;
}

/** All texts of the site in one language. `app/texts/types.ts` adds those of the features. */
export interface Texts extends BaseTexts {}

export type TextMap<N extends string> = { readonly [name in N]: string };
