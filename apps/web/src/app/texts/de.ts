import { type GermanNouns, nouns } from '../../base/texts/nouns/de.ts';
import { type Catalogue, createCatalogue } from '../../base/texts/nouns/index.ts';
import { setup } from '../../setup/texts/de.ts';
import { notificationTexts as notifications } from '../../notifications/texts/de.ts';
import { chatTexts as chat } from '../../chat/texts/de.ts';
import { peopleTexts as people } from '../../people/texts/de.ts';
import { premoveTexts as premove } from '../../premove/texts/de.ts';
import { createOnlineTexts as online } from '../../online/texts/de.ts';
import { galleryTexts as gallery } from '../../gallery/texts/de.ts';
import { championshipTexts as championships } from '../../championships/texts/de.ts';
import { lobbyTexts as lobby } from '../../lobby/texts/de.ts';
import { replay, verify } from '../../replay/texts/de.ts';
import { learn } from '../../learn/texts/de.ts';
import { puzzleLinkTexts as puzzles } from '../../puzzles/texts/de.ts';
import { workshopLinkTexts as workshop } from '../../workshop/texts/de.ts';
import { developerTexts as developers } from '../../developers/texts/de.ts';
import { home } from '../../home/texts/de.ts';
import { adminTexts as admin } from '../../admin/texts/de.ts';
import { build as buildFirst } from './first/de.ts';
import type { Texts } from './types.ts';

const build = (words: GermanNouns): Texts => ({
  ...buildFirst(words),
  setup: setup(words),
  notifications,
  chat,
  people,
  premove,
  online: online(words),
  gallery,
  championships,
  lobby,
  replay: replay(words),
  verify: verify(words),
  learn: learn(words),
  puzzles,
  workshop,
  developers,
  home,
  admin,
  settings: {
    title: 'Einstellungen',
    theme: 'Licht',
    themes: { auto: 'wie das Gerät', light: 'Tag', dark: 'Nachtrennen' },
    sound: 'Ton',
    atOnce: 'Meine Wahl sofort spielen',
    atOnceHint: 'Sonst spielt sie erst ein zweiter Klick: Bis dahin kannst du sie zurücknehmen.',
    onlyMove: 'Meinen einzigen Zug von selbst spielen',
    onlyMoveHint: 'Ist nur ein Zug erlaubt, wird er nach einem Moment gespielt.',
    nickname: 'Dein Spitzname',
  },
});

export const textsFor: Catalogue<Texts> = createCatalogue(nouns, build);

/** The words for games in general. */
export default textsFor('game');
