import {
  type Championship as ChampionshipState,
  currentRound,
  type HeldGroup,
  isActive,
  nextRoundAt,
  placesOf,
  rankDrivers,
  rankTeams,
} from '@paddock/championship';
import type {
  Championship,
  ChampionshipEntrant,
  ChampionshipGroup,
  ChampionshipRole,
  ChampionshipRound,
  ChampionshipSummary,
  Person,
} from '@paddock/protocol';
import type { Phase } from '../storage/schema.ts';
import { summarizeOptions } from '../tables/option-summary.ts';
import { nameOfBot } from './bot-entrants.ts';
import type { StoredChampionship } from './repository.ts';

/** The name of somebody of whom nothing is left. */
const UNKNOWN_NAME = 'gone';

/** What is known besides the championship itself. */
export interface ViewContext {
  readonly people: ReadonlyMap<string, Person>;
  readonly tablePhases: ReadonlyMap<string, Phase>;
  /** The pause before a round without a time. */
  readonly breakMs: number;
  readonly viewer: string | null;
}

/** All people whose names are needed to show a championship. */
export function listPeople({ row, championship }: StoredChampionship): string[] {
  const entrants = championship.entrants.filter(({ kind }) => kind === 'person').map(({ id }) => id);
  return [row.organiser, ...entrants, ...championship.invited];
}

export function toPublicChampionship({ row, championship }: StoredChampionship, context: ViewContext): Championship {
  const { settings, phase, entrants, invited } = championship;
  const { people, viewer, breakMs } = context;
  const organises = viewer === row.organiser;
  return {
    id: row.id,
    name: row.name,
    kind: settings.kind,
    points: [...settings.points],
    phase,
    listed: row.listed === 1,
    organiser: personOf(people, row.organiser),
    createdAt: row.created_at,
    dropWorst: settings.dropWorst,
    advance: settings.advance,
    teamSize: settings.teamSize,
    entrants: entrants.map((entrant) => toPublicEntrant(championship, entrant, people)),
    invited: organises ? invited.map((person) => personOf(people, person)) : [],
    rounds: settings.rounds.map((_, number) => toPublicRound(championship, number, context.tablePhases)),
    drivers: rankDrivers(championship).map(({ scores, ...driver }) => ({
      ...driver,
      scores: scores.map((score) =>
        score === null ? null : { place: score.place, points: score.points, dropped: score.isDropped },
      ),
    })),
    teams: rankTeams(championship).map((team) => ({ ...team, entrants: [...team.entrants] })),
    nextRoundAt: plannedRoundAt(championship, breakMs),
    viewer: {
      organises,
      entered: entrants.some(({ id }) => id === viewer && isActive(championship, id)),
      invited: viewer !== null && invited.includes(viewer),
      table: viewer === null ? null : tableOf(championship, viewer),
    },
  };
}

export function summarizeChampionship(
  { row, championship }: StoredChampionship,
  { people, viewer, breakMs }: Omit<ViewContext, 'tablePhases'>,
): ChampionshipSummary {
  const { settings, phase, entrants, rounds } = championship;
  return {
    id: row.id,
    name: row.name,
    kind: settings.kind,
    phase,
    organiser: personOf(people, row.organiser),
    games: [...new Set(settings.rounds.map(({ game }) => game))],
    entrants: entrants.length,
    rounds: settings.rounds.length,
    finishedRounds: rounds.filter(({ finishedAt }) => finishedAt !== null).length,
    nextRoundAt: plannedRoundAt(championship, breakMs),
    createdAt: row.created_at,
    role: viewer === null ? null : roleOf(row.organiser, championship, viewer),
  };
}

/** When the next round begins; before the start, the time of the first one. */
function plannedRoundAt(championship: ChampionshipState, breakMs: number): number | null {
  if (championship.phase !== 'entry') return nextRoundAt(championship, breakMs);
  const { schedule } = championship.settings.rounds[0]!;
  return schedule.kind === 'live' ? schedule.startsAt : null;
}

/** The table of the current round at which somebody has a seat, or `null`. */
function tableOf(championship: ChampionshipState, person: string): string | null {
  const groups = currentRound(championship)?.held.groups ?? [];
  return groups.find(({ entrants, result }) => result === null && entrants.includes(person))?.table ?? null;
}

function roleOf(organiser: string, { entrants, invited }: ChampionshipState, person: string): ChampionshipRole | null {
  if (person === organiser) return 'organiser';
  if (entrants.some(({ id }) => id === person)) return 'entrant';
  return invited.includes(person) ? 'invited' : null;
}

function toPublicEntrant(
  championship: ChampionshipState,
  { id, kind, level, team }: ChampionshipState['entrants'][number],
  people: ReadonlyMap<string, Person>,
): ChampionshipEntrant {
  const person = kind === 'person' ? personOf(people, id) : null;
  return {
    id,
    kind,
    name: person?.nickname ?? nameOfBot(id),
    claimed: person?.claimed ?? false,
    ...(person?.botAccount === true ? { botAccount: true } : {}),
    level,
    team,
    withdrawn: !isActive(championship, id),
  };
}

function toPublicRound(
  championship: ChampionshipState,
  number: number,
  tablePhases: ReadonlyMap<string, Phase>,
): ChampionshipRound {
  const { game, options, seats, turnSeconds, schedule } = championship.settings.rounds[number]!;
  const groups = championship.rounds[number]?.groups ?? [];
  return {
    game,
    options: JSON.parse(summarizeOptions(JSON.stringify(options)).summary) as Record<string, unknown>,
    seats,
    turnSeconds,
    schedule,
    status: statusOf(championship, number),
    groups: groups.map((group) => toPublicGroup(group, championship.settings.points, tablePhases)),
  };
}

function statusOf(championship: ChampionshipState, number: number): ChampionshipRound['status'] {
  const held = championship.rounds[number];
  if (held !== undefined) return held.finishedAt === null ? 'open' : 'finished';
  return championship.phase === 'over' || championship.phase === 'cancelled' ? 'skipped' : 'planned';
}

function toPublicGroup(
  { table, entrants, result }: HeldGroup,
  points: readonly number[],
  tablePhases: ReadonlyMap<string, Phase>,
): ChampionshipGroup {
  const places = result === null ? new Map<string, number>() : placesOf(result);
  const order = result === null || result.isVoid ? entrants : [...result.ranking.flat(), ...result.absent];
  return {
    table,
    phase: tablePhases.get(table) ?? null,
    void: result?.isVoid ?? false,
    entrants: order.map((entrant) => {
      const place = places.get(entrant) ?? null;
      const scored = place === null ? 0 : (points[place - 1] ?? 0);
      return { entrant, place, points: result === null ? null : scored };
    }),
  };
}

export function personOf(people: ReadonlyMap<string, Person>, id: string): Person {
  return people.get(id) ?? { id, nickname: UNKNOWN_NAME, claimed: false };
}
