/** For reports on circuits: what can be said of a car alone on them without any chance. */
export { EXACT_WEAR } from './search.ts';
export { type SoloLap, type SoloStretch, describeSoloLap } from './solo-lap.ts';
export { type SoloSolution, solveCircuit, type SolverSettings } from './solo-solution.ts';
export { RaceNodes } from './race-nodes.ts';
