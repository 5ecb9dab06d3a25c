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
    allNumbers: 'Alle Zahlen sind Gewinnwahrscheinlichkeiten.',
    ribbon: 'Wer war dabei zu gewinnen?',
    ribbonHint: `Jede Farbe ist ein ${driver}, vom Anfang bis zum Ende. Fahnen sind Fehler, Nummern sind Wendepunkte.`,
    at: (when, sentence) => `${when}: ${sentence}`,
    turningPoints: 'Wendepunkte',
    noTurningPoints: `Kein einzelner Moment hat dieses ${race} entschieden.`,
    error: (who, made, madeWorth, best, bestWorth) =>
      `${who} wählte „${made}“ (${madeWorth} Gewinnchance). „${best}“ war ${bestWorth} wert.`,
    luck: (what, effects) => `${what}. Gewinnchancen: ${effects}.`,
    chanceDecided: 'Der Zufall entschied',
    drivers: `Die ${driver}`,
    noErrors: (who, choices) => `${who} machte keinen klaren Fehler in ${choices} Entscheidungen`,
    errors: (who, errors, choices, cost) =>
      `${who} machte ${errors} ${errors === 1 ? 'klaren' : 'klare'} Fehler in ${choices} Entscheidungen, der Preis: ${cost}`,
    helped: (receivers) => `Die Fehler halfen: ${receivers}.`,
    ledger: ({ start, luck, ownLuck, decisions, unexplained, end, withoutLuck }) =>
      `${start} am Start, Glück ${luck}${ownLuck === null ? '' : ` (eigene Würfel und Karten ${ownLuck})`}, Entscheidungen aller ${decisions}, nicht erklärt ${unexplained}: ${end}. Ohne Glück: ${withoutLuck}.`,
    atStart: 'Am Start',
    luckTitle: 'Glück',
    ownLuck: 'davon eigene Würfel und Karten',
    decisions: 'Entscheidungen aller',
    unexplained: 'Nicht erklärt',
    result: 'Ergebnis',
    withoutLuck: 'Ergebnis ohne Glück',
    clearErrors: 'Klare Fehler',
    inChoices: (errors, choices) => `${errors} in ${choices} Entscheidungen`,
    cost: 'Sie kosteten',
    gifts: 'Wem wessen Fehler halfen',
    errorsOf: 'Fehler von',
    remainder: (worth) => `Glück und Entscheidungen erklären bei jedem Ergebnis alles bis auf höchstens ${worth}.`,
    judgedBy: (id, version) => `Bewertet von ${id}, Version ${version}.`,
  };
}
