export { formula as definition } from '@paddock/formula';

export const loadBots = async (): Promise<object> => (await import('@paddock/bots/formula')).formulaBots;
