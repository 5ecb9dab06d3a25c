import type { FormulaDeGuideTexts } from '../symbols.tsx';

const texts: FormulaDeGuideTexts = {
  quickStart: [
    'Choose a gear: one up, the same, or one down is free. Skipping gears downwards costs wear.',
    'Roll the die of that gear and drive exactly so many cells. Higher gears roll higher.',
    'A flag at a corner says how often you must end a move in it before you leave.',
    'One stop short costs a tyre for every cell beyond the corner. Two stops short, and you are out.',
    'Brakes save cells, and every part wears out: spend it well. First over the line after the last lap wins.',
  ],
  symbols: {
    stop: { name: 'Corner flag', text: 'How many moves must end in this corner before a car may leave it freely.' },
    arrow: {
      name: 'Arrows',
      text: 'In corners the arrows say where a car may go on; lanes cannot be changed freely there.',
    },
    tyres: { name: 'Tyres', text: 'Lost for every cell beyond a corner left one stop short. The last one is a spin.' },
    brakes: { name: 'Brakes', text: 'Each point saves a cell after the roll, or pays for a blocked cell.' },
    fuel: { name: 'Fuel', text: 'Pays for a forced downshift.' },
    body: { name: 'Body', text: 'Lost in collisions: a 1 on the black die. The last point puts you out.' },
    engine: {
      name: 'Engine',
      text: 'Lost when a 20 in fifth or a 30 in sixth is rolled and the black die shows 1 to 4. The last point puts you out.',
    },
    box: {
      name: 'Pit box',
      text: 'New tyres in a race of two laps. 1 to 10 on the black die: leave at once; 11 to 20: wait a turn.',
    },
    spin: { name: 'Spin', text: 'The car faces the wrong way and restarts in first next turn.' },
  },
  card: [
    {
      title: 'A turn',
      isNumbered: true,
      lines: [
        'Choose a gear.',
        'Roll its die.',
        'Choose a cell: drive the full roll, or brake.',
        'Beside or right behind a car: roll for collisions.',
      ],
    },
    {
      title: 'Dice',
      lines: [
        ['1st', '1–2'],
        ['2nd', '2–4'],
        ['3rd', '4–8'],
        ['4th', '7–12'],
        ['5th', '11–20'],
        ['6th', '21–30'],
      ],
    },
    {
      title: 'Corners',
      lines: [
        ['stops made', 'leave freely'],
        ['one stop short', '1 tyre per cell'],
        ['two short', 'out'],
      ],
    },
    {
      title: 'Forced downshift',
      lines: [
        ['1 gear skipped', '1 fuel'],
        ['2 skipped', '+ 1 brake'],
        ['3 skipped', '+ 1 engine'],
      ],
    },
    {
      title: 'Blocked',
      lines: [
        ['1–3 cells missing', '1 brake each'],
        ['4–6', '3 brakes, rest tyres'],
        ['7 or more', 'out'],
      ],
    },
    {
      title: 'Straights',
      lines: ['Change lanes at most twice in a move, and no zigzag.'],
    },
  ],
};

export default texts;
