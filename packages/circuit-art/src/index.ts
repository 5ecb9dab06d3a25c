export { type CentreLine, createCentreLine } from './curve.ts';
export { generateDrawing } from './generate.ts';
export {
  type CellPlace,
  layOutCircuit,
  layOutCircuitInSteps,
  type CircuitGeometry,
  type CornerPlace,
  type BoardPlace,
} from './geometry.ts';
export { listBends, type RoadBend } from './kerbs.ts';
export { drawCircuit, type PicturePlace } from './picture.ts';
export { drawLandmarks } from './picture-marks.ts';
export { drawPoster, PAPER_SIZES, type PaperSize } from './poster.ts';
export type { Point } from './road.ts';
export type { Steps } from './steps.ts';
export { INKS, toDegrees, uprightAngle } from './svg.ts';
export { drawSymbol } from './symbols.ts';
