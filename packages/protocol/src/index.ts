/** What is said between the server and those who use it: shapes that are checked at the border, and their types. */
export * from './errors.ts';
export * from './host.ts';
export * from './list-change.ts';
export * from './live.ts';
export * from './lobby.ts';
export * from './names.ts';
export * from './passkeys.ts';
export * from './people.ts';
export * from './personal.ts';
export * from './plans.ts';
export * from './play.ts';
export * from './push.ts';
export * from './rating.ts';
export * from './results.ts';
export * from './tables.ts';
export * from './talk.ts';
