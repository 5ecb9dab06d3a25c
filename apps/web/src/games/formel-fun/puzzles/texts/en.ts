import { createPluralizer } from '../../../../base/texts/language.ts';
import type { FormelFunPuzzleTexts } from '../index.ts';

const plural = createPluralizer('en');

const texts: FormelFunPuzzleTexts = {
  question: 'Which card for this car?',
  judgedBy: 'The best card wins the most games from here, with the other hands dealt thousands of times.',
  smallerHand: 'The extra Turbo makes the hand smaller for good, and the drive is not worth it here.',
  nextRed: (number) =>
    `The best card leaves the car on a ${number}, where a red ${number} of the hand will count in full.`,
  further: (spaces) => `The best card drives ${plural(spaces, 'space', 'spaces')} further, and here that matters.`,
  save: 'The best card does enough here, and saves this one for where it is worth more.',
};

export default texts;
