import { createPluralizer } from '../../../../base/texts/language.ts';
import type { FormelFunPuzzleTexts } from '../index.ts';

const plural = createPluralizer('de');

const texts: FormelFunPuzzleTexts = {
  question: 'Welche Karte für diesen Wagen?',
  judgedBy:
    'Die beste Karte gewinnt von hier aus die meisten Spiele; die anderen Hände wurden dafür tausendfach verteilt.',
  smallerHand: 'Der zusätzliche Turbo macht die Hand für immer kleiner, und das ist er hier nicht wert.',
  nextRed: (number) =>
    `Die beste Karte bringt den Wagen auf eine ${number}, wo eine rote ${number} aus der Hand ganz zählen wird.`,
  further: (spaces) => `Die beste Karte fährt ${plural(spaces, 'Feld', 'Felder')} weiter, und das zählt hier.`,
  save: 'Die beste Karte reicht hier und spart diese für ein Feld, auf dem sie mehr wert ist.',
};

export default texts;
