export * from './championship.ts';
export * from './commands.ts';
export * from './grouping.ts';
export * from './progress.ts';
export * from './settings.ts';
export * from './standings.ts';
