import type { Entrant } from '@paddock/championship';
import type { Level } from '@paddock/kernel';
import { BOT_NAMES } from '@paddock/protocol';

const BOT_PREFIX = 'bot-';

/** Bots that enter after the others, each with the next free number. */
export function createBotEntrants(
  entrants: readonly Pick<Entrant, 'id'>[],
  bots: readonly { readonly level: Level; readonly team?: string | null }[],
): Entrant[] {
  const last = Math.max(0, ...entrants.map(({ id }) => numberOf(id)));
  return bots.map(({ level, team = null }, i) => ({ id: `${BOT_PREFIX}${last + i + 1}`, kind: 'bot', level, team }));
}

/** The name of a bot, which follows from its number: from the eleventh on names are numbered. */
export function nameOfBot(id: string): string {
  const index = numberOf(id) - 1;
  const name = BOT_NAMES[index % BOT_NAMES.length]!;
  return index < BOT_NAMES.length ? name : `${name} ${Math.floor(index / BOT_NAMES.length) + 1}`;
}

function numberOf(id: string): number {
  return id.startsWith(BOT_PREFIX) ? Number(id.slice(BOT_PREFIX.length)) : 0;
}
