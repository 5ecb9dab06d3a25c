import type { FormulaLessonTexts } from '../index.ts';

const texts: FormulaLessonTexts = {
  open: {
    title: 'Ouvrir',
    tip: 'Deux cartes sont ouvertes : 2 et 4. Choisissez un symbole et posez le résultat. Vous avez un 6 : posez 2 + 4 = 6.',
    success: 'C’est juste. Une carte de moins en main. Les symboles sont à tout le monde et ne coûtent rien.',
  },
  cover: {
    title: 'Recouvrir',
    tip: 'On change maintenant la formule en recouvrant des cartes. Posez votre 8 sur le 6 et faites 2 × 4 = 8.',
    success: 'Une carte et un autre symbole : une nouvelle formule juste.',
  },
  lengthen: {
    title: 'Allonger',
    tip: 'Un nombre peut grandir : de nouvelles cartes se posent devant ou derrière. Posez un 1 devant le 4 et un 1 devant le 6 : 2 + 14 = 16.',
    success:
      'Deux cartes en un tour. On peut en poser trois, et plus il y en a, mieux c’est : qui n’a plus de cartes gagne.',
  },
  joker: {
    title: 'Les jokers',
    tip: 'Un joker vaut le chiffre que vous voulez. Posez-le sur le 6 comme 8 : 2 × 4 = 8.',
    success: 'Il reste un 8 tant qu’il est là. Les jokers sont rares : ne les gaspillez pas.',
  },
  zero: {
    title: 'Zéro',
    tip: 'Une formule avec × ou ÷ dont le résultat est 0 oblige le suivant : chaque nombre doit être recouvert par un nouveau. Posez 3 + 6 = 9.',
    success: 'Trois cartes d’un coup. Ce qui semblait un mur était une chance.',
  },
  draw: {
    title: 'Piocher',
    tip: '8 + 0 demande un 8, 8 × 0 demande un 0, et vous n’avez ni l’un ni l’autre. Qui ne peut pas poser pioche une carte.',
    success: 'Le tour est fini, avec une carte de plus. On peut aussi piocher quand on pourrait poser.',
  },
  last: {
    title: 'La dernière carte',
    tip: 'Il vous reste une carte. Posez le 6 sur le 7 qui suit le symbole et faites 1 + 6 = 7.',
    success: 'Plus de cartes : la manche est à vous !',
  },
};

export default texts;
