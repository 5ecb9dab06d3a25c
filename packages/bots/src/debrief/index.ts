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
export { type FlagLimits, USUAL_FLAG_LIMITS } from './flag.ts';
export type { DriverSummary, Ledger } from './summary.ts';
export type { TurningPoint } from './turning-points.ts';
