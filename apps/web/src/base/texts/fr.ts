import type { Nouns } from './nouns/index.ts';
import type { BaseTexts } from './types.ts';

export const base = (words: Nouns): BaseTexts => ({
  name: 'Paddock',
  labelled: (label, value) => `${label} : ${value}`,
  lastOfTwo: ' et ',
  lastOfMore: ' et ',
  players: (min, max) => `${min} à ${max} joueurs`,
  language: 'Langue',
  close: 'Fermer',
  details: 'Détails',
  reloadPage: 'Recharger la page',
  bots: {
    random: { name: 'Pilote du dimanche', character: 'Tout coup permis lui va.' },
    greedy: { name: 'Gourmand', character: 'Prend ce qui paraît le mieux sur le moment.' },
    ismcts: { name: 'Manuel', character: 'Réfléchit beaucoup et ne sait rien du jeu.' },
    rookie: { name: 'Débutant', character: 'Plein d’ardeur, un peu trop rapide : il oublie ce que tout cela coûte.' },
    amateur: { name: 'Amateur', character: 'Connaît les bons réflexes et fait rarement des bêtises.' },
    pro: { name: 'Pro', character: 'Voit plus loin et ramasse ce que vous laissez traîner.' },
    champion: { name: 'Champion', character: `Rejoue la ${words.play} dans sa tête avant chaque coup.` },
  },
  claimed: 'Pseudo réservé',
  botAccount: 'Joué par un programme, pas par une personne',
});
