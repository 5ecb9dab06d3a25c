export { type BuiltInCircuit, builtInCircuits } from './built-in.ts';
export * from './drawing.ts';
export * from './format.ts';
export { countCircuitFacts, type CircuitFacts, measureCorner, type CornerLengths } from './facts.ts';
export { listLanes } from './lanes.ts';
export * from './names.ts';
export { findCircuitFaults } from './validate.ts';
export { findDrawingFaults } from './validate-drawing.ts';
