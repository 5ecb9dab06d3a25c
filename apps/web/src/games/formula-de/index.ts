import type { FormulaDeTypes } from '@paddock/formula-de';
import { applyEvent } from '@paddock/formula-de/apply-event';
import { textLoaders } from '../text-loaders.ts';
import type { GameUi } from '../ui.ts';
import { Actions } from './Actions.tsx';
import { Board } from './Board.tsx';
import { CircuitField } from './CircuitField.tsx';
import { describeMove } from './describe-move.ts';
import { Illustrations } from './illustrations.tsx';
import { lesson } from './lesson.ts';
import { premoves } from './premoves.ts';
import { durationMs, revealAt, hasSecrets, soundOf } from './animation.ts';
import { describeEvent } from './describe-event.ts';
import type { FormulaDeTexts } from './texts/types.ts';
import { prompt, describePosition, scoreText } from './sentences.ts';
import { markEvent, seatFacts, standings } from './standings.ts';

export const ui: GameUi<FormulaDeTypes, FormulaDeTexts> = {
  id: 'formula-de',
  Board,
  Actions,
  OptionFields: { circuit: CircuitField },
  Illustrations,
  prompt,
  describeEvent,
  describePosition,
  moveVerb: (move) => ('gear' in move ? 'roll' : 'drive'),
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

export const texts = textLoaders<FormulaDeTexts>(import.meta.glob('./texts/??.ts'));

export { formulaDe as definition } from '@paddock/formula-de';
