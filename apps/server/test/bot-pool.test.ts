import { formulaDe } from '@paddock/formula-de';
import { startMatch, defaultOptions, createFastDice, Rng, resolveChance } from '@paddock/kernel';
import { expect, it } from 'vitest';
import { BotAbandonedError, BotPool } from '../src/race/bots/pool.ts';

it('a pool that is closed abandons bots that think, and does not wait for them', async () => {
  const match = startMatch(formulaDe, 2, defaultOptions(formulaDe.options));
  resolveChance(match, createFastDice(Rng.from('grid')));
  const awaiting = match.game.awaiting(match.state);
  const pool = new BotPool(1);
  const move = pool.chooseMove({
    game: formulaDe.id,
    seats: 2,
    options: match.game.options,
    state: match.state,
    seat: awaiting.kind === 'moves' ? awaiting.seats[0]! : 0,
    bot: 'champion',
    seed: 'x',
  });
  const outcome = expect(move).rejects.toThrow(BotAbandonedError);
  await pool.close();
  await outcome;
  await pool.close();
});
