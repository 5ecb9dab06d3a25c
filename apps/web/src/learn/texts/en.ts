import type { Nouns } from '../../base/texts/nouns/index.ts';
import type { LearnTexts } from './types.ts';

export const learn = (words: Nouns): LearnTexts => ({
  title: 'Learn',
  lead: 'Five pictures to start, a lesson of two minutes to play along, a card to print, and every rule in our own words.',
  read: 'Read the rules',
  readOf: (game) => `Read the rules of ${game}`,
  guided: 'Learn in two minutes',
  guidedOf: (game) => `Learn ${game} in two minutes`,
  card: 'Help card',
  cardOf: (game) => `Help card of ${game}`,
  print: 'Print',
  judge: 'Is it a good circuit?',
  puzzles: 'Puzzles of the day',
  puzzlesHint: 'One position, one best choice: do you see it?',
  lesson: {
    coach: 'Coach',
    steps: 'Steps of the lesson',
    goTo: (step, title, isDone) => `Step ${step}: ${title}${isDone ? ' (done)' : ''}`,
    other: 'Good to know, but try the marked move here.',
    skip: 'Skip',
    next: 'Next',
    again: 'Once more',
    race: `Now ${words.play === 'race' ? 'race' : 'play'}!`,
    rules: 'To the rules',
  },
  fairSteps: [
    'Before the first move the table draws a long secret number, the seed, and shows its SHA-256 value, so that it cannot be exchanged any more.',
    'Every roll and every card drawn follows from the seed and its own number in the record, by a recipe that is open to all.',
    'Bots learn no more than a person in their seat would, and never the seed.',
    'After the last move the seed is told, and one click works out every single roll and card once more before your eyes.',
  ],
  fair: 'Luck nobody can bend',
});
