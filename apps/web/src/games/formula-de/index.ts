import type { FormulaDeTypes } from '@paddock/formula-de';
import { applyEvent } from '@paddock/formula-de/apply-event';
import { lazyComponents } from '../../kit/lazy-components.tsx';
import { textLoaders } from '../text-loaders.ts';
import type { GameUi } from '../ui.ts';
import { Actions } from './Actions.tsx';
import { Board } from './Board.tsx';
import { lazy } from 'react';
import { describeMove } from './describe-move.ts';
import { lesson } from './lesson.ts';
import { presets } from './presets.ts';
import { premoves } from './premoves.ts';
import { durationMs, revealAt, hasSecrets, soundOf } from './animation.ts';
import { describeEvent } from './describe-event.ts';
import type { FormulaDeTexts } from './texts/types.ts';
import { prompt, describePosition, scoreText, seatFacts } from './sentences.ts';
import { decidedBy, margin, raceStage } from './summary.ts';

const CircuitField = lazy(async () => ({ default: (await import('./CircuitField.tsx')).CircuitField }));

/** The rules that have a picture. They are a chunk of their own, because few people read rules at the table. */
const ILLUSTRATED_RULES = [
  'FD-2',
  'FD-4',
  'FD-6',
  'FD-8',
  'FD-12',
  'FD-14',
  'FD-17',
  'FD-18',
  'FD-21',
  'FD-25',
  'FD-30',
];

export const ui: GameUi<FormulaDeTypes, FormulaDeTexts> = {
  id: 'formula-de',
  Board,
  Actions,
  OptionFields: { circuit: CircuitField },
  Illustrations: lazyComponents(ILLUSTRATED_RULES, async () => (await import('./illustrations.tsx')).Illustrations),
  prompt,
  describeEvent,
  describePosition,
  moveVerb: (move) => ('gear' in move ? 'roll' : 'drive'),
  describeMove,
  seatFacts,
  scoreText,
  decidedBy,
  margin,
  raceStage,
  durationMs,
  revealAt,
  applyEvent,
  soundOf,
  hasSecrets,
  lesson,
  presets,
  premoves,
};

export const texts = textLoaders<FormulaDeTexts>(import.meta.glob('./texts/??.ts'));

export { formulaDe as definition } from '@paddock/formula-de';
