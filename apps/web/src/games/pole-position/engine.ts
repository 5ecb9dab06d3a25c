export { polePosition as definition } from '@paddock/pole-position';

export const loadBots = async (): Promise<object> => (await import('@paddock/bots/pole-position')).polePositionBots;
