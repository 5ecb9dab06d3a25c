export * from './design.ts';
export * from './fault.ts';
