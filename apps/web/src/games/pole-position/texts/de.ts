import { createPluralizer } from '../../../base/texts/language.ts';
import type { PolePositionTexts } from './types.ts';

const n = createPluralizer('de');
const points = (count: number): string => n(count, 'Punkt', 'Punkte');
/** Im Dativ: „mit 3 Punkten“. */
const withPoints = (count: number): string => n(count, 'Punkt', 'Punkten');
const from = (at: number): string => (at === 0 ? 'vom Start' : `von Feld ${at}`);
const to = (at: number): string => (at === 0 ? 'an den Start' : at === 44 ? 'über die Linie' : `auf Feld ${at}`);
const space = (at: number): string => (at === 0 ? 'der Start' : at === 44 ? 'die Linie' : `Feld ${at}`);
/** From space to space, in short: "11 → 21". */
const ending = (place: number): string => (place === 0 ? 'Start' : place === 44 ? 'Linie' : String(place));
const journey = (first: number, last: number): string => `${ending(first)} → ${ending(last)}`;
const shifted = (kind: 'pit' | 'turbo', end: number): string =>
  kind === 'pit'
    ? `Boxenstopp: verliert einen Platz, zurück ${to(end)}`
    : `Turbo: gewinnt einen Platz, ${end === 44 ? 'über die Linie' : `nach vorn ${to(end)}`}`;

