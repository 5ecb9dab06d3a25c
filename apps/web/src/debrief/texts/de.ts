import { createPluralizer } from '../../base/texts/language.ts';
import { nouns } from '../../base/texts/nouns/de.ts';
import { createCatalogue, type Nouns } from '../../base/texts/nouns/index.ts';
import type { DebriefTexts } from './types.ts';

const plural = createPluralizer('de');
const at = (when: string | null): string => (when === null ? '' : `${when}: `);

const build = (_words: Nouns): DebriefTexts => ({
  title: 'Was den Ausschlag gab',
  percent: (value) => `${value} %`,
  points: (text, value) => `${text} ${Math.abs(value) === 1 ? 'Punkt' : 'Punkte'}`,
  noTurningPoints: 'Kein einzelner Moment hat hier entschieden.',
  driverCards: 'Glück und Können',
  gifts: 'Wer wem geholfen hat',
  giftsHint: 'Was ein Fehler den anderen im Schnitt brachte, in Gewinnchancen.',
  noGifts: 'Kein Fehler hat jemandem geholfen.',
  showBest: 'Den besten Zug zeigen',
  hideBest: 'Den besten Zug ausblenden',
  look: 'Diesen Moment zeigen',
  playFromHere: 'Von hier aus spielen',
  openDebrief: 'Die ganze Geschichte in der Wiederholung',
  share: 'Als Bild teilen',
  shareFailed: 'Das Bild ließ sich nicht zeichnen.',
  computing: 'Die Chancen werden berechnet …',
  refining: (percent) => `Es wird genauer hingesehen … ${percent}`,
  failed: 'Das ließ sich nicht erklären.',
  inWords: 'Die Chancen in Worten',
  chanceOf: (name, worth) => `${name} ${worth}`,
  legendLuck: 'Zufall: nach oben Glück, nach unten Pech',
  legendError: 'Eine teure Entscheidung',
  chancesAt: (when, chances) => `${when}: ${chances}.`,
  error: ({ when, who, made, madeWorth, best, bestWorth }) =>
    `${at(when)}${who === null ? 'Du hast' : `${who} hat`} „${made}“ gewählt (Gewinnchance ${madeWorth}). „${best}“ war ${bestWorth} wert.`,
  luckMoment: (when, what, effects) => `${at(when)}${what} Gewinnchancen: ${effects}.`,
  guessed: 'Alle wählten verdeckt.',
  dealt: 'Das Glück beim Austeilen.',
  luckOf: (name) => `Der Zufall entschied für ${name}.`,
  lucky: (name, change) => `Glück für ${name}: ${change}`,
  unlucky: (name, change) => `Pech für ${name}: ${change}`,
  costly: (name, cost, better) => `Teure Entscheidung von ${name}: ${cost}. Besser: „${better}“`,
  errorRate: 'Fehler auf 100 Entscheidungen',
  errorCount: (errors, choices) => `${errors} Fehler bei ${plural(choices, 'Entscheidung', 'Entscheidungen')}`,
  luck: 'Glück',
  ownLuck: (points) => `davon ${points} selbst gewürfelt oder gezogen`,
  largestError: 'Größter Fehler',
  largestGift: 'Größtes Geschenk',
  giftFrom: (when, giver) => `von ${giver}${when === null ? '' : `, ${when}`}`,
  place: (place) => `Rang ${place}`,
  withoutLuck: 'Ohne Glück',
  withoutLuckHint: 'wenn man alles Glück abzieht',
  bestMoment: 'Gut gemacht',
  bestChoice: (when, what, gain) => `${at(when)}${what} (${gain})`,
  bestRun: (choices) => `${plural(choices, 'Entscheidung', 'Entscheidungen')} in Folge ohne Fehler`,
  giftLine: (giver, gifts) => `Ein Fehler von ${giver} änderte die Chancen im Schnitt: ${gifts}.`,
  ledger: 'So geht es auf',
  ledgerHint: 'In Punkten: 100 sind ein sicherer Sieg.',
  atStart: 'Am Start',
  allDecisions: 'Spielweise aller',
  unexplained: 'Nicht erklärt',
  result: 'Ergebnis',
  remainder: (points) =>
    points === null
      ? 'Glück und Entscheidungen erklären jedes Ergebnis vollständig.'
      : `Glück und Entscheidungen erklären bei jedem Ergebnis alles bis auf höchstens ${points}.`,
  judgedBy: (id, version) => `Bewertet von ${id}, Version ${version}.`,
  coach: {
    title: 'Coach',
    winBar: 'Alle Gewinnchancen, nach dem, was du wissen kannst',
    ask: 'Was täte der Champion?',
    thinking: 'Er denkt nach …',
    waiting: 'Der Coach schaut wieder hin, wenn du an der Reihe bist.',
    close: 'Den Coach wegschicken',
    failed: 'Hier weiß der Coach keinen Rat.',
    noneLeft: 'An diesem Tisch gibt es keine Tipps mehr.',
    advice: 'Das Beste zuerst, mit deinen Gewinnchancen danach:',
    equal: 'Die besten Züge sind gleich viel wert, soweit sich das sagen lässt.',
    left: (hints) => `noch ${plural(hints, 'Tipp', 'Tipps')}`,
  },
});

export const textsFor = createCatalogue(nouns, build);
export default textsFor;
