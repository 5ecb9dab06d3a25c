import type { FormelFunLessonTexts } from '../index.ts';

const texts: FormelFunLessonTexts = {
  blue: {
    title: 'Les nombres bleus',
    tip: 'Votre voiture est sur un 10. Une carte la fait avancer de son nombre bleu : jouez le 8 bleu.',
    success: 'Huit cases. Vous avez pioché aussitôt, votre main reste à cinq cartes.',
  },
  red: {
    title: 'Les nombres rouges',
    tip: 'Un nombre rouge compte quand la voiture se trouve sur ce nombre-là. La vôtre est sur un 10 : jouez le 10 rouge.',
    success: 'Dix cases au lieu de trois. Ailleurs, cette carte n’aurait valu que son 3 bleu.',
  },
  oneHand: {
    title: 'Une main, trois voitures',
    tip: 'Une seule main sert à toutes vos voitures. La prochaine est sur un 9 : gardez-lui le 9 rouge et jouez le 7 bleu.',
    success: 'Le 9 est toujours en main, et c’est maintenant à la voiture du 9 de jouer : neuf cases l’attendent.',
  },
  turbo: {
    title: 'Turbo',
    tip: 'Un Turbo peut accompagner une autre carte et ajoute 5. Jouez le 8 bleu avec le Turbo.',
    success:
      'Treize cases. Mais deux cartes sont parties, une seule est revenue : votre main est plus petite jusqu’à la fin. On a droit à trois Turbos de ce genre.',
  },
  full: {
    title: 'Cases pleines',
    tip: 'Quatre voitures remplissent une case. Jouez le 7 bleu : il mènerait sur le 6, qui est plein.',
    success:
      'Complet ! Votre voiture a reculé sur le 5, juste derrière. Traverser une case pleine reste toujours possible.',
  },
  last: {
    title: 'La dernière est éliminée',
    tip: 'Une voiture a passé la ligne : la course finit avec ce tour, et la dernière voiture est éliminée. C’est la vôtre, et elle est sur un 4 : jouez le 4 rouge.',
    success:
      'Quatre cases, de justesse. La voiture derrière est éliminée pour de bon, et les autres se rangent pour la course suivante dans l’ordre d’arrivée.',
  },
};

export default texts;
