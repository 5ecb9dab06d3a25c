import type { PolePositionKind } from '@paddock/pole-position';
import type { GamePackage, GameUi } from '../ui.ts';
import { Actions } from './Actions.tsx';
import { Board } from './Board.tsx';
import { CourseField } from './CourseField.tsx';
import { illustrations } from './illustrations.tsx';
import { lesson } from './lesson.ts';
import { beat, picture, revealAt, secret, sound } from './stage.ts';
import type { PoleTexts } from './texts/types.ts';
import { ask, consequence, describe, scoreOf, seatFacts, tell } from './words.ts';

export const ui: GameUi<PolePositionKind, PoleTexts> = {
  id: 'pole-position',
  Board,
  Actions,
  OptionFields: { tokens: CourseField },
  Illustrations: illustrations,
  prompt: ask,
  describeEvent: tell,
  describePosition: describe,
  moveVerb: (move) => ('token' in move ? 'lay' : 'fuel' in move ? 'playCard' : 'drive'),
  describeMove: consequence,
  seatFacts: seatFacts,
  scoreText: scoreOf,
  durationMs: beat,
  revealAt,
  picture,
  soundOf: sound,
  hasSecrets: secret,
  lesson,
};

export const texts: GamePackage<PolePositionKind, PoleTexts>['texts'] = {
  en: async () => (await import('./texts/en.ts')).default,
  fr: async () => (await import('./texts/fr.ts')).default,
  de: async () => (await import('./texts/de.ts')).default,
};
