import type { Championship, ChampionshipCommand, Group } from '@paddock/championship';
import type { RaceOutcome } from '../race/results/service.ts';

/** The result of a group. Guests are left out, and people who made no move themselves did not race. */
export function resultOf(
  { entrants }: Championship,
  group: Group,
  outcome: RaceOutcome,
  at: number,
): ChampionshipCommand {
  const { table } = group;
  if (outcome.ranking === null) return { type: 'void-group', at, table };
  const { drivers } = outcome;
  const bots = new Set(entrants.filter(({ kind }) => kind === 'bot').map(({ id }) => id));
  const classifiedAt = (seat: number): string[] => {
    const { drawnFrom, person, ownMoves } = drivers[seat]!;
    const entrant = group.entrants[drawnFrom];
    const hasRaced = entrant !== undefined && (bots.has(entrant) || (person === entrant && ownMoves > 0));
    return hasRaced ? [entrant] : [];
  };
  const ranking = outcome.ranking.map((seats) => seats.flatMap(classifiedAt)).filter((tied) => tied.length > 0);
  const classified = new Set(ranking.flat());
  const absent = group.entrants.filter((entrant) => !classified.has(entrant));
  return { type: 'finish-group', at, table, ranking, absent };
}
