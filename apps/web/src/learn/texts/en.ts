import type { Nouns } from '../../base/texts/nouns/index.ts';
import type { LearnTexts } from './types.ts';

export const learn = (words: Nouns): LearnTexts => ({
  title: 'Learn',
  lead: 'Every rule, with its number, in our own words. Or learn by playing: a guided first game takes a few minutes.',
  read: 'Read the rules',
  readOf: (game) => `Read the rules of ${game}`,
  guided: `${words.drive} a guided first ${words.play}`,
  guidedOf: (game) => `${words.drive} a guided first ${words.play} of ${game}`,
  fairSteps: [
    'Before the first move the table draws a long secret number, the seed, and shows its SHA-256 value, so that it cannot be exchanged any more.',
    'Every roll and every card drawn follows from the seed and its own number in the record, by a recipe that is open to all.',
    'Bots learn no more than a person in their seat would, and never the seed.',
    'After the last move the seed is told, and one click works out every single roll and card once more before your eyes.',
  ],
  fair: 'Luck nobody can bend',
});
