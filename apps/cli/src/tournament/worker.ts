import { playDeals } from './deal.ts';

/** Runs in a worker thread. */
export default playDeals;
