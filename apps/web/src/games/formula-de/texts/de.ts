import { builtInCircuitNames } from '@paddock/formula-de';
import { createPluralizer } from '../../../base/texts/language.ts';
import type { FormulaDeTexts } from './types.ts';

const plural = createPluralizer('de');
const cells = (count: number): string => plural(count, 'Feld', 'Felder');
const stops = (count: number): string => plural(count, 'Stop', 'Stops');
const after = (details: readonly string[]): string => (details.length === 0 ? '.' : `: ${details.join(', ')}.`);
const tyresFrom = (least: number, most: number): string =>
  least === most ? plural(least, 'Reifen', 'Reifen') : `${least} bis ${most} Reifen`;
const forCar = (car: number | null): string => (car === null ? 'Du bist dran' : `Du bist dran mit Wagen ${car}`);

const de: FormulaDeTexts = {
  language: 'de',
  options: {
    circuit: {
      title: 'Strecke',
      help: 'Der Spielplan, auf dem gefahren wird.',
      values: builtInCircuitNames('de'),
    },
    laps: { title: 'Runden', help: 'Zwei Runden bringen mehr Verschleißpunkte und Boxenstops für neue Reifen.' },
    carsPerPlayer: {
      title: 'Wagen pro Person',
      help: 'Je zwei Wagen für zwei bis fünf Personen: Der bessere Platz zählt zuerst.',
    },
    dashboards: {
      title: 'Armaturenbretter',
      help: 'Ob alle sehen, wie abgenutzt die anderen Wagen sind.',
      values: { hidden: 'Verdeckt: nur das eigene', open: 'Offen: alle dürfen schauen' },
    },
    teamPoints: {
      title: 'Teampunkte',
      help: 'Wertung nach 10, 8, 6, 5, 4, 3, 2, 1 Punkten für die Wagen auf den Plätzen 1 bis 8.',
    },
  },
  presets: {
    quick: 'Eine Runde auf dem Übungsoval, Armaturenbretter offen',
    classic: 'Eine Runde in Monaco',
    rulebook: 'Zwei Runden in Monaco, mit Boxenstops',
  },

  parts: { tyres: 'Reifen', brakes: 'Bremsen', fuel: 'Verbrauch', body: 'Karosserie', engine: 'Motor' },
  lanes: { 1: 'äußere Spur', 2: 'mittlere Spur', 3: 'innere Spur' },
  car: (name, number) => `${name} (Wagen ${number})`,
  carNumber: (number) => `Wagen ${number}`,
  points: (part, count) =>
    ({
      tyres: plural(count, 'Reifen', 'Reifen'),
      brakes: plural(count, 'Bremse', 'Bremsen'),
      fuel: plural(count, 'Verbrauchspunkt', 'Verbrauchspunkte'),
      body: plural(count, 'Karosseriepunkt', 'Karosseriepunkte'),
      engine: plural(count, 'Motorpunkt', 'Motorpunkte'),
    })[part],
  cells,
  place: (place) => `Platz ${place}`,
  score: (points) => plural(points, 'Punkt', 'Punkte'),
  rounds: (count) => plural(count, 'Durchgang', 'Durchgänge'),
  percent: (value) => `${value} %`,
  phrases: (parts) => parts.join('; '),

  ask: {
    yourGear: (car) => `${forCar(car)}: Wähle einen Gang.`,
    yourMove: (car, roll) => `${forCar(car)}: ${cells(roll)} zu fahren. Wo soll der Zug enden?`,
    inCorner: (name, made, needed) => `${name}: ${made} von ${stops(needed)} gemacht.`,
    cornerAhead: (name, away, needed) => `${name} in ${plural(away, 'Feld', 'Feldern')}: ${stops(needed)}.`,
    gear: (name) => `${name} überlegt sich den Gang.`,
    move: (name, roll) => `${name} hat ${roll} gewürfelt und sucht die beste Linie.`,
    roll: (name, gear) => `${name} würfelt im ${gear}. Gang.`,
    black: {
      grid: (name) => `${name} würfelt um den Startplatz.`,
      start: (name) => `${name} würfelt für den Start.`,
      collision: (name) => `Rad an Rad: ${name} würfelt, ob es kracht.`,
      engine: (name) => `Überbeanspruchung: ${name} würfelt für den Motor.`,
      pit: (name) => `${name} steht in der Box und würfelt für den Boxenstop.`,
    },
    wins: (names) => `Das Rennen ist vorbei: ${names} gewinnt!`,
  },

  tell: {
    grid: (names) => `Die Startaufstellung ab der Pole-Position: ${names}.`,
    round: (round) => `Durchgang ${round}.`,
    finishedInRound: (round) => `Im Ziel in Durchgang ${round}.`,
    dream: (name) => `${name} würfelt 20: ein Traumstart, sofort vier Felder.`,
    collisionMissed: (name, result) => `${name} würfelt ${result}: keine Berührung.`,
    collisionHit: (name) => `${name} würfelt 1: Berührung!`,
    engineFine: (name, result) => `${name} würfelt ${result} für den Motor: Er hält.`,
    engineHurt: (name, result) => `${name} würfelt ${result} für den Motor: 4 oder weniger schadet ihm.`,
    rolled: (name, gear, result) => `${name} würfelt ${result} im ${gear}. Gang.`,
    stalled: (name) => `${name} würfelt 1: ein Fehlstart, der Wagen bleibt diesmal stehen.`,
    forced: (name, from, to, cost) =>
      `${name} schaltet gewaltsam vom ${from}. in den ${to}. Gang herunter${cost === null ? '' : `, das kostet ${cost}`}.`,
    moved: (name, count, details) => `${name} fährt ${cells(count)}${after(details)}`,
    finishes: (name, count, details) => `${name} fährt ${cells(count)} und überquert die Linie${after(details)}`,
    stuck: (name) => `${name} ist eingekeilt und kommt nicht vom Fleck.`,
    stop: (made, needed, corner) => `${corner}, Stop ${made} von ${needed}`,
    newLap: (lap) => `Runde ${lap} beginnt`,
    intoPit: 'in die Boxengasse',
    price: (cost) => `kostet ${cost}`,
    spun: (name) => `${name} schleudert: keine Reifen mehr. Weiter geht es im ersten Gang.`,
    damaged: (name, part, left) =>
      `${name} verliert einen ${part === 'body' ? 'Karosseriepunkt' : 'Motorpunkt'}${left === null ? '' : ` (${left} übrig)`}.`,
    out: {
      corner: (name) => `${name} scheidet aus: zu schnell für die Kurve, zu wenig Reifen und Bremsen.`,
      blocked: (name) => `${name} scheidet aus: Die Bahn war blockiert und nichts mehr zum Bremsen da.`,
      body: (name) => `${name} scheidet aus: Der letzte Karosseriepunkt ist weg.`,
      engine: (name) => `${name} scheidet aus: Motorschaden.`,
    },
    tyres: (name) => `${name} bekommt in der Box neue Reifen.`,
    quickStop: (name, count) =>
      `Ein schneller Boxenstop: ${name} fährt sofort im vierten Gang weiter, ${cells(count)}.`,
    slowStop: (name) => `Ein langsamer Boxenstop: ${name} wartet bis zum nächsten Zug in der Box.`,
    finished: (name, place) => `${name} ist im Ziel: Platz ${place}.`,
    over: (winners) => `Das Rennen ist vorbei. ${winners} gewinnt.`,
  },
  brief: {
    rolled: (gear, result) => `${result} im ${gear}. Gang`,
    moved: (count, details) => `${cells(count)}${after(details)}`,
    finishes: (count, details) => `${cells(count)} und über die Linie${after(details)}`,
    out: {
      corner: 'ausgeschieden: zu schnell für die Kurve',
      blocked: 'ausgeschieden: die Bahn war blockiert',
      body: 'ausgeschieden: keine Karosserie mehr',
      engine: 'ausgeschieden: Motorschaden',
    },
  },

  describe: {
    race: (circuit, laps, round) => `${circuit}, ${plural(laps, 'Runde', 'Runden')}, Durchgang ${round}.`,
    order: (names) => `In diesem Durchgang noch am Zug, in dieser Reihenfolge: ${names}.`,
    car: (name, parts) => `${name}: ${parts.join(', ')}.`,
    onGrid: 'noch nicht aufgestellt',
    lap: (lap) => (lap === 0 ? 'vor der Linie' : `Runde ${lap}`),
    gear: (gear) => `Gang ${gear}`,
    lane: (lane) => lane,
    inCorner: (name, made, needed) => `in ${name}, ${made} von ${stops(needed)} gemacht`,
    ahead: (name, away, needed) => `${cells(away)} vor ${name} (${stops(needed)})`,
    wear: (parts) => `übrig: ${parts}`,
    inPit: 'in der Boxengasse',
    spun: 'geschleudert, fährt im ersten Gang wieder an',
    waits: 'wartet in der Box',
    out: 'ausgeschieden',
    finished: (place) => `im Ziel auf Platz ${place}`,
  },

  choice: {
    gear: (gear, least, most) => `Gang ${gear}: ${least} bis ${most} Felder`,
    costs: (cost) => `kostet ${cost}`,
    free: 'kostet nichts',
    share: {
      clean: (percent) => `${percent}: ohne Kosten`,
      brakes: (percent) => `${percent}: kostet Bremsen`,
      tyres: (percent, loss) => `${percent}: kostet ${loss === null ? 'Reifen' : tyresFrom(loss.least, loss.most)}`,
      spin: (percent) => `${percent}: Schleudern`,
      out: (percent) => `${percent}: Ausfall`,
    },
    drive: (count, place) => `${cells(count)}, ${place}`,
    place: (lane, where) => `${lane}, ${where}`,
    before: (away, corner) => `${away} vor ${corner}`,
    inside: (cell, of, corner) => `${corner}, Feld ${cell} von ${of}`,
    stays: 'Stehen bleiben: kein Weg nach vorn',
    finish: 'Über die Ziellinie',
    box: 'in die Box: neue Reifen',
    pitLane: (cell) => `Boxengasse, Feld ${cell}`,
    stop: (made, needed) => (made > needed ? `Stop ${made}, nötig ${needed}` : `Stop ${made} von ${needed}`),
    noStop: 'zählt nicht als Stop',
    wide: (corners) => `verlässt ${corners} zu früh`,
    spins: 'Schleudern',
    collisions: (names) => `Kollisionswürfe gegen ${names}`,
    blocked: (count) => `blockiert, ${cells(count)} zu kurz`,
  },

  dash: {
    title: 'Armaturenbrett',
    gears: 'Wähle einen Gang',
    ends: 'Wo der Zug enden soll, das Billigste zuerst',
    gear: 'Gang',
    lap: (lap, laps) => `Runde ${Math.max(lap, 1)} von ${laps}`,
    hidden: 'für andere verdeckt',
    wear: (part, left, of) => `${part}: ${left} von ${of}`,
    whyNot: {
      up: 'Nur einen Gang hinauf pro Zug',
      first: 'In diesem Zug fährt der Wagen im ersten Gang an',
      down: 'Zu weit hinunter: Die Verschleißpunkte dafür fehlen',
      pit: 'Aus der Box: höchstens der vierte Gang',
    },
    notNow: 'Du bist nicht am Zug',
    current: 'eingelegt',
    inPit: 'an der Box',
    retired: 'ausgeschieden',
  },

  board: {
    label: (circuit) => `Die Strecke ${circuit} mit den Wagen darauf`,
    closer: 'Vergrößern',
    further: 'Verkleinern',
    whole: 'Ganze Strecke',
    follow: 'Dem Wagen folgen',
    black: { grid: 'Startplatz', start: 'Start', collision: 'Kollision?', engine: 'Motor', pit: 'Boxenstop' },
    verdict: {
      stall: 'Fehlstart',
      dream: 'Traumstart',
      off: 'los geht’s',
      hit: 'Berührung',
      missed: 'keine Berührung',
      hurt: '−1 Motor',
      fine: 'hält',
      quick: 'schneller Stop',
      slow: 'langsamer Stop',
    },
    gear: (gear) => `Gang ${gear}`,
    miniMap: 'Übersichtskarte: woanders hinsehen',
    headline: {
      clean: (percent) => `${percent} sauber`,
      brakes: (percent) => `${percent} Bremsen`,
      tyres: (percent) => `${percent} Reifen`,
      spin: (percent) => `${percent} Dreher`,
      out: (percent) => `${percent} Ausfall`,
    },
  },

  gap: { cells: (count) => `+${cells(count)}`, points: (count) => `+${plural(count, 'Punkt', 'Punkte')}` },
  seat: {
    gear: 'Gang',
    lap: 'Runde',
    place: 'Position',
    spun: 'geschleudert',
    inPit: 'an der Box',
    waits: 'in der Box',
    out: 'ausgeschieden',
    finished: (place) => `Platz ${place}`,
  },

  circuits: {
    own: 'Eine eigene Strecke',
    workshop: 'In der Werkstatt zeichnen',
    ownHelp: 'Eine Datei im Streckenformat, oder ihr Text, hier eingefügt.',
    file: 'Datei wählen',
    paste: 'Strecke als JSON',
    use: 'Diese Strecke nehmen',
    notJson: 'Das ist kein JSON. Fehlen Klammern oder Kommas?',
    faults: 'Auf dieser Strecke kann noch nicht gefahren werden. Was nicht stimmt:',
    using: (name) => `Gefahren wird auf „${name}“.`,
    facts: (corners, count) => `${plural(corners, 'Kurve', 'Kurven')}, ${cells(count)}`,
    stops: (count) => plural(count, 'Halt', 'Halte'),
  },

  pictures: {
    dice: 'Die sechs Würfel der Gänge und der schwarze.',
    wear: 'Ein frischer Wagen für ein Rennen über eine Runde.',
    beside: 'Felder auf gleicher Höhe in benachbarten Spuren liegen nebeneinander.',
    gate: 'Vom dritten Gang: hinauf in den vierten, bleiben oder hinunter. Gänge beim Herunterschalten zu überspringen kostet Verschleiß.',
    lanes: 'Auf einer Geraden: höchstens zwei Spurwechsel und kein Zickzack.',
    stop: 'Diese Fahrt endet in der Kurve: Ein Stop ist gemacht.',
    wide: 'Zwei Felder hinter der Kurve, ein Stop zu wenig: zwei Reifen.',
    spin: 'Der letzte Reifen ist weg: Der Wagen steht verkehrt herum.',
    collision: 'Neben einem Wagen und direkt hinter einem anderen: zwei Risiken.',
    pit: 'Die Boxengasse mit einer Box für jeden Wagen.',
    grid: 'Die Startplätze, die Pole-Position vorn.',
  },
};

export default de;
