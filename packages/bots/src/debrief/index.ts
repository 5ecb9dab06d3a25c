export type { DebriefSupport, DecisionReview, EntryAnalysis, RaceAnalyst } from './analyst.ts';
export {
  type Debrief,
  DebriefError,
  type DebriefEntry,
  type DebriefOptions,
  type DebriefProgress,
  debriefRace,
  prepareAnalyst,
} from './debrief.ts';
export { MIN_FLAGGED_ERROR, MIN_FLAGGED_STANDARD_ERRORS } from './flag.ts';
export type { DriverSummary, Ledger } from './summary.ts';
export type { TurningPoint } from './turning-points.ts';
