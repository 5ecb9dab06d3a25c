import type { FormulaDeKind } from '@paddock/formula-de';
import { premoves as next } from '@paddock/formula-de/premoves';
import { describeMove } from './describe-move.ts';
import type { FormulaDeTexts } from './texts/types.ts';
import type { Premoves } from '../ui.ts';

export const premoves: Premoves<FormulaDeKind, FormulaDeTexts> = {
  next,
  describe: (move, context) => describeMove(move, null, context),
};
