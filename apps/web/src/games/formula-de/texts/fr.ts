import { builtInCircuitNames } from '@paddock/formula-de';
import { createPluralizer } from '../../../base/texts/language.ts';
import { withDe } from './elision.ts';
import type { FormulaDeTexts } from './types.ts';

const plural = createPluralizer('fr');
const cells = (count: number): string => plural(count, 'case', 'cases');
const stops = (count: number): string => plural(count, 'arrêt', 'arrêts');
const ordinal = (n: number): string => (n === 1 ? '1re' : `${n}e`);
const GEARS = ['', 'première', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième'];
const gearName = (gear: number): string => GEARS[gear] ?? `vitesse ${gear}`;
const after = (details: readonly string[]): string => (details.length === 0 ? '.' : ` : ${details.join(', ')}.`);
const rank = (n: number): string => (n === 1 ? '1er' : `${n}e`);
const tyresFrom = (least: number, most: number): string =>
  least === most ? plural(least, 'pneu', 'pneus') : `de ${least} à ${most} pneus`;
const forCar = (car: number | null): string => (car === null ? 'À vous' : `À vous, avec la voiture ${car}`);

const fr: FormulaDeTexts = {
  language: 'fr',
  options: {
    circuit: {
      title: 'Circuit',
      help: 'Le plateau sur lequel on court.',
      values: builtInCircuitNames('fr'),
    },
    laps: {
      title: 'Tours de piste',
      help: 'Deux tours donnent plus de points d’usure, et des arrêts au stand pour changer de pneus.',
    },
    carsPerPlayer: {
      title: 'Voitures par joueur',
      help: 'Deux voitures chacun, de deux à cinq joueurs : la meilleure place compte d’abord.',
    },
    dashboards: {
      title: 'Tableaux de bord',
      help: 'Chacun voit-il l’usure des autres voitures ?',
      values: { hidden: 'Cachés : seulement le sien', open: 'Ouverts : tous les voient' },
    },
    teamPoints: {
      title: 'Points d’écurie',
      help: 'Classement par 10, 8, 6, 5, 4, 3, 2, 1 points pour les voitures arrivées aux places 1 à 8.',
    },
  },
  presets: {
    quick: 'Un tour de l’anneau d’essai, tableaux de bord ouverts',
    classic: 'Un tour de Monaco',
    rulebook: 'Deux tours de Monaco, avec arrêts au stand',
  },

  parts: { tyres: 'Pneus', brakes: 'Freins', fuel: 'Consommation', body: 'Carrosserie', engine: 'Moteur' },
  lanes: { 1: 'couloir extérieur', 2: 'couloir du milieu', 3: 'couloir intérieur' },
  car: (name, number) => `${name} (voiture ${number})`,
  carNumber: (number) => `Voiture ${number}`,
  points: (part, count) =>
    ({
      tyres: plural(count, 'pneu', 'pneus'),
      brakes: plural(count, 'frein', 'freins'),
      fuel: plural(count, 'point de consommation', 'points de consommation'),
      body: plural(count, 'point de carrosserie', 'points de carrosserie'),
      engine: plural(count, 'point de moteur', 'points de moteur'),
    })[part],
  cells,
  place: (place) => `${ordinal(place)} place`,
  score: (points) => plural(points, 'point', 'points'),
  rounds: (count) => plural(count, 'tour de jeu', 'tours de jeu'),
  percent: (value) => `${value} %`,
  phrases: (parts) => parts.join(' ; '),

  ask: {
    yourGear: (car) => `${forCar(car)} : choisissez une vitesse.`,
    yourMove: (car, roll) => `${forCar(car)} : ${cells(roll)} à parcourir. Où finir ?`,
    inCorner: (name, made, needed) => `${name} : ${made} sur ${stops(needed)}.`,
    cornerAhead: (name, away, needed) => `${name} dans ${cells(away)} : ${stops(needed)}.`,
    gear: (name) => `${name} choisit sa vitesse.`,
    move: (name, roll) => `${name} a obtenu ${roll} et cherche la meilleure trajectoire.`,
    roll: (name, gear) => `${name} lance le dé de ${gearName(gear)}.`,
    black: {
      grid: (name) => `${name} lance le dé pour sa place sur la grille.`,
      start: (name) => `${name} lance le dé du départ.`,
      collision: (name) => `Roue contre roue : ${name} lance le dé d’accrochage.`,
      engine: (name) => `Les moteurs souffrent : ${name} lance le dé.`,
      pit: (name) => `${name} est au stand et lance le dé.`,
    },
    wins: (names) => `La course est finie : victoire ${withDe(names)} !`,
  },

  tell: {
    grid: (names) => `La grille, depuis la pole position : ${names}.`,
    round: (round) => `Tour de jeu ${round}.`,
    finishedInRound: (round) => `Ligne franchie au tour de jeu ${round}.`,
    dream: (name) => `${name} obtient 20 : départ canon, quatre cases aussitôt.`,
    collisionMissed: (name, result) => `${name} obtient ${result} : pas de contact.`,
    collisionHit: (name) => `${name} obtient 1 : accrochage !`,
    engineFine: (name, result) => `${name} obtient ${result} pour le moteur : il tient.`,
    engineHurt: (name, result) => `${name} obtient ${result} pour le moteur : 4 ou moins l’abîme.`,
    rolled: (name, gear, result) => `${name} obtient ${result} en ${gearName(gear)}.`,
    stalled: (name) => `${name} obtient 1 et cale : la voiture reste sur la grille ce tour-ci.`,
    forced: (name, from, to, cost) =>
      `${name} rétrograde de force de ${gearName(from)} en ${gearName(to)}${cost === null ? '' : `, ce qui coûte ${cost}`}.`,
    moved: (name, count, details) => `${name} avance de ${cells(count)}${after(details)}`,
    finishes: (name, count, details) => `${name} avance de ${cells(count)} et franchit la ligne${after(details)}`,
    stuck: (name) => `${name} ne peut pas bouger : tout est barré.`,
    stop: (made, needed, corner) => `${corner}, arrêt ${made} sur ${needed}`,
    newLap: (lap) => `le tour ${lap} commence`,
    intoPit: 'entrée aux stands',
    price: (cost) => `coût : ${cost}`,
    spun: (name) => `Tête-à-queue ${withDe(name)} : plus de pneus. La voiture repartira en première.`,
    damaged: (name, part, left) =>
      `${name} perd un point de ${part === 'body' ? 'carrosserie' : 'moteur'}${left === null ? '' : ` (reste ${left})`}.`,
    out: {
      corner: (name) => `Abandon ${withDe(name)} : trop vite dans le virage, trop peu de pneus et de freins.`,
      blocked: (name) => `Abandon ${withDe(name)} : la voie était barrée, et plus rien pour freiner.`,
      body: (name) => `Abandon ${withDe(name)} : le dernier point de carrosserie est perdu.`,
      engine: (name) => `Abandon ${withDe(name)} : le moteur a lâché.`,
    },
    tyres: (name) => `${name} reçoit des pneus neufs au stand.`,
    quickStop: (name, count) => `Arrêt rapide : ${name} repart aussitôt en quatrième, ${cells(count)}.`,
    slowStop: (name) => `Arrêt lent : ${name} attend au stand jusqu’au prochain tour.`,
    finished: (name, place) => `${name} passe sous le drapeau à damier et termine ${rank(place)}.`,
    over: (winners) => `La course est finie. Victoire ${withDe(winners)}.`,
  },
  brief: {
    rolled: (gear, result) => `${result} en ${gearName(gear)}`,
    moved: (count, details) => `${cells(count)}${after(details)}`,
    finishes: (count, details) => `${cells(count)}, ligne franchie${after(details)}`,
    out: {
      corner: 'abandon : trop vite dans le virage',
      blocked: 'abandon : voie barrée',
      body: 'abandon : plus de carrosserie',
      engine: 'abandon : moteur cassé',
    },
  },

  describe: {
    race: (circuit, laps, round) =>
      `${circuit}, ${plural(laps, 'tour de piste', 'tours de piste')}, tour de jeu ${round}.`,
    order: (names) => `Encore à jouer ce tour-ci, dans cet ordre : ${names}.`,
    car: (name, parts) => `${name} : ${parts.join(', ')}.`,
    onGrid: 'pas encore sur la grille',
    lap: (lap) => (lap === 0 ? 'avant la ligne' : `tour ${lap}`),
    gear: (gear) => `vitesse ${gear}`,
    lane: (lane) => lane,
    inCorner: (name, made, needed) => `${name}, ${made} sur ${stops(needed)}`,
    ahead: (name, away, needed) => `${cells(away)} avant ${name} (${stops(needed)})`,
    wear: (parts) => `reste ${parts}`,
    inPit: 'dans la voie des stands',
    spun: 'en tête-à-queue, repartira en première',
    waits: 'attend au stand',
    out: 'hors course',
    finished: (place) => `termine ${rank(place)}`,
  },

  choice: {
    gear: (gear, least, most) => `Vitesse ${gear} : de ${least} à ${most} cases`,
    costs: (cost) => `coûte ${cost}`,
    free: 'ne coûte rien',
    share: {
      clean: (percent) => `${percent} : sans frais`,
      brakes: (percent) => `${percent} : coûte des freins`,
      tyres: (percent, loss) => `${percent} : coûte ${loss === null ? 'des pneus' : tyresFrom(loss.least, loss.most)}`,
      spin: (percent) => `${percent} : tête-à-queue`,
      out: (percent) => `${percent} : abandon`,
    },
    drive: (count, place) => `${cells(count)}, ${place}`,
    place: (lane, where) => `${lane}, ${where}`,
    before: (away, corner) => `${away} avant ${corner}`,
    inside: (cell, of, corner) => `${corner}, case ${cell} sur ${of}`,
    stays: 'Rester sur place : tout est barré',
    finish: 'Franchir la ligne d’arrivée',
    box: 'au stand : pneus neufs',
    pitLane: (cell) => `voie des stands, case ${cell}`,
    stop: (made, needed) => (made > needed ? `arrêt ${made}, il en fallait ${needed}` : `arrêt ${made} sur ${needed}`),
    noStop: 'ne compte pas comme arrêt',
    wide: (corners) => `sortie trop rapide : ${corners}`,
    spins: 'tête-à-queue',
    collisions: (names) => `risque d’accrochage avec ${names}`,
    blocked: (count) => `bloqué, il manque ${cells(count)}`,
  },

  dash: {
    title: 'Tableau de bord',
    gears: 'Choisissez une vitesse',
    ends: 'Où finir, le moins cher d’abord',
    gear: 'Vitesse',
    lap: (lap, laps) => `Tour ${Math.max(lap, 1)} sur ${laps}`,
    hidden: 'caché aux autres',
    wear: (part, left, of) => `${part} : ${left} sur ${of}`,
    whyNot: {
      up: 'Une seule vitesse de plus par tour',
      first: 'Ce tour-ci, la voiture démarre en première',
      down: 'Trop bas : il manque les points d’usure pour cela',
      pit: 'En sortant du stand : quatrième au plus',
    },
    notNow: 'Ce n’est pas votre tour',
    current: 'engagée',
    inPit: 'aux stands',
    retired: 'abandon',
  },

  board: {
    label: (circuit) => `Le circuit « ${circuit} » et ses voitures`,
    closer: 'Agrandir',
    further: 'Réduire',
    whole: 'Tout le circuit',
    follow: 'Suivre la voiture',
    black: { grid: 'Grille', start: 'Départ', collision: 'Accrochage ?', engine: 'Moteur', pit: 'Stand' },
    verdict: {
      stall: 'cale',
      dream: 'départ canon',
      off: 'c’est parti',
      hit: 'contact',
      missed: 'sans contact',
      hurt: '−1 moteur',
      fine: 'tient bon',
      quick: 'arrêt rapide',
      slow: 'arrêt lent',
    },
    gear: (gear) => `Vitesse ${gear}`,
    miniMap: 'Mini-carte : regarder ailleurs',
    headline: {
      clean: (percent) => `${percent} sans frais`,
      brakes: (percent) => `${percent} freins`,
      tyres: (percent) => `${percent} pneus`,
      spin: (percent) => `${percent} tête-à-queue`,
      out: (percent) => `${percent} abandon`,
    },
  },

  gap: { cells: (count) => `+${cells(count)}`, points: (count) => `+${plural(count, 'point', 'points')}` },
  seat: {
    gear: 'Vitesse',
    lap: 'Tour',
    place: 'Position',
    spun: 'tête-à-queue',
    inPit: 'aux stands',
    waits: 'au stand',
    out: 'abandon',
    finished: (place) => rank(place),
  },

  circuits: {
    own: 'Un circuit de votre cru',
    workshop: 'En dessiner un dans l’atelier',
    ownHelp: 'Un fichier au format des circuits, ou son texte collé ici.',
    file: 'Choisir un fichier',
    paste: 'Circuit en JSON',
    use: 'Prendre ce circuit',
    notJson: 'Ce n’est pas du JSON. Vérifiez les crochets et les virgules.',
    faults: 'On ne peut pas encore courir sur ce circuit. Ce qui ne va pas :',
    using: (name) => `On court sur « ${name} ».`,
    facts: (corners, count) => `${plural(corners, 'virage', 'virages')}, ${cells(count)}`,
    stops: (count) => plural(count, 'arrêt', 'arrêts'),
  },

  pictures: {
    dice: 'Les six dés des vitesses et le dé noir.',
    wear: 'Une voiture neuve pour une course d’un tour.',
    beside: 'Les cases à la même hauteur de couloirs voisins sont côte à côte.',
    gate: 'De troisième : monter en quatrième, rester, ou descendre. Sauter des vitesses en descendant coûte de l’usure.',
    lanes: 'En ligne droite : deux changements de couloir au plus, et pas de zigzag.',
    stop: 'Ce déplacement finit dans le virage : un arrêt est fait.',
    wide: 'Deux cases après le virage, un arrêt manquant : deux pneus.',
    spin: 'Le dernier pneu est perdu : la voiture est à contresens.',
    collision: 'Finir à côté d’une voiture et juste derrière une autre : deux risques.',
    pit: 'La voie des stands, avec un stand par voiture.',
    grid: 'Les places de départ, la pole position devant.',
  },
};

export default fr;
