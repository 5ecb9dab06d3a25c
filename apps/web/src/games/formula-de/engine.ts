export { formulaDe as definition, loadCircuitOption as loadForOptions } from '@paddock/formula-de';

export const loadBots = async (): Promise<object> => (await import('@paddock/bots/formula-de')).formulaDeBots;
