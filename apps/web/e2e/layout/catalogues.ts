import { findGame } from '@paddock/games';
import { textsFor as de } from '../../src/app/texts/de.ts';
import { textsFor as en } from '../../src/app/texts/en.ts';
import { textsFor as fr } from '../../src/app/texts/fr.ts';
import type { Language } from '../../src/base/texts/language.ts';
import type { Texts } from '../../src/base/texts/types.ts';
import type { GameId } from '../table.ts';

const CATALOGUES = { en, fr, de };

/** The texts of the site in a language, as a table of this game has them. */
export function textsOf(language: Language, game: GameId): Texts {
  return CATALOGUES[language](findGame(game)!.genre);
}
