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
    units: 'Percentages are chances of winning. Points add them up: 100 points are a certain win.',
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
    errors: ({ who, errors, choices, from, to, meanCost }) =>
      errors === 1
        ? `${who} made 1 clear error in ${choices} choices: the chance of winning fell from ${from} to ${to}`
        : `${who} made ${errors} clear errors in ${choices} choices. At the worst one the chance of winning fell from ${from} to ${to}; on average an error cost ${meanCost}`,
    helped: (receivers) => `Most helped by that: ${receivers}.`,
    ledger: ({ start, luck, ownLuck, decisions, unexplained, end, placeWithoutLuck }) =>
      `Points: ${start} at the start, luck ${luck}${ownLuck === null ? '' : ` (own rolls and draws ${ownLuck})`}, how all played ${decisions}${unexplained === null ? '' : `, not explained ${unexplained}`}: ${end}. Without luck: place ${placeWithoutLuck}.`,
    inPoints: 'It adds up, in points',
    atStart: 'At the start',
    luckTitle: 'Luck',
    ownLuck: 'of it own rolls and draws',
    decisions: 'How all played',
    unexplained: 'Not explained',
    result: 'Result',
    withoutLuck: 'Without luck',
    place: (place) => `place ${place}`,
    clearErrors: 'Clear errors',
    inChoices: (errors, choices) => `${errors} in ${choices} choices`,
    largestError: 'Largest error',
    meanCost: 'An error on average',
    gifts: 'Who gained from whose errors',
    giftsHint: 'What an error changed on average, in chances of winning.',
    errorsOf: 'Errors of',
    remainder: (points) =>
      points === 0
        ? 'Luck and choices explain every result completely.'
        : `Luck and choices explain all but ${points === 1 ? '1 point' : `${points} points`} of anybody’s result.`,
    judgedBy: (id, version) => `Judged by ${id}, version ${version}.`,
  };
}

/** Names of drivers begin sentences. */
function capitalize(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}
