import type { FormelFunGuideTexts } from '../symbols.tsx';

const texts: FormelFunGuideTexts = {
  quickStart: [
    'Cards are your engine: play one for each car, and draw one at once.',
    'A card moves its blue number. On a space with its red number it moves the red one.',
    'A Turbo adds 5 to another card, but your hand gets smaller for good.',
    'Four cars fill a space. Who would be the fifth drops back one.',
    'When a car has passed the line, the turn is finished and the last car is out. Late exits score more; most points win.',
  ],
  symbols: {
    red: { name: 'Red and blue', text: 'Moves 3, or the red number from a space with just that number.' },
    one: { name: 'Red 1, blue 10', text: 'Moves 10, but only 1 from a space numbered 1.' },
    blue: { name: 'Plain blue', text: 'Always moves 6, 7 or 8.' },
    turbo: {
      name: 'Turbo',
      text: 'Alone: 5 spaces. With another card: 5 more, and one card less in hand for good. Three times a game at most.',
    },
    number: {
      name: 'Numbers of the track',
      text: 'Three sections of ten. A card with this red number counts in full from here.',
    },
    line: {
      name: 'Start and finish',
      text: 'Once a car has passed it, the turn is played to its end; then the last car is out.',
    },
  },
  card: [
    {
      title: 'A car’s move',
      isNumbered: true,
      lines: [
        'Play a card, or a card and a Turbo.',
        'Draw one card.',
        'Drive the full number. A full space sends you back one.',
      ],
    },
    {
      title: 'A turn',
      lines: [
        'Every car moves once: the leader first, on one space the innermost first.',
        'Overtaking does not change the order of the turn.',
      ],
    },
    {
      title: 'End of a race',
      lines: [
        'A car has passed the line: finish the turn.',
        'The last car is out; on one space the outermost.',
        'The others line up, one to a space, in the order of the finish.',
      ],
    },
    {
      title: 'Points',
      lines: [
        ['first car out', '1'],
        ['each later one', '1 more'],
        ['second in the final', '2 more'],
        ['winner of the final', '3 more again'],
      ],
    },
  ],
};

export default texts;
