import type { PolePositionKind } from '@paddock/pole-position';
import { applyEvent } from '@paddock/pole-position/apply-event';
import type { GamePackage, GameUi } from '../ui.ts';
import { Actions } from './Actions.tsx';
import { Board } from './Board.tsx';
import { CourseField } from './CourseField.tsx';
import { illustrations } from './illustrations.tsx';
import { lesson } from './lesson.ts';
import { beat, revealAt, secret, sound } from './stage.ts';
import type { PoleTexts } from './texts/types.ts';
import { ask, consequence, describe, scoreOf, seatFacts, tell } from './words.ts';

export const ui: GameUi<PolePositionKind, PoleTexts> = {
  id: 'pole-position',
  Board,
  Actions,
  OptionFields: { tokens: CourseField },
  Illustrations: illustrations,
  ask,
  tell,
  describe,
  verb: (move) => ('token' in move ? 'lay' : 'fuel' in move ? 'playCard' : 'drive'),
  consequence,
  seat: seatFacts,
  score: scoreOf,
  beat,
  revealAt,
  applyEvent,
  sound,
  secret,
  lesson,
};

export const texts: GamePackage<PolePositionKind, PoleTexts>['texts'] = {
  en: async () => (await import('./texts/en.ts')).default,
  fr: async () => (await import('./texts/fr.ts')).default,
  de: async () => (await import('./texts/de.ts')).default,
};
