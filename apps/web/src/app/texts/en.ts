import { type Catalogue, createCatalogue, type Nouns } from '../../base/texts/nouns/index.ts';
import { nouns } from '../../base/texts/nouns/en.ts';
import { setup } from '../../setup/texts/en.ts';
import { notificationTexts as notifications } from '../../notifications/texts/en.ts';
import { chatTexts as chat } from '../../chat/texts/en.ts';
import { peopleTexts as people } from '../../people/texts/en.ts';
import { premoveTexts as premove } from '../../premove/texts/en.ts';
import { createOnlineTexts as online } from '../../online/texts/en.ts';
import { galleryTexts as gallery } from '../../gallery/texts/en.ts';
import { championshipTexts as championships } from '../../championships/texts/en.ts';
import { lobbyTexts as lobby } from '../../lobby/texts/en.ts';
import { replay, verify } from '../../replay/texts/en.ts';
import { learn } from '../../learn/texts/en.ts';
import { puzzleLinkTexts as puzzles } from '../../puzzles/texts/en.ts';
import { workshopLinkTexts as workshop } from '../../workshop/texts/en.ts';
import { developerTexts as developers } from '../../developers/texts/en.ts';
import { home } from '../../home/texts/en.ts';
import { adminTexts as admin } from '../../admin/texts/en.ts';
import { build as buildFirst } from './first/en.ts';
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
    title: 'Settings',
    theme: 'Light',
    themes: { auto: 'as the device', light: 'day', dark: 'night race' },
    sound: 'Sound',
    atOnce: 'Play my choice at once',
    atOnceHint: 'Without this, a second click plays it: a choice can be taken back until then.',
    onlyMove: 'Play my only move by itself',
    onlyMoveHint: 'When there is only one legal move, it is played after a moment.',
    nickname: 'Your nickname',
  },
});

export const textsFor: Catalogue<Texts> = createCatalogue(nouns, build);

/** The words for games in general. */
export default textsFor('game');
