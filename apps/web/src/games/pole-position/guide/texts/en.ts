import type { PolePositionGuideTexts } from '../symbols.tsx';

const texts: PolePositionGuideTexts = {
  quickStart: [
    'Everybody chooses a Fuel card in secret. All are turned over, and the highest drives first.',
    'Pick one of your three cars. A space costs a point, and every car you pass one more.',
    'Tokens on the road help or hurt the cars that meet them.',
    'Oil, Pit stop and Turbo work when a car ends its move there: it spins, loses or gains a place.',
    'Slipstream and Comeback work when a car leaves: it passes for free, or adds its place. Every arrival scores; most points win.',
  ],
  symbols: {
    oil: {
      name: 'Oil',
      text: 'The car that lands here spins and sits out the next turn. Pole Position +: the next card only sets it straight.',
    },
    pit: {
      name: 'Pit stop',
      text: 'The car that lands here loses a place: back behind the next car, or the whole row. Pole Position +: only when it leaves.',
    },
    turbo: {
      name: 'Turbo',
      text: 'The car that lands here gains a place: ahead of the next car, or the whole row. Pole Position +: only when it leaves.',
    },
    slip: { name: 'Slipstream', text: 'A car that starts here overtakes for nothing.' },
    comeback: { name: 'Comeback', text: 'A car that starts here adds its place in the race to its points.' },
    grey: { name: 'Grey', text: 'Nothing happens here.' },
  },
  card: [
    {
      title: 'A turn',
      isNumbered: true,
      lines: [
        'All choose a Fuel card face down.',
        'Turn all cards over at once.',
        'Highest card first: pick a car and drive. Ties: the player whose best car is further ahead.',
      ],
    },
    {
      title: 'Driving',
      lines: [
        ['a space', '1 point'],
        ['each car passed', '+1'],
        ['one car a space', 'stop on a free one'],
      ],
    },
    {
      title: 'Remember',
      lines: [
        'The car must be able to use all its points. Only if none can, pick any; the rest is lost.',
        'Played cards come back when all nine are used. Used cards are open.',
        'Where Pit stop or Turbo puts a car, the space does nothing.',
      ],
    },
    {
      title: 'End',
      lines: [
        'Every car home takes the next place on the podium.',
        '“Every place scores”: the winner as many points as there are cars, the next one fewer, and so on.',
        'Pole Position +: Pit stop and Turbo work when leaving; after Oil the next card only straightens the car.',
      ],
    },
  ],
};

export default texts;
