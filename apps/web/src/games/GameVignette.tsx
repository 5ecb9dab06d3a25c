import { type ComponentType, createElement, type ReactElement } from 'react';

/** Apart from the manifests, because table pages need those and no vignette. */
const VIGNETTES = import.meta.glob<ComponentType>('./*/vignette/Vignette.tsx', { eager: true, import: 'Vignette' });

/** The small animated picture of a game. */
export function GameVignette({ game }: { readonly game: string }): ReactElement | null {
  const vignette = VIGNETTES[`./${game}/vignette/Vignette.tsx`];
  return vignette === undefined ? null : createElement(vignette);
}
