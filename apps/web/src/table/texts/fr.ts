import { createPluralizer } from '../../base/texts/language.ts';
import type { Nouns } from '../../base/texts/nouns/index.ts';
import type { TableTexts } from './types.ts';

const plural = createPluralizer('fr');

/** The places in words, from the first. */
const ORDINALS = [
  'Victoire',
  'Deuxième',
  'Troisième',
  'Quatrième',
  'Cinquième',
  'Sixième',
  'Septième',
  'Huitième',
  'Neuvième',
  'Dixième',
] as const;

export const table = (words: Nouns): TableTexts => ({
  loading: 'Mise en place de la table…',
  gone: 'Cette partie n’est plus sur cet appareil.',
  goneHint:
    'Les parties ne sont gardées que dans ce navigateur. Commencez-en une autre, ou rouvrez celle-ci depuis un fichier.',
  failed: 'La mise en place de la table a échoué.',
  failedHint: 'Rechargez la page. Vos parties sont à l’abri : elles sont gardées sur cet appareil.',
  seats: 'À la table',
  you: 'vous',
  bot: 'bot',
  toMove: 'à jouer',
  log: words.log,
  logEmpty: 'Rien ne s’est encore passé.',
  lookBack: (n) => `Montrer la position après l’entrée ${n}`,
  lookingBack: 'Vous regardez un moment passé.',
  backToNow: 'Revenir au présent',
  position: 'La position en mots',
  board: 'Plateau',
  actions: 'Votre choix',
  verbs: { drive: 'Rouler !', roll: 'Lancer', playCard: 'Jouer', lay: 'Poser', draw: 'Piocher', pass: 'Passer' },
  takeBack: 'Annuler',
  skip: 'Sauter',
  skipHint: 'Sauter l’animation (Espace)',
  speed: 'Rythme',
  speeds: { 0.5: 'lent', 1: 'normal', 2: 'rapide', 4: 'très rapide', 0: 'sans animation' },
  sound: 'Son',
  soundOn: 'Son activé',
  soundOff: 'Son coupé',
  rules: 'Règles',
  settings: 'Réglages',
  refused: `Ce coup a été refusé : la ${words.play} a continué entre-temps. Voici où elle en est.`,
  handOver: (name) => `Passez l’appareil à ${name}`,
  handOverHint: 'Tous les autres regardent ailleurs.',
  iAm: (name) => `Je suis ${name}`,
  over: `La ${words.play} est finie`,
  wins: (names, several) => (several ? `${names} se partagent la victoire` : `${names} gagne`),
  place: (n) => (n === 1 ? '1er' : `${n}e`),
  again: `Encore une ${words.play}`,
  replay: `Revoir la ${words.play}`,
  closeResult: 'Voir le plateau',
  showResult: 'Résultat',
  watching: `Vous regardez la ${words.play}.`,
  behind: (n) => `encore ${plural(n, 'étape', 'étapes')}`,
  help: 'Touches',
  keys: [
    ['Tab, flèches', 'aller d’un choix à l’autre'],
    ['Entrée', 'choisir ; encore une fois pour jouer'],
    ['Échap', 'annuler'],
    ['Espace', 'sauter l’animation'],
    ['L', words.log],
    ['?', 'cette liste'],
  ],
  playNow: 'Jouer',
  playNowHint: (game) => `Jouer : ${game}`,
  player: 'Joueur',
  yourTurnAt: (game) => `● À vous de jouer · ${game}`,
  finish: {
    youWin: (margin) => (margin === null ? 'Vous gagnez !' : `Vous gagnez avec ${margin} d’avance`),
    youShareWin: 'Vous partagez la victoire',
    youPlaced: (place, margin) => {
      const ordinal = ORDINALS[place - 1] ?? `Place ${place}`;
      return margin === null ? ordinal : `${ordinal}, avec ${margin} de retard`;
    },
    winsBy: (name, margin) => `${name} gagne avec ${margin} d’avance`,
    chart: 'Les places au fil du temps',
    chartLine: (name, from, to) => `${name} : de la place ${from} à la place ${to}.`,
    share: 'Partager une image',
    shareFailed: 'L’image n’a pas pu être créée. Veuillez réessayer.',
  },
});
