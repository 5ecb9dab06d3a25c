/** What other chunks load of the table page, all at once: one request instead of three. */
export { localTables, openLocalTable } from './local.ts';
export { PlayPage } from './PlayPage.tsx';
export { TablePage } from './TablePage.tsx';
export { createTextContext } from './text-context.ts';
