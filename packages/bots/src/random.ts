import type { Bot } from './bot.ts';

/** Any legal move, each as likely as the other: the yardstick below all others, and the best finder of bugs. */
export const random: Bot = {
  id: 'random',
  character: 'plays any legal move',
  choose: ({ legal }, rng) => rng.pick(legal),
};
