import type { ToyTexts } from './types.ts';

const fr: ToyTexts = {
  options: {
    most: { title: 'Maximum', help: 'La plus haute mise.' },
    loud: { title: 'Fort', help: 'Ne change rien.' },
  },
  ask: 'À vous de miser.',
  wait: 'Les autres misent.',
  over: 'Toutes les mises sont ouvertes.',
  own: (value) => `Votre nombre : ${value ?? '?'}`,
  bid: (value) => `Miser ${value}`,
  hasBid: (name) => `${name} a misé.`,
};

export default fr;
