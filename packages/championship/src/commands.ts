import { fail, ok, type Result } from '@paddock/kernel';
import {
  applyEvents,
  type Championship,
  type ChampionshipEvent,
  currentRound,
  type Entrant,
  type Group,
  type HeldGroup,
  isActive,
} from './championship.ts';
import { hasNextRound, knockoutRounds, listField } from './progress.ts';
import { MAX_ENTRANTS, MIN_ENTRANTS } from './settings.ts';

/** What can be asked of a championship. Who may ask for it is not known here. */
export type ChampionshipCommand =
  | { readonly type: 'invite'; readonly person: string }
  | { readonly type: 'enter'; readonly entrant: Entrant }
  /** Before the start the entrant is removed. After it they withdraw: their results stay, and they race no more. */
  | { readonly type: 'leave'; readonly entrant: string }
  | { readonly type: 'change-team'; readonly entrant: string; readonly team: string | null }
  | { readonly type: 'start'; readonly at: number }
  | { readonly type: 'open-round'; readonly at: number; readonly groups: readonly Group[] }
  /** The race of a table is over: the entrants best first, ties together, and those who did not race. */
  | {
      readonly type: 'finish-group';
      readonly at: number;
      readonly table: string;
      readonly ranking: readonly (readonly string[])[];
      readonly absent: readonly string[];
    }
  /** The race of a table was stopped, so that nobody scores. */
  | { readonly type: 'void-group'; readonly at: number; readonly table: string }
  | { readonly type: 'remind'; readonly reminder: string }
  | { readonly type: 'cancel' };

export type ChampionshipErrorCode =
  /** Entries are closed. */
  | 'not-open'
  | 'not-running'
  | 'over'
  | 'full'
  | 'not-entered'
  | 'no-team'
  | 'team-full'
  | 'too-few-entrants'
  | 'too-few-rounds'
  | 'bad-groups'
  | 'bad-result';

export interface ChampionshipError {
  readonly code: ChampionshipErrorCode;
  readonly message: string;
}

type Decision = Result<readonly ChampionshipEvent[], ChampionshipError>;

const NOTHING: Decision = ok([]);

/** The events that a command causes. A command that has been obeyed before causes none. */
export function decide(championship: Championship, command: ChampionshipCommand): Decision {
  const decided = decideOne(championship, command);
  if (!decided.ok || decided.value.length === 0) return decided;
  const after = applyEvents(championship, decided.value);
  const isOver = after.phase === 'running' && currentRound(after) === null && !hasNextRound(after);
  return isOver ? ok([...decided.value, { type: 'ended' }]) : decided;
}

function decideOne(championship: Championship, command: ChampionshipCommand): Decision {
  const { phase, reminders } = championship;
  if (phase === 'over' || phase === 'cancelled') return refuse('over', 'this championship is over');
  switch (command.type) {
    case 'invite':
      return decideInvite(championship, command.person);
    case 'enter':
      return decideEntry(championship, command.entrant);
    case 'leave':
      return decideLeave(championship, command.entrant);
    case 'change-team':
      return decideTeam(championship, command.entrant, command.team);
    case 'start':
      return decideStart(championship, command.at);
    case 'open-round':
      return decideRound(championship, command.at, command.groups);
    case 'finish-group':
      return decideResult(championship, command);
    case 'void-group':
      return decideVoid(championship, command);
    case 'remind':
      return reminders.includes(command.reminder) ? NOTHING : ok([{ type: 'reminded', reminder: command.reminder }]);
    case 'cancel':
      return ok([{ type: 'cancelled' }]);
  }
}

function decideInvite({ phase, entrants, invited }: Championship, person: string): Decision {
  if (phase !== 'entry') return refuse('not-open', 'entries are closed: the championship has begun');
  if (invited.includes(person) || entrants.some(({ id }) => id === person)) return NOTHING;
  if (invited.length >= MAX_ENTRANTS) return refuse('full', `at most ${MAX_ENTRANTS} people can be invited`);
  return ok([{ type: 'invited', person }]);
}

function decideEntry(championship: Championship, entrant: Entrant): Decision {
  const { phase, entrants } = championship;
  if (entrants.some(({ id }) => id === entrant.id)) return NOTHING;
  if (phase !== 'entry') return refuse('not-open', 'entries are closed: the championship has begun');
  if (entrants.length >= MAX_ENTRANTS) return refuse('full', `a championship has at most ${MAX_ENTRANTS} entrants`);
  return findTeamError(championship, entrant.id, entrant.team) ?? ok([{ type: 'entered', entrant }]);
}

