import { createPluralizer } from '../../base/texts/language.ts';
import { nouns } from '../../base/texts/nouns/fr.ts';
import { createCatalogue, type Nouns } from '../../base/texts/nouns/index.ts';
import type { DebriefTexts } from './types.ts';

const plural = createPluralizer('fr');
const at = (when: string | null): string => (when === null ? '' : `${when} : `);

const build = (_words: Nouns): DebriefTexts => ({
  title: 'Ce qui a tout décidé',
  percent: (value) => `${value} %`,
  points: (text, value) => `${text} ${Math.abs(value) < 2 ? 'point' : 'points'}`,
  noTurningPoints: 'Aucun moment n’a décidé à lui seul.',
  driverCards: 'Chance et talent',
  gifts: 'Qui a aidé qui',
  giftsHint: 'Ce qu’une erreur de l’un a donné aux autres en moyenne, en chances de victoire.',
  noGifts: 'Aucune erreur n’a profité à personne.',
  showBest: 'Montrer le meilleur coup',
  hideBest: 'Cacher le meilleur coup',
  look: 'Montrer ce moment',
  playFromHere: 'Jouer à partir d’ici',
  openDebrief: 'Toute l’histoire dans le replay',
  share: 'Partager en image',
  shareFailed: 'L’image n’a pas pu être dessinée.',
  computing: 'Calcul des chances…',
  refining: (percent) => `On regarde de plus près… ${percent}`,
  failed: 'Impossible d’expliquer ce qui s’est passé.',
  inWords: 'Les chances en toutes lettres',
  chanceOf: (name, worth) => `${name} ${worth}`,
  legendLuck: 'Hasard : vers le haut, la chance ; vers le bas, la malchance',
  legendError: 'Un choix coûteux',
  chancesAt: (when, chances) => `${when} : ${chances}.`,
  error: ({ when, who, made, madeWorth, best, bestWorth }) =>
    `${at(when)}${who === null ? (when === null ? 'Vous avez' : 'vous avez') : `${who} a`} choisi « ${made} » (${madeWorth} de chances). « ${best} » valait ${bestWorth}.`,
  luckMoment: (when, what, effects) => `${at(when)}${what} Chances de victoire : ${effects}.`,
  guessed: 'Chacun a choisi en secret.',
  dealt: 'La chance à la donne.',
  luckOf: (name) => `Le hasard a décidé pour ${name}.`,
  lucky: (name, change) => `Chance pour ${name} : ${change}`,
  unlucky: (name, change) => `Malchance pour ${name} : ${change}`,
  costly: (name, cost, better) => `Choix coûteux de ${name} : ${cost}. Mieux : « ${better} »`,
  errorRate: 'Erreurs pour 100 choix',
  errorCount: (errors, choices) => `${plural(errors, 'erreur', 'erreurs')} sur ${choices} choix`,
  luck: 'Chance',
  ownLuck: (points) => `dont ${points} par ses propres tirages`,
  largestError: 'La plus grande erreur',
  largestGift: 'Le plus grand cadeau',
  giftFrom: (when, giver) => `de ${giver}${when === null ? '' : `, ${when}`}`,
  place: (place) => `${place === 1 ? '1re' : `${place}e`} place`,
  withoutLuck: 'Sans la chance',
  withoutLuckHint: 'une fois la chance retirée',
  bestMoment: 'Bien joué',
  bestChoice: (when, what, gain) => `${at(when)}${what} (${gain})`,
  bestRun: (choices) => `${choices} choix de suite sans erreur`,
  giftLine: (giver, gifts) => `Une erreur de ${giver} a changé les chances en moyenne : ${gifts}.`,
  ledger: 'Le compte est bon',
  ledgerHint: 'En points : 100, c’est la victoire assurée.',
  atStart: 'Au départ',
  allDecisions: 'Jeu de tous',
  unexplained: 'Inexpliqué',
  result: 'Résultat',
  remainder: (points) =>
    points === null
      ? 'La chance et les choix expliquent entièrement chaque résultat.'
      : `La chance et les choix expliquent chaque résultat, à ${points} près au plus.`,
  judgedBy: (id, version) => `Évalué par ${id}, version ${version}.`,
  coach: {
    title: 'Coach',
    winBar: 'Les chances de chacun, d’après ce que vous pouvez savoir',
    ask: 'Que ferait le champion ?',
    thinking: 'Il réfléchit…',
    waiting: 'Le coach regardera de nouveau à votre tour.',
    close: 'Renvoyer le coach',
    failed: 'Le coach n’a pas de réponse ici.',
    noneLeft: 'Plus d’indices à cette table.',
    advice: 'Le meilleur d’abord, avec vos chances de victoire ensuite :',
    equal: 'Les meilleurs choix se valent, pour autant qu’on puisse le dire.',
    left: (hints) => plural(hints, 'indice restant', 'indices restants'),
  },
});

export const textsFor = createCatalogue(nouns, build);
export default textsFor;
