/** A running table, the same in a browser's worker, on a server and in a terminal, and what its viewers are shown. */
export { applyEventStep, type EventStep, eventStepOf } from './event-step.ts';
export { awaitedSeats, type GameState, type Position, positionOf, rankingOf } from './position.ts';
export { RunningTable, type Transition } from './running-table.ts';
export { type LoggedEvent, redactEvents, type Snapshot, type Step, stepOf } from './step.ts';