const de: PolePositionTexts = {
  punctuation: { labelled: (label, text) => `${label}: ${text}`, semicolon: '; ' },
  options: {
    rules: {
      title: 'Regeln',
      help: 'Im Plus-Spiel wirken Boxenstopp und Turbo, wenn ein Wagen sie verlässt, und Öl hält das ganze Team auf.',
      values: { normal: 'Normal', plus: 'Pole Position +' },
    },
    course: {
      title: 'Kurs',
      help: 'Vom Zufall gelegt, Plättchen für Plättchen von den Spielern oder ein eigener.',
      values: { shuffled: 'Vom Zufall', built: 'Von den Spielern', custom: 'Eigener Kurs' },
    },
    tokens: {
      title: 'Plättchen des Kurses',
      help: 'Alle 43, vom ersten Feld nach dem Start bis zum letzten vor der Linie.',
    },
    podium: {
      title: 'Podest',
      help: 'Jeder Platz bringt Punkte oder nur sechs (9, 6, 4, 3, 2, 1): Dann beendet die sechste Ankunft das Rennen.',
      values: { all: 'Jeder Platz zählt', six: 'Sechs Plätze zählen' },
    },
  },
  presets: {
    quick: 'Nur sechs Plätze zählen: Schluss ist nach der sechsten Ankunft',
    classic: 'Ein Kurs vom Zufall gelegt, und jeder Platz zählt',
    rulebook: 'Ihr legt zuerst den Kurs, Plättchen für Plättchen',
  },
  tokens: {
    oil: {
      name: 'Ölfleck',
      does: 'der Wagen dreht sich und setzt im nächsten Durchgang aus',
      plus: 'der Wagen dreht sich; die nächste Karte stellt ihn nur gerade',
    },
    pit: {
      name: 'Boxenstopp',
      does: 'der Wagen verliert sofort einen Platz',
      plus: 'wer von hier losfährt, verliert zuerst einen Platz',
    },
    turbo: {
      name: 'Turbo',
      does: 'der Wagen gewinnt sofort einen Platz',
      plus: 'wer von hier losfährt, gewinnt zuerst einen Platz',
    },
    slip: {
      name: 'Windschatten',
      does: 'wer von hier losfährt, überholt kostenlos',
      plus: 'wer von hier losfährt, überholt kostenlos',
    },
    comeback: {
      name: 'Aufholjagd',
      does: 'wer von hier losfährt, zählt seinen Platz zu den Punkten',
      plus: 'wer von hier losfährt, zählt seinen Platz zu den Punkten',
    },
    grey: { name: 'Grau', does: 'nichts', plus: 'nichts' },
  },
  board: {
    label: (turn) => `Der Ring aus 44 Feldern mit allen Wagen, Durchgang ${turn}`,
    turn: 'Durchgang',
    points: (count) => `${count} P.`,
  },
  say: {
    car: (name, car) => `Wagen ${car} von ${name}`,
    space,
    points,
    laid: (name, token, at) => `${name} legt ${token} auf Feld ${at}.`,
    begins: (turn) =>
      turn === 1
        ? 'Der Kurs liegt, das Rennen beginnt: Alle wählen eine Karte.'
        : `Durchgang ${turn}: Wer noch fährt, wählt eine Karte.`,
    allChosen: 'Alle Karten liegen. Sie werden aufgedeckt, die niedrigste zuerst.',
    revealed: (cards) => `Die Karten werden aufgedeckt: ${cards}. Die höchste zieht zuerst.`,
    card: (name, fuel) => `${name} (${fuel})`,
    straightened: (name, plus) =>
      plus
        ? `${name} zieht keinen Wagen: Die Karte stellt nur den gedrehten wieder gerade.`
        : `${name} verliert die Karte: Alle Wagen im Rennen hatten sich gedreht. Jetzt stehen sie wieder gerade.`,
    pit: (car, at, end, leaving) =>
      `${leaving ? 'Beim Verlassen des Boxenstopps' : 'Boxenstopp'}: ${car} verliert einen Platz und fällt von Feld ${at} ${end === 0 ? 'bis an den Start' : `auf Feld ${end}`} zurück, hinter den nächsten Wagen hinter ihm.`,
    turbo: (car, at, end, leaving) =>
      `${leaving ? 'Beim Verlassen des Turbos' : 'Turbo'}: ${car} gewinnt einen Platz und springt von Feld ${at} ${to(end)}, vorbei am nächsten Wagen vor ihm.`,
    moved: (car, drive) => {
      const total =
        drive.bonus === 0 ? withPoints(drive.points) : `${drive.points} + ${drive.bonus} Punkten (Aufholjagd)`;
      if (drive.to === drive.from)
        return `${car} kommt mit ${total} nicht vom Fleck: Davor ist kein passendes Feld frei.`;
      if (drive.to === 44) return `${car} fährt ${from(drive.from)} mit ${total} über die Linie.`;
      const price = drive.points + drive.bonus - (drive.to - drive.from);
      const cost = price > 0 ? `; die Wagen im Weg kosten ${points(price)}` : '';
      return `${car} fährt ${from(drive.from)} ${to(drive.to)}, mit ${total}${cost}.`;
    },
    spun: (car, plus) =>
      plus
        ? `Öl! ${car} dreht sich: Die nächste Karte stellt ihn nur gerade.`
        : `Öl! ${car} dreht sich und setzt im nächsten Durchgang aus.`,
    finished: (car, place, score) => `${car} kommt auf Platz ${place} des Podests: ${points(score)}.`,
    placed: (car, place, score) => `Das Rennen ist auch für ${car} vorbei: Platz ${place}, ${points(score)}.`,
    refilled: (name) => `${name} hat alle neun Karten gespielt und nimmt sie wieder auf.`,
    won: (names, several) => (several ? `${names} teilen sich den Sieg!` : `${names} gewinnt das Rennen!`),
  },
  brief: {
    car: (name, car) => `${name} Nr. ${car}`,
    moved: ({ from: start, to: end, points: card, bonus }) => {
      const total = bonus === 0 ? String(card) : `${card} + ${bonus}`;
      if (end === start) return `kein Feld frei für ${total}`;
      const price = end === 44 ? 0 : card + bonus - (end - start);
      return `${journey(start, end)} mit ${total}${price > 0 ? `, davon ${price} fürs Überholen` : ''}`;
    },
    shifted: (start, end) => journey(start, end),
    spun: (plus) => (plus ? 'Öl! Die nächste Karte stellt nur gerade' : 'Öl! Der nächste Durchgang fällt aus'),
    placed: (place, score) => `Platz ${place}, ${points(score)}`,
  },
  ask: {
    course: 'Der Kurs wird gelegt.',
    lay: (at) => `Du bist dran: Lege ein Plättchen auf Feld ${at}.`,
    lays: (name, at) => `${name} wählt ein Plättchen für Feld ${at}.`,
    choose: 'Wähle eine Treibstoffkarte. Die höchste zieht zuerst.',
    straighten: 'Wähle eine Karte zum Abgeben: Sie stellt nur deinen gedrehten Wagen gerade.',
    waiting: (names) => `Es fehlt noch eine Karte von ${names}.`,
    move: (fuel) => `Du bist dran: Welcher Wagen fährt mit deiner ${fuel}?`,
    moves: (name, fuel) => `${name} wählt einen Wagen für die ${fuel}.`,
  },
  will: {
    lay: (token, at, left) =>
      `${token} auf Feld ${at}; ${left === 0 ? 'das letzte seiner Art' : `danach noch ${left}`}`,
    card: (fuel) => `Karte ${fuel}`,
    ifNobodyMoves: 'zieht niemand vorher',
    straightens: 'stellt nur den gedrehten Wagen gerade',
    refills: 'dann alle neun Karten zurück',
    car: (car) => `Wagen ${car}`,
    cars: (cars) => `Wagen ${cars}`,
    drive: (at, end) => `${from(at)} ${to(end)}`,
    reach: (end) => to(end).replace('Feld ', ''),
    stuck: 'ohne freies Feld',
    first: (kind, end) => `zuerst ${shifted(kind, end)}`,
    bonus: (bonus) => `Aufholjagd +${bonus}`,
    overtakes: (cost) => `Überholen kostet ${points(cost)}`,
    onward: (kind, end) => `dann ${shifted(kind, end)}`,
    spins: 'dreht sich im Öl',
    lost: 'der Rest der Punkte verfällt',
    place: (place) => `Platz ${place}`,
  },
  hand: {
    title: 'Deine Treibstoffkarten',
    used: 'schon gespielt: kommt zurück, wenn alle neun verbraucht sind',
    chosen: (fuel) => `Deine ${fuel} liegt verdeckt.`,
    chosenLabel: 'gewählt',
    hands: 'Noch auf der Hand',
    none: 'alle im Ziel',
  },
  pick: {
    title: (fuel) => `Deine ${fuel}: Wähle einen Wagen`,
    finished: (place) => `im Ziel, Platz ${place}`,
    spins: 'dreht sich: setzt diesen Durchgang aus',
    cannotUseAll: 'kann nicht alle Punkte nutzen',
  },
  build: {
    title: (at) => `Ein Plättchen für Feld ${at}`,
    left: (left) => `noch ${left}`,
    noneLeft: 'keines mehr da',
    sameBefore: 'nicht zweimal hintereinander',
    spoils: 'der Rest ginge nicht mehr auf',
  },
  tell: {
    turn: (turn) => `Durchgang ${turn}.`,
    spaces: (token, spaces) => `${token}: ${spaces}.`,
    seat: (name, score, cards) => `${name}: ${points(score)}; Karten ${cards}.`,
    where: (car, at) => (at === 0 ? `Wagen ${car} am Start` : `Wagen ${car} auf Feld ${at}`),
    spinning: 'gedreht',
    home: (car, place) => `Wagen ${car} im Ziel, Platz ${place}`,
    left: (car, at, place) => `Wagen ${car} ${at === 0 ? 'am Start' : `auf Feld ${at}`}, Platz ${place}`,
    toMove: (names) => `Es ziehen in dieser Reihenfolge: ${names}.`,
  },
  gap: { points: (count) => `+${points(count)}` },
  rail: {
    points: 'Punkte',
    projected: 'Punkte erwartet',
    cards: 'Karten',
    chosen: 'Karte liegt',
    home: 'alle im Ziel',
  },
  editor: {
    help: 'Tippe auf ein Feld, um sein Plättchen zu ändern.',
    cell: (at, token) => `Feld ${at}: ${token}`,
    count: (token, laid, stock) => `${token}: ${laid} von ${stock}`,
    shuffle: 'Mischen',
    generate: 'Guten Kurs finden',
    generating: 'Bots probieren Kurse aus …',
    generateFailed: 'Es wurde kein Kurs gefunden. Versuche es noch einmal.',
    sample: 'Beispiel',
    paste: 'Liste einfügen',
    pasteHelp: (names) => `43 Plättchen, durch Leerzeichen oder Kommas getrennt: ${names}.`,
    use: 'Liste übernehmen',
    notRead: (names) => `In der Liste stehen andere Wörter. Plättchen sind nur: ${names}.`,
    good: 'Auf diesem Kurs lässt sich fahren.',
    firstPit: (place) => `erste Box auf Feld ${place}`,
    early: (oil, turbo) => `erste Hälfte: ${oil} Öl, ${turbo} Turbo`,
    twin: (a, b) => `Auf den Feldern ${a} und ${b} liegt das gleiche Plättchen: Gleiche dürfen keine Nachbarn sein.`,
    wrongCount: (token, laid, stock) => `${token}: ${laid} auf dem Kurs, es gibt aber ${stock}.`,
  },
  pictures: {
    tokens: 'Die sechs Arten von Plättchen und wie viele es von jeder gibt.',
    order:
      'Die 8 zieht zuerst, dann die beiden Fünfen: Wessen vorderster Wagen weiter vorn liegt, kommt vor dem anderen.',
    overtaking: 'Karte 4 mit einem Wagen im Weg: 3 Felder und 1 Punkt fürs Überholen.',
    free: 'Karte 4 auf freier Strecke: 4 Felder.',
    companions:
      'Beide haben am Start eine 3 gespielt: Sie teilen sich das Feld und bleiben zusammen, solange ihre Karten gleich sind.',
    oil: 'Auf dem Ölfleck: Der Wagen dreht sich und setzt im nächsten Durchgang aus.',
    pit: 'Auf dem Boxenstopp: zurück hinter den nächsten Wagen und die ganze Schlange dort.',
    turbo: 'Auf dem Turbo: vor den nächsten Wagen und die ganze Schlange dort.',
    slip: 'Aus dem Windschatten mit Karte 5: Beide Wagen werden kostenlos überholt.',
    comeback: 'Von der Aufholjagd mit Karte 3, Zweiter im Rennen: 3 + 2 Punkte, einer davon fürs Überholen.',
  },
};

export default de;
