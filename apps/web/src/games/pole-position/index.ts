import type { PolePositionTypes } from '@paddock/pole-position';
import { applyEvent } from '@paddock/pole-position/apply-event';
import { textLoaders } from '../text-loaders.ts';
import type { GameUi } from '../ui.ts';
import { Actions } from './Actions.tsx';
import { Board } from './Board.tsx';
import { CourseField } from './CourseField.tsx';
import { illustrations } from './illustrations.tsx';
import { lesson } from './lesson.ts';
import { premoves } from './premoves.ts';
import { durationMs, revealAt, hasSecrets, soundOf } from './animation.ts';
import type { PolePositionTexts } from './texts/types.ts';
import { prompt, describeMove, describePosition, scoreText, describeEvent } from './sentences.ts';
import { markEvent, seatFacts, standings } from './standings.ts';

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
  standings,
  markEvent,
  durationMs,
  revealAt,
  applyEvent,
  soundOf,
  hasSecrets,
  lesson,
  premoves,
};

export const texts = textLoaders<PolePositionTexts>(import.meta.glob('./texts/??.ts'));

export { polePosition as definition } from '@paddock/pole-position';
