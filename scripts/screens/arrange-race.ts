import { type Bot, findBot } from '@paddock/bots';
import { findGame } from '@paddock/games';
import { commitmentOf, type GameTypes, resolveOptions, type Seat, seedFromText } from '@paddock/kernel';
import type { RunningTable } from '@paddock/table';
import { botName } from '../../apps/web/src/base/bot-names.ts';
import type { StoredTable } from '../../apps/web/src/worker/storage.ts';
import { createTable, prepareMove } from '../../apps/web/test/bot-race.ts';

/** A race that stands right before a move, and the move. */
export interface ArrangedRace {
  readonly table: StoredTable;
  readonly move: object;
}

/** An event that is too rare to wait for. */
export interface RareEvent {
  readonly isWanted: (event: GameTypes['event']) => boolean;
  /** Who has played before; at random if it is not said, because better bots avoid bad luck. */
  readonly bot?: string;
  readonly seats?: number;
}

/** So many races are searched for an event. */
const MAX_RACES = 100;

/** Finds a race in which a move leads to an event, and stops right before it. A person has the seat that makes this move. */
export function arrangeRace(game: string, { isWanted, bot: name = 'random', ...wanted }: RareEvent): ArrangedRace {
  const definition = findGame(game)!;
  const seats = wanted.seats ?? definition.defaultSeats;
  const options = resolveOptions(definition, seats, {});
  if (!options.ok) throw new Error(options.error);
  const bot = findBot(game, name)!;
  for (let race = 0; race < MAX_RACES; race++) {
    const seed = `moment ${race}`;
    const table = createTable(definition, seats, options.value, seed);
    const found = playUntil(table, bot, isWanted);
    if (found === null) continue;
    const { entries } = table.match;
    return { table: storedTable({ game, seats, options: options.value, entries }, seed, found.seat), move: found.move };
  }
  throw new Error(`no race of ${game} has the wanted event`);
}

/** Where all choose at once, the last one to choose makes the move. */
function playUntil(
  table: RunningTable,
  bot: Bot,
  isWanted: RareEvent['isWanted'],
): { readonly seat: Seat; readonly move: object } | null {
  table.commit(table.prepareChance());
  for (;;) {
    const seat = table.awaitedSeats()[0];
    if (seat === undefined) return null;
    const move = bot.choose(table.observe(seat), table.botRng(seat));
    const transition = prepareMove(table, seat, move);
    if (transition.events.some(isWanted)) return { seat, move };
    table.commit(transition);
  }
}

type Race = Pick<StoredTable, 'game' | 'seats' | 'options' | 'entries'>;

function storedTable(race: Race, seed: string, person: Seat): StoredTable {
  const secret = seedFromText(seed);
  return {
    ...race,
    id: 'stored',
    drivers: Array.from({ length: race.seats }, (_, seat) =>
      seat === person ? { kind: 'person', name: 'Ada' } : { kind: 'bot', bot: 'rookie', name: botName(seat) },
    ),
    seed: secret,
    seedHash: commitmentOf(secret),
    over: false,
    hints: 'unlimited',
    continuedFrom: 0,
    opened: false,
    digest: null,
    created: 0,
    touched: 0,
  };
}
