import type { Group, RoundPlan } from '@paddock/championship';
import { BOT_NAMES, type Person } from '@paddock/protocol';
import type { ReservedSeat, ReservedTable } from '../lobby/service.ts';
import { foldName } from '../nicknames/fold-name.ts';
import { uniqueName } from '../nicknames/unique-name.ts';
import { nameOfBot } from './bot-entrants.ts';
import type { StoredChampionship } from './repository.ts';
import { personOf } from './view.ts';

/** The level of the bots that fill a table and score nothing. */
const GUEST_LEVEL = 'amateur';

/** The table of a group. People have to come to a live race; by correspondence it begins without them. */
export function createGroupTable(
  { row, championship }: StoredChampionship,
  { number, plan }: { readonly number: number; readonly plan: RoundPlan },
  { table, entrants }: Group,
  people: ReadonlyMap<string, Person>,
): Omit<ReservedTable, 'maxWaitMs'> {
  const names = new Set<string>();
  const seats = entrants.map((id): ReservedSeat => {
    const { level } = championship.entrants.find((one) => one.id === id)!;
    if (level !== null) return { kind: 'bot', level, name: nameOfBot(id) };
    const name = uniqueName(personOf(people, id).nickname, names);
    names.add(foldName(name));
    return { kind: plan.schedule.kind === 'live' ? 'reserved' : 'seated', person: id, name };
  });
  const bots = new Set(seats.map(({ name }) => name));
  const freeNames = BOT_NAMES.filter((name) => !bots.has(name));
  const guests = freeNames
    .slice(0, plan.seats - seats.length)
    .map((name): ReservedSeat => ({ kind: 'bot', level: GUEST_LEVEL, name }));
  return {
    id: table,
    settings: {
      game: plan.game,
      options: plan.options,
      listed: row.listed === 1,
      time: { kind: 'move', seconds: plan.turnSeconds },
    },
    seats: [...seats, ...guests],
    championship: row.id,
    round: number,
  };
}
