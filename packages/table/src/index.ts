/** What those at a table are shown, whoever shows it: a worker on their own device, or a server. */
export { type Position, positionOf } from './position.ts';
export { type Snapshot, advance, redactEvents, retell, type Step, stepOf, type LoggedEvent } from './step.ts';
