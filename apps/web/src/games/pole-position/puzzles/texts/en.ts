import type { PolePositionPuzzleTexts } from '../index.ts';

const texts: PolePositionPuzzleTexts = {
  question: 'Which card, face down?',
  judgedBy:
    'The best card wins the most races from here against rivals who choose theirs just as well. Their cards stay secret.',
  oil: (other) => `As the road stands now, every car would end on oil with the ${other}.`,
  wasted: (other) => `As the road stands now, no car could use all points of the ${other}.`,
  tooLow: (other, best) => `The ${other} moves later than the ${best}, and less far.`,
  tooHigh: (other, best) =>
    `The ${other} moves earlier and further, but the ${best} leads to better spaces here and saves the ${other} for a later turn.`,
};

export default texts;
