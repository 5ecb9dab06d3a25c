import { createPluralizer } from '../../../base/texts/language.ts';
import type { FormelFunTexts } from './types.ts';

const plural = createPluralizer('de');
const spaces = (count: number): string => plural(count, 'Feld', 'Felder');
const points = (count: number): string => plural(count, 'Punkt', 'Punkte');
const cards = (count: number): string => plural(count, 'Karte', 'Karten');

const de: FormelFunTexts = {
  punctuation: { labelled: (label, text) => `${label}: ${text}`, semicolon: '; ' },
  options: {
    win: {
      title: 'Wer gewinnt',
      help: 'Den Titel holt das Team mit den meisten Punkten aus allen Rennen. Oder es zählt nur das Finale.',
      values: { title: 'Das Team mit den meisten Punkten', final: 'Wer das Finale gewinnt' },
    },
  },
  presets: {
    quick: '9 Wagen, 8 Rennen, die meisten Punkte gewinnen',
    classic: '12 Wagen, 11 Rennen, die meisten Punkte gewinnen',
    rulebook: '11 Rennen, und wer das Finale gewinnt, gewinnt alles',
  },

  car: (name, number) => `${name} Nr. ${number}`,
  redCard: (red, blue) => `rote ${red}, blaue ${blue}`,
  blueCard: (blue) => `blaue ${blue}`,
  turbo: 'Turbo',
  withTurbo: (card) => `${card} mit Turbo`,
  twoTurbos: 'zwei Turbos',

  ask: {
    yours: (number, space, printed) =>
      `Du bist dran: eine Karte für deinen Wagen ${number} auf ${space}. Höchstgeschwindigkeit ${printed} (rot) zählt hier.`,
    theirs: (name, number) => `${name} wählt eine Karte für Wagen ${number}.`,
    draws: (name) => `${name} zieht eine Karte nach.`,
    grid: 'Die erste Startaufstellung wird ausgelost.',
    deal: 'Die Karten werden ausgeteilt.',
    winner: (names, count) => `Die Partie ist zu Ende. ${names} ${count === 1 ? 'gewinnt' : 'teilen sich den Sieg'}.`,
  },
  tell: {
    race: (race, of, final, leader) =>
      `${final ? `Rennen ${race} von ${of}, das Finale` : `Rennen ${race} von ${of}`}: ${leader} steht vorn.`,
    turn: (turn, leader) => `Durchgang ${turn}: ${leader} führt und fährt zuerst.`,
    drew: (name, card) => (card === null ? `${name} zieht eine Karte.` : `${name} zieht ${card}.`),
    played: (name, played, number) => `${name} spielt ${played} für Wagen ${number}.`,
    turned: (count) =>
      `Der Nachziehstapel war leer: ${cards(count)} vom Ablagestapel werden gemischt und bilden einen neuen.`,
    moved: (car, distance, space, lane) => `${car} fährt ${spaces(distance)} weit auf ${space}, Spur ${lane}.`,
    dropped: (car, distance, full, count, space, lane) =>
      `${car} fährt ${spaces(distance)} weit, doch ${full} ${count === 1 ? 'ist' : 'sind'} voll: Der Wagen fällt um ${count} zurück auf ${space}, Spur ${lane}.`,
    stayed: (car, full, count, space) =>
      `${car} bleibt auf ${space}: ${full} ${count === 1 ? 'ist' : 'sind'} voll, und der Wagen fällt ganz zurück.`,
    passedLine: 'Die Linie ist überfahren: Mit diesem Durchgang endet das Rennen.',
    eliminated: (car, won) => `${car} ist Letzter und scheidet aus: ${points(won)}.`,
    retired: (name, count) => `${name} hat keinen Wagen mehr und legt ${cards(count)} ab.`,
    finished: (car, place, won) => `${car} belegt Platz ${place}: ${points(won)}.`,
    over: (names, count) => `${names} ${count === 1 ? 'gewinnt' : 'teilen sich den Sieg'}!`,
  },
  brief: {
    moved: (distance, space) => `${spaces(distance)} bis ${space}`,
    dropped: (distance, full, count, space) => `${spaces(distance)}, dann ${count} zurück auf ${space}: ${full} voll`,
    stayed: (full, _, space) => `bleibt auf ${space}: ${full} voll`,
    passedLine: 'über die Linie',
  },
  describe: {
    race: (race, of, turn) => `Rennen ${race} von ${of}, Durchgang ${turn}.`,
    order: (cars) => `In diesem Durchgang noch am Zug: ${cars}.`,
    at: (space, cars, pastLine) => `${space}${pastLine ? ', hinter der Linie' : ''}: ${cars}.`,
    carInLane: (car, lane) => `${car} auf Spur ${lane}`,
    out: (cars) => `Ausgeschieden: ${cars}.`,
    last: (car) => `Zurzeit Letzter: ${car}.`,
    team: (name, won, held, turbos) =>
      `${name}: ${points(won)}, ${cards(held)}, ${turbos} von 3 zusätzlichen Turbos gespielt.`,
    hand: (held) => `Deine Hand: ${held}.`,
    piles: (pile, discard) => `${cards(pile)} im Nachziehstapel, ${discard} im Ablagestapel.`,
  },
  consequence: {
    red: (card, value) => `${card}: Höchstgeschwindigkeit ${value} zählt`,
    drives: (distance, space, lane) => `${spaces(distance)} weit auf ${space}, Spur ${lane}`,
    aims: (distance, space) => `${spaces(distance)} weit in Richtung ${space}`,
    dropsBack: (full, count, space, lane) =>
      `${full} ${count === 1 ? 'ist' : 'sind'} voll: fällt um ${count} zurück auf ${space}, Spur ${lane}`,
    passesLine: 'überfährt die Linie, letzter Durchgang dieses Rennens',
    shrinks: (held) => `deine Hand schrumpft auf Dauer auf ${held}`,
    nextRed: (number) => `danach zählt deine rote ${number}`,
  },
  gap: { points: (count) => `+${points(count)}`, spaces: (count) => `+${spaces(count)}` },
  seat: {
    points: 'Punkte',
    cars: 'Wagen',
    cards: 'Karten',
    turbos: 'Turbos',
    out: 'ausgeschieden',
    lantern: 'rote Laterne',
  },
  score: {
    points,
    wonFinal: (won) => `gewinnt das Finale, ${points(won)}`,
    outInRace: (race, won) => `letzter Wagen in Rennen ${race} ausgeschieden, ${points(won)}`,
  },
  board: {
    label: (race, of) => `Das Oval von Formel Fun, Rennen ${race} von ${of}`,
    race: 'Rennen',
    final: 'Finale',
    of: (races) => `von ${races}`,
    turn: (turn) => `Durchgang ${turn}`,
    order: 'Noch am Zug',
    pile: 'Stapel',
    discard: 'Ablage',
    full: 'voll',
    out: 'Aus!',
    plus: (won) => `+${points(won)}`,
    place: (place) => `Platz ${place}`,
    shuffled: 'Neu gemischt',
    newRace: (race, of, final) => (final ? 'Das Finale' : `Rennen ${race} von ${of}`),
    lantern: 'Rote Laterne',
  },
  hand: {
    title: 'Deine Hand',
    moving: (number, space) => `Dein Wagen ${number} auf ${space}`,
    next: (number, space) => `Als Nächstes: dein Wagen ${number} auf ${space}`,
    resting: 'Alle deine Wagen sind in diesem Durchgang gefahren',
    dealing: 'Die Wagen stellen sich auf, die Karten werden ausgeteilt',
    watching: 'Du schaust zu: Die Hände bleiben verdeckt.',
    noCars: 'Dein letzter Wagen ist ausgeschieden. Mal sehen, wer übrig bleibt!',
    notNow: 'Du bist nicht dran',
    nextValue: (value) => `dann ${value}`,
    goesAlong: 'geht als zusätzliche Karte mit',
    fullHint: 'Feld voll: fällt zurück',
    lineHint: 'überfährt die Linie',
    turboTitle: 'Turbo als zweite Karte',
    turboPrice: (held) => `+5, aber deine Hand schrumpft auf Dauer auf ${held}`,
    turboOn: '+5 auf jede Karte',
    noTurbo: 'Du hast keinen Turbo auf der Hand',
    turbosUsed: 'Du hast schon drei zusätzliche Turbos gespielt',
    turboWait: 'Bringt 5 zu einer anderen Karte dazu',
    discard: (count) => `Ablagestapel: ${cards(count)}`,
    discardTitle: 'Der Ablagestapel',
    discardHelp: 'Alle dürfen nachsehen: Was hier liegt, kommt erst wieder, wenn neu gemischt wird.',
    discardEmpty: 'Noch ist nichts gespielt.',
    times: (count) => `× ${count}`,
    close: 'Schließen',
  },
  captions: {
    track: 'Dreißig Felder in drei Abschnitten. Gefahren wird gegen den Uhrzeigersinn; die Linie ist unten.',
    cards:
      'Höchstgeschwindigkeit (rot) 7 mit Richtgeschwindigkeit (blau) 3, rote 1 mit blauer 10, eine rein blaue Karte, ein Turbo.',
    grid: 'Die erste Startaufstellung: die ersten Wagen auf 10, die zweiten auf 9, die dritten auf 8.',
    red: 'Auf einer 7 zählt die Höchstgeschwindigkeit 7: sieben Felder. Auf jedem anderen Feld zählt die Richtgeschwindigkeit 3.',
    one: 'Die rote 1 bringt 10, von einer 1 aus aber nur 1.',
    turbo: 'Ein Turbo zu einer anderen Karte bringt 5 dazu: Hier werden aus 8 und 5 dreizehn. Die Hand bleibt kleiner.',
    lane: 'Am Ende seines Zuges nimmt der Wagen die innerste freie Spur.',
    full: 'Die 6 ist voll: Der Wagen fällt auf die 5 zurück.',
    order: 'Wer führt, fährt zuerst; auf demselben Feld der innerste Wagen.',
    last: 'Der letzte Wagen scheidet aus: auf dem hintersten Feld der äußerste.',
    newGrid: 'Die anderen stellen sich auf, einer je Feld, in der Reihenfolge des Zieleinlaufs.',
    points: 'Die Punkte bei neun Wagen, vom ersten, der ausscheidet, bis zum Sieger.',
  },
};

export default de;
