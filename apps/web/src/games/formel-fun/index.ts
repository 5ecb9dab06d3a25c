import type { FormelFunTypes } from '@paddock/formel-fun';
import { applyEvent } from '@paddock/formel-fun/apply-event';
import { textLoaders } from '../text-loaders.ts';
import type { GameUi } from '../ui.ts';
import { Actions } from './Actions.tsx';
import { Board } from './Board.tsx';
import { describeBriefly } from './brief.ts';
import { presets } from './presets.ts';
import { premoves } from './premoves.ts';
import { durationMs, revealAt, hasSecrets, soundOf } from './animation.ts';
import type { FormelFunTexts } from './texts/types.ts';
import { prompt, describeMove, describePosition, scoreText, describeChance, describeEvent } from './sentences.ts';
import { markEvent, seatFacts, standings } from './standings.ts';
import { margin, raceStage } from './summary.ts';

export const ui: GameUi<FormelFunTypes, FormelFunTexts> = {
  id: 'formel-fun',
  Board,
  Actions,
  prompt,
  describeEvent,
  describeBriefly,
  describeChance,
  describePosition,
  moveVerb: () => 'playCard',
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

export const texts = textLoaders<FormelFunTexts>(import.meta.glob('./texts/??.ts'));

export { formelFun as definition } from '@paddock/formel-fun';
