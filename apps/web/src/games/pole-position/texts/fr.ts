import { createPluralizer } from '../../../base/texts/language.ts';
import type { PolePositionTexts } from './types.ts';

const n = createPluralizer('fr');
const points = (count: number): string => n(count, 'point', 'points');
/** « d’Anna », « de Rosa ». */
const of = (name: string): string => (/^[aeiouyàâéèêëîïôöùûh]/i.test(name) ? `d’${name}` : `de ${name}`);
/** D’une voiture : « 1re », « 2e ». */
const ordinal = (place: number): string => (place === 1 ? '1re' : `${place}e`);
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const from = (at: number): string => (at === 0 ? 'du départ' : `de la case ${at}`);
const to = (at: number): string => (at === 0 ? 'au départ' : at === 44 ? 'à la ligne' : `à la case ${at}`);
const space = (at: number): string => (at === 0 ? 'le départ' : at === 44 ? 'la ligne' : `la case ${at}`);
/** From space to space, in short: "11 → 21". */
const ending = (place: number): string => (place === 0 ? 'départ' : place === 44 ? 'ligne' : String(place));
const journey = (first: number, last: number): string => `${ending(first)} → ${ending(last)}`;
const shifted = (kind: 'pit' | 'turbo', end: number): string =>
  kind === 'pit'
    ? `Arrêt aux stands : perd une place, retour ${to(end)}`
    : `Turbo : gagne une place, ${end === 44 ? 'au-delà de la ligne' : `jusqu’${to(end)}`}`;

