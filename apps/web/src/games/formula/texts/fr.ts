import { createPluralizer } from '../../../base/texts/language.ts';
import type { FormulaTexts } from './types.ts';

const plural = createPluralizer('fr');
const cards = (count: number): string => plural(count, 'carte', 'cartes');
const turns = (count: number): string => plural(count, 'tour', 'tours');
const points = (count: number): string => plural(count, 'point', 'points');
const ordinal = (place: number): string => (place === 1 ? '1re' : `${place}e`);

const fr: FormulaTexts = {
  options: {
    goal: {
      title: 'But du jeu',
      help: 'Qui gagne une manche.',
      values: {
        first: 'Le premier sans cartes gagne',
        all: 'On continue pour toutes les places',
        points: 'Aux points : chaque formule rapporte son résultat',
      },
    },
    useTable: {
      title: 'Jouer avec la table',
      help: 'Une nouvelle formule doit laisser à découvert au moins une carte de l’ancienne. Personne ne peut tout recouvrir avec trois nouvelles cartes.',
    },
    winnerExtraCard: {
      title: 'Une carte de plus pour le gagnant',
      help: 'Qui gagne une manche commence la suivante avec huit cartes.',
    },
    rounds: {
      title: 'Manches',
      help: 'Combien de manches sont jouées. Avec autant de manches que de joueurs, chacun commence une fois : qui commence a l’avantage.',
    },
    target: {
      title: 'Points à atteindre',
      help: 'La partie finit après la manche dans laquelle quelqu’un a atteint ce nombre de points.',
    },
  },
  coach: {
    open: 'Deux cartes sont retournées. Choisissez un symbole et posez la réponse : touchez une carte, ou tapez simplement le nombre. La ligne du dessous dit aussitôt si c’est juste.',
    change:
      'Faites maintenant de cette formule une nouvelle. Posez une carte sur une autre (elle la recouvre), ou avant ou après un nombre (il s’allonge). Ce que vous ne touchez pas reste.',
    three:
      'Vous pouvez poser jusqu’à trois cartes par tour. Le premier sans cartes gagne : posez-en donc beaucoup. « Formules possibles » les montre toutes.',
    symbol:
      'Les symboles ne coûtent rien. Touchez le signe entre les nombres, ou appuyez sur + − x / : souvent, un autre convient mieux.',
    joker: 'Un joker est le chiffre de votre choix. Gardez-le pour un tour où il emmène d’autres cartes avec lui.',
    draw: 'Rien ne va ? Piochez une carte, et c’est au joueur suivant. Vous pouvez aussi piocher sans y être obligé.',
    last: 'Trois cartes ou moins : elles peuvent toutes partir en un seul tour. Cherchez une formule qui les utilise toutes.',
  },
  ask: {
    opening: (a, b) => `À vous : choisissez un symbole et posez la réponse à ${a} ? ${b}.`,
    change: (formula) => `À vous : faites de ${formula} une autre formule exacte, avec une à trois cartes, ou piochez.`,
    changeAll: () => 'À vous : tout changer ! Une nouvelle carte sur chacun des trois nombres, ou piochez.',
    notZero: 'À vous : faites une nouvelle formule dont le résultat n’est pas 0. Ou piochez.',
    nothing: 'À vous : aucune formule n’est possible avec votre main. Piochez une carte.',
    pass: 'À vous : aucune formule n’est possible, et il n’y a rien à piocher. Passez.',
    thinking: (name) => `${name} réfléchit à une formule.`,
    dealing: 'On distribue les cartes.',
    drawing: (name) => `${name} pioche une carte.`,
    won: (names, several) => (several ? `${names} se partagent la victoire.` : `${names} a gagné.`),
  },
  tell: {
    dealer: (name) => `${name} donne en premier.`,
    opened: (first, card) =>
      first ? `La première carte retournée : ${card}.` : `La deuxième carte retournée : ${card}.`,
    formula: (name, formula, laid) => `${name} pose ${cards(laid)} : ${formula}.`,
    scores: (score) => `Cela rapporte ${points(score)}.`,
    binds: (left) =>
      `× ou ÷ avec le résultat 0 : la prochaine formule doit tout changer (pendant ${turns(left)} au plus).`,
    drew: (name) => `${name} pioche une carte.`,
    drewCard: (name, card) => `${name} pioche : ${card}.`,
    passed: (name) => `${name} passe : il n’y a plus rien à piocher.`,
    turned: (count) =>
      `La pioche est épuisée : ${plural(count, 'carte posée sous la formule devient', 'cartes posées sous la formule deviennent')} la nouvelle.`,
    finished: (name, place) => `${name} n’a plus de cartes : ${ordinal(place)} place.`,
    round: (round, ending, winners, several) => {
      const why = { out: '', blocked: ', car plus personne ne pouvait piocher', turns: ', après 200 tours' }[ending];
      return `La manche ${round} est finie${why}. ${winners} ${several ? 'se la partagent' : 'la gagne'}.`;
    },
    change: (name, score) => `${name} ${score}`,
    over: (names, several) =>
      several ? `La partie est finie : ${names} se partagent la victoire.` : `La partie est finie : ${names} gagne.`,
  },
  describe: {
    round: (round, rounds) => (rounds === null ? `Manche ${round}.` : `Manche ${round} sur ${rounds}.`),
    target: (score) => `On joue en ${points(score)}.`,
    formula: (formula) => `La formule sur la table : ${formula}.`,
    open: (a, b) => `Deux cartes retournées : ${a} et ${b}. Personne n’a encore fait de formule.`,
    empty: 'Il n’y a pas encore de formule sur la table.',
    changeAll: (left) =>
      `Il faut tout changer : une nouvelle carte sur chacun des trois nombres, pour encore ${turns(left)}.`,
    notZero: 'Le résultat de la prochaine formule ne doit pas être 0.',
    piles: (pile, under) => `${cards(pile)} dans la pioche, ${under} sous la formule.`,
    seat: (name, count) => `${name} : ${cards(count)}`,
    seatOut: (name, place) => `${name} : plus de cartes, ${ordinal(place)} place`,
    dealer: 'donneur',
    toMove: 'c’est son tour',
    hand: (list) => `Votre main : ${list}.`,
  },
  consequence: {
    draw: 'Piocher une carte ; le tour est fini',
    drawUnder: 'Piocher une carte parmi celles sous la formule, qui deviennent la pioche ; le tour est fini',
    pass: 'Passer : il n’y a rien à piocher',
    lays: (formula, list) => `${formula} : pose ${list}`,
    laysCards: (list, symbol) => `Pose ${list} (${symbol})`,
    placement: {
      whole: (list, letter) => `${list} sur ${letter}`,
      before: (list, letter) => `${list} devant ${letter}`,
      nth: (card, index, letter) => `${card} sur ${letter}${index}`,
    },
    left: (count) => plural(count, 'carte reste', 'cartes restent'),
    out: 'les dernières cartes : fini !',
    points: (score) => `rapporte ${points(score)}`,
    binds: () => 'la prochaine formule doit tout changer',
  },
  score: {
    cards: 'cartes',
    points: 'points',
    roundsWon: 'manches gagnées',
    places: 'somme des places',
    dealer: 'donne',
    place: (place) => `${ordinal(place)} place`,
    sayPoints: points,
    sayCards: (count) => (count === 0 ? 'plus de cartes' : `reste ${cards(count)}`),
    sayRounds: (won, count) =>
      `${plural(won, 'manche gagnée', 'manches gagnées')}, ${plural(count, 'carte restante', 'cartes restantes')}`,
    sayPlace: (place) => `${ordinal(place)} place`,
    sayPlaces: (sum) => `somme des places : ${sum}`,
  },
  board: {
    label: (formula) => `La table. ${formula}`,
    pile: 'Pioche',
    under: 'Sous la formule',
    round: (round, rounds) => (rounds === null ? `Manche ${round}` : `Manche ${round} sur ${rounds}`),
    target: (score) => `en ${points(score)}`,
    changeAll: 'Tout changer !',
    changeAllMore: (left) => `Une nouvelle carte sur chaque nombre · encore ${turns(left)}`,
    notZero: 'Pas de résultat 0 !',
    notZeroMore: 'Toute formule dont le résultat n’est pas 0',
    roundOver: (round) => `La manche ${round} est finie`,
    standings: 'Classement',
    dealer: 'D',
  },
  compose: {
    title: 'Votre formule',
    hand: (count) => `Votre main : ${cards(count)}`,
    noHand: 'Les spectateurs ne voient pas de main.',
    waiting: 'Vos cartes, pendant que les autres jouent.',
    number: (place, digits) => `Nombre ${place} : ${digits}. Choisissez-le pour le changer, ou tapez des chiffres`,
    symbol: (name) => `Symbole : ${name}. Appuyez pour le suivant`,
    noSymbol: 'pas encore choisi',
    symbolNames: { '+': 'plus', '-': 'moins', x: 'fois', '/': 'divisé par' },
    before: (place) => `Avant le nombre ${place}`,
    after: (place) => `Après le nombre ${place}`,
    over: (card, place) => `Sur le ${card} du nombre ${place}`,
    whole: (place) => `Sur tout le nombre ${place}`,
    answer: 'Posez la réponse ici',
    wholeShort: 'en entier',
    fixed: 'Les deux cartes retournées restent jusqu’à la première formule.',
    full: 'Ce nombre ne peut pas avoir plus de cartes.',
    takeBack: (card) => `${card} : reprendre en main`,
    card: (card) => `Carte ${card}`,
    joker: 'Joker',
    jokerInText: 'joker',
    jokerAs: (digit) => `joker en ${digit}`,
    laidAlready: 'posée dans votre formule ; appuyez pour la reprendre',
    targetHint: 'Quelle carte va là ? Choisissez-en une dans votre main.',
    nameJoker: 'Quel chiffre est le joker ?',
    fits: 'donne une formule',
    start: 'Touchez des cartes pour poser une formule, faites-les glisser ou tapez un nombre.',
    startNone: 'Aucune formule n’est possible avec votre main.',
    chooseSymbol: 'Choisissez un symbole entre les deux cartes.',
    isTrue: (formula) => `${formula} est juste`,
    trueBut: 'Juste, mais pas permis :',
    rescue: (symbol) => `Avec ${symbol}, ça marche`,
    variants: 'Quelles cartes posez-vous ?',
    variant: (list) => `poser ${list}`,
    lays: (list) => `pose ${list}`,
    stay: (count) => plural(count, 'carte reste', 'cartes restent'),
    out: 'vos dernières cartes !',
    lay: 'Poser cette formule',
    draw: 'Piocher',
    drawUnder: 'Piocher (sous la formule)',
    pass: 'Passer',
    clear: 'Recommencer',
    binds: 'ensuite il faut tout changer',
    points,
    otherWay: 'Autre formule avec ces cartes',
    placing: 'Choisir les places soi-même',
    hint: 'Indice',
    hintNote: (limit, left) =>
      ({
        none: 'Pas d’indices à cette table',
        three: `Indices : ${left} sur 3`,
        unlimited: 'Indices : à volonté',
      })[limit],
    keys: 'Touches',
    keyHelp: [
      ['A B C', 'choisir un nombre'],
      ['0–9', 'l’écrire'],
      ['J', 'le chiffre suivant est un joker'],
      ['+ − X /', 'symbole'],
      ['⌫', 'reprendre'],
      ['D', 'piocher'],
      ['Entrée', 'poser'],
    ],
  },
  reasons: {
    over: () => 'La partie est finie.',
    'not-your-turn': () => 'Ce n’est pas votre tour.',
    'not-a-move': () => 'Ce n’est pas encore une formule.',
    opening: () => 'Les deux cartes retournées restent telles quelles jusqu’à la première formule.',
    empty: ({ place }) => `Le nombre ${place} n’a pas encore de carte.`,
    'too-long': ({ place, digits }) => `Le nombre ${place} a plus de ${digits} chiffres.`,
    'no-such-card': ({ place, index }) => `Le nombre ${place} n’a pas de ${ordinal(index + 1)} carte à garder.`,
    'wrong-place': ({ number }) => `Les cartes de ${number} restent côte à côte et dans leur ordre.`,
    'breaks-up': ({ number }) => `Cela morcelle ${number} : aucune de ses cartes ne peut être retirée.`,
    'nothing-laid': () => 'Il faut poser au moins une carte.',
    'too-many-cards': ({ laid, most }) => `${laid} cartes, c’est trop : ${most} au plus par tour.`,
    'no-card': ({ card, needed, held }) => {
      const name = card === 'J' ? 'joker' : card;
      if (held === 0) return `Il n’y a pas de ${name} dans votre main.`;
      return `Il faudrait ${needed} fois ${name}, et vous l’avez ${held} fois.`;
    },
    'leading-zero': ({ number }) => `${number} commence par un 0 : aucun nombre ne le peut.`,
    'change-everything': () => 'Il faut tout changer : une nouvelle carte doit recouvrir chacun des trois nombres.',
    'keep-one': () => 'Il faut garder au moins une carte de la table.',
    division: ({ sum, a, b }) =>
      b === 0 ? `${sum} : on ne divise pas par 0.` : `${a} ne se divise pas par ${b} sans reste.`,
    negative: ({ sum }) => `${sum} serait inférieur à 0.`,
    'not-true': ({ sum, right, c }) => `${sum} font ${right}, et non ${c}.`,
    'nothing-changed': () => 'Aucun nombre n’a une autre valeur qu’avant : la formule n’est pas nouvelle.',
    'not-zero': () => 'Cette fois, le résultat ne doit pas être 0.',
  },
  pictures: {
    cards: 'Les dix chiffres et le joker',
    joker: 'Un joker en main, et posé en 7',
    open: 'Deux cartes retournées, avec de la place pour un symbole et la réponse',
    opening: 'Choisir le symbole et poser la réponse',
    cover: 'Un 2 sur le 0 change 10 en 12',
    broken: 'Retirer le 0 n’est pas permis ; poser un 1 sur les deux cartes, si',
    longer: 'Un 6 devient 16 ou 61',
    same: 'Des chiffres égaux ou le symbole seul : pas une nouvelle formule',
    zero: 'Résultat 0 par × : il faut maintenant recouvrir chaque nombre',
    under: 'Les cartes recouvertes vont sous la formule, et deviennent la pioche quand elle est épuisée',
    points: 'Cette formule rapporte 64 points',
    leading: 'Aucun nombre ne commence par 0',
  },
};
export default fr;
