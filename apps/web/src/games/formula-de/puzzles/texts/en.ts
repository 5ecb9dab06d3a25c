import type { FormulaDePuzzleTexts } from '../index.ts';

const texts: FormulaDePuzzleTexts = {
  question: 'Which gear now?',
  judgedBy: 'The best gear reaches the flag in the fewest turns on average: every roll and every turn after it counts.',
  danger: (other, best) => `It spins or drops out with ${other} of its rolls, the best gear with ${best}.`,
  wear: (other, best) => `It costs tyres or brakes with ${other} of its rolls, the best gear with ${best}.`,
  slow: (other, best) => `It drives ${other} cells on average, the best gear ${best}.`,
  later: 'This turn hardly tells them apart, but after it the car is in a worse gear or place for what comes next.',
};

export default texts;
