export { DEFAULT_DEBRIEFS, DEFAULT_RACES, reportCircuit } from './report.ts';
export { type CircuitSection, listSections } from './sections.ts';
export type { SolvedCorner, SolvedFigures } from './solved.ts';
export type * from './types.ts';
export { CIRCUIT_WARNING_CODES, type CircuitWarning } from './warnings.ts';
export { type CircuitSummary, REFERENCE_SUMMARIES, summarizeReport } from './summary.ts';
export {
  BALANCE_BOUNDS,
  type BalancedCircuit,
  type BalanceOptions,
  findBalancedCircuit,
  measureImbalance,
} from './balance.ts';
