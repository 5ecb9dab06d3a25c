import { createPluralizer } from '../../../../base/texts/language.ts';
import type { FormelFunPuzzleTexts } from '../index.ts';

const plural = createPluralizer('fr');

const texts: FormelFunPuzzleTexts = {
  question: 'Quelle carte pour cette voiture ?',
  judgedBy: 'La meilleure carte gagne le plus de parties à partir d’ici, avec des milliers de donnes des autres mains.',
  smallerHand: 'Le Turbo en plus réduit la main pour toujours, et ici il ne le vaut pas.',
  nextRed: (number) =>
    `La meilleure carte laisse la voiture sur un ${number}, où un ${number} rouge de la main comptera en entier.`,
  further: (spaces) => `La meilleure carte avance de ${plural(spaces, 'case', 'cases')} de plus, et ici cela compte.`,
  save: 'La meilleure carte suffit ici, et garde celle-ci pour une case où elle vaut plus.',
};

export default texts;
