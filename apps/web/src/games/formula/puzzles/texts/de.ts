import { createPluralizer } from '../../../../base/texts/language.ts';
import type { FormulaPuzzleTexts } from '../index.ts';

const plural = createPluralizer('de');

const texts: FormulaPuzzleTexts = {
  question: 'Wirst du alle drei Karten los?',
  judgedBy:
    'Es gibt eine Formel, die die ganze Hand aufbraucht und die Runde gewinnt. Jede mögliche Formel wurde versucht.',
  left: (cards) => `Sie stimmt, aber ${plural(cards, 'Karte bleibt', 'Karten bleiben')} auf der Hand.`,
  drew: 'Ziehen ist hier nie nötig: die ganze Hand lässt sich legen.',
};

export default texts;
