import type { FormulaDeLessonTexts } from '../index.ts';

const texts: FormulaDeLessonTexts = {
  gears: {
    title: 'Les vitesses',
    tip: 'Chaque vitesse a son dé : plus elle est élevée, plus les nombres le sont. Monter ou descendre d’une vitesse par tour est gratuit. Passez la deuxième.',
    success:
      'Le dé de deuxième donne 2, 3 ou 4. Vous avez fait 4 et pouvez choisir où aller. À l’arrêt, on repart toujours en première.',
  },
  corner: {
    title: 'Les virages',
    tip: 'Le drapeau du virage dit combien de fois il faut y finir un déplacement : ici, une fois. Vous avez fait 6. Allez sur la case dans le virage.',
    success: 'Un arrêt sur un : au prochain tour, vous sortirez du virage aussi vite que vous voudrez.',
  },
  brakes: {
    title: 'Les freins',
    tip: 'Vous avez fait 8, une case de trop : vous sortiriez du virage sans vous y arrêter. Chaque point de freins épargne une case. Choisissez une case qui coûte un frein.',
    success: 'Un point de freins en moins, tous les pneus gardés, et l’arrêt est fait.',
  },
  tyres: {
    title: 'Les pneus',
    tip: 'Ce virage demande deux arrêts, vous en avez fait un. Sortez quand même : s’il manque un arrêt, chaque case au-delà du virage coûte un pneu.',
    success:
      'Deux cases au-delà, deux pneus. Le dernier aurait été un tête-à-queue, et deux arrêts manquants, la fin de la course.',
  },
  downshift: {
    title: 'Rétrogradage forcé',
    tip: 'Vous êtes en quatrième juste avant le virage : la troisième ou la quatrième vous en ferait sortir. Sautez une vitesse : descendez en deuxième pour un point de consommation.',
    success: 'C’est fait. Sauter deux vitesses coûte aussi un frein, en sauter trois, un point de moteur en plus.',
  },
  blocked: {
    title: 'Bloqué',
    tip: 'Vous avez fait 4, mais une voiture barre votre couloir et il n’y a pas d’autre chemin. Avancez jusqu’à elle : chaque case manquante coûte un frein.',
    success:
      'Un frein pour la case que vous n’avez pas pu faire. Dès quatre cases manquantes, les pneus y passent aussi, et sept, c’est l’abandon. Finir juste derrière une voiture risque une collision : les deux dés ont été bons.',
  },
  engine: {
    title: 'Test du moteur',
    tip: 'Un 20 en cinquième fatigue les moteurs. Choisissez la case d’arrivée ; puis vous et tous ceux qui sont en cinquième ou en sixième jetez le dé noir.',
    success:
      'Un 3 : un point de moteur perdu. À partir de 5, il ne se serait rien passé. Le dernier point serait l’abandon.',
  },
  pit: {
    title: 'Arrêt aux stands',
    tip: 'Dans une course de deux tours de piste, on peut s’arrêter pour changer de pneus. Choisissez le stand au lieu de la piste.',
    success:
      'Tous les pneus sont revenus. Le dé noir dit combien de temps cela prend : jusqu’à 10, vous repartez aussitôt ; à partir de 11, vous attendez un tour.',
  },
};

export default texts;
