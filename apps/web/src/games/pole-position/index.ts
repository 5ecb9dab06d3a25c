import type { PolePositionTypes } from '@paddock/pole-position';
import { applyEvent } from '@paddock/pole-position/apply-event';
import { lazy } from 'react';
import { textLoaders } from '../text-loaders.ts';
import type { GameUi } from '../ui.ts';
import { Actions } from './Actions.tsx';
import { Board } from './Board.tsx';
import { describeBriefly } from './brief.ts';
import { presets } from './presets.ts';
import { premoves } from './premoves.ts';
import { durationMs, revealAt, hasSecrets, soundOf } from './animation.ts';
import type { PolePositionTexts } from './texts/types.ts';
import { prompt, describeMove, describePosition, scoreText, describeEvent } from './sentences.ts';
import { markEvent, seatFacts, standings } from './standings.ts';
import { margin, raceStage } from './summary.ts';

const CoursePoster = lazy(async () => ({ default: (await import('./CoursePoster.tsx')).CoursePoster }));
const CourseField = lazy(async () => ({ default: (await import('./course/CourseField.tsx')).CourseField }));

const Report = lazy(async () => ({ default: (await import('./report/CourseReport.tsx')).CourseReport }));

export const ui: GameUi<PolePositionTypes, PolePositionTexts> = {
  id: 'pole-position',
  Board,
  Actions,
  OptionFields: { tokens: CourseField },
  gallery: {
    tokens: {
      Board: CoursePoster,
      describeFigures: ({ firstPit = 0, earlyOil = 0, earlyTurbo = 0 }, t) => [
        t.editor.firstPit(firstPit),
        t.editor.early(earlyOil, earlyTurbo),
      ],
    },
  },
  Report,
  prompt,
  describeEvent,
  describeBriefly,
  describeSuspense: (event, { t }) => (event.type === 'revealed' ? t.say.allChosen : null),
  describePosition,
  moveVerb: (move) => ('token' in move ? 'lay' : 'fuel' in move ? 'playCard' : 'drive'),
  describeMove,
  seatFacts,
  scoreText,
  margin,
  raceStage,
  standings,
  markEvent,
  durationMs,
  revealAt,
  applyEvent,
  soundOf,
  hasSecrets,
  presets,
  premoves,
};

export const texts = textLoaders<PolePositionTexts>(import.meta.glob('./texts/??.ts'));

export { polePosition as definition } from '@paddock/pole-position';
