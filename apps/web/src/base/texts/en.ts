import type { Nouns } from './nouns/index.ts';
import type { BaseTexts } from './types.ts';

export const base = (words: Nouns): BaseTexts => ({
  name: 'Paddock',
  labelled: (label, value) => `${label}: ${value}`,
  lastOfTwo: ' and ',
  lastOfMore: ', and ',
  players: (min, max) => `${min} to ${max} players`,
  language: 'Language',
  close: 'Close',
  details: 'Details',
  reloadPage: 'Load the page again',
  bots: {
    random: { name: 'Sunday driver', character: 'Any legal move will do.' },
    greedy: { name: 'Greedy', character: 'Takes what looks best right now.' },
    ismcts: { name: 'Textbook', character: 'Thinks hard and knows nothing about the game.' },
    rookie: { name: 'Rookie', character: 'Eager and a little too fast: forgets what things cost.' },
    amateur: { name: 'Amateur', character: 'Knows the rules of thumb and rarely does anything silly.' },
    pro: { name: 'Pro', character: 'Looks ahead, and takes what you leave lying about.' },
    champion: { name: 'Champion', character: `Plays the ${words.play} through in its head before every move.` },
  },
  claimed: 'Nickname claimed',
  botAccount: 'Plays by program, not a person',
});
