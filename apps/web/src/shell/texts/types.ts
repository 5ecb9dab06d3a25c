import type { TextMap } from '../../base/texts/types.ts';

export interface ShellTexts {
  readonly skipToContent: string;

  readonly nav: TextMap<
    'home' | 'learn' | 'seasons' | 'workshop' | 'bots' | 'settings' | 'menu' | 'lobby' | 'people'
  > & {
    /** The label of the link to the lobby, with the number of tables where it is the person's turn. */
    readonly turnsAt: (turns: number) => string;
  };

  readonly footer: TextMap<'legal' | 'source' | 'arena' | 'developers'>;

  readonly notFound: TextMap<'title' | 'text' | 'home'>;
}
