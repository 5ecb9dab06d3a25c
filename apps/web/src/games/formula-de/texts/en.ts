import { builtInCircuitNames } from '@paddock/formula-de';
import { createPluralizer, formatEnglishOrdinal as ordinal } from '../../../base/texts/language.ts';
import type { FormulaDeTexts } from './types.ts';

const plural = createPluralizer('en');
const tyresFrom = (least: number, most: number): string =>
  least === most ? plural(least, 'tyre', 'tyres') : `${least} to ${most} tyres`;
const after = (details: readonly string[]): string => (details.length === 0 ? '.' : `: ${details.join(', ')}.`);
const forCar = (car: number | null): string => (car === null ? 'Your turn' : `Your turn with car ${car}`);

const en: FormulaDeTexts = {
  language: 'en',
  options: {
    circuit: { title: 'Circuit', help: 'The board you race on.', values: builtInCircuitNames('en') },
    laps: { title: 'Laps', help: 'Two laps bring more wear points, and pit stops for new tyres.' },
    carsPerPlayer: {
      title: 'Cars for each player',
      help: 'Two cars each for two to five players: the better place counts first.',
    },
    dashboards: {
      title: 'Dashboards',
      help: 'Whether everybody can see how worn the other cars are.',
      values: { hidden: 'Hidden: only your own', open: 'Open: all can look' },
    },
    teamPoints: {
      title: 'Team points',
      help: 'Rank by 10, 8, 6, 5, 4, 3, 2, 1 points for the cars that finish on places 1 to 8.',
    },
  },
  presets: {
    quick: 'One lap of the practice oval, dashboards open',
    classic: 'One lap of Monaco',
    rulebook: 'Two laps of Monaco, with pit stops',
  },

  parts: { tyres: 'Tyres', brakes: 'Brakes', fuel: 'Fuel', body: 'Body', engine: 'Engine' },
  lanes: { 1: 'outside lane', 2: 'middle lane', 3: 'inside lane' },
  car: (name, number) => `${name} (car ${number})`,
  carNumber: (number) => `Car ${number}`,
  points: (part, count) =>
    ({
      tyres: plural(count, 'tyre', 'tyres'),
      brakes: plural(count, 'brake', 'brakes'),
      fuel: `${count} fuel`,
      body: `${count} body`,
      engine: `${count} engine`,
    })[part],
  cells: (count) => plural(count, 'cell', 'cells'),
  place: (place) => `${ordinal(place)} place`,
  score: (points) => plural(points, 'point', 'points'),
  rounds: (count) => plural(count, 'round', 'rounds'),
  percent: (value) => `${value}%`,
  phrases: (parts) => parts.join('; '),

  ask: {
    yourGear: (car) => `${forCar(car)}: choose a gear.`,
    yourMove: (car, roll) => `${forCar(car)}: ${plural(roll, 'cell', 'cells')} to drive. Where will it end?`,
    inCorner: (name, made, needed) => `In ${name}: ${made} of ${plural(needed, 'stop', 'stops')} made.`,
    cornerAhead: (name, away, stops) =>
      `${name} begins in ${plural(away, 'cell', 'cells')}: ${plural(stops, 'stop', 'stops')}.`,
    gear: (name) => `${name} is thinking about a gear.`,
    move: (name, roll) => `${name} has rolled ${roll} and looks for the best line.`,
    roll: (name, gear) => `${name} rolls the die of gear ${gear}.`,
    black: {
      grid: (name) => `${name} rolls for a place on the grid.`,
      start: (name) => `${name} rolls for the start.`,
      collision: (name) => `Wheel to wheel: ${name} rolls for a collision.`,
      engine: (name) => `Engines under strain: ${name} rolls.`,
      pit: (name) => `${name} is in the box and rolls for the pit stop.`,
    },
    wins: (names) => `The race is over: ${names} wins!`,
  },

  tell: {
    grid: (names) => `The grid, from pole position: ${names}.`,
    round: (round) => `Round ${round}.`,
    finishedInRound: (round) => `Across the line in round ${round}.`,
    dream: (name) => `${name} rolls 20: a dream start, four cells at once.`,
    collisionMissed: (name, result) => `${name} rolls ${result}: no contact.`,
    collisionHit: (name) => `${name} rolls 1: contact!`,
    engineFine: (name, result) => `${name} rolls ${result} for the engine: it holds.`,
    engineHurt: (name, result) => `${name} rolls ${result} for the engine: 4 or less hurts it.`,
    rolled: (name, gear, result) => `${name} rolls ${result} in gear ${gear}.`,
    stalled: (name) => `${name} rolls 1 and stalls: the car stays on the grid this turn.`,
    forced: (name, from, to, cost) =>
      `${name} forces the gears down from ${from} to ${to}${cost === null ? '' : `, which costs ${cost}`}.`,
    moved: (name, cells, details) => `${name} drives ${plural(cells, 'cell', 'cells')}${after(details)}`,
    finishes: (name, cells, details) =>
      `${name} drives ${plural(cells, 'cell', 'cells')} and crosses the line${after(details)}`,
    stuck: (name) => `${name} is boxed in and cannot move.`,
    stop: (made, needed, corner) => `stop ${made} of ${needed} in ${corner}`,
    newLap: (lap) => `lap ${lap} begins`,
    intoPit: 'into the pit lane',
    price: (cost) => `costs ${cost}`,
    spun: (name) => `${name} spins: no tyres left. The car restarts in first gear.`,
    damaged: (name, part, left) =>
      `${name} loses ${part === 'body' ? 'a body point' : 'an engine point'}${left === null ? '' : ` (${left} left)`}.`,
    out: {
      corner: (name) => `${name} is out: too fast for the corner, with too few tyres and brakes.`,
      blocked: (name) => `${name} is out: the way was blocked, and there was nothing left to brake with.`,
      body: (name) => `${name} is out: the last body point is gone.`,
      engine: (name) => `${name} is out: the engine has blown.`,
    },
    tyres: (name) => `${name} gets new tyres in the box.`,
    quickStop: (name, cells) =>
      `A quick stop: ${name} leaves at once in fourth gear, ${plural(cells, 'cell', 'cells')}.`,
    slowStop: (name) => `A slow stop: ${name} waits in the box until the next turn.`,
    finished: (name, place) => `${name} takes the flag in ${ordinal(place)} place.`,
    over: (winners) => `The race is over. ${winners} wins.`,
  },
  brief: {
    rolled: (gear, result) => `${result} in gear ${gear}`,
    moved: (cells, details) => `${plural(cells, 'cell', 'cells')}${after(details)}`,
    finishes: (cells, details) => `${plural(cells, 'cell', 'cells')} and across the line${after(details)}`,
    out: {
      corner: 'out: too fast for the corner',
      blocked: 'out: the way was blocked',
      body: 'out: no body point left',
      engine: 'out: blown engine',
    },
  },

  describe: {
    race: (circuit, laps, round) => `${circuit}, ${plural(laps, 'lap', 'laps')}, round ${round}.`,
    order: (names) => `Still to move in this round, in this order: ${names}.`,
    car: (name, parts) => `${name}: ${parts.join(', ')}.`,
    onGrid: 'not yet on the grid',
    lap: (lap) => (lap === 0 ? 'before the line' : `lap ${lap}`),
    gear: (gear) => `gear ${gear}`,
    lane: (lane) => lane,
    inCorner: (name, made, needed) => `in ${name} with ${made} of ${plural(needed, 'stop', 'stops')} made`,
    ahead: (name, away, stops) => `${plural(away, 'cell', 'cells')} before ${name} (${plural(stops, 'stop', 'stops')})`,
    wear: (parts) => `left: ${parts}`,
    inPit: 'in the pit lane',
    spun: 'spun round, restarts in first',
    waits: 'waits in the box',
    out: 'out of the race',
    finished: (place) => `finished in ${ordinal(place)} place`,
  },

  choice: {
    gear: (gear, least, most) => `Gear ${gear}: ${least} to ${most} cells`,
    costs: (cost) => `costs ${cost}`,
    free: 'costs nothing',
    share: {
      clean: (percent) => `${percent}: no cost`,
      brakes: (percent) => `${percent}: costs brakes`,
      tyres: (percent, loss) => `${percent}: costs ${loss === null ? 'tyres' : tyresFrom(loss.least, loss.most)}`,
      spin: (percent) => `${percent}: spin`,
      out: (percent) => `${percent}: out of the race`,
    },
    drive: (cells, place) => `${plural(cells, 'cell', 'cells')}, ${place}`,
    place: (lane, where) => `${lane}, ${where}`,
    before: (away, corner) => `${away} before ${corner}`,
    inside: (cell, of, corner) => `${corner}, cell ${cell} of ${of}`,
    stays: 'Stay put: no way forward',
    finish: 'Over the finish line',
    box: 'into the box: new tyres',
    pitLane: (cell) => `pit lane, cell ${cell}`,
    stop: (made, needed) => (made > needed ? `stop ${made}, ${needed} needed` : `stop ${made} of ${needed}`),
    noStop: 'does not count as a stop',
    wide: (corners) => `leaves ${corners} too early`,
    spins: 'spins',
    collisions: (names) => `collision rolls against ${names}`,
    blocked: (cells) => `blocked, ${plural(cells, 'cell', 'cells')} short`,
  },

  dash: {
    title: 'Dashboard',
    gears: 'Choose a gear',
    ends: 'Where to end, cheapest first',
    gear: 'Gear',
    lap: (lap, laps) => `Lap ${Math.max(lap, 1)} of ${laps}`,
    hidden: 'hidden from others',
    wear: (part, left, of) => `${part}: ${left} of ${of}`,
    whyNot: {
      up: 'Only one gear up each turn',
      first: 'This turn the car drives off in first gear',
      down: 'Too far down: the wear points for it are missing',
      pit: 'Out of the box: fourth gear at most',
    },
    notNow: 'Not your turn',
    current: 'engaged',
    inPit: 'in the pits',
    retired: 'out',
  },

  board: {
    label: (circuit) => `The circuit of ${circuit} with the cars on it`,
    closer: 'Zoom in',
    further: 'Zoom out',
    whole: 'Whole circuit',
    follow: 'Follow the car',
    black: { grid: 'Grid', start: 'Start', collision: 'Collision?', engine: 'Engine', pit: 'Pit stop' },
    verdict: {
      stall: 'stalls',
      dream: 'dream start',
      off: 'off it goes',
      hit: 'contact',
      missed: 'no contact',
      hurt: '−1 engine',
      fine: 'holds',
      quick: 'quick stop',
      slow: 'slow stop',
    },
    gear: (gear) => `Gear ${gear}`,
    miniMap: 'Mini-map: look somewhere else',
    headline: {
      clean: (percent) => `${percent} clean`,
      brakes: (percent) => `${percent} brakes`,
      tyres: (percent) => `${percent} tyres`,
      spin: (percent) => `${percent} spin`,
      out: (percent) => `${percent} out`,
    },
  },

  gap: {
    cells: (count) => `+${plural(count, 'cell', 'cells')}`,
    points: (count) => `+${plural(count, 'point', 'points')}`,
  },
  seat: {
    gear: 'Gear',
    lap: 'Lap',
    place: 'Position',
    spun: 'spun',
    inPit: 'in the pits',
    waits: 'in the box',
    out: 'out',
    finished: (place) => `${ordinal(place)} place`,
  },

  circuits: {
    own: 'A circuit of your own',
    workshop: 'Draw one in the workshop',
    ownHelp: 'A file in the circuit format, or its text pasted here.',
    file: 'Choose a file',
    paste: 'Circuit as JSON',
    use: 'Use this circuit',
    notJson: 'This is not JSON. Check for missing brackets and commas.',
    faults: 'This circuit cannot be raced yet. What is wrong with it:',
    using: (name) => `Racing on ${name}.`,
    facts: (corners, cells) => `${plural(corners, 'corner', 'corners')}, ${plural(cells, 'cell', 'cells')}`,
    stops: (count) => plural(count, 'stop', 'stops'),
  },

  pictures: {
    dice: 'The six dice of the gears and the black one.',
    wear: 'A fresh car for a race of one lap.',
    beside: 'Level cells of neighbouring lanes are beside each other.',
    gate: 'From third: up to fourth, stay, or down. Skipping gears on the way down costs wear.',
    lanes: 'On a straight: two lane changes at most, and no zigzag.',
    stop: 'This move ends in the corner: one stop is made.',
    wide: 'Two cells beyond the corner, one stop short: two tyres.',
    spin: 'The last tyre is gone: the car stands the wrong way round.',
    collision: 'Ending beside one car and right behind another: two risks.',
    pit: 'The pit lane with a box for every car.',
    grid: 'Starting places, pole position at the front.',
  },
};

export default en;
