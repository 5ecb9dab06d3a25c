import type { FormelFunGuideTexts } from '../symbols.tsx';

const texts: FormelFunGuideTexts = {
  quickStart: [
    'Les cartes font rouler : jouez-en une par voiture, et piochez aussitôt.',
    'Une carte vaut son nombre bleu. Sur une case portant son nombre rouge, elle vaut le rouge.',
    'Un Turbo ajoute 5 à une autre carte, mais votre main rétrécit pour de bon.',
    'Quatre voitures remplissent une case. La cinquième recule d’une case.',
    'Quand une voiture a franchi la ligne, on finit le tour et la dernière est éliminée. Sortir tard rapporte plus ; le plus de points gagne.',
  ],
  symbols: {
    red: { name: 'Rouge et bleu', text: 'Avance de 3, ou du nombre rouge depuis une case portant ce nombre.' },
    one: { name: '1 rouge, 10 bleu', text: 'Avance de 10, mais de 1 seulement depuis une case 1.' },
    blue: { name: 'Bleu seul', text: 'Avance toujours de 6, 7 ou 8.' },
    turbo: {
      name: 'Turbo',
      text: 'Seul : 5 cases. Avec une autre carte : 5 de plus, et une carte de moins en main pour de bon. Trois fois par partie au plus.',
    },
    number: {
      name: 'Nombres de la piste',
      text: 'Trois sections de dix. Une carte portant ce nombre en rouge compte ici en entier.',
    },
    line: {
      name: 'Départ et arrivée',
      text: 'Dès qu’une voiture l’a franchie, on finit le tour ; puis la dernière est éliminée.',
    },
  },
  card: [
    {
      title: 'Le déplacement d’une voiture',
      isNumbered: true,
      lines: [
        'Jouez une carte, ou une carte et un Turbo.',
        'Piochez une carte.',
        'Avancez du nombre entier. Une case pleine fait reculer d’une case.',
      ],
    },
    {
      title: 'Un tour',
      lines: [
        'Chaque voiture joue une fois : la tête d’abord ; sur une case, la plus à l’intérieur.',
        'Doubler ne change pas l’ordre du tour.',
      ],
    },
    {
      title: 'Fin d’une course',
      lines: [
        'Une voiture a franchi la ligne : finissez le tour.',
        'La dernière est éliminée ; sur une case, la plus à l’extérieur.',
        'Les autres se rangent, une par case, dans l’ordre d’arrivée.',
      ],
    },
    {
      title: 'Points',
      lines: [
        ['première éliminée', '1'],
        ['chaque suivante', '1 de plus'],
        ['seconde de la finale', '2 de plus'],
        ['gagnante de la finale', 'encore 3 de plus'],
      ],
    },
  ],
};

export default texts;
