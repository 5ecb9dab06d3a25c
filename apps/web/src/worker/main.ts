import { expose } from 'comlink';
import { LocalTables } from './tables.ts';

expose(new LocalTables());
