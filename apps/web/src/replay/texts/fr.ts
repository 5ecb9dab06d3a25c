import { createPluralizer } from '../../base/texts/language.ts';
import type { Nouns } from '../../base/texts/nouns/index.ts';
import type { ReplayTexts, VerifyTexts } from './types.ts';

const plural = createPluralizer('fr');

export const replay = (words: Nouns): ReplayTexts => ({
  title: `Revoir la ${words.play}`,
  animation: {
    title: 'Image animée',
    recording: 'Chaque instant est dessiné. Fermez cette fenêtre pour arrêter.',
    cancel: 'Arrêter',
    failed: 'Ce navigateur n’a pas pu dessiner les images. Essayez-en un autre.',
    picture: 'L’image animée',
    save: (megabytes) => `Enregistrer (${megabytes.toLocaleString('fr')} Mo)`,
  },
  moment: (n, of) => `Entrée ${n} sur ${of}`,
  first: 'Au début',
  previous: 'Un pas en arrière',
  play: 'Lecture',
  pause: 'Pause',
  next: 'Un pas en avant',
  last: 'À la fin',
  viewer: 'Vu par',
  spectator: 'un spectateur',
  share: 'Lien vers ce moment',
  copied: 'Le lien est dans le presse-papiers.',
  copyFailed: 'Le navigateur ne nous laisse pas copier. Voici le lien :',
  download: `Télécharger la ${words.play}`,
  verify: words.verify,
  continueHere: 'Reprendre d’ici contre des bots',
  continueAs: (name) => `en tant que ${name}`,
  continueHint: `La même position, ${words.fresh}, des bots à toutes les autres places. Cette ${words.play} reste telle quelle.`,
  continueStart: words.takeOver,
  scrubber: `Moment de la ${words.play}`,
  opening: `Ouverture de la ${words.play}…`,
  linkFailed: 'Ce lien ne s’ouvre pas',
  linkBroken: `Le lien est incomplet. La ${words.play} est dans le lien lui-même : copiez-le en entier, jusqu’au bout.`,
  running: `Cette ${words.play} n’est pas finie : ses ${words.draws} ne peuvent pas encore être vérifiés.`,
  keys: '← → pas à pas, Espace : lecture et pause, Début et Fin : aux deux bouts',
  openFailed: {
    'not-a-record':
      'Ce fichier n’est pas une partie enregistrée. Choisissez un fichier .json téléchargé depuis Paddock.',
    'unknown-game':
      'Cette partie est celle d’un jeu que Paddock ne connaît pas. Elle vient peut-être d’une version plus récente.',
    'other-version': 'Cette partie suit une autre version des règles. Impossible de la montrer ici.',
    'does-not-replay':
      'Cette partie ne suit pas les règles, ou a été modifiée après son enregistrement. Impossible de la montrer.',
  },
});

export const verify = (words: Nouns): VerifyTexts => ({
  title: words.verify,
  verdictGood: (count) =>
    `Tout est en ordre : ${plural(count, `${words.draw} vérifié, conforme`, `${words.draws} vérifiés, tous conformes`)} à la graine.`,
  verdictBad: 'Quelque chose ne concorde pas. Ne vous fiez pas à cet enregistrement.',
  step1: `Avant la ${words.play}, la table a montré cet engagement :`,
  step2: `Après la ${words.play}, elle a révélé cette graine :`,
  step3: 'Le SHA-256 de la graine donne l’engagement :',
  step4: `Chaque ${words.draw} découle de la graine et de son numéro :`,
  step5: 'Les coups suivent les règles, et l’empreinte concorde :',
  noSeed: `L’enregistrement ne donne pas de graine : ses ${words.draws} ne peuvent pas être vérifiés.`,
  how: 'HMAC-SHA-256 avec la graine pour clé et « numéro/essai » pour message ; les 53 premiers bits modulo le nombre d’issues donnent le résultat.',
  fits: 'concorde',
  doesNotFit: 'ne concorde pas',
  entry: 'Entrée',
  what: 'Pour',
  ways: 'Issues',
  bits: '53 bits',
  outcome: 'Résultat',
  recorded: 'Enregistré',
  continued: (count) =>
    `Cette ${words.play} en prolonge une autre : ses ${count} premières entrées ont d’autres ${words.draws} et ne sont pas vérifiées.`,
  all: `Montrer tous les ${words.draws}`,
  checking: `Vérification de chaque ${words.draw}…`,
  noDigest: 'L’enregistrement est arrivé sans empreinte ; ses coups suivent les règles.',
  joint: (n) =>
    n === 0
      ? `Personne n’a ajouté de nombre : la graine des ${words.draws} découle de celle du serveur et de la table seulement. Les places ont été tirées avec elle :`
      : `${plural(n, 'personne a ajouté son propre nombre secret', 'personnes ont ajouté chacune leur nombre secret')}. Avec la graine du serveur, cela donne la graine des ${words.draws}, qui a aussi tiré les places :`,
  dropped: (n) =>
    `${plural(n, 'nombre n’est pas arrivé à temps au départ et n’a pas compté', 'nombres ne sont pas arrivés à temps au départ et n’ont pas compté')}.`,
  pinContributed: (seat) =>
    `Ce navigateur s’en souvient : la graine du serveur est celle qu’il a montrée en premier, votre propre nombre a servi, et le sort vous a donné la place ${seat}.`,
  pinSeen:
    'Ce navigateur s’en souvient : la graine du serveur est celle qu’il a montrée en premier. Vous n’avez pas ajouté de nombre d’ici.',
  pinNothing:
    'Ce navigateur n’a rien retenu de cette table : il ne peut pas dire si la graine a toujours été celle-ci.',
  pinFaults: {
    'other-table': 'Cet enregistrement vient d’une autre table que celle où vous étiez.',
    'seed-replaced':
      'La graine du serveur n’est pas celle que ce navigateur a vue en premier : quelqu’un l’a remplacée.',
    'not-contributed': `Le nombre donné par ce navigateur manque : les ${words.draws} ont été faits sans lui.`,
    'terms-changed': `Ce dont découlent les ${words.draws} a changé après que ce navigateur a donné son nombre : quelqu’un a pu les choisir.`,
    'nonce-dropped':
      'Le nombre donné par ce navigateur n’a pas compté. Cela arrive quand il vient trop tard ; si vous étiez là au départ, demandez pourquoi.',
  },
  signature: 'Le serveur a signé l’enregistrement avec cette clé :',
  signatureUnchecked: 'L’enregistrement est signé avec cette clé ; ce navigateur ne peut pas le vérifier ici.',
  signatureNone: 'L’enregistrement n’est pas signé.',
  perhapsContinued: (entry) =>
    `À partir de l’entrée ${entry}, tous les ${words.draws} concordent. C’est le cas d’une ${words.play} qui en prolonge une autre, mais aussi d’une ${words.play} au début inventé.`,
});
