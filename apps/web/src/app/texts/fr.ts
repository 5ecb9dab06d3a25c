import { type Catalogue, createCatalogue, type Nouns } from '../../base/texts/nouns/index.ts';
import { nouns } from '../../base/texts/nouns/fr.ts';
import { setup } from '../../setup/texts/fr.ts';
import { notificationTexts as notifications } from '../../notifications/texts/fr.ts';
import { chatTexts as chat } from '../../chat/texts/fr.ts';
import { peopleTexts as people } from '../../people/texts/fr.ts';
import { premoveTexts as premove } from '../../premove/texts/fr.ts';
import { createOnlineTexts as online } from '../../online/texts/fr.ts';
import { galleryTexts as gallery } from '../../gallery/texts/fr.ts';
import { championshipTexts as championships } from '../../championships/texts/fr.ts';
import { lobbyTexts as lobby } from '../../lobby/texts/fr.ts';
import { replay, verify } from '../../replay/texts/fr.ts';
import { learn } from '../../learn/texts/fr.ts';
import { puzzleLinkTexts as puzzles } from '../../puzzles/texts/fr.ts';
import { workshopLinkTexts as workshop } from '../../workshop/texts/fr.ts';
import { developerTexts as developers } from '../../developers/texts/fr.ts';
import { home } from '../../home/texts/fr.ts';
import { adminTexts as admin } from '../../admin/texts/fr.ts';
import { build as buildFirst } from './first/fr.ts';
import type { Texts } from './types.ts';

const build = (words: Nouns): Texts => ({
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
    title: 'Réglages',
    theme: 'Éclairage',
    themes: { auto: 'comme l’appareil', light: 'jour', dark: 'course de nuit' },
    sound: 'Son',
    atOnce: 'Jouer mon choix aussitôt',
    atOnceHint: 'Sinon, c’est un second clic qui le joue : d’ici là, un choix peut être annulé.',
    onlyMove: 'Jouer d’office mon seul coup',
    onlyMoveHint: 'Quand un seul coup est possible, il se joue tout seul après un instant.',
    nickname: 'Votre pseudo',
  },
});

export const textsFor: Catalogue<Texts> = createCatalogue(nouns, build);

/** The words for games in general. */
export default textsFor('game');
