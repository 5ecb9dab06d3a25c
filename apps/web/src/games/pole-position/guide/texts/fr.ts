import type { PolePositionGuideTexts } from '../symbols.tsx';

const texts: PolePositionGuideTexts = {
  quickStart: [
    'Chacun choisit en secret une carte Carburant. On les retourne, et la plus forte roule d’abord.',
    'Prenez une de vos trois voitures. Une case coûte un point, et chaque voiture doublée un de plus.',
    'Les jetons de la piste aident ou gênent les voitures qui les rencontrent.',
    'Flaque d’huile, Arrêt aux stands et Turbo agissent quand une voiture s’y arrête : tête-à-queue, une place perdue ou gagnée.',
    'Aspiration et Remontée agissent au départ : doubler sans frais, ou ajouter sa place. Chaque arrivée marque ; le plus de points gagne.',
  ],
  symbols: {
    oil: {
      name: 'Flaque d’huile',
      text: 'La voiture qui s’y arrête part en tête-à-queue et passe le tour suivant. Pole Position + : la carte suivante ne fait que la redresser.',
    },
    pit: {
      name: 'Arrêt aux stands',
      text: 'La voiture qui s’y arrête perd une place : derrière la suivante, ou derrière toute la file. Pole Position + : seulement en repartant.',
    },
    turbo: {
      name: 'Turbo',
      text: 'La voiture qui s’y arrête gagne une place : devant la suivante, ou devant toute la file. Pole Position + : seulement en repartant.',
    },
    slip: { name: 'Aspiration', text: 'Une voiture qui part d’ici double sans frais.' },
    comeback: { name: 'Remontée', text: 'Une voiture qui part d’ici ajoute sa place dans la course à ses points.' },
    grey: { name: 'Gris', text: 'Il ne se passe rien ici.' },
  },
  card: [
    {
      title: 'Un tour',
      isNumbered: true,
      lines: [
        'Tous choisissent une carte Carburant, face cachée.',
        'On retourne toutes les cartes ensemble.',
        'La plus forte d’abord : prenez une voiture et roulez. À égalité : celui dont la meilleure voiture est devant.',
      ],
    },
    {
      title: 'Rouler',
      lines: [
        ['une case', '1 point'],
        ['chaque voiture doublée', '+1'],
        ['une voiture par case', 'finir sur une libre'],
      ],
    },
    {
      title: 'À retenir',
      lines: [
        'La voiture doit pouvoir utiliser tous ses points. Si aucune ne le peut, choix libre ; le reste est perdu.',
        'Les cartes jouées reviennent quand les neuf sont passées. Elles sont visibles.',
        'Là où Arrêt aux stands ou Turbo pose une voiture, la case ne fait rien.',
      ],
    },
    {
      title: 'Fin',
      lines: [
        'Chaque voiture arrivée prend la place suivante du podium.',
        '« Chaque place marque » : la première marque autant de points qu’il y a de voitures, la suivante un de moins, etc.',
        'Pole Position + : Arrêt aux stands et Turbo agissent au départ ; après l’huile, la carte suivante ne fait que redresser.',
      ],
    },
  ],
};

export default texts;
