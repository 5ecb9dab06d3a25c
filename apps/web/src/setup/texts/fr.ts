import type { Nouns } from '../../base/texts/nouns/index.ts';
import type { SetupTexts } from './types.ts';

export const setup = (words: Nouns): SetupTexts => ({
  title: (game) => `${game} : nouvelle ${words.play}`,
  drivers: words.who,
  seat: (number) => `Siège ${number}`,
  person: 'Humain',
  bot: 'Bot',
  nickname: 'Pseudo',
  addSeat: 'Ajouter une place',
  removeSeat: (name) => `Retirer ${name}`,
  options: 'Options',
  noPerson: 'Rien que des bots : vous regarderez.',
  start: words.start,
  yes: 'Oui',
  no: 'Non',
  faulty: 'Corrigez d’abord les options marquées en rouge.',
  passing: 'À plusieurs, on se passe l’appareil ; entre-temps, les mains sont cachées.',
  hints: {
    title: 'Indices',
    help: 'Combien de fois chacun peut demander une idée pendant la partie. Tout le monde à la table le voit.',
    values: { none: 'Aucun', three: 'Trois', unlimited: 'À volonté' },
  },
  coach: {
    title: 'Le coach',
    help: `Chacun à la table voit les chances de tous et peut demander ce que ferait le champion. Une telle ${words.play} n’est pas classée.`,
    values: { off: 'Absent', open: 'Ouvert à tous' },
  },
  presets: {
    quick: words.play === 'course' ? 'Course rapide' : 'Partie rapide',
    classic: 'Classique',
    rulebook: 'Comme dans la règle',
  },
  seats: (count) => `${count} places`,
  presetsTitle: `Quelle ${words.play}`,
  level: 'Niveau des bots',
  mix: 'Mélange',
  mixHint: 'Un niveau pour chaque place',
  allOptions: 'Toutes les options',
});
