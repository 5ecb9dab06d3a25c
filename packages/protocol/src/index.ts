/**
 * The HTTP API: schemas that requests are checked against, and their types. Constants and functions that pages use are in
 * modules without schemas, so that no page loads typebox (`apps/web/build/schema-check.ts`).
 */
export * from './arena.ts';
export * from './autopilot.ts';
export * from './bot-accounts.ts';
export * from './championships.ts';
export * from './chances.ts';
export * from './channels.ts';
export * from './contacts.ts';
export * from './data-summary.ts';
export * from './debriefs.ts';
export * from './errors.ts';
export * from './follows.ts';
export * from './gallery-order.ts';
export * from './gallery.ts';
export * from './history.ts';
export * from './recovery-codes.ts';
export * from './admin.ts';
export * from './joint-seed.ts';
export * from './limits.ts';
export * from './list-change.ts';
export * from './live.ts';
export * from './lobby-order.ts';
export * from './lobby.ts';
export * from './bot-names.ts';
export * from './pace.ts';
export * from './passkeys.ts';
export * from './people.ts';
export * from './account.ts';
export * from './premoves.ts';
export * from './matchmaking.ts';
export * from './moves.ts';
export * from './push.ts';
export * from './quick-match.ts';
export * from './rating.ts';
export * from './results.ts';
export * from './socket.ts';
export * from './table-id.ts';
export * from './tables.ts';
export * from './vacations.ts';
export * from './chat.ts';
