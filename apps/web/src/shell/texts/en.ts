import { createPluralizer } from '../../base/texts/language.ts';
import type { ShellTexts } from './types.ts';

const plural = createPluralizer('en');

export const shell: ShellTexts = {
  skipToContent: 'Skip to the content',
  nav: {
    home: 'Home',
    learn: 'Learn',
    seasons: 'Seasons',
    workshop: 'Workshop',
    bots: 'Bots',
    settings: 'Settings',
    menu: 'Menu',
    lobby: 'Lobby',
    turnsAt: (turns) => `Lobby, your turn at ${plural(turns, 'table', 'tables')}`,
    people: 'You',
  },
  footer: {
    legal:
      'An independent implementation of the rules with our own words and artwork. The names of the games belong to their owners; Paddock is not affiliated with or endorsed by any publisher.',
    source: 'Free software under the MIT licence.',
    arena: 'Arena of bots',
    developers: 'Write a bot',
  },
  notFound: {
    title: 'Off the track',
    text: 'There is nothing at this address.',
    home: 'Back to the paddock',
  },
};
