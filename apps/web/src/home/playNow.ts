import { useSettings } from '../app/settings.ts';
import type { GameCard } from '../games/index.ts';
import { botName } from '../kit/bot-names.ts';
import type { Driver } from '../table/link.ts';

/** The bot that drives when nobody has chosen one. */
export const DEFAULT_BOT = 'amateur';

/** One person, at the first seat, and bots. */
export function soloDrivers(seats: number, bot: string = DEFAULT_BOT): Driver[] {
  const { nickname } = useSettings.getState();
  return Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: nickname } : { kind: 'bot', bot, name: botName(seat) },
  );
}

/** A race against bots at once, no questions; answers its id. The dice may follow from a word. */
export async function playNow(
  { id, defaultSeats }: Pick<GameCard, 'id' | 'defaultSeats'>,
  seed?: string,
): Promise<string> {
  const { localTables } = await import('../table/local.ts');
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
