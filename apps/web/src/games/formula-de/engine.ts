export { formulaDe as definition } from '@paddock/formula-de';

export const loadBots = async (): Promise<object> => (await import('@paddock/bots/formula-de')).formulaDeBots;
