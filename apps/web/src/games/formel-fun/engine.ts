import type { GameBots } from '@paddock/bots/selection';
import type { GameTypes } from '@paddock/kernel';

export { formelFun as definition } from '@paddock/formel-fun';

export async function loadBots(): Promise<GameBots<GameTypes>> {
  return (await import('@paddock/bots/formel-fun')).formelFunBots;
}
