import { createPluralizer } from '../../base/texts/language.ts';
import type { ShellTexts } from './types.ts';

const plural = createPluralizer('fr');

export const shell: ShellTexts = {
  skipToContent: 'Aller au contenu',
  nav: {
    home: 'Accueil',
    learn: 'Apprendre',
    seasons: 'Saisons',
    workshop: 'Atelier',
    bots: 'Bots',
    settings: 'Réglages',
    menu: 'Menu',
    lobby: 'Salon',
    turnsAt: (turns) => `Salon, à vous de jouer à ${plural(turns, 'table', 'tables')}`,
    people: 'Vous',
  },
  footer: {
    legal:
      'Une réalisation indépendante des règles, avec nos propres mots et nos propres dessins. Les noms des jeux appartiennent à leurs propriétaires ; Paddock n’est lié à aucun éditeur ni approuvé par aucun d’eux.',
    source: 'Logiciel libre sous licence MIT.',
    arena: 'Arène des bots',
    developers: 'Écrire un bot',
  },
  notFound: {
    title: 'Sortie de piste',
    text: 'Il n’y a rien à cette adresse.',
    home: 'Retour au paddock',
  },
};
