import { withFrenchNoun } from '../../../../base/texts/language.ts';
import type { FormulaDePuzzleTexts } from '../index.ts';

const texts: FormulaDePuzzleTexts = {
  question: 'Quelle vitesse maintenant ?',
  judgedBy:
    'La meilleure vitesse mène au drapeau avec le moins de tours de jeu en moyenne : tous les jets et tous les tours suivants comptent.',
  danger: (other, best) =>
    `Elle mène au tête-à-queue ou à l’abandon pour ${other} des jets, la meilleure vitesse pour ${best}.`,
  wear: (other, best) =>
    `Elle coûte des pneus ou des freins pour ${other} des jets, la meilleure vitesse pour ${best}.`,
  slow: (other, best) =>
    `Elle avance de ${withFrenchNoun(other, 'case', 'cases')} en moyenne, la meilleure vitesse de ${best}.`,
  later:
    'Ce tour les distingue à peine, mais ensuite la voiture a une moins bonne vitesse ou une moins bonne place pour la suite.',
};

export default texts;
