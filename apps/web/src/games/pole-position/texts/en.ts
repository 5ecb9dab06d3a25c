import { createPluralizer } from '../../../base/texts/language.ts';
import type { PolePositionTexts } from './types.ts';

const n = createPluralizer('en');
const points = (count: number): string => n(count, 'point', 'points');
const space = (at: number): string => (at === 0 ? 'the start' : at === 44 ? 'the line' : `space ${at}`);
/** From space to space, in short: "11 → 21". */
const ending = (place: number): string => (place === 0 ? 'start' : place === 44 ? 'line' : String(place));
const journey = (first: number, last: number): string => `${ending(first)} → ${ending(last)}`;
const shifted = (kind: 'pit' | 'turbo', end: number): string =>
  kind === 'pit'
    ? `Pit stop: loses a place, back to ${space(end)}`
    : `Turbo: gains a place, ${end === 44 ? 'over the line' : `on to ${space(end)}`}`;

const en: PolePositionTexts = {
  punctuation: { labelled: (label, text) => `${label}: ${text}`, semicolon: '; ' },
  options: {
    rules: {
      title: 'Rules',
      help: 'In the plus game, Pit stop and Turbo work when a car leaves them, and oil holds up the whole team.',
      values: { normal: 'Normal', plus: 'Pole Position +' },
    },
    course: {
      title: 'Course',
      help: 'Laid by chance, token by token by the players, or one of your own.',
      values: { shuffled: 'By chance', built: 'Laid by the players', custom: 'Your own' },
    },
    tokens: {
      title: 'Tokens of the course',
      help: 'All 43, from the first space after the start to the last before the line.',
    },
    podium: {
      title: 'Podium',
      help: 'Every place scores, or only six (9, 6, 4, 3, 2, 1): then the sixth arrival ends the race.',
      values: { all: 'Every place scores', six: 'Six places score' },
    },
  },
  presets: {
    quick: 'Only six places score: it ends with the sixth car home',
    classic: 'A course laid by chance, and every place scores',
    rulebook: 'You lay the course first, token by token',
  },
  tokens: {
    oil: {
      name: 'Oil',
      does: 'the car spins and sits out the next turn',
      plus: 'the car spins; the next card only sets it straight',
    },
    pit: {
      name: 'Pit stop',
      does: 'the car loses a place at once',
      plus: 'a car that leaves from here first loses a place',
    },
    turbo: {
      name: 'Turbo',
      does: 'the car gains a place at once',
      plus: 'a car that leaves from here first gains a place',
    },
    slip: {
      name: 'Slipstream',
      does: 'a car that leaves from here overtakes for nothing',
      plus: 'a car that leaves from here overtakes for nothing',
    },
    comeback: {
      name: 'Comeback',
      does: 'a car that leaves from here adds its place to its points',
      plus: 'a car that leaves from here adds its place to its points',
    },
    grey: { name: 'Grey', does: 'nothing', plus: 'nothing' },
  },
  board: {
    label: (turn) => `The loop of 44 spaces with all cars, turn ${turn}`,
    turn: 'Turn',
    points: (count) => `${count} pt`,
  },
  say: {
    car: (name, car) => `${name}’s car ${car}`,
    space,
    points,
    laid: (name, token, at) => `${name} lays ${token} on space ${at}.`,
    begins: (turn) =>
      turn === 1
        ? 'The course is laid and the race begins: everybody chooses a card.'
        : `Turn ${turn}: everybody still racing chooses a card.`,
    allChosen: 'All cards are down. They are turned over, the lowest first.',
    revealed: (cards) => `The cards turn over: ${cards}. The highest moves first.`,
    card: (name, fuel) => `${name} (${fuel})`,
    straightened: (name, plus) =>
      plus
        ? `${name} moves no car: the card only sets the spinning one straight.`
        : `${name} loses the card: every car still racing was spinning. They are straight again.`,
    pit: (car, from, to, leaving) =>
      `${leaving ? 'Leaving the Pit stop' : 'Pit stop'}: ${car} loses a place and drops from space ${from} back to ${space(to)}, behind the next car behind it.`,
    turbo: (car, from, to, leaving) =>
      `${leaving ? 'Leaving the Turbo' : 'Turbo'}: ${car} gains a place and jumps from space ${from} ${to === 44 ? 'over the line' : `to ${space(to)}`}, past the next car ahead.`,
    moved: (car, { from, to, points: card, bonus }) => {
      const total = bonus === 0 ? points(card) : `${card} + ${bonus} points (Comeback)`;
      if (to === from) return `${car} cannot move: the cars ahead leave no free space for ${total}.`;
      if (to === 44) return `${car} drives from ${space(from)} over the line with ${total}.`;
      const price = card + bonus - (to - from);
      return `${car} drives from ${space(from)} to ${space(to)} with ${total}${price > 0 ? `; the cars in its way cost ${points(price)}` : ''}.`;
    },
    spun: (car, plus) =>
      plus
        ? `Oil! ${car} spins: the next card only sets it straight.`
        : `Oil! ${car} spins and sits out the next turn.`,
    finished: (car, place, score) => `${car} takes place ${place} on the podium: ${points(score)}.`,
    placed: (car, place, score) => `The race is over for ${car} too: place ${place}, ${points(score)}.`,
    refilled: (name) => `${name} has played all nine cards and takes them back.`,
    won: (names, several) => (several ? `${names} share the victory!` : `${names} wins the race!`),
  },
  brief: {
    car: (name, car) => `${name} #${car}`,
    moved: ({ from, to, points: card, bonus }) => {
      const total = bonus === 0 ? String(card) : `${card} + ${bonus}`;
      if (to === from) return `no free space for ${total}`;
      const price = to === 44 ? 0 : card + bonus - (to - from);
      return `${journey(from, to)} with ${total}${price > 0 ? `, ${price} of them to overtake` : ''}`;
    },
    shifted: (from, to) => journey(from, to),
    spun: (plus) => (plus ? 'Oil! The next card only sets it straight' : 'Oil! It sits out the next turn'),
    placed: (place, score) => `place ${place}, ${points(score)}`,
  },
  ask: {
    course: 'The course is being laid.',
    lay: (at) => `Your turn: lay a token on space ${at}.`,
    lays: (name, at) => `${name} is choosing a token for space ${at}.`,
    choose: 'Choose a fuel card. The highest card moves first.',
    straighten: 'Choose a card to give up: it only sets your spinning car straight.',
    waiting: (names) => `Waiting for a card from ${names}.`,
    move: (fuel) => `Your turn: which car drives with your ${fuel}?`,
    moves: (name, fuel) => `${name} is choosing a car to drive with the ${fuel}.`,
  },
  will: {
    lay: (token, at, left) => `${token} on space ${at}; ${left === 0 ? 'the last one' : `${left} left after that`}`,
    card: (fuel) => `Card ${fuel}`,
    ifNobodyMoves: 'if nobody moves before',
    straightens: 'only sets the spinning car straight',
    refills: 'then all nine cards come back',
    car: (car) => `car ${car}`,
    cars: (cars) => `cars ${cars}`,
    drive: (from, to) => (to === 44 ? `from ${space(from)} over the line` : `from ${space(from)} to ${space(to)}`),
    reach: (to) => (to === 44 ? 'over the line' : `to ${space(to)}`),
    stuck: 'cannot move',
    first: (kind, end) => `first ${shifted(kind, end)}`,
    bonus: (bonus) => `Comeback +${bonus}`,
    overtakes: (cost) => `overtaking costs ${points(cost)}`,
    onward: (kind, end) => `then ${shifted(kind, end)}`,
    spins: 'spins on the oil',
    lost: 'the rest of the points is lost',
    place: (place) => `place ${place}`,
  },
  hand: {
    title: 'Your fuel cards',
    used: 'already played: it comes back when all nine are used',
    chosen: (fuel) => `Your card ${fuel} lies face down.`,
    chosenLabel: 'chosen',
    hands: 'Cards left',
    none: 'all home',
  },
  pick: {
    title: (fuel) => `Your ${fuel}: pick a car`,
    finished: (place) => `home, place ${place}`,
    spins: 'spinning: sits out this turn',
    cannotUseAll: 'cannot use all its points',
  },
  build: {
    title: (at) => `A token for space ${at}`,
    left: (left) => `${left} left`,
    noneLeft: 'none left',
    sameBefore: 'not twice in a row',
    spoils: 'the rest would not fit',
  },
  tell: {
    turn: (turn) => `Turn ${turn}.`,
    spaces: (token, spaces) => `${token}: ${spaces}.`,
    seat: (name, score, cards) => `${name}: ${points(score)}; cards ${cards}.`,
    where: (car, at) => (at === 0 ? `car ${car} at the start` : `car ${car} on space ${at}`),
    spinning: 'spinning',
    home: (car, place) => `car ${car} home in place ${place}`,
    left: (car, at, place) => `car ${car} ${at === 0 ? 'at the start' : `on space ${at}`}, place ${place}`,
    toMove: (names) => `To move, in this order: ${names}.`,
  },
  gap: { points: (count) => `+${points(count)}` },
  rail: { points: 'points', projected: 'points expected', cards: 'cards left', chosen: 'card down', home: 'all home' },
  editor: {
    help: 'Tap a space to change its token.',
    cell: (at, token) => `Space ${at}: ${token}`,
    count: (token, laid, stock) => `${token}: ${laid} of ${stock}`,
    shuffle: 'Shuffle',
    generate: 'Find a good one',
    generating: 'Bots are trying out courses …',
    generateFailed: 'No course was found. Please try again.',
    sample: 'Sample',
    paste: 'Paste a list',
    pasteHelp: (names) => `43 tokens, with spaces or commas between: ${names}.`,
    use: 'Use this list',
    notRead: (names) => `This list has other words in it. The tokens are: ${names}.`,
    good: 'This course can be raced.',
    firstPit: (place) => `first pit stop on space ${place}`,
    early: (oil, turbo) => `first half: ${oil} oil, ${turbo} turbo`,
    twin: (a, b) => `Spaces ${a} and ${b} carry the same token: equal tokens may not be neighbours.`,
    wrongCount: (token, laid, stock) => `${token}: ${laid} laid, but there are ${stock}.`,
  },
  pictures: {
    tokens: 'The six kinds of token and how many there are of each.',
    order: 'The 8 moves first, then the two 5s: the one whose foremost car is further ahead goes before the other.',
    overtaking: 'Card 4 with one car in the way: 3 spaces, and 1 point for overtaking.',
    free: 'Card 4 on an open road: 4 spaces.',
    companions:
      'Both played 3 from the start: they share the space, and go on together as long as their cards are equal.',
    oil: 'Landed on oil: the car spins and sits out the next turn.',
    pit: 'Landed on Pit stop: back behind the next car and the whole queue there.',
    turbo: 'Landed on Turbo: ahead of the next car and the whole queue there.',
    slip: 'From Slipstream with card 5: both cars are passed for nothing.',
    comeback: 'From Comeback with card 3, second in the race: 3 + 2 points, one of them for overtaking.',
  },
};

export default en;
