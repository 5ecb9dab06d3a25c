import type { GameBots } from '@paddock/bots/selection';
import type { GameTypes } from '@paddock/kernel';

export { formulaDe as definition } from '@paddock/formula-de';

export async function loadBots(): Promise<GameBots<GameTypes>> {
  return (await import('@paddock/bots/formula-de')).formulaDeBots;
}
