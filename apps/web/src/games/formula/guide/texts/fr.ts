import type { FormulaGuideTexts } from '../symbols.tsx';

const texts: FormulaGuideTexts = {
  quickStart: [
    'Deux cartes sont retournées. Choisissez un symbole et posez la réponse : une formule juste.',
    'Ensuite, changez-la : recouvrez des nombres avec une, deux ou trois cartes. Elle doit être juste à nouveau.',
    'Les nombres peuvent grandir : des cartes devant ou derrière, jusqu’à trois chiffres.',
    'Un joker est le chiffre de votre choix, et le reste tant qu’il est là.',
    'Rien ne va ? Piochez une carte, et le tour est fini. Le premier sans cartes gagne.',
  ],
  symbols: {
    operator: {
      name: 'Symboles + − × ÷',
      text: 'Ils sont à tout le monde et ne coûtent rien : choisissez à chaque fois. Les divisions tombent juste.',
    },
    equals: { name: 'Égale', text: 'Les deux côtés doivent avoir la même valeur.' },
    joker: { name: 'Joker', text: 'Le chiffre que vous nommez. Il le reste tant qu’il est sur la table.' },
    zero: {
      name: 'Résultat 0',
      text: 'Après une formule avec × ou ÷ et le résultat 0, chaque nombre doit être recouvert par un nouveau.',
    },
    pile: {
      name: 'Pioche',
      text: 'Qui ne peut ou ne veut pas poser pioche une carte. Épuisée, elle est refaite des cartes sous la formule.',
    },
  },
  card: [
    {
      title: 'Un tour',
      isNumbered: true,
      lines: ['Posez une, deux ou trois cartes…', '… pour une formule juste et nouvelle,', 'ou piochez une carte.'],
    },
    {
      title: 'Ce qui est permis',
      lines: [
        ['recouvrir', 'un chiffre, ou un nombre entier'],
        ['allonger', 'devant ou derrière'],
        ['symbole', 'au choix, gratuit'],
        ['nombres', 'de 0 à 999'],
      ],
    },
    {
      title: 'Ce qui ne l’est pas',
      lines: [
        'Enlever une carte ou morceler un nombre.',
        'Déplacer des cartes d’un nombre à l’autre.',
        'Commencer un nombre de plusieurs chiffres par 0.',
        'Ne changer que le symbole, ou rien.',
      ],
    },
    {
      title: 'Gagner',
      lines: [
        ['premier sans cartes', 'gagne la manche'],
        ['aux points', 'le résultat de chaque formule'],
        ['finir sa main', '+ 10'],
        ['chiffres en main', 'en moins'],
        ['joker en main', '− 25'],
      ],
    },
  ],
};

export default texts;
