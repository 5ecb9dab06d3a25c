import type { ToyTexts } from './types.ts';

const de: ToyTexts = {
  options: {
    most: { title: 'Höchstgebot', help: 'So viel darf man bieten.' },
    loud: { title: 'Laut', help: 'Ändert nichts.' },
  },
  ask: 'Du bist dran: biete.',
  wait: 'Die anderen bieten.',
  over: 'Alle Gebote liegen offen.',
  own: (value) => `Deine Zahl: ${value ?? '?'}`,
  bid: (value) => `${value} bieten`,
  hasBid: (name) => `${name} hat geboten.`,
};

export default de;
