import { createPluralizer } from '../../../base/texts/language.ts';
import type { FormelFunTexts } from './types.ts';

const plural = createPluralizer('fr');
const spaces = (count: number): string => plural(count, 'case', 'cases');
const points = (count: number): string => plural(count, 'point', 'points');
const cards = (count: number): string => plural(count, 'carte', 'cartes');

/** D’une voiture : « 1re », « 2e ». */
const ordinal = (place: number): string => (place === 1 ? '1re' : `${place}e`);

const fr: FormelFunTexts = {
  punctuation: { labelled: (label, text) => `${label} : ${text}`, semicolon: ' ; ' },
  options: {
    win: {
      title: 'Qui gagne',
      help: 'Le titre revient à l’équipe qui a le plus de points sur toutes les courses. Ou bien seule la finale compte.',
      values: { title: 'L’équipe qui a le plus de points', final: 'Le vainqueur de la finale' },
    },
  },
  presets: {
    quick: '9 voitures, 8 courses, le plus de points gagne',
    classic: '12 voitures, 11 courses, le plus de points gagne',
    rulebook: '11 courses, et qui gagne la finale gagne tout',
  },

  car: (name, number) => `${name} n° ${number}`,
  redCard: (red, blue) => `${red} rouge, ${blue} bleu`,
  blueCard: (blue) => `${blue} bleu`,
  turbo: 'Turbo',
  withTurbo: (card) => `${card} avec un Turbo`,
  twoTurbos: 'deux Turbos',

  ask: {
    yours: (number, space, printed) =>
      `À vous : une carte pour votre voiture ${number} en ${space}. Ici, un ${printed} rouge fait avancer de ${printed}.`,
    theirs: (name, number) => `${name} choisit une carte pour la voiture ${number}.`,
    draws: (name) => `${name} pioche une carte.`,
    grid: 'La première grille est tirée au sort.',
    deal: 'On distribue les cartes.',
    winner: (names, count) => `La partie est finie. ${names} ${count === 1 ? 'gagne' : 'se partagent la victoire'}.`,
  },
  tell: {
    race: (race, of, final, leader) =>
      `${final ? `Course ${race} sur ${of}, la finale` : `Course ${race} sur ${of}`} : ${leader} est en tête.`,
    turn: (turn, leader) => `Tour ${turn} : ${leader} mène et joue en premier.`,
    drew: (name, card) => (card === null ? `${name} pioche une carte.` : `${name} pioche ${card}.`),
    played: (name, played, number) => `${name} joue ${played} pour la voiture ${number}.`,
    turned: (count) => `La pioche était vide : ${cards(count)} de la défausse sont mélangées et forment la nouvelle.`,
    moved: (car, distance, space, lane) => `${car} avance de ${spaces(distance)} jusqu’en ${space}, couloir ${lane}.`,
    dropped: (car, distance, full, count, space, lane) =>
      `${car} avance de ${spaces(distance)}, mais ${full} ${count === 1 ? 'est pleine' : 'sont pleines'} : la voiture recule de ${count} en ${space}, couloir ${lane}.`,
    stayed: (car, full, count, space) =>
      `${car} reste en ${space} : ${full} ${count === 1 ? 'est pleine' : 'sont pleines'}, la voiture recule jusqu’à sa place.`,
    passedLine: 'La ligne est franchie : la course s’arrête à la fin de ce tour.',
    eliminated: (car, won) => `${car}, bonne dernière, est éliminée : ${points(won)}.`,
    retired: (name, count) => `${name} n’a plus de voiture et défausse ${cards(count)}.`,
    finished: (car, place, won) => `${car} termine ${ordinal(place)} : ${points(won)}.`,
    over: (names, count) => `${names} ${count === 1 ? 'gagne' : 'se partagent la victoire'} !`,
  },
  brief: {
    moved: (distance, space) => `${spaces(distance)} jusqu’en ${space}`,
    dropped: (distance, full, count, space) =>
      `${spaces(distance)}, puis recul de ${count} en ${space} : ${full} ${count === 1 ? 'pleine' : 'pleines'}`,
    stayed: (full, count, space) => `reste en ${space} : ${full} ${count === 1 ? 'pleine' : 'pleines'}`,
    passedLine: 'ligne franchie',
  },
  describe: {
    race: (race, of, turn) => `Course ${race} sur ${of}, tour ${turn}.`,
    order: (cars) => `Encore à jouer dans ce tour : ${cars}.`,
    at: (space, cars, pastLine) => `${space}${pastLine ? ', après la ligne' : ''} : ${cars}.`,
    carInLane: (car, lane) => `${car} dans le couloir ${lane}`,
    out: (cars) => `Éliminées : ${cars}.`,
    last: (car) => `Dernière en ce moment : ${car}.`,
    team: (name, won, held, turbos) =>
      `${name} : ${points(won)}, ${cards(held)}, ${plural(turbos, 'Turbo supplémentaire joué', 'Turbos supplémentaires joués')} sur 3.`,
    hand: (held) => `Votre main : ${held}.`,
    piles: (pile, discard) => `${cards(pile)} dans la pioche, ${discard} dans la défausse.`,
  },
  consequence: {
    red: (card, value) => `${card} : le ${value} rouge compte`,
    drives: (distance, space, lane) => `${spaces(distance)} jusqu’en ${space}, couloir ${lane}`,
    aims: (distance, space) => `${spaces(distance)} vers ${space}`,
    dropsBack: (full, count, space, lane) =>
      `${full} ${count === 1 ? 'est pleine' : 'sont pleines'} : recule de ${count} en ${space}, couloir ${lane}`,
    passesLine: 'franchit la ligne, dernier tour de cette course',
    shrinks: (held) => `votre main passe à ${held} pour de bon`,
    nextRed: (number) => `ensuite, votre ${number} rouge compte`,
  },
  gap: { points: (count) => `+${points(count)}`, spaces: (count) => `+${spaces(count)}` },
  seat: {
    points: 'Points',
    cars: 'Voitures',
    cards: 'Cartes',
    turbos: 'Turbos',
    out: 'hors course',
    lantern: 'lanterne rouge',
  },
  score: {
    points,
    wonFinal: (won) => `gagne la finale, ${points(won)}`,
    outInRace: (race, won) => `dernière voiture éliminée à la course ${race}, ${points(won)}`,
  },
  board: {
    label: (race, of) => `L’ovale de Formel Fun, course ${race} sur ${of}`,
    race: 'Course',
    final: 'Finale',
    of: (races) => `sur ${races}`,
    turn: (turn) => `Tour ${turn}`,
    order: 'Encore à jouer',
    pile: 'Pioche',
    discard: 'Défausse',
    full: 'plein',
    out: 'Éliminée !',
    plus: (won) => `+${points(won)}`,
    place: (place) => `Place ${place}`,
    shuffled: 'Nouvelle pioche',
    newRace: (race, of, final) => (final ? 'La finale' : `Course ${race} sur ${of}`),
    lantern: 'Lanterne rouge',
  },
  hand: {
    title: 'Votre main',
    moving: (number, space) => `Votre voiture ${number} en ${space}`,
    next: (number, space) => `Ensuite : votre voiture ${number} en ${space}`,
    resting: 'Toutes vos voitures ont joué dans ce tour',
    dealing: 'Les voitures se placent, on distribue les cartes',
    watching: 'Vous regardez : les mains restent cachées.',
    noCars: 'Votre dernière voiture est éliminée. Voyons qui dure le plus !',
    notNow: 'Ce n’est pas à vous',
    nextValue: (value) => `puis ${value}`,
    goesAlong: 'part avec, comme carte supplémentaire',
    fullHint: 'case pleine : recule',
    lineHint: 'franchit la ligne',
    turboTitle: 'Turbo en deuxième carte',
    turboPrice: (held) => `+5, mais votre main passe à ${held} pour de bon`,
    turboOn: '+5 sur chaque carte',
    noTurbo: 'Vous n’avez pas de Turbo en main',
    turbosUsed: 'Vous avez déjà joué trois Turbos supplémentaires',
    turboWait: 'Ajoute 5 à une autre carte',
    discard: (count) => `Défausse : ${cards(count)}`,
    discardTitle: 'La défausse',
    discardHelp: 'Chacun peut regarder : ce qui est ici ne revient pas avant que la pioche soit refaite.',
    discardEmpty: 'Rien n’a encore été joué.',
    times: (count) => `× ${count}`,
    close: 'Fermer',
  },
  captions: {
    track:
      'Trente cases en trois sections. On roule dans le sens inverse des aiguilles d’une montre ; la ligne est en bas.',
    cards: 'Un nombre rouge avec un 3 bleu, le 1 rouge avec un 10 bleu, une carte toute bleue, un Turbo.',
    grid: 'La première grille : les premières voitures sur 10, les deuxièmes sur 9, les troisièmes sur 8.',
    red: 'Sur un 7, le 7 rouge fait avancer de 7. Sur toute autre case, la même carte fait avancer de 3.',
    one: 'Le 1 rouge fait avancer de 10, mais de 1 seulement depuis un 1.',
    turbo:
      'Un Turbo joué avec une autre carte ajoute 5 : ici 8 et 5 font 13. La main compte ensuite une carte de moins.',
    lane: 'Là où finit son déplacement, la voiture prend le couloir libre le plus à l’intérieur.',
    full: 'Le 6 est plein : la voiture recule sur le 5.',
    order: 'Qui mène joue en premier ; sur une même case, la voiture la plus à l’intérieur.',
    last: 'La dernière voiture est éliminée : sur la case la plus en arrière, celle qui est le plus à l’extérieur.',
    newGrid: 'Les autres se placent une par case, dans l’ordre d’arrivée.',
    points: 'Les points avec neuf voitures, de la première éliminée au vainqueur.',
  },
};
export default fr;
