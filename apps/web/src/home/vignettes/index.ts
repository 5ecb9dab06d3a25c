import type { ComponentType } from 'react';
import FormelFunVignette from './FormelFun.tsx';
import FormulaVignette from './Formula.tsx';
import FormulaDeVignette from './FormulaDe.tsx';
import PolePositionVignette from './PolePosition.tsx';

/** A small animated picture of each game, light enough for the first load. */
export const VIGNETTES: Readonly<Record<string, ComponentType>> = {
  'formel-fun': FormelFunVignette,
  'formula-de': FormulaDeVignette,
  'pole-position': PolePositionVignette,
  formula: FormulaVignette,
};
