import type { ComponentType } from 'react';
import FormelFunVignette from './formel-fun/Vignette.tsx';
import FormulaVignette from './formula/Vignette.tsx';
import FormulaDeVignette from './formula-de/Vignette.tsx';
import PolePositionVignette from './pole-position/Vignette.tsx';

/** A small animated picture of each game, light enough for the first load. */
export const VIGNETTES: Readonly<Record<string, ComponentType>> = {
  'formel-fun': FormelFunVignette,
  'formula-de': FormulaDeVignette,
  'pole-position': PolePositionVignette,
  formula: FormulaVignette,
};
