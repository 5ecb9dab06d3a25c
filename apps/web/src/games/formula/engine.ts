import type { GameBots } from '@paddock/bots/selection';
import type { GameTypes } from '@paddock/kernel';

export { formula as definition } from '@paddock/formula';

export async function loadBots(): Promise<GameBots<GameTypes>> {
  return (await import('@paddock/bots/formula')).formulaBots;
}