const fr: PolePositionTexts = {
  punctuation: { labelled: (label, text) => `${label} : ${text}`, semicolon: ' ; ' },
  options: {
    rules: {
      title: 'Règles',
      help: 'Dans le jeu « plus », Arrêt aux stands et Turbo agissent quand une voiture les quitte, et l’huile retient toute l’équipe.',
      values: { normal: 'Normales', plus: 'Pole Position +' },
    },
    course: {
      title: 'Parcours',
      help: 'Posé par le hasard, jeton par jeton par les joueurs, ou le vôtre.',
      values: { shuffled: 'Au hasard', built: 'Posé par les joueurs', custom: 'Le vôtre' },
    },
    tokens: {
      title: 'Jetons du parcours',
      help: 'Les 43, de la première case après le départ à la dernière avant la ligne.',
    },
    podium: {
      title: 'Podium',
      help: 'Chaque place marque, ou six seulement (9, 6, 4, 3, 2, 1) : la sixième arrivée met alors fin à la course.',
      values: { all: 'Chaque place marque', six: 'Six places marquent' },
    },
  },
  presets: {
    quick: 'Six places seulement marquent : la sixième arrivée met fin à la course',
    classic: 'Un parcours posé par le hasard, et chaque place marque',
    rulebook: 'Vous posez d’abord le parcours, jeton par jeton',
  },
  tokens: {
    oil: {
      name: 'Flaque d’huile',
      does: 'la voiture part en tête-à-queue et passe le tour suivant',
      plus: 'tête-à-queue : la carte suivante ne sert qu’à la redresser',
    },
    pit: {
      name: 'Arrêt aux stands',
      does: 'la voiture perd aussitôt une place',
      plus: 'une voiture qui repart d’ici perd d’abord une place',
    },
    turbo: {
      name: 'Turbo',
      does: 'la voiture gagne aussitôt une place',
      plus: 'une voiture qui repart d’ici gagne d’abord une place',
    },
    slip: {
      name: 'Aspiration',
      does: 'une voiture qui repart d’ici double sans frais',
      plus: 'une voiture qui repart d’ici double sans frais',
    },
    comeback: {
      name: 'Remontée',
      does: 'une voiture qui repart d’ici ajoute sa place à ses points',
      plus: 'une voiture qui repart d’ici ajoute sa place à ses points',
    },
    grey: { name: 'Gris', does: 'rien', plus: 'rien' },
  },
  board: {
    label: (turn) => `L’anneau de 44 cases avec toutes les voitures, tour ${turn}`,
    turn: 'Tour',
    points: (count) => `${count} pt`,
  },
  say: {
    car: (name, car) => `la voiture ${car} ${of(name)}`,
    space,
    points,
    laid: (name, token, at) => `${name} pose ${token} sur la case ${at}.`,
    begins: (turn) =>
      turn === 1
        ? 'Le parcours est posé, la course commence : chacun choisit une carte.'
        : `Tour ${turn} : chacun choisit une carte parmi celles qui lui restent.`,
    allChosen: 'Toutes les cartes sont posées. On les retourne, la plus faible d’abord.',
    revealed: (cards) => `Les cartes se retournent : ${cards}. La plus forte part la première.`,
    card: (name, fuel) => `${name} (${fuel})`,
    straightened: (name, plus) =>
      plus
        ? `${name} ne déplace aucune voiture : la carte ne sert qu’à redresser celle en tête-à-queue.`
        : `${name} perd sa carte : toutes ses voitures en course étaient en tête-à-queue. Les voilà redressées.`,
    pit: (car, at, end, leaving) =>
      `${leaving ? 'Au départ des stands' : 'Arrêt aux stands'} : ${car} perd une place et recule de la case ${at} ${to(end)}, derrière la voiture qui la suit.`,
    turbo: (car, at, end, leaving) =>
      `${leaving ? 'Au départ du Turbo' : 'Turbo'} : ${car} gagne une place et bondit de la case ${at} ${end === 44 ? 'au-delà de la ligne' : to(end)}, devant la voiture qui la précède.`,
    moved: (car, drive) => {
      const total = drive.bonus === 0 ? points(drive.points) : `${drive.points} + ${drive.bonus} points (Remontée)`;
      if (drive.to === drive.from) return `${upper(car)} est bloquée : devant elle, aucune case libre pour ${total}.`;
      if (drive.to === 44) return `${upper(car)} va ${from(drive.from)} au-delà de la ligne avec ${total}.`;
      const price = drive.points + drive.bonus - (drive.to - drive.from);
      const cost = price > 0 ? ` ; les voitures sur son chemin coûtent ${points(price)}` : '';
      return `${upper(car)} va ${from(drive.from)} ${to(drive.to)} avec ${total}${cost}.`;
    },
    spun: (car, plus) =>
      plus
        ? `De l’huile ! Tête-à-queue pour ${car} : la carte suivante ne sert qu’à la redresser.`
        : `De l’huile ! Tête-à-queue pour ${car}, qui passe le tour suivant.`,
    finished: (car, place, score) => `${upper(car)} termine ${ordinal(place)} : ${points(score)}.`,
    placed: (car, place, score) => `La course est finie aussi pour ${car} : place ${place}, ${points(score)}.`,
    refilled: (name) => `${name} a joué ses neuf cartes et les reprend.`,
    won: (names, several) => (several ? `${names} se partagent la victoire !` : `${names} gagne la course !`),
  },
  brief: {
    car: (name, car) => `${name} n° ${car}`,
    moved: ({ from: start, to: end, points: card, bonus }) => {
      const total = bonus === 0 ? String(card) : `${card} + ${bonus}`;
      if (end === start) return `aucune case libre pour ${total}`;
      const price = end === 44 ? 0 : card + bonus - (end - start);
      return `${journey(start, end)} avec ${total}${price > 0 ? `, dont ${price} pour doubler` : ''}`;
    },
    shifted: (start, end) => journey(start, end),
    spun: (plus) =>
      plus ? 'De l’huile ! La carte suivante ne sert qu’à redresser' : 'De l’huile ! Le tour suivant est perdu',
    placed: (place, score) => `${ordinal(place)}, ${points(score)}`,
  },
  ask: {
    course: 'Le parcours est en train d’être posé.',
    lay: (at) => `À vous : posez un jeton sur la case ${at}.`,
    lays: (name, at) => `${name} choisit un jeton pour la case ${at}.`,
    choose: 'Choisissez une carte Carburant. La plus forte part la première.',
    straighten: 'Choisissez une carte à sacrifier : elle ne sert qu’à redresser votre voiture.',
    waiting: (names) => `On attend une carte de : ${names}.`,
    move: (fuel) => `À vous : quelle voiture roule avec votre ${fuel} ?`,
    moves: (name, fuel) => `${name} choisit une voiture pour rouler avec le ${fuel}.`,
  },
  will: {
    lay: (token, at, left) => `${token} sur la case ${at} ; ${left === 0 ? 'c’est le dernier' : `il en reste ${left}`}`,
    card: (fuel) => `Carte ${fuel}`,
    ifNobodyMoves: 'si personne ne bouge avant',
    straightens: 'ne sert qu’à redresser la voiture en tête-à-queue',
    refills: 'puis les neuf cartes reviennent',
    car: (car) => `voiture ${car}`,
    cars: (cars) => `voitures ${cars}`,
    drive: (at, end) => (end === 44 ? `${from(at)} au-delà de la ligne` : `${from(at)} ${to(end)}`),
    reach: (end) => (end === 44 ? 'au-delà de la ligne' : to(end)),
    stuck: 'sans case libre',
    first: (kind, end) => `d’abord ${shifted(kind, end)}`,
    bonus: (bonus) => `Remontée +${bonus}`,
    overtakes: (cost) => `doubler coûte ${points(cost)}`,
    onward: (kind, end) => `puis ${shifted(kind, end)}`,
    spins: 'tête-à-queue sur l’huile',
    lost: 'le reste des points est perdu',
    place: (place) => `place ${place}`,
  },
  hand: {
    title: 'Vos cartes Carburant',
    used: 'déjà jouée : elle revient quand les neuf sont utilisées',
    chosen: (fuel) => `Votre carte ${fuel} est posée face cachée.`,
    chosenLabel: 'choisie',
    hands: 'Cartes restantes',
    none: 'toutes arrivées',
  },
  pick: {
    title: (fuel) => `Votre ${fuel} : choisissez une voiture`,
    finished: (place) => `arrivée, place ${place}`,
    spins: 'en tête-à-queue : passe ce tour',
    cannotUseAll: 'ne peut pas utiliser tous ses points',
  },
  build: {
    title: (at) => `Un jeton pour la case ${at}`,
    left: (left) => n(left, 'restant', 'restants'),
    noneLeft: 'il n’en reste pas',
    sameBefore: 'pas deux de suite',
    spoils: 'la suite ne tiendrait plus',
  },
  tell: {
    turn: (turn) => `Tour ${turn}.`,
    spaces: (token, spaces) => `${token} : ${spaces}.`,
    seat: (name, score, cards) => `${name} : ${points(score)} ; cartes ${cards}.`,
    where: (car, at) => (at === 0 ? `voiture ${car} au départ` : `voiture ${car} sur la case ${at}`),
    spinning: 'en tête-à-queue',
    home: (car, place) => `voiture ${car} arrivée, place ${place}`,
    left: (car, at, place) => `voiture ${car} ${at === 0 ? 'au départ' : `sur la case ${at}`}, place ${place}`,
    toMove: (names) => `Se déplacent, dans cet ordre : ${names}.`,
  },
  gap: { points: (count) => `+${points(count)}` },
  rail: {
    points: 'points',
    projected: 'points prévus',
    cards: 'cartes',
    chosen: 'carte posée',
    home: 'toutes arrivées',
  },
  editor: {
    help: 'Touchez une case pour changer son jeton.',
    cell: (at, token) => `Case ${at} : ${token}`,
    count: (token, laid, stock) => `${token} : ${laid} sur ${stock}`,
    shuffle: 'Mélanger',
    generate: 'Trouver un bon parcours',
    generating: 'Les bots essaient des parcours…',
    generateFailed: 'Aucun parcours trouvé. Réessayez.',
    sample: 'Exemple',
    paste: 'Coller une liste',
    pasteHelp: (names) => `43 jetons, séparés par des espaces ou des virgules : ${names}.`,
    use: 'Prendre cette liste',
    notRead: (names) => `Cette liste contient d’autres mots. Les jetons sont : ${names}.`,
    good: 'On peut courir sur ce parcours.',
    firstPit: (place) => `premier stand à la case ${place}`,
    early: (oil, turbo) => `première moitié : ${oil} huile, ${turbo} turbo`,
    twin: (a, b) => `Les cases ${a} et ${b} portent le même jeton : deux jetons égaux ne peuvent pas être voisins.`,
    wrongCount: (token, laid, stock) => `${token} : ${laid} sur le parcours, mais il y en a ${stock}.`,
  },
  pictures: {
    tokens: 'Les six sortes de jetons et leur nombre.',
    order:
      'Le 8 part le premier, puis les deux 5 : celui dont la voiture la plus avancée est plus loin passe avant l’autre.',
    overtaking: 'Carte 4 avec une voiture sur le chemin : 3 cases, et 1 point pour doubler.',
    free: 'Carte 4 sur route libre : 4 cases.',
    companions:
      'Les deux ont joué 3 au départ : elles partagent la case, et restent ensemble tant que leurs cartes sont égales.',
    oil: 'Sur l’huile : la voiture part en tête-à-queue et passe le tour suivant.',
    pit: 'Sur les stands : retour derrière la voiture suivante et toute la file.',
    turbo: 'Sur le Turbo : devant la voiture qui précède et toute la file.',
    slip: 'Depuis l’Aspiration avec la carte 5 : les deux voitures sont doublées sans frais.',
    comeback: 'Depuis la Remontée avec la carte 3, deuxième de la course : 3 + 2 points, dont un pour doubler.',
  },
};

export default fr;
