import type { FormulaTypes } from '@paddock/formula';
import { applyEvent } from '@paddock/formula/apply-event';
import { textLoaders } from '../text-loaders.ts';
import type { GameUi } from '../ui.ts';
import { Actions } from './Actions.tsx';
import { Board } from './Board.tsx';
import { describeBriefly } from './brief.ts';
import { presets } from './presets.ts';
import { durationMs, revealAt, hasSecrets, soundOf } from './animation.ts';
import type { FormulaTexts } from './texts/types.ts';
import { nameMove } from './name-move.ts';
import { prompt, describeMove, describePosition, scoreText, describeEvent } from './sentences.ts';
import { markEvent, seatFacts, standings } from './standings.ts';
import { margin, raceStage } from './summary.ts';
import './formula.css';
import './actions.css';
import './draft.css';
import './draft-status.css';
import './card-hand.css';
import './table.css';

export const ui: GameUi<FormulaTypes, FormulaTexts> = {
  id: 'formula',
  Board,
  Actions,
  prompt,
  describeEvent,
  describeBriefly,
  describePosition,
  moveVerb: (move) => ('draw' in move ? 'draw' : 'lay'),
  describeMove,
  nameMove,
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
};

export const texts = textLoaders<FormulaTexts>(import.meta.glob('./texts/??.ts'));

export { formula as definition } from '@paddock/formula';
