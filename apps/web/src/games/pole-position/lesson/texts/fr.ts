import type { PolePositionLessonTexts } from '../index.ts';

const texts: PolePositionLessonTexts = {
  secret: {
    title: 'La carte secrète',
    tip: 'Chacun choisit une carte Carburant, face cachée. Son nombre dit jusqu’où ira l’une de vos voitures, et les plus fortes partent d’abord. Choisissez le 7.',
    success:
      'Toutes les cartes se retournent en même temps. Le 9 part d’abord, puis votre 7, puis le 4. Les cartes jouées reviennent quand les neuf sont passées.',
  },
  overtake: {
    title: 'Doubler',
    tip: 'Une case coûte un point, et un de plus pour chaque voiture doublée. Avec le 7, la voiture en piste en double une : prenez-la.',
    success:
      'Six cases et une voiture doublée : 7 points. Une voiture doit utiliser tous ses points ; sinon, il faut en prendre une autre.',
  },
  slip: {
    title: 'Aspiration',
    tip: 'Votre voiture en piste est sur une Aspiration : d’ici, doubler est gratuit. Prenez-la et doublez deux voitures avec votre 8.',
    success: 'Huit cases pour 8 points, et deux voitures doublées sans frais.',
  },
  oil: {
    title: 'Flaque d’huile',
    tip: 'Il y a de l’huile sur ce circuit. Prenez la voiture en piste et voyez ce qui arrive quand elle s’y arrête.',
    success: 'Tête-à-queue : elle ne bougera pas au prochain tour. Une autre de vos voitures devra le faire.',
  },
  pit: {
    title: 'Arrêt aux stands',
    tip: 'Une voiture qui finit sur un Arrêt aux stands perd une place. Prenez la voiture en piste.',
    success:
      'La voilà derrière la suivante, et derrière toute la file si les voitures se touchent. La dernière en piste n’a rien à craindre.',
  },
  turbo: {
    title: 'Turbo',
    tip: 'Le Turbo fait l’inverse : il fait gagner une place. Prenez la voiture en piste.',
    success:
      'Devant la voiture suivante, et devant toute la file avec elle. La case où elle arrive ne fait rien ce tour-ci.',
  },
  comeback: {
    title: 'Remontée',
    tip: 'Une voiture qui part d’une Remontée ajoute sa place à ses points. La vôtre est troisième : prenez-la, elle roule de 8 + 3.',
    success: 'Onze points au lieu de 8. Plus on est loin derrière, plus la Remontée est forte.',
  },
};

export default texts;
