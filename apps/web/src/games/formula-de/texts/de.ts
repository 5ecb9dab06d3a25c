import { pluralIn } from '../../../texts/language.ts';
import type { FormulaDeTexts } from './types.ts';

const plural = pluralIn('de');
const cells = (count: number): string => plural(count, 'Feld', 'Felder');
const stops = (count: number): string => plural(count, 'Halt', 'Halte');
const after = (details: readonly string[]): string => (details.length === 0 ? '.' : `: ${details.join(', ')}.`);
const forCar = (car: string | null): string => (car === null ? 'Du bist dran' : `Du bist dran mit ${car}`);

const de: FormulaDeTexts = {
  pitch: 'Gang wählen, seinen Würfel werfen, spät bremsen: eine echte Rennstrecke, auf der jede Kurve ihre Halte will.',
  options: {
    circuit: {
      title: 'Strecke',
      help: 'Der Spielplan, auf dem gefahren wird.',
      values: { monaco: 'Monaco', zandvoort: 'Zandvoort' },
    },
    laps: { title: 'Runden', help: 'Zwei Runden bringen mehr Verschleißpunkte und Boxenstopps für neue Reifen.' },
    carsPerPlayer: {
      title: 'Wagen pro Person',
      help: 'Je zwei Wagen für zwei bis fünf Personen: Der bessere Platz zählt zuerst.',
    },
    dashboards: {
      title: 'Armaturenbretter',
      help: 'Ob alle sehen, wie verschlissen die anderen Wagen sind.',
      values: { hidden: 'Verdeckt: nur das eigene', open: 'Offen: alle dürfen schauen' },
    },
    teamPoints: {
      title: 'Teampunkte',
      help: 'Wertung nach 10, 8, 6, 5, 4, 3, 2, 1 Punkten für die Wagen auf den Plätzen 1 bis 8.',
    },
  },
  coach: {
    start:
      'Alle fahren im ersten Gang los. Jeder Gang hat seinen eigenen Würfel; der erste zeigt nur 1 oder 2. Wähle Gang 1 und bestätige.',
    end: 'Der Würfel ist gefallen. Auf den hellen Feldern kann deine Fahrt enden. Wähle eines: Ein durchsichtiger Wagen zeigt den Weg dorthin.',
    gears:
      'Pro Zug darfst du einen Gang hinaufschalten. Zeige auf einen Gang (oder tippe ihn an): Der Plan färbt sich, wohin sein Würfel dich bringen kann, je kräftiger, desto wahrscheinlicher.',
    corner:
      'Eine Kurve kommt. Die gelbe Flagge sagt, wie viele deiner Fahrten in ihr enden müssen. Schieß nicht hinaus: Jedes Feld zu weit kostet einen Reifen.',
    price:
      'Manche Felder haben jetzt einen Preis. Ein Bremspunkt spart ein Feld; mit Reifen zahlst du, wenn du eine Kurve zu früh verlässt. Das Billigste steht oben in der Liste.',
    inside:
      'Du hast in dieser Kurve einen Halt eingelegt. Sind alle Halte der Flagge gemacht, darfst du so schnell hinaus, wie du willst.',
    close:
      'Wer neben einem anderen Wagen oder direkt hinter ihm stehen bleibt, würfelt mit ihm den schwarzen Würfel: Eine 1 kostet einen Karosseriepunkt.',
    finish: 'Die Ziellinie ist in Reichweite! Wer sie überfährt, ist im Ziel, und nichts dahinter zählt mehr. Gib Gas.',
  },

  parts: { tyres: 'Reifen', brakes: 'Bremsen', fuel: 'Benzin', body: 'Karosserie', engine: 'Motor' },
  lanes: { 1: 'äußere Spur', 2: 'mittlere Spur', 3: 'innere Spur' },
  car: (name, number) => `${name} (Wagen ${number})`,
  carNumber: (number) => `Wagen ${number}`,
  points: (part, count) =>
    ({
      tyres: plural(count, 'Reifen', 'Reifen'),
      brakes: plural(count, 'Bremse', 'Bremsen'),
      fuel: `${count} Benzin`,
      body: `${count} Karosserie`,
      engine: `${count} Motor`,
    })[part],
  cells,
  stops,
  place: (place) => `Platz ${place}`,
  score: (points) => plural(points, 'Punkt', 'Punkte'),
  percent: (value) => `${value} %`,
  phrases: (parts) => parts.join('; '),

  ask: {
    yourGear: (car) => `${forCar(car)}: Wähle einen Gang.`,
    yourMove: (car, roll) => `${forCar(car)}: ${cells(roll)} zu fahren. Wo soll es enden?`,
    inCorner: (name, made, needed) => `In ${name}: ${made} von ${plural(needed, 'Halt', 'Halten')} gemacht.`,
    cornerAhead: (name, away, needed) => `${name} in ${plural(away, 'Feld', 'Feldern')}: ${stops(needed)}.`,
    gear: (name) => `${name} überlegt sich den Gang.`,
    move: (name, roll) => `${name} hat ${roll} gewürfelt und sucht die beste Linie.`,
    roll: (name, gear) => `${name} wirft den Würfel von Gang ${gear}.`,
    black: {
      grid: (name) => `${name} würfelt um den Startplatz.`,
      start: (name) => `${name} würfelt für den Start.`,
      collision: (name) => `Rad an Rad: ${name} würfelt wegen einer Kollision.`,
      engine: (name) => `Die Motoren ächzen: ${name} würfelt.`,
      pit: (name) => `${name} steht in der Box und würfelt für den Stopp.`,
    },
    wins: (names) => `Das Rennen ist vorbei: ${names} gewinnt!`,
  },

  tell: {
    grid: (names) => `Die Startaufstellung ab der Pole-Position: ${names}.`,
    round: (round) => `Durchgang ${round}.`,
    dream: (name) => `${name} wirft 20: ein Traumstart, sofort vier Felder.`,
    collisionMissed: (name, result) => `${name} wirft ${result}: keine Berührung.`,
    collisionHit: (name) => `${name} wirft 1: Berührung!`,
    engineFine: (name, result) => `${name} wirft ${result} für den Motor: Er hält.`,
    engineHurt: (name, result) => `${name} wirft ${result} für den Motor: 4 oder weniger schadet ihm.`,
    rolled: (name, gear, result) => `${name} wirft ${result} in Gang ${gear}.`,
    stalled: (name) => `${name} wirft 1 und würgt den Motor ab: Der Wagen bleibt diesmal stehen.`,
    forced: (name, from, to, cost) =>
      `${name} schaltet gewaltsam von ${from} auf ${to} herunter${cost === null ? '' : `, das kostet ${cost}`}.`,
    moved: (name, count, details) => `${name} fährt ${cells(count)}${after(details)}`,
    finishes: (name, count, details) => `${name} fährt ${cells(count)} und überquert die Linie${after(details)}`,
    stuck: (name) => `${name} ist eingekeilt und kommt nicht vom Fleck.`,
    stop: (made, needed, corner) => `Halt ${made} von ${needed} in ${corner}`,
    wide: (corner) => `zu schnell aus ${corner}`,
    newLap: (lap) => `Runde ${lap} beginnt`,
    intoPit: 'in die Boxengasse',
    price: (cost) => `kostet ${cost}`,
    spun: (name) => `${name} dreht sich: keine Reifen mehr. Weiter geht es im ersten Gang.`,
    damaged: (name, part, left) =>
      `${name} verliert einen ${part === 'body' ? 'Karosseriepunkt' : 'Motorpunkt'}${left === null ? '' : ` (${left} übrig)`}.`,
    out: {
      corner: (name) => `${name} scheidet aus: zu schnell für die Kurve, zu wenig Reifen und Bremsen.`,
      blocked: (name) => `${name} scheidet aus: Die Bahn war blockiert und nichts mehr zum Bremsen da.`,
      body: (name) => `${name} scheidet aus: Der letzte Karosseriepunkt ist weg.`,
      engine: (name) => `${name} scheidet aus: Motorschaden.`,
    },
    tyres: (name) => `${name} bekommt in der Box neue Reifen.`,
    quickStop: (name, count) => `Ein schneller Stopp: ${name} fährt sofort im vierten Gang weiter, ${cells(count)}.`,
    slowStop: (name) => `Ein langsamer Stopp: ${name} wartet bis zum nächsten Zug in der Box.`,
    finished: (name, place) => `${name} ist im Ziel: Platz ${place}.`,
    over: (winners) => `Das Rennen ist vorbei. ${winners} gewinnt.`,
  },

  describe: {
    race: (circuit, laps, round) => `${circuit}, ${plural(laps, 'Runde', 'Runden')}, Durchgang ${round}.`,
    order: (names) => `In diesem Durchgang noch am Zug, in dieser Reihenfolge: ${names}.`,
    car: (name, parts) => `${name}: ${parts.join(', ')}.`,
    onGrid: 'noch nicht aufgestellt',
    lap: (lap) => (lap === 0 ? 'vor der Linie' : `Runde ${lap}`),
    gear: (gear) => `Gang ${gear}`,
    lane: (lane) => lane,
    inCorner: (name, made, needed) => `in ${name}, ${made} von ${plural(needed, 'Halt', 'Halten')} gemacht`,
    ahead: (name, away, needed) => `${cells(away)} vor ${name} (${stops(needed)})`,
    wear: (parts) => `übrig: ${parts}`,
    inPit: 'in der Boxengasse',
    spun: 'gedreht, fährt im ersten Gang wieder an',
    waits: 'wartet in der Box',
    out: 'ausgeschieden',
    finished: (place) => `im Ziel auf Platz ${place}`,
  },

  choice: {
    gear: (gear, least, most) => `Gang ${gear}: ${least} bis ${most} Felder`,
    costs: (cost) => `kostet ${cost}`,
    free: 'kostet nichts',
    safe: 'sicher, was der Würfel auch zeigt',
    tyres: (chance, least, most) => `${chance}: ${least === most ? least : `${least} bis ${most}`} Reifen verloren`,
    brakes: (chance) => `${chance}: nur mit Bremsen`,
    spin: (chance) => `${chance}: Dreher`,
    out: (chance) => `${chance}: Ausfall`,
    drive: (count, lane) => `${cells(count)}${lane === null ? '' : `, ${lane}`}`,
    further: 'vorderes Feld',
    nearer: 'hinteres Feld',
    stays: 'Stehen bleiben: kein Weg nach vorn',
    finish: 'Über die Ziellinie',
    box: 'in die Box: neue Reifen',
    pitLane: 'Boxengasse',
    stop: (made, needed, corner) => `Halt ${made} von ${needed} in ${corner}`,
    inCorner: (corner) => `in ${corner}, kein Halt`,
    wide: (corners) => `verlässt ${corners} zu früh`,
    spins: 'Dreher',
    collisions: (names) => `Kollisionswürfe gegen ${names}`,
    blocked: (count) => `blockiert, ${cells(count)} zu kurz`,
  },

  dash: {
    title: 'Armaturenbrett',
    gears: 'Wähle einen Gang',
    ends: 'Wo es enden soll, das Billigste zuerst',
    order: 'Noch am Zug',
    gear: 'Gang',
    lap: (lap, laps) => `Runde ${Math.max(lap, 1)} von ${laps}`,
    hidden: 'für andere verdeckt',
    wear: (part, left, of) => `${part}: ${left} von ${of}`,
    rolled: (roll) => `${cells(roll)} zu fahren`,
    safe: 'sicher',
    out: 'Ausfall',
    spin: 'Dreher',
    whyUp: 'Nur einen Gang hinauf pro Zug',
    whyFirst: 'In diesem Zug fährt der Wagen im ersten Gang an',
    whyDown: 'Zu weit hinunter: Die Verschleißpunkte dafür fehlen',
    whyPit: 'Aus der Box: höchstens der vierte Gang',
    notNow: 'Du bist nicht am Zug',
    current: 'eingelegt',
    inPit: 'an der Box',
    retired: 'ausgeschieden',
    cheapest: 'am billigsten',
    cells: 'Felder',
  },

  board: {
    label: (circuit) => `Die Strecke ${circuit} mit den Wagen darauf`,
    closer: 'Vergrößern',
    further: 'Verkleinern',
    whole: 'Ganze Strecke',
    follow: 'Dem Wagen folgen',
    black: { grid: 'Startplatz', start: 'Start', collision: 'Kollision?', engine: 'Motor', pit: 'Boxenstopp' },
    verdict: {
      stall: 'abgewürgt',
      dream: 'Traumstart',
      off: 'los geht’s',
      hit: 'Berührung',
      missed: 'keine Berührung',
      engineHurt: '−1 Motor',
      engineFine: 'hält',
      quick: 'schneller Stopp',
      slow: 'langsamer Stopp',
    },
    gear: (gear) => `Gang ${gear}`,
  },

  seat: {
    gear: 'Gang',
    lap: 'Runde',
    place: 'Position',
    spun: 'gedreht',
    inPit: 'an der Box',
    waits: 'in der Box',
    out: 'ausgeschieden',
    finished: (place) => `Platz ${place}`,
  },

  circuits: {
    monaco: 'Monaco',
    zandvoort: 'Zandvoort',
    practice: 'Übungsoval',
    own: 'Eine eigene Strecke',
    ownHelp: 'Eine Datei im Streckenformat, oder ihr Text, hier eingefügt.',
    file: 'Datei wählen',
    paste: 'Strecke als JSON',
    use: 'Diese Strecke nehmen',
    notJson: 'Das ist kein JSON. Fehlen Klammern oder Kommas?',
    faults: 'Auf dieser Strecke kann noch nicht gefahren werden. Was nicht stimmt:',
    using: (name) => `Gefahren wird auf „${name}“.`,
    facts: (corners, count) => `${plural(corners, 'Kurve', 'Kurven')}, ${cells(count)}`,
  },

  pictures: {
    dice: 'Die sechs Würfel der Gänge und der schwarze.',
    wear: 'Ein frischer Wagen für ein Rennen über eine Runde.',
    beside: 'Felder auf gleicher Höhe in benachbarten Spuren liegen nebeneinander.',
    gate: 'Vom dritten Gang: hinauf in den vierten, bleiben oder hinunter. Gänge beim Herunterschalten zu überspringen kostet Verschleiß.',
    lanes: 'Auf einer Geraden: höchstens zwei Spurwechsel und kein Zickzack.',
    stop: 'Diese Fahrt endet in der Kurve: ein Halt ist gemacht.',
    wide: 'Zwei Felder hinter der Kurve, ein Halt zu wenig: zwei Reifen.',
    spin: 'Der letzte Reifen ist weg: Der Wagen steht verkehrt herum.',
    collision: 'Neben einem Wagen und direkt hinter einem anderen: zwei Risiken.',
    pit: 'Die Boxengasse mit einer Box für jeden Wagen.',
    grid: 'Die Startplätze, die Pole-Position vorn.',
  },
};

export default de;
