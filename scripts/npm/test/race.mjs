// Plays a race of every game with bots from the installed packages, and verifies its record. Copied into the test's folder.
import { findBot } from '@paddock/bots';
import { games } from '@paddock/games';
import {
  startMatch,
  defaultOptions,
  createFairDice,
  formatRecord,
  observe,
  parseRecord,
  playToEnd,
  createRecord,
  Rng,
  seedFromText,
  verifyRecord,
} from '@paddock/kernel';

for (const definition of games) {
  const match = startMatch(definition, definition.seats.min, defaultOptions(definition.options));
  const bot = findBot(definition.id, 'rookie');
  const rng = Rng.from('bots');
  const seed = seedFromText('a race');
  playToEnd(match, createFairDice(seed), ({ game, state }, seat) => bot.choose(observe(game, state, seat), rng));
  const record = parseRecord(formatRecord(createRecord(match, seed)));
  const changed = { ...record.value, seed: seedFromText('another race') };
  if (!verifyRecord(definition, record.value).ok) throw new Error(`${definition.id}: its record is refused`);
  if (verifyRecord(definition, changed).ok) throw new Error(`${definition.id}: a changed record is accepted`);
  console.log(`${definition.id}: ${match.entries.length} entries verified`);
}
