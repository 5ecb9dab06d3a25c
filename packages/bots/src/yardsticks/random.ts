import { reflex } from '../driver.ts';

/** Any legal move, each as likely as the other: the yardstick below all others, and the best finder of bugs. */
export const random = reflex('random', 'plays any legal move', ({ legal }, rng) => rng.pick(legal));
