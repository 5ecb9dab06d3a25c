export { generateDrawing } from './generate.ts';
export { type CellPlace, layOutCircuit, type CircuitGeometry, type CornerPlace, type BoardPlace } from './geometry.ts';
export { drawCircuit } from './picture.ts';
export type { Point } from './road.ts';
export { layOutCells } from './stretches.ts';
