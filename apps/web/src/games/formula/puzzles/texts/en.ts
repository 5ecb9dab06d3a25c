import { createPluralizer } from '../../../../base/texts/language.ts';
import type { FormulaPuzzleTexts } from '../index.ts';

const plural = createPluralizer('en');

const texts: FormulaPuzzleTexts = {
  question: 'Can you lay all three cards?',
  judgedBy: 'There is a formula that uses up the whole hand and wins the round. Every possible formula was tried.',
  left: (cards) => `It is true, but ${plural(cards, 'card stays', 'cards stay')} in the hand.`,
  drew: 'Drawing is never needed here: the whole hand can be laid.',
};

export default texts;
