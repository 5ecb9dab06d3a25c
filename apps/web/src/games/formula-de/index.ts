import type { FormulaDeKind } from '@paddock/formula-de';
import type { GamePackage, GameUi } from '../ui.ts';
import { Actions } from './Actions.tsx';
import { Board } from './Board.tsx';
import { CircuitField } from './CircuitField.tsx';
import { consequence } from './consequence.ts';
import { Illustrations } from './illustrations.tsx';
import { lesson } from './lesson.ts';
import { beat, picture, revealAt, secret, sound } from './stage.ts';
import { tell } from './tell.ts';
import type { FormulaDeTexts } from './texts/types.ts';
import { ask, describe, score, seat } from './words.ts';

export const ui: GameUi<FormulaDeKind, FormulaDeTexts> = {
  id: 'formula-de',
  Board,
  Actions,
  OptionFields: { circuit: CircuitField },
  Illustrations,
  prompt: ask,
  describeEvent: tell,
  describePosition: describe,
  moveVerb: (move) => ('gear' in move ? 'roll' : 'drive'),
  describeMove: consequence,
  seatFacts: seat,
  scoreText: score,
  durationMs: beat,
  revealAt,
  picture,
  soundOf: sound,
  hasSecrets: secret,
  lesson,
};

export const texts: GamePackage<FormulaDeKind, FormulaDeTexts>['texts'] = {
  en: async () => (await import('./texts/en.ts')).default,
  fr: async () => (await import('./texts/fr.ts')).default,
  de: async () => (await import('./texts/de.ts')).default,
};