function decideLeave(championship: Championship, entrant: string): Decision {
  const { phase, entrants, invited } = championship;
  if (!entrants.some(({ id }) => id === entrant)) {
    const isInvited = phase === 'entry' && invited.includes(entrant);
    return isInvited ? ok([{ type: 'left', entrant }]) : refuse('not-entered', 'they do not take part');
  }
  if (phase === 'entry') return ok([{ type: 'left', entrant }]);
  return isActive(championship, entrant) ? ok([{ type: 'withdrew', entrant }]) : NOTHING;
}

function decideTeam(championship: Championship, entrant: string, team: string | null): Decision {
  const { phase, entrants } = championship;
  const current = entrants.find(({ id }) => id === entrant);
  if (current === undefined) return refuse('not-entered', 'they do not take part');
  if (current.team === team) return NOTHING;
  if (phase !== 'entry') return refuse('not-open', 'teams cannot change: the championship has begun');
  return findTeamError(championship, entrant, team) ?? ok([{ type: 'team-changed', entrant, team }]);
}

function findTeamError({ settings, entrants }: Championship, entrant: string, team: string | null): Decision | null {
  if (team === null) return null;
  if (settings.teamSize === 0) return refuse('no-team', 'this championship has no teams');
  const members = entrants.filter((one) => one.team === team && one.id !== entrant);
  return members.length < settings.teamSize ? null : refuse('team-full', `“${team}” has ${settings.teamSize} drivers`);
}

function decideStart({ phase, settings, entrants }: Championship, at: number): Decision {
  if (phase === 'running') return NOTHING;
  if (entrants.length < MIN_ENTRANTS) return refuse('too-few-entrants', `at least ${MIN_ENTRANTS} have to take part`);
  if (settings.kind === 'knockout' && knockoutRounds(settings, entrants.length) === null)
    return refuse('too-few-rounds', `${entrants.length} entrants need more rounds until one table is left`);
  return ok([{ type: 'started', at }]);
}

function decideRound(championship: Championship, at: number, groups: readonly Group[]): Decision {
  const { phase, settings, rounds } = championship;
  if (phase !== 'running' || currentRound(championship) !== null || !hasNextRound(championship))
    return refuse('not-running', 'no round can begin now');
  const { seats } = settings.rounds[rounds.length]!;
  const field = new Set(listField(championship));
  const seated = groups.flatMap(({ entrants }) => entrants);
  const tables = [...rounds.flatMap((round) => round.groups), ...groups].map(({ table }) => table);
  const isPartition =
    seated.length === field.size && new Set(seated).size === seated.length && seated.every((one) => field.has(one));
  const fits = groups.every(({ entrants }) => entrants.length >= 1 && entrants.length <= seats);
  if (!isPartition || !fits || new Set(tables).size !== tables.length)
    return refuse('bad-groups', 'everybody who is left has to sit at one table');
  return ok([{ type: 'round-opened', at, groups }]);
}

/** People who withdrew during the race are not classified, and those behind them move up. */
function decideResult(
  championship: Championship,
  { at, table, ranking, absent }: Extract<ChampionshipCommand, { type: 'finish-group' }>,
): Decision {
  const group = findGroup(championship, table);
  if (group === undefined) return refuse('bad-result', 'this table does not belong to the championship');
  if (group.result !== null) return NOTHING;
  const named = [...ranking.flat(), ...absent];
  if (named.length !== group.entrants.length || !group.entrants.every((entrant) => named.includes(entrant)))
    return refuse('bad-result', 'a result names every entrant of the table once');
  const gone = (entrant: string): boolean => !isActive(championship, entrant);
  const result = {
    ranking: ranking.map((tied) => tied.filter((one) => !gone(one))).filter((tied) => tied.length > 0),
    absent: [...absent, ...ranking.flat().filter(gone)],
    isVoid: false,
  };
  return ok([{ type: 'group-finished', at, table, ...result }]);
}

function decideVoid(
  championship: Championship,
  { at, table }: Extract<ChampionshipCommand, { type: 'void-group' }>,
): Decision {
  const group = findGroup(championship, table);
  if (group === undefined) return refuse('bad-result', 'this table does not belong to the championship');
  if (group.result !== null) return NOTHING;
  return ok([{ type: 'group-finished', at, table, ranking: [], absent: [], isVoid: true }]);
}

function findGroup({ rounds }: Championship, table: string): HeldGroup | undefined {
  return rounds.flatMap(({ groups }) => groups).find((group) => group.table === table);
}

function refuse(code: ChampionshipErrorCode, message: string): Decision {
  return fail({ code, message });
}
