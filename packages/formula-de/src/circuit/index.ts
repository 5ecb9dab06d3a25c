export { type BuiltInCircuit, builtInCircuits } from './built-in.ts';
export * from './drawing.ts';
export * from './format.ts';
export { circuitFacts, type CircuitFacts, cornerWays, type CornerWays } from './facts.ts';
export { lanesInOrder } from './lanes.ts';
export * from './names.ts';
export { circuitFaults } from './validate.ts';
export { drawingFaults } from './validate-drawing.ts';
