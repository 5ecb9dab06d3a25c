export { type BuiltInCircuit, builtInCircuits } from './built-in.ts';
export * from './drawing.ts';
export * from './format.ts';
export { countCircuitFacts, type CircuitFacts, measureCorner, type CornerLengths } from './facts.ts';
export { listLanes } from './lanes.ts';
export * from './names.ts';
export { areCircuitNames, findCircuitFaults, isCircuitId, isCircuitName } from './validate.ts';
export { findDrawingFaults, isBoardLabel, isLandmark } from './validate-drawing.ts';
