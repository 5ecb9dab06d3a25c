import type { DebriefTexts, RaceKind } from './types.ts';

/** Who plays, and what. */
const NOUNS = { race: { driver: 'Fahrer', race: 'Rennen' }, game: { driver: 'Spieler', race: 'Spiel' } } as const;

export default function createTexts(kind: RaceKind): DebriefTexts {
  const { driver, race } = NOUNS[kind];
  return {
    // „Platz 2“ would be the result.
    seat: (number) => `${driver} ${number}`,
    seatOf: (number, name) => `${driver} ${number} (${name})`,
    levels: { rookie: 'Neuling', amateur: 'Amateur', pro: 'Profi', champion: 'Champion' },
    and: 'und',
    nobody: 'niemand',
    won: (game, winners) => `${game}: Sieg für ${winners}`,
    field: (seats) => `${seats} ${driver}.`,
    units: 'Prozente sind Gewinnchancen. Punkte zählen sie zusammen: 100 Punkte sind ein sicherer Sieg.',
    ribbon: 'Wie standen die Chancen?',
    ribbonHint: `Jede Farbe ist ein ${driver}, vom Anfang bis zum Ende. Fahnen sind Fehler, Nummern sind Wendepunkte.`,
    at: (when, sentence) => `${when}: ${sentence}`,
    turningPoints: 'Wendepunkte',
    noTurningPoints: `Kein einzelner Moment hat dieses ${race} entschieden.`,
    error: (who, made, madeWorth, best, bestWorth) =>
      `${who} wählte „${made}“ (${madeWorth} Gewinnchance). „${best}“ war ${bestWorth} wert.`,
    luck: (what, effects) => `${what}. Gewinnchancen: ${effects}.`,
    chanceDecided: 'Der Zufall entschied',
    drivers: `Die ${driver}`,
    noErrors: (who, choices) => `${who} machte bei ${choices} Entscheidungen keinen klaren Fehler`,
    errors: ({ who, errors, choices, from, to, meanCost }) =>
      errors === 1
        ? `${who} machte bei ${choices} Entscheidungen 1 klaren Fehler: Die Gewinnchance fiel von ${from} auf ${to}`
        : `${who} machte bei ${choices} Entscheidungen ${errors} klare Fehler. Beim größten fiel die Gewinnchance von ${from} auf ${to}; im Schnitt kostete ein Fehler ${meanCost}`,
    helped: (receivers) => `Am meisten half das: ${receivers}.`,
    ledger: ({ start, luck, ownLuck, decisions, unexplained, end, placeWithoutLuck }) =>
      `Punkte: ${start} am Start, Glück ${luck}${ownLuck === null ? '' : ` (selbst gewürfelt oder gezogen ${ownLuck})`}, Spielweise aller ${decisions}${unexplained === null ? '' : `, nicht erklärt ${unexplained}`}: ${end}. Ohne Glück: Rang ${placeWithoutLuck}.`,
    inPoints: 'So geht es auf, in Punkten',
    atStart: 'Am Start',
    luckTitle: 'Glück',
    ownLuck: 'davon selbst gewürfelt oder gezogen',
    decisions: 'Spielweise aller',
    unexplained: 'Nicht erklärt',
    result: 'Ergebnis',
    withoutLuck: 'Ohne Glück',
    place: (place) => `Rang ${place}`,
    clearErrors: 'Klare Fehler',
    inChoices: (errors, choices) => `${errors} bei ${choices} Entscheidungen`,
    largestError: 'Größter Fehler',
    meanCost: 'Ein Fehler im Schnitt',
    gifts: 'Wem wessen Fehler halfen',
    giftsHint: 'Was ein Fehler im Schnitt änderte, in Gewinnchancen.',
    errorsOf: 'Fehler von',
    remainder: (points) =>
      points === 0
        ? 'Glück und Entscheidungen erklären jedes Ergebnis vollständig.'
        : `Glück und Entscheidungen erklären bei jedem Ergebnis alles bis auf höchstens ${points === 1 ? '1 Punkt' : `${points} Punkte`}.`,
    judgedBy: (id, version) => `Bewertet von ${id}, Version ${version}.`,
  };
}
