import type { Genre } from '@paddock/kernel';
import type { ChanceNouns, Nouns, PlayNouns } from './index.ts';

/** German declines its nouns. */
export interface GermanNouns extends Nouns {
  /** Of the race, of the game. */
  readonly ofPlay: string;
  /** Every throw, as the subject and as the object of a sentence. */
  readonly everyDraw: string;
}

const race: PlayNouns & Pick<GermanNouns, 'ofPlay'> = {
  play: 'Rennen',
  plays: 'Rennen',
  ofPlay: 'des Rennens',
  drive: 'fahren',
  drives: 'fährt',
  driver: 'Fahrer',
  drivers: 'Fahrer',
  log: 'Rennprotokoll',
  who: 'Am Steuer',
  start: 'An den Start',
  takeOver: 'Steuer übernehmen',
  lots: 'Wer welches Auto fährt, wird dann ausgelost.',
};
const game: PlayNouns & Pick<GermanNouns, 'ofPlay'> = {
  play: 'Spiel',
  plays: 'Spiele',
  ofPlay: 'des Spiels',
  drive: 'spielen',
  drives: 'spielt',
  driver: 'Spieler',
  drivers: 'Spieler',
  log: 'Spielprotokoll',
  who: 'Wer spielt',
  start: 'Karten geben',
  takeOver: 'Selbst weiterspielen',
  lots: 'Wer wo sitzt, wird dann ausgelost.',
};
const dice: ChanceNouns & Pick<GermanNouns, 'everyDraw'> = {
  draw: 'Wurf',
  draws: 'Würfe',
  everyDraw: 'jeder Wurf',
  fresh: 'neue Würfel',
  verify: 'Würfel prüfen',
  settled: 'Die Würfel sind schon gefallen',
};
const shuffle: ChanceNouns & Pick<GermanNouns, 'everyDraw'> = {
  draw: 'Ziehung',
  draws: 'Ziehungen',
  everyDraw: 'jede Ziehung',
  fresh: 'neu gemischt',
  verify: 'Mischung prüfen',
  settled: 'Die Mischung steht schon fest',
};

export const nouns: Readonly<Record<Genre, GermanNouns>> = {
  'dice-race': { ...race, ...dice },
  'card-race': { ...race, ...shuffle },
  game: { ...game, ...shuffle },
};
