export { buildCircuit, type BuiltCircuit } from './build.ts';
export { completeDesign, createDesign, createStarterDesign, findPlace, pointAt } from './create.ts';
export * from './design.ts';
export * from './edit.ts';
export { addCorner, changeCorner, moveCorner, removeCorner } from './edit-corners.ts';
export * from './fault.ts';
export { fitToBoard, isClearOfRoad, scaleToRows } from './fit.ts';
export { DESIGN_LIMITS, LANE_WIDTH, ROW_LENGTH } from './limits.ts';
export type { LinePosition, NearestPlace } from './line.ts';
export { createCircuitId } from './mark-faults.ts';
export { parseDesign, type ParsedDesign } from './parse.ts';
export { nameCorner, suggestCorners, suggestStops } from './suggest-corners.ts';
export {
  CIRCUIT_LENGTHS,
  CIRCUIT_STYLES,
  type CircuitLength,
  type CircuitStyle,
  generateDesign,
  type GeneratorSettings,
} from './generator/generate.ts';
