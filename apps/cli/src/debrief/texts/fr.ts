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
    allNumbers: 'Tous les nombres sont des probabilités de victoire.',
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
    noErrors: (who, choices) => `${who} n’a fait aucune erreur nette en ${choices} choix`,
    errors: (who, errors, choices, cost) =>
      `${who} a fait ${errors} ${errors === 1 ? 'erreur nette' : 'erreurs nettes'} en ${choices} choix, pour un coût de ${cost}`,
    helped: (receivers) => `Ces erreurs ont aidé ${receivers}.`,
    ledger: ({ start, luck, ownLuck, decisions, unexplained, end, withoutLuck }) =>
      `${start} au départ, chance ${luck}${ownLuck === null ? '' : ` (ses propres dés et cartes ${ownLuck})`}, choix de tous ${decisions}, inexpliqué ${unexplained} : ${end}. Sans la chance : ${withoutLuck}.`,
    atStart: 'Au départ',
    luckTitle: 'Chance',
    ownLuck: 'dont ses propres dés et cartes',
    decisions: 'Choix de tous',
    unexplained: 'Inexpliqué',
    result: 'Résultat',
    withoutLuck: 'Résultat sans la chance',
    clearErrors: 'Erreurs nettes',
    inChoices: (errors, choices) => `${errors} en ${choices} choix`,
    cost: 'Elles ont coûté',
    gifts: 'Qui a profité des erreurs de qui',
    errorsOf: 'Erreurs de',
    remainder: (worth) => `La chance et les choix expliquent chaque résultat, à ${worth} près au plus.`,
    judgedBy: (id, version) => `Évalué par ${id}, version ${version}.`,
  };
}

/** Names of drivers begin sentences. */
function capitalize(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}
