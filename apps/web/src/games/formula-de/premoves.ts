import type { FormulaDeTypes } from '@paddock/formula-de';
import { listPremoves as next } from '@paddock/formula-de/premoves';
import { describeMove } from './describe-move.ts';
import type { FormulaDeTexts } from './texts/types.ts';
import type { Premoves } from '../ui.ts';

export const premoves: Premoves<FormulaDeTypes, FormulaDeTexts> = {
  next,
  describe: (move, context) => describeMove(move, null, context),
};
