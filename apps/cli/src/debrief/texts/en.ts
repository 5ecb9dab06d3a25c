import type { DebriefTexts, RaceKind } from './types.ts';

/** Who plays, and what. */
const NOUNS = { race: { driver: 'driver', race: 'race' }, game: { driver: 'player', race: 'game' } } as const;

export default function createTexts(kind: RaceKind): DebriefTexts {
  const { driver, race } = NOUNS[kind];
  return {
    seat: (number) => `${capitalize(driver)} ${number}`,
    seatOf: (number, name) => `${capitalize(driver)} ${number} (${name})`,
    levels: {},
    and: 'and',
    nobody: 'nobody',
    won: (game, winners) => `${game}: ${winners} won`,
    field: (seats) => (seats === 1 ? `1 ${driver}.` : `${seats} ${driver}s.`),
    allNumbers: 'All numbers are probabilities of winning.',
    ribbon: 'Who was going to win?',
    ribbonHint: `Each colour is a ${driver}, from the start to the finish. Flags are errors, numbers are turning points.`,
    at: (when, sentence) => `${when}: ${sentence}`,
    turningPoints: 'Turning points',
    noTurningPoints: `No single moment decided this ${race}.`,
    error: (who, made, madeWorth, best, bestWorth) =>
      `${who} chose “${made}” (${madeWorth} to win). “${best}” was worth ${bestWorth}.`,
    luck: (what, effects) => `${what}. Chances of winning: ${effects}.`,
    chanceDecided: 'Chance decided',
    drivers: kind === 'race' ? 'Drivers' : 'Players',
    noErrors: (who, choices) => `${who} made no clear error in ${choices} choices`,
    errors: (who, errors, choices, cost) =>
      `${who} made ${errors} clear ${errors === 1 ? 'error' : 'errors'} in ${choices} choices, which cost ${cost}`,
    helped: (receivers) => `The errors helped ${receivers}.`,
    ledger: ({ start, luck, ownLuck, decisions, unexplained, end, withoutLuck }) =>
      `${start} at the start, luck ${luck}${ownLuck === null ? '' : ` (own dice and cards ${ownLuck})`}, choices of all ${decisions}, not explained ${unexplained}: ${end}. Without luck: ${withoutLuck}.`,
    atStart: 'At the start',
    luckTitle: 'Luck',
    ownLuck: 'of it own dice and cards',
    decisions: 'Choices of all',
    unexplained: 'Not explained',
    result: 'Result',
    withoutLuck: 'Result without luck',
    clearErrors: 'Clear errors',
    inChoices: (errors, choices) => `${errors} in ${choices} choices`,
    cost: 'They cost',
    gifts: 'Who gained from whose errors',
    errorsOf: 'Errors of',
    remainder: (worth) => `Luck and choices explain all but ${worth} of anybody’s result.`,
    judgedBy: (id, version) => `Judged by ${id}, version ${version}.`,
  };
}

/** Names of drivers begin sentences. */
function capitalize(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}
