import { createPluralizer } from '../../../../base/texts/language.ts';
import type { FormulaPuzzleTexts } from '../index.ts';

const plural = createPluralizer('fr');

const texts: FormulaPuzzleTexts = {
  question: 'Savez-vous poser les trois cartes ?',
  judgedBy:
    'Il existe une formule qui vide la main et gagne la manche. Toutes les formules possibles ont été essayées.',
  left: (cards) => `Elle est juste, mais ${plural(cards, 'carte reste', 'cartes restent')} en main.`,
  drew: 'Ici, piocher n’est jamais nécessaire : toute la main peut être posée.',
};

export default texts;
