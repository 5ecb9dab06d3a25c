export { polePositionBots as bots } from '@paddock/bots/pole-position';
export { polePosition as definition } from '@paddock/pole-position';
