import type { DebriefTexts, RaceKind } from './types.ts';

/** Who plays, and what. */
const NOUNS = { race: { driver: 'pilote', race: 'course' }, game: { driver: 'joueur', race: 'partie' } } as const;

export default function createTexts(kind: RaceKind): DebriefTexts {
  const { driver, race } = NOUNS[kind];
  return {
    seat: (number) => `${capitalize(driver)} ${number}`,
    seatOf: (number, name) => `${capitalize(driver)} ${number} (${name})`,
    levels: { rookie: 'débutant' },
    and: 'et',
    nobody: 'personne',
    won: (game, winners) => `${game} : victoire pour ${winners}`,
    field: (seats) => (seats === 1 ? `1 ${driver}.` : `${seats} ${driver}s.`),
    units:
      'Les pourcentages sont des chances de victoire. Les points les additionnent : 100 points, c’est la victoire assurée.',
    ribbon: 'Qui allait gagner ?',
    ribbonHint: `Chaque couleur est un ${driver}, du début à la fin. Les drapeaux sont des erreurs, les nombres des tournants.`,
    at: (when, sentence) => `${when} : ${sentence}`,
    turningPoints: 'Les tournants',
    noTurningPoints: `Aucun moment n’a décidé seul de cette ${race}.`,
    error: (who, made, madeWorth, best, bestWorth) =>
      `${who} a choisi « ${made} » (${madeWorth} de chances de gagner). « ${best} » valait ${bestWorth}.`,
    luck: (what, effects) => `${what}. Chances de gagner : ${effects}.`,
    chanceDecided: 'Le hasard a décidé',
    drivers: `Les ${driver}s`,
    noErrors: (who, choices) => `${who} n’a fait aucune erreur nette sur ${choices} choix`,
    errors: ({ who, errors, choices, from, to, meanCost }) =>
      errors === 1
        ? `${who} a fait 1 erreur nette sur ${choices} choix : les chances de gagner sont passées de ${from} à ${to}`
        : `${who} a fait ${errors} erreurs nettes sur ${choices} choix. À la pire, les chances de gagner sont passées de ${from} à ${to} ; en moyenne, une erreur a coûté ${meanCost}`,
    helped: (receivers) => `À qui cela a surtout profité : ${receivers}.`,
    ledger: ({ start, luck, ownLuck, decisions, unexplained, end, placeWithoutLuck }) =>
      `En points : ${start} au départ, chance ${luck}${ownLuck === null ? '' : ` (ses propres lancers et tirages ${ownLuck})`}, jeu de tous ${decisions}${unexplained === null ? '' : `, inexpliqué ${unexplained}`} : ${end}. Sans la chance : ${ordinal(placeWithoutLuck)} place.`,
    inPoints: 'Le compte, en points',
    atStart: 'Au départ',
    luckTitle: 'Chance',
    ownLuck: 'dont ses propres lancers et tirages',
    decisions: 'Jeu de tous',
    unexplained: 'Inexpliqué',
    result: 'Résultat',
    withoutLuck: 'Sans la chance',
    place: (place) => `${ordinal(place)} place`,
    clearErrors: 'Erreurs nettes',
    inChoices: (errors, choices) => `${errors} sur ${choices} choix`,
    largestError: 'La plus grande erreur',
    meanCost: 'Une erreur en moyenne',
    gifts: 'Qui a profité des erreurs de qui',
    giftsHint: 'Ce qu’une erreur a changé en moyenne, en chances de victoire.',
    errorsOf: 'Erreurs de',
    remainder: (points) =>
      points === 0
        ? 'La chance et les choix expliquent entièrement chaque résultat.'
        : `La chance et les choix expliquent chaque résultat, à ${points === 1 ? '1 point' : `${points} points`} près au plus.`,
    judgedBy: (id, version) => `Évalué par ${id}, version ${version}.`,
  };
}

/** D’une place : « 1re », « 2e ». */
function ordinal(place: number): string {
  return place === 1 ? '1re' : `${place}e`;
}

/** Names of drivers begin sentences. */
function capitalize(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}
