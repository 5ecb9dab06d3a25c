import { createInstantBot } from '../create-bot.ts';

/** Plays a uniformly random legal move: the lowest baseline, and the best finder of bugs. */
export const randomBot = createInstantBot('random', 'plays any legal move', ({ legal }, rng) => rng.pick(legal));
