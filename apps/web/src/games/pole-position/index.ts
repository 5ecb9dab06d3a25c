import type { PolePositionTypes } from '@paddock/pole-position';
import { applyEvent } from '@paddock/pole-position/apply-event';
import type { GamePackage, GameUi } from '../ui.ts';
import { Actions } from './Actions.tsx';
import { Board } from './Board.tsx';
import { CourseField } from './CourseField.tsx';
import { illustrations } from './illustrations.tsx';
import { lesson } from './lesson.ts';
import { durationMs, revealAt, hasSecrets, soundOf } from './animation.ts';
import type { PolePositionTexts } from './texts/types.ts';
import { prompt, describeMove, describePosition, scoreText, seatFacts, describeEvent } from './sentences.ts';

export const ui: GameUi<PolePositionTypes, PolePositionTexts> = {
  id: 'pole-position',
  Board,
  Actions,
  OptionFields: { tokens: CourseField },
  Illustrations: illustrations,
  prompt,
  describeEvent,
  describePosition,
  moveVerb: (move) => ('token' in move ? 'lay' : 'fuel' in move ? 'playCard' : 'drive'),
  describeMove,
  seatFacts,
  scoreText,
  durationMs,
  revealAt,
  applyEvent,
  soundOf,
  hasSecrets,
  lesson,
};

export const texts: GamePackage<PolePositionTypes, PolePositionTexts>['texts'] = {
  en: async () => (await import('./texts/en.ts')).default,
  fr: async () => (await import('./texts/fr.ts')).default,
  de: async () => (await import('./texts/de.ts')).default,
};
