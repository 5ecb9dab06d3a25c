import { createPluralizer } from '../../../base/texts/language.ts';
import type { FormelFunTexts } from './types.ts';

const plural = createPluralizer('en');
const spaces = (count: number): string => plural(count, 'space', 'spaces');
const points = (count: number): string => plural(count, 'point', 'points');
const cards = (count: number): string => plural(count, 'card', 'cards');

const en: FormelFunTexts = {
  punctuation: { labelled: (label, text) => `${label}: ${text}`, semicolon: '; ' },
  options: {
    win: {
      title: 'Who wins',
      help: 'The title goes to the team with the most points over all races. Or only the final counts.',
      values: { title: 'The team with the most points', final: 'The winner of the final' },
    },
  },
  presets: {
    quick: '9 cars, 8 races, most points win',
    classic: '12 cars, 11 races, most points win',
    rulebook: '11 races, and whoever wins the final wins all',
  },

  car: (name, number) => `${name} #${number}`,
  redCard: (red, blue) => `red ${red}, blue ${blue}`,
  blueCard: (blue) => `blue ${blue}`,
  turbo: 'Turbo',
  withTurbo: (card) => `${card} with a Turbo`,
  twoTurbos: 'two Turbos',

  ask: {
    yours: (number, space, printed) =>
      `Your turn: a card for your car ${number} on ${space}. A red ${printed} counts in full here.`,
    theirs: (name, number) => `${name} is choosing a card for car ${number}.`,
    draws: (name) => `${name} draws a card.`,
    grid: 'The first grid is drawn by lot.',
    deal: 'The cards are dealt.',
    winner: (names, count) => `The game is over. ${names} ${count === 1 ? 'wins' : 'share the win'}.`,
  },
  tell: {
    race: (race, of, final, leader) =>
      `${final ? `Race ${race} of ${of}, the final` : `Race ${race} of ${of}`}: ${leader} is in front.`,
    turn: (turn, leader) => `Turn ${turn}: ${leader} leads and moves first.`,
    drew: (name, card) => (card === null ? `${name} draws a card.` : `${name} draws ${card}.`),
    played: (name, played, number) => `${name} plays ${played} for car ${number}.`,
    turned: (count) => `The draw pile was empty: ${cards(count)} of the discard pile are shuffled to make a new one.`,
    moved: (car, distance, space, lane) => `${car} drives ${spaces(distance)} to ${space}, lane ${lane}.`,
    dropped: (car, distance, full, count, space, lane) =>
      `${car} drives ${spaces(distance)}, but ${full} ${count === 1 ? 'is' : 'are'} full: it drops back ${count} to ${space}, lane ${lane}.`,
    stayed: (car, full, count, space) =>
      `${car} stays on ${space}: ${full} ${count === 1 ? 'is' : 'are'} full, and it drops all the way back.`,
    passedLine: 'It has passed the line: the race ends with this turn.',
    eliminated: (car, won) => `${car} is last and out of the game: ${points(won)}.`,
    retired: (name, count) => `${name} has no car left and lays down ${cards(count)}.`,
    finished: (car, place, won) => `${car} takes place ${place}: ${points(won)}.`,
    over: (names, count) => `${names} ${count === 1 ? 'wins' : 'share the win'}!`,
  },
  brief: {
    moved: (distance, space) => `${spaces(distance)} to ${space}`,
    dropped: (distance, full, count, space) => `${spaces(distance)}, then back ${count} to ${space}: ${full} full`,
    stayed: (full, _, space) => `stays on ${space}: ${full} full`,
    passedLine: 'across the line',
  },
  describe: {
    race: (race, of, turn) => `Race ${race} of ${of}, turn ${turn}.`,
    order: (cars) => `Still to move in this turn: ${cars}.`,
    at: (space, cars, pastLine) => `${space}${pastLine ? ', past the line' : ''}: ${cars}.`,
    carInLane: (car, lane) => `${car} in lane ${lane}`,
    out: (cars) => `Out: ${cars}.`,
    last: (car) => `Last at the moment: ${car}.`,
    team: (name, won, held, turbos) =>
      `${name}: ${points(won)}, ${cards(held)}, ${plural(turbos, 'extra Turbo', 'extra Turbos')} of 3 used.`,
    hand: (held) => `Your hand: ${held}.`,
    piles: (pile, discard) => `${cards(pile)} in the draw pile, ${discard} in the discard pile.`,
  },
  consequence: {
    red: (card, value) => `${card}: the red ${value} counts`,
    drives: (distance, space, lane) => `${spaces(distance)} to ${space}, lane ${lane}`,
    aims: (distance, space) => `${spaces(distance)} towards ${space}`,
    dropsBack: (full, count, space, lane) =>
      `${full} ${count === 1 ? 'is' : 'are'} full: drops back ${count} to ${space}, lane ${lane}`,
    passesLine: 'passes the line, the last turn of this race',
    shrinks: (held) => `your hand shrinks to ${held} for good`,
    nextRed: (number) => `then your red ${number} counts`,
  },
  gap: { points: (count) => `+${points(count)}`, spaces: (count) => `+${spaces(count)}` },
  seat: { points: 'Points', cars: 'Cars', cards: 'Cards', turbos: 'Turbos', out: 'out', lantern: 'red lantern' },
  score: {
    points,
    wonFinal: (won) => `won the final, ${points(won)}`,
    outInRace: (race, won) => `last car out in race ${race}, ${points(won)}`,
  },
  board: {
    label: (race, of) => `The oval of Formel Fun, race ${race} of ${of}`,
    race: 'Race',
    final: 'Final',
    of: (races) => `of ${races}`,
    turn: (turn) => `Turn ${turn}`,
    order: 'Still to move',
    pile: 'Pile',
    discard: 'Discard',
    full: 'full',
    out: 'Out!',
    plus: (won) => `+${points(won)}`,
    place: (place) => `Place ${place}`,
    shuffled: 'New pile',
    newRace: (race, of, final) => (final ? 'The final' : `Race ${race} of ${of}`),
    lantern: 'Red lantern',
  },
  hand: {
    title: 'Your hand',
    moving: (number, space) => `Your car ${number} on ${space}`,
    next: (number, space) => `Next: your car ${number} on ${space}`,
    resting: 'All your cars have moved in this turn',
    dealing: 'The cars line up, and the cards are dealt',
    watching: 'You are looking on: hands stay hidden.',
    noCars: 'Your last car is out. See who lasts longest!',
    notNow: 'It is not your turn',
    nextValue: (value) => `then ${value}`,
    goesAlong: 'goes along as the extra card',
    fullHint: 'space full: drops back',
    lineHint: 'passes the line',
    turboTitle: 'Turbo as a second card',
    turboPrice: (held) => `+5, but your hand shrinks to ${held} for good`,
    turboOn: '+5 on every card',
    noTurbo: 'There is no Turbo in your hand',
    turbosUsed: 'You have played all three extra Turbos',
    turboWait: 'Adds 5 to another card',
    discard: (count) => `Discard pile: ${cards(count)}`,
    discardTitle: 'The discard pile',
    discardHelp: 'Everybody may look: what lies here does not come up until the pile is shuffled anew.',
    discardEmpty: 'Nothing has been played yet.',
    times: (count) => `× ${count}`,
    close: 'Close',
  },
  captions: {
    track: 'Thirty spaces in three sections. Cars drive anticlockwise; the line is at the bottom.',
    cards: 'A red number with a blue 3, the red 1 with a blue 10, a plain blue card, a Turbo.',
    grid: 'The first grid: the first cars on 10, the second on 9, the third on 8.',
    red: 'On a 7 the red 7 drives 7. On any other space the same card drives 3.',
    one: 'The red 1 drives 10, but only 1 from a 1.',
    turbo: 'A Turbo with another card adds 5: here 8 and 5 make 13. The hand is one card smaller from then on.',
    lane: 'The car takes the innermost free lane where its move ends.',
    full: 'The 6 is full: the car drops back to the 5.',
    order: 'The leader moves first; on the same space the innermost.',
    last: 'The last car is out: on the rearmost space the one furthest outside.',
    newGrid: 'The others line up one to a space, in the order of the finish.',
    points: 'The points with nine cars, from the first one out to the winner.',
  },
};

export default en;
