import { circuitName, findBuiltInCircuit, type FormulaDeTypes, loadBuiltInCircuit } from '@paddock/formula-de';
import { applyEvent } from '@paddock/formula-de/apply-event';
import { lazy } from 'react';
import { textLoaders } from '../text-loaders.ts';
import type { GameUi } from '../ui.ts';
import { Actions } from './Actions.tsx';
import { Board } from './Board.tsx';
import { describeMove } from './describe-move.ts';
import { describeBriefly } from './brief.ts';
import { presets } from './presets.ts';
import { premoves } from './premoves.ts';
import { durationMs, revealAt, revealSoundOf, hasSecrets, soundOf } from './animation.ts';
import { describeEvent } from './describe-event.ts';
import type { FormulaDeTexts } from './texts/types.ts';
import { prompt, describePosition, scoreText } from './sentences.ts';
import { markEvent, seatFacts, standings } from './standings.ts';
import { decidedBy, margin, raceStage } from './summary.ts';

const CircuitPoster = lazy(async () => ({ default: (await import('./CircuitPoster.tsx')).CircuitPoster }));
const CircuitField = lazy(async () => ({ default: (await import('./CircuitField.tsx')).CircuitField }));
const Sheet = lazy(async () => ({ default: (await import('./report/CircuitSheet.tsx')).CircuitSheet }));
const Report = lazy(async () => ({ default: (await import('./report/CircuitReport.tsx')).CircuitReport }));

export const ui: GameUi<FormulaDeTypes, FormulaDeTexts> = {
  id: 'formula-de',
  Board,
  Actions,
  OptionFields: { circuit: CircuitField },
  gallery: {
    circuit: {
      Board: CircuitPoster,
      editorPath: '/workshop/shared',
      describeFigures: ({ corners = 0, stops = 0, cells = 0 }, t) => [
        t.circuits.facts(corners, cells),
        t.circuits.stops(stops),
      ],
    },
  },
  Report,
  Sheet,
  async findBoard(name, language) {
    await loadBuiltInCircuit(name);
    const found = findBuiltInCircuit(name);
    return found === null
      ? null
      : { title: circuitName(found.circuit, language), value: found.circuit, drawing: found.drawing };
  },
  prompt,
  describeEvent,
  describeBriefly,
  describePosition,
  moveVerb: (move) => ('gear' in move ? 'roll' : 'drive'),
  describeMove,
  seatFacts,
  scoreText,
  decidedBy,
  margin,
  raceStage,
  standings,
  markEvent,
  durationMs,
  revealAt,
  applyEvent,
  soundOf,
  revealSoundOf,
  hasSecrets,
  presets,
  premoves,
};

export const texts = textLoaders<FormulaDeTexts>(import.meta.glob('./texts/??.ts'));

export { formulaDe as definition, loadCircuitOption as loadForOptions } from '@paddock/formula-de';
