export { formelFun as definition } from '@paddock/formel-fun';

export const loadBots = async (): Promise<object> => (await import('@paddock/bots/formel-fun')).formelFunBots;
