import type { ReportTexts } from './types.ts';

const texts: ReportTexts = {
  circuitTitle: (name) => `${name}: is it a good circuit?`,
  courseTitle: 'Is it a good course?',
  circuitIntroduction: (races, cars) =>
    races === 0
      ? 'Solved exactly for one car alone.'
      : `Solved exactly for one car alone, then raced: ${races} races of one lap with ${cars} cars, driven by bots of mixed levels.`,
  courseIntroduction: (races, cars) => `${races} races with ${cars} drivers, bots of mixed levels.`,
  verdict: 'Nothing looks wrong. Off to the grid!',
  line: 'the line',
  cornerOf: (number, name) => `${number} ${name}`,
  straightAfter: (corner) => `straight after ${corner}`,
  compared: (figures) => figures.map(({ name, value }) => `${name} ${value}`).join(', '),
  figures: {
    turns: 'Turns of a perfect driver',
    hardest: 'Hardest corner',
    rounds: 'Rounds until somebody wins',
    dropOuts: 'Cars that drop out',
    overtakings: 'Overtakings per car',
    pole: 'Pole position wins',
    poleValue: (share, fair) => `${share} (fair: ${fair})`,
    luck: 'Decided by dice',
    luckValue: (luck, error) => `${luck} (± ${error})`,
    guessing: 'Decided by guessing',
    courseTurns: 'Turns of a race',
  },
  charts: {
    gears: 'The best gears',
    gearsHint: 'How fast a perfect driver passes every row of the road.',
    gear: 'gear',
    corners: 'What corners cost',
    cornersHint: 'Turns that a perfect driver would save without the stops of this corner.',
    overtakings: 'Where cars overtake',
    overtakingsHint: 'Overtakings per race. Pale: straights.',
    dropOuts: 'Where cars drop out',
    dropOutsHint: 'Share of all cars. Pale: straights.',
    grid: 'Who wins, by place on the grid',
    gridHint: 'With 95 % intervals; the mark is a fair share.',
    landings: 'Where cars land',
    landingsHint: 'How often a car ends its move on each stretch of the course, per race.',
    rows: (from, to) => `spaces ${from} to ${to}`,
    tokens: 'What cars land on',
    tokensHint: 'Share of all landings.',
    seats: 'Who wins, by seat',
    seat: (number) => `seat ${number}`,
    place: (number) => `place ${number}`,
  },
  cornerTable: {
    title: 'Corner by corner, for a perfect driver',
    columns: ['Corner', 'Stops', 'Cost in turns', 'Brakes', 'Tyres', 'Fuel', 'Drops out'],
  },
  limits: {
    'fewer-races': 'The lap is very long, so fewer races were driven.',
    'endless-races': 'A race did not end, so the races were given up.',
    'coarse-costs': 'The circuit is very large, so the costs of corners are approximate.',
  },
  notes: {
    circuit:
      'Points of brakes, tyres and fuel are averages over one lap. In a race of one lap everybody comes slowly to the first corner.',
    course: 'An overtaking is a car that passes another one in its own move.',
    seed: (seed) => `Seed: ${seed}. The same seed gives the same report.`,
  },
  circuitWarnings: {
    'no-overtaking': ({ from, to }, f) => `Hardly anybody overtakes between ${f.corner(from)} and ${f.corner(to)}.`,
    'few-overtakings': ({ perCar }, f) => `A car overtakes only ${f.number(perCar, 1)} times in a race.`,
    'corner-without-effect': ({ corner }, f) => `Nobody has to slow down for ${f.corner(corner)}.`,
    'one-corner-decides': ({ corner, cost }, f) => `${f.corner(corner)} alone costs ${f.number(cost, 1)} turns.`,
    'drop-outs-in-corner': ({ corner, share }, f) => `${f.percent(share)} of all cars drop out in ${f.corner(corner)}.`,
    'many-drop-outs': ({ share }, f) => `${f.percent(share)} of all cars drop out.`,
    'pole-wins': ({ share, fair }, f) =>
      `Pole position wins ${f.percent(share)} of all races; ${f.percent(fair)} would be fair.`,
    'pole-loses': ({ share, fair }, f) =>
      `Pole position wins only ${f.percent(share)} of all races; ${f.percent(fair)} would be fair.`,
    'short-race': ({ turns }, f) => `A lap takes only ${f.number(turns, 1)} turns.`,
    'long-race': ({ turns }, f) => `A lap takes ${f.number(turns, 0)} turns: an evening for patient people.`,
    'mostly-luck': ({ luck }, f) => `Dice decide ${f.percent(luck)} of the results.`,
  },
  courseWarnings: {
    'few-overtakings': ({ perCar }, f) => `A car overtakes only ${f.number(perCar, 1)} times in a race.`,
    'seat-wins': ({ seat, share, fair }, f) =>
      `Seat ${seat} wins ${f.percent(share)} of all races; ${f.percent(fair)} would be fair.`,
    'stretch-without-landing': ({ from, to }) => `Hardly anybody lands on spaces ${from} to ${to}.`,
    'token-never-used': ({ token }) => `Hardly anybody lands on tokens “${texts.tokens[token]}”.`,
    'short-race': ({ turns }, f) => `A race takes only ${f.number(turns, 1)} turns.`,
    'long-race': ({ turns }, f) => `A race takes ${f.number(turns, 1)} turns.`,
    'mostly-luck': ({ luck }, f) => `Guessing decides ${f.percent(luck)} of the results.`,
    'clustered-tokens': ({ token, from, to }) =>
      `All tokens “${texts.tokens[token]}” lie between spaces ${from} and ${to}.`,
  },
  tokens: { slip: 'slipstream', oil: 'oil', turbo: 'turbo', pit: 'pit stop', comeback: 'comeback', grey: 'grey' },
  progress: {
    solve: (done, total) => `Solving the circuit: ${done} of ${total}`,
    race: (done, total) => `Racing: ${done} of ${total}`,
    debrief: (done, total) => `Examining luck and skill: ${done} of ${total}`,
  },
};

export default texts;
