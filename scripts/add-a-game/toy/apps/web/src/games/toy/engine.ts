export { toy as definition } from '@paddock/toy';

export const loadBots = async (): Promise<object> => (await import('@paddock/bots/toy')).toy;
