import type { GameBots } from '@paddock/bots/selection';
import type { GameTypes } from '@paddock/kernel';

export { polePosition as definition } from '@paddock/pole-position';

export async function loadBots(): Promise<GameBots<GameTypes>> {
  return (await import('@paddock/bots/pole-position')).polePositionBots;
}
