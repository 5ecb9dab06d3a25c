import { textsFor as de } from '../../src/texts/de.ts';
import { textsFor as en } from '../../src/texts/en.ts';
import { textsFor as fr } from '../../src/texts/fr.ts';
import type { Language } from '../../src/texts/language.ts';
import { nounKindOf } from '../../src/texts/nouns/index.ts';
import type { Texts } from '../../src/texts/types.ts';
import type { GameId } from '../table.ts';

const CATALOGUES = { en, fr, de };

/** The texts of the site in a language, as a table of this game has them. */
export function textsOf(language: Language, game: GameId): Texts {
  return CATALOGUES[language](nounKindOf(game));
}
