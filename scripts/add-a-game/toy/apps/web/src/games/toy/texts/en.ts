import type { ToyTexts } from './types.ts';

const en: ToyTexts = {
  options: {
    most: { title: 'Most', help: 'The highest bid.' },
    loud: { title: 'Loud', help: 'Changes nothing.' },
  },
  ask: 'Your turn: bid.',
  wait: 'The others are bidding.',
  over: 'All bids are open.',
  own: (value) => `Your number: ${value ?? '?'}`,
  bid: (value) => `Bid ${value}`,
  hasBid: (name) => `${name} has bid.`,
};

export default en;
