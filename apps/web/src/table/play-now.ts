import { useSettings } from '../base/settings.ts';
import type { GameCard } from '../games/index.ts';
import { botName } from '../base/bot-names.ts';
import type { Driver } from '../games/table-link.ts';

/** The bot level used when none was chosen. */
export const DEFAULT_BOT = 'amateur';

/** One person at the first seat and bots at the others. */
export function soloDrivers(seats: number, bot: string = DEFAULT_BOT): Driver[] {
  const { nickname } = useSettings.getState();
  return Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: nickname } : { kind: 'bot', bot, name: botName(seat) },
  );
}

/** Creates a race against bots with the default options and returns its id. A seed makes the dice repeatable. */
export async function playNow(
  { id, defaultSeats }: Pick<GameCard, 'id' | 'defaultSeats'>,
  seed?: string,
): Promise<string> {
  const { localTables } = await import('./pages.ts');
  const drivers = soloDrivers(defaultSeats);
  const created = await localTables().create({
    game: id,
    seats: defaultSeats,
    options: {},
    drivers,
    ...(seed === undefined ? {} : { seed }),
  });
  if (!created.ok) throw new Error(created.error);
  return created.value;
}
