export { generatedDrawing } from './generate.ts';
export { type CellPlace, circuitGeometry, type CircuitGeometry, type CornerPlace, type Place } from './geometry.ts';
export { circuitSvg } from './picture.ts';
export type { Point } from './road.ts';
