import { createPluralizer } from '../../base/texts/language.ts';
import type { PremoveTexts } from './types.ts';

const plural = createPluralizer('en');

export const premoveTexts: PremoveTexts = {
  title: 'Plan ahead',
  hint: 'Choose now what you will play next. It is played as soon as it is your turn, if the position still fits.',
  secret: 'Nobody else sees your plan.',
  next: 'Your next choice',
  more: 'And after that',
  full: 'There is no more to plan from here.',
  remove: (choice) => `Take out of the plan: ${choice}`,
  choice: (n) => `Choice ${n}`,
  planned: (n) => plural(n, 'choice planned', 'choices planned'),
  dropped: 'The position no longer fits: your plan was dropped. Choose anew when it is your turn.',
  understood: 'All right',
  offline: 'No connection: the plan was not stored. Try again.',
  failed: 'The plan was not taken. Try again.',
};
