import type { HomeTexts } from './types.ts';

export const home: HomeTexts = {
  title: 'Quatre jeux de formule. Des bots coriaces, de bons amis, des dés honnêtes.',
  lead: 'Jouez dans votre navigateur, tout de suite et sans compte. Nul besoin de connaître les règles pour jouer un coup permis.',
  oneDevice: 'Sur un seul appareil',
  oneDeviceHint: (game) => `Sur un seul appareil : ${game}`,
  learn: 'Apprendre',
  learnHint: (game) => `Apprendre : ${game}`,
  continueTitle: 'Reprendre où vous en étiez',
  continueRace: 'Reprendre',
  watchRace: 'Revoir',
  removeRace: 'Supprimer',
  finished: 'finie',
  running: 'en cours',
  opened: 'tirée d’un fichier',
  yours: 'Vos parties',
  openRecord: 'Ouvrir une partie',
  openHint: 'Une partie que quelqu’un a enregistrée : un fichier .json de Paddock.',
  fairText:
    'Chaque partie s’engage sur ses dés ou son mélange avant le premier coup, et chacun peut les vérifier après le dernier.',
  yourTurn: 'à vous de jouer',
  botsTurn: 'aux autres de jouer',
  liveTitle: 'En direct',
  watchLive: 'Regarder',
};
