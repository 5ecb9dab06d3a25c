import { createPluralizer } from '../../../base/texts/language.ts';
import type { FormulaTexts } from './types.ts';

const plural = createPluralizer('de');
const cards = (count: number): string => plural(count, 'Karte', 'Karten');
const turns = (count: number): string => plural(count, 'Zug', 'Züge');
const points = (count: number): string => plural(count, 'Punkt', 'Punkte');

const de: FormulaTexts = {
  options: {
    goal: {
      title: 'Ziel',
      help: 'Wer eine Runde gewinnt.',
      values: {
        first: 'Wer zuerst keine Karten hat, gewinnt',
        all: 'Weiterspielen um alle Plätze',
        points: 'Punkte: Jede Formel zählt ihr Ergebnis',
      },
    },
    useTable: {
      title: 'Mit dem Tisch spielen',
      help: 'Eine neue Formel muss mindestens eine Karte der alten offen liegen lassen. Niemand darf mit drei neuen Karten alles zudecken.',
    },
    winnerExtraCard: {
      title: 'Eine Karte mehr für den Sieger',
      help: 'Wer eine Runde gewinnt, beginnt die nächste mit acht Karten.',
    },
    rounds: {
      title: 'Runden',
      help: 'Wie viele Runden gespielt werden. Bei so vielen Runden wie Spielern beginnt jeder einmal: Wer beginnt, ist im Vorteil.',
    },
    target: {
      title: 'Zielpunktzahl',
      help: 'Das Spiel endet nach der Runde, in der jemand so viele Punkte erreicht hat.',
    },
  },
  coach: {
    open: 'Zwei Karten liegen offen. Wähle ein Zeichen und lege die Lösung: Karte antippen oder die Zahl einfach tippen. Die Zeile darunter sagt sofort, ob es stimmt.',
    change:
      'Mach jetzt aus dieser Formel eine neue. Lege eine Karte auf eine andere (sie überdeckt sie) oder vor oder hinter eine Zahl (sie wird länger). Was du nicht anrührst, bleibt liegen.',
    three:
      'In einem Zug darfst du bis zu drei Karten legen. Wer zuerst keine mehr hat, gewinnt: Lege also viele. „Formeln, die du legen kannst“ zeigt alle.',
    symbol:
      'Zeichen kosten nichts. Tippe auf das Zeichen zwischen den Zahlen oder drücke + − x /: Oft passt ein anderes besser.',
    joker: 'Ein Joker ist jede Ziffer, die du willst. Heb ihn für einen Zug auf, in dem er andere Karten mitnimmt.',
    draw: 'Nichts passt? Zieh eine Karte, dann ist der Nächste dran. Du darfst auch freiwillig ziehen.',
    last: 'Drei Karten oder weniger: Sie können alle in einem Zug weg. Such eine Formel, in der du sie alle unterbringst.',
  },
  ask: {
    opening: (a, b) => `Du bist dran: Wähle ein Zeichen und lege die Lösung von ${a} ? ${b}.`,
    change: (formula) =>
      `Du bist dran: Mach aus ${formula} mit ein bis drei Karten eine andere wahre Formel, oder zieh.`,
    changeAll: () => 'Du bist dran: Alles ändern! Auf jede der drei Zahlen eine neue Karte, oder ziehen.',
    notZero: 'Du bist dran: Bilde eine neue Formel; ihr Ergebnis darf nicht 0 sein. Oder zieh eine Karte.',
    nothing: 'Du bist dran: Mit deinen Karten ist keine Formel möglich. Zieh eine Karte.',
    pass: 'Du bist dran: Keine Formel ist möglich, und es gibt nichts zu ziehen. Passe.',
    thinking: (name) => `${name} überlegt sich eine Formel.`,
    dealing: 'Die Karten werden gegeben.',
    drawing: (name) => `${name} zieht eine Karte.`,
    won: (names, several) => (several ? `${names} teilen sich den Sieg.` : `${names} hat gewonnen.`),
  },
  tell: {
    dealer: (name) => `${name} gibt zuerst.`,
    opened: (first, card) => (first ? `Die erste offene Karte: ${card}.` : `Die zweite offene Karte: ${card}.`),
    formula: (name, formula, laid) => `${name} legt ${cards(laid)}: ${formula}.`,
    scores: (score) => `Das bringt ${points(score)}.`,
    binds: (left) => `× oder ÷ mit Ergebnis 0: Die nächste Formel muss alles ändern (höchstens ${turns(left)} lang).`,
    drew: (name) => `${name} zieht eine Karte.`,
    drewCard: (name, card) => `${name} zieht: ${card}.`,
    passed: (name) => `${name} passt: Es gibt nichts mehr zu ziehen.`,
    turned: (count) =>
      `Der Stapel ist aufgebraucht: ${plural(count, 'Karte unter der Formel wird', 'Karten unter der Formel werden')} zum neuen.`,
    finished: (name, place) => `${name} hat keine Karten mehr: Platz ${place}.`,
    round: (round, ending, winners, several) => {
      const why = { out: '', blocked: ', weil niemand mehr ziehen konnte', turns: ', nach 200 Zügen' }[ending];
      return `Runde ${round} ist zu Ende${why}. ${winners} ${several ? 'teilen sie sich' : 'gewinnt sie'}.`;
    },
    change: (name, score) => `${name} ${score}`,
    over: (names, several) =>
      several ? `Das Spiel ist aus: ${names} teilen sich den Sieg.` : `Das Spiel ist aus: ${names} gewinnt.`,
  },
  describe: {
    round: (round, rounds) => (rounds === null ? `Runde ${round}.` : `Runde ${round} von ${rounds}.`),
    target: (score) => `Gespielt wird bis ${points(score)}.`,
    formula: (formula) => `Die Formel auf dem Tisch: ${formula}.`,
    open: (a, b) => `Zwei offene Karten: ${a} und ${b}. Noch hat niemand eine Formel gebildet.`,
    empty: 'Auf dem Tisch liegt noch keine Formel.',
    changeAll: (left) =>
      `Alles muss geändert werden: auf jede der drei Zahlen eine neue Karte, noch ${turns(left)} lang.`,
    notZero: 'Das Ergebnis der nächsten Formel darf nicht 0 sein.',
    piles: (pile, under) => `${cards(pile)} im Stapel, ${under} unter der Formel.`,
    seat: (name, count) => `${name}: ${cards(count)}`,
    seatOut: (name, place) => `${name}: keine Karten mehr, Platz ${place}`,
    dealer: 'Geber',
    toMove: 'am Zug',
    hand: (list) => `Deine Hand: ${list}.`,
  },
  consequence: {
    draw: 'Eine Karte ziehen; der Zug ist vorbei',
    drawUnder: 'Eine Karte von denen unter der Formel ziehen, die zum neuen Stapel werden; der Zug ist vorbei',
    pass: 'Passen: Es gibt nichts zu ziehen',
    lays: (formula, list) => `${formula}: legt ${list}`,
    laysCards: (list, symbol) => `Legt ${list} (${symbol})`,
    placement: {
      whole: (list, letter) => `${list} auf ${letter}`,
      before: (list, letter) => `${list} vor ${letter}`,
      nth: (card, index, letter) => `${card} auf ${letter}${index}`,
    },
    left: (count) => `noch ${cards(count)}`,
    out: 'die letzten Karten: fertig!',
    points: (score) => `bringt ${points(score)}`,
    binds: () => 'die nächste Formel muss alles ändern',
  },
  score: {
    cards: 'Karten',
    points: 'Punkte',
    roundsWon: 'gewonnene Runden',
    places: 'Summe der Plätze',
    dealer: 'gibt',
    place: (place) => `Platz ${place}`,
    sayPoints: points,
    sayCards: (count) => (count === 0 ? 'keine Karten mehr' : `noch ${cards(count)}`),
    sayRounds: (won, count) =>
      `${plural(won, 'Runde gewonnen', 'Runden gewonnen')}, ${plural(count, 'Karte', 'Karten')} übrig`,
    sayPlace: (place) => `${place}. Platz`,
    sayPlaces: (sum) => `Summe der Plätze: ${sum}`,
  },
  board: {
    label: (formula) => `Der Tisch. ${formula}`,
    pile: 'Stapel',
    under: 'Unter der Formel',
    round: (round, rounds) => (rounds === null ? `Runde ${round}` : `Runde ${round} von ${rounds}`),
    target: (score) => `bis ${points(score)}`,
    changeAll: 'Alles ändern!',
    changeAllMore: (left) => `Auf jede Zahl eine neue Karte · noch ${turns(left)}`,
    notZero: 'Ergebnis nicht 0!',
    notZeroMore: 'Jede Formel geht, deren Ergebnis nicht 0 ist',
    roundOver: (round) => `Runde ${round} ist zu Ende`,
    standings: 'Zwischenstand',
    dealer: 'G',
  },
  compose: {
    title: 'Deine Formel',
    hand: (count) => `Deine Hand: ${cards(count)}`,
    noHand: 'Wer nur zuschaut, sieht keine Hand.',
    waiting: 'Deine Karten, während die anderen spielen.',
    number: (place, digits) => `Zahl ${place}: ${digits}. Wählen, um sie zu ändern, oder Ziffern tippen`,
    symbol: (name) => `Zeichen: ${name}. Drücken für das nächste`,
    noSymbol: 'noch keines',
    symbolNames: { '+': 'plus', '-': 'minus', x: 'mal', '/': 'geteilt durch' },
    before: (place) => `Vor die Zahl ${place}`,
    after: (place) => `Hinter die Zahl ${place}`,
    over: (card, place) => `Auf die ${card} der Zahl ${place}`,
    whole: (place) => `Über die ganze Zahl ${place}`,
    answer: 'Hierhin kommt die Lösung',
    wholeShort: 'ganz',
    fixed: 'Die beiden offenen Karten bleiben, bis die erste Formel gebildet ist.',
    full: 'Diese Zahl kann nicht mehr Karten haben.',
    takeBack: (card) => `${card}: zurück auf die Hand nehmen`,
    card: (card) => `Karte ${card}`,
    joker: 'Joker',
    jokerInText: 'Joker',
    jokerAs: (digit) => `Joker als ${digit}`,
    laidAlready: 'liegt in deiner Formel; drücken, um sie zurückzunehmen',
    targetHint: 'Welche Karte kommt dorthin? Wähle eine aus deiner Hand.',
    nameJoker: 'Welche Ziffer ist der Joker?',
    fits: 'ergibt eine Formel',
    start: 'Tippe Karten an, um eine Formel zu legen, zieh sie oder schreib eine Zahl.',
    startNone: 'Mit deinen Karten ist keine Formel möglich.',
    chooseSymbol: 'Wähle ein Zeichen zwischen den beiden Karten.',
    isTrue: (formula) => `${formula} stimmt`,
    trueBut: 'Stimmt, ist aber nicht erlaubt:',
    rescue: (symbol) => `Mit ${symbol} geht es`,
    variants: 'Welche Karten legst du?',
    variant: (list) => `${list} legen`,
    lays: (list) => `legt ${list}`,
    stay: (count) => (count === 1 ? '1 Karte bleibt' : `${count} Karten bleiben`),
    out: 'deine letzten Karten!',
    lay: 'Diese Formel legen',
    draw: 'Karte ziehen',
    drawUnder: 'Ziehen (von unter der Formel)',
    pass: 'Passen',
    clear: 'Von vorn',
    binds: 'danach muss alles geändert werden',
    points,
    otherWay: 'Andere Formel mit diesen Karten',
    placing: 'Plätze selbst wählen',
    hint: 'Tipp',
    hintNote: (limit, left) =>
      ({ none: 'Keine Tipps an diesem Tisch', three: `Tipps: noch ${left} von 3`, unlimited: 'Tipps: beliebig viele' })[
        limit
      ],
    keys: 'Tasten',
    keyHelp: [
      ['A B C', 'Zahl wählen'],
      ['0–9', 'Zahl schreiben'],
      ['J', 'die nächste Ziffer ist ein Joker'],
      ['+ − X /', 'Zeichen'],
      ['⌫', 'zurücknehmen'],
      ['D', 'ziehen'],
      ['Enter', 'legen'],
    ],
  },
  reasons: {
    over: () => 'Das Spiel ist aus.',
    'not-your-turn': () => 'Du bist nicht dran.',
    'not-a-move': () => 'Das ist noch keine Formel.',
    opening: () => 'Die beiden offenen Karten bleiben, wie sie sind, bis die erste Formel gebildet ist.',
    empty: ({ place }) => `Die Zahl ${place} hat noch keine Karte.`,
    'too-long': ({ place, digits }) => `Die Zahl ${place} hat mehr als ${digits} Ziffern.`,
    'no-such-card': ({ place, index }) => `Die Zahl ${place} hat keine ${index + 1}. Karte, die bleiben könnte.`,
    'wrong-place': ({ number }) => `Die Karten der ${number} bleiben nebeneinander und in ihrer Reihenfolge.`,
    'breaks-up': ({ number }) => `Das zerlegt die ${number}: Keine ihrer Karten darf weggenommen werden.`,
    'nothing-laid': () => 'Mindestens eine Karte muss gelegt werden.',
    'too-many-cards': ({ laid, most }) => `${laid} Karten sind zu viele: höchstens ${most} in einem Zug.`,
    'no-card': ({ card, needed, held }) => {
      const name = card === 'J' ? 'Joker' : card;
      if (held === 0)
        return card === 'J' ? 'Du hast keinen Joker auf der Hand.' : `Du hast keine ${name} auf der Hand.`;
      return `Du brauchst ${needed}-mal ${name} und hast ${held === 1 ? 'nur eine solche Karte' : `nur ${held} davon`}.`;
    },
    'leading-zero': ({ number }) => `${number} beginnt mit einer 0: Das darf keine Zahl.`,
    'change-everything': () => 'Alles muss geändert werden: Eine neue Karte muss jede der drei Zahlen überdecken.',
    'keep-one': () => 'Mindestens eine Karte, die auf dem Tisch liegt, muss bleiben.',
    division: ({ sum, a, b }) =>
      b === 0 ? `${sum}: Durch 0 lässt sich nicht teilen.` : `${a} lässt sich nicht ohne Rest durch ${b} teilen.`,
    negative: ({ sum }) => `${sum} wäre kleiner als 0.`,
    'not-true': ({ sum, right, c }) => `${sum} ist ${right}, nicht ${c}.`,
    'nothing-changed': () => 'Keine Zahl hat einen anderen Wert als zuvor: Das ist keine neue Formel.',
    'not-zero': () => 'Das Ergebnis darf diesmal nicht 0 sein.',
  },
  pictures: {
    cards: 'Die zehn Ziffern und der Joker',
    joker: 'Ein Joker auf der Hand und als 7 gelegt',
    open: 'Zwei offene Karten, mit Platz für Zeichen und Lösung',
    opening: 'Zeichen wählen und Lösung legen',
    cover: 'Eine 2 auf der 0 macht aus 10 eine 12',
    broken: 'Die 0 wegzunehmen ist nicht erlaubt; eine 1 über beiden Karten schon',
    longer: 'Aus einer 6 wird 16 oder 61',
    same: 'Gleiche Ziffern oder nur ein anderes Zeichen: keine neue Formel',
    zero: 'Ergebnis 0 durch ×: Jetzt muss jede Zahl überdeckt werden',
    under: 'Überdeckte Karten liegen unter der Formel und werden zum Stapel, wenn er aufgebraucht ist',
    points: 'Diese Formel bringt 64 Punkte',
    leading: 'Keine Zahl beginnt mit 0',
  },
};
export default de;
