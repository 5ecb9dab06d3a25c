import type { FormulaDeKind } from '@paddock/formula-de';
import { premoves as next } from '@paddock/formula-de/premoves';
import { consequence } from '../games/formula-de/consequence.ts';
import type { FormulaDeTexts } from '../games/formula-de/texts/types.ts';
import type { Premoves } from './premoves.ts';

export const premoves: Premoves<FormulaDeKind, FormulaDeTexts> = {
  next,
  say: (move, words) => consequence(move, null, words),
};
