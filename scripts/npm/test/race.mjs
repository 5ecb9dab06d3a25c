// Plays a race of every game with bots from the installed packages, and verifies its record. Copied into the test's folder.
import { findBot } from '@paddock/bots';
import { games } from '@paddock/games';
import {
  begin,
  defaultOptions,
  fairDice,
  formatRecord,
  observe,
  parseRecord,
  playOut,
  recordOf,
  Rng,
  seedFrom,
  verify,
} from '@paddock/kernel';

for (const definition of games) {
  const match = begin(definition, definition.seats.min, defaultOptions(definition.options));
  const bot = findBot(definition.id, 'rookie');
  const rng = Rng.from('bots');
  const seed = seedFrom('a race');
  playOut(match, fairDice(seed), ({ game, state }, seat) => bot.choose(observe(game, state, seat), rng));
  const record = parseRecord(formatRecord(recordOf(match, seed)));
  const changed = { ...record.value, seed: seedFrom('another race') };
  if (!verify(definition, record.value).ok) throw new Error(`${definition.id}: its record is refused`);
  if (verify(definition, changed).ok) throw new Error(`${definition.id}: a changed record is accepted`);
  console.log(`${definition.id}: ${match.entries.length} entries verified`);
}
