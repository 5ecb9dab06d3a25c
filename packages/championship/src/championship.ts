import type { Level } from '@paddock/kernel';
import type { ChampionshipSettings, RoundPlan } from './settings.ts';

/** Who takes part: a person, or a bot of a level. */
export interface Entrant {
  readonly id: string;
  readonly kind: 'person' | 'bot';
  /** The level of a bot; `null` for a person. */
  readonly level: Level | null;
  /** The name of their team, or `null`. */
  readonly team: string | null;
}

/** The entrants of one table in a round. */
export interface Group {
  readonly table: string;
  /** In the order of the seats of the table before they are drawn. */
  readonly entrants: readonly string[];
}

/** How the race of a group ended. */
export interface GroupResult {
  /** Those who are classified, best first, ties together. Guests are not in it. */
  readonly ranking: readonly (readonly string[])[];
  /** Those who did not race: they did not come, or had withdrawn by then. */
  readonly absent: readonly string[];
  /** The race was stopped, so that nobody scores. */
  readonly isVoid: boolean;
}

export interface HeldGroup extends Group {
  readonly result: GroupResult | null;
}

/** A round that has been opened. */
export interface HeldRound {
  readonly openedAt: number;
  /** When its last group finished, or `null`. */
  readonly finishedAt: number | null;
  readonly groups: readonly HeldGroup[];
}

export type ChampionshipPhase = 'entry' | 'running' | 'over' | 'cancelled';

/** Everything about a championship. It follows from its settings and its events. */
export interface Championship {
  readonly settings: ChampionshipSettings;
  readonly phase: ChampionshipPhase;
  readonly startedAt: number | null;
  /** In the order in which they entered, which never changes. */
  readonly entrants: readonly Entrant[];
  /** People who are invited and have not entered. */
  readonly invited: readonly string[];
  /** Entrants who withdrew after the start. */
  readonly withdrawn: readonly string[];
  readonly rounds: readonly HeldRound[];
  /** Reminders that have been sent, so that none is sent twice. */
  readonly reminders: readonly string[];
}

/** What has happened. Events are stored, and never changed. */
export type ChampionshipEvent =
  | { readonly type: 'invited'; readonly person: string }
  | { readonly type: 'entered'; readonly entrant: Entrant }
  | { readonly type: 'left'; readonly entrant: string }
  | { readonly type: 'team-changed'; readonly entrant: string; readonly team: string | null }
  | { readonly type: 'started'; readonly at: number }
  | { readonly type: 'withdrew'; readonly entrant: string }
  | { readonly type: 'round-opened'; readonly at: number; readonly groups: readonly Group[] }
  | ({ readonly type: 'group-finished'; readonly at: number; readonly table: string } & GroupResult)
  | { readonly type: 'reminded'; readonly reminder: string }
  | { readonly type: 'ended' }
  | { readonly type: 'cancelled' };

export function createChampionship(settings: ChampionshipSettings): Championship {
  return {
    settings,
    phase: 'entry',
    startedAt: null,
    entrants: [],
    invited: [],
    withdrawn: [],
    rounds: [],
    reminders: [],
  };
}

export function replayChampionship(settings: ChampionshipSettings, events: Iterable<ChampionshipEvent>): Championship {
  return applyEvents(createChampionship(settings), events);
}

export function applyEvents(championship: Championship, events: Iterable<ChampionshipEvent>): Championship {
  let after = championship;
  for (const event of events) after = applyEvent(after, event);
  return after;
}

function applyEvent(before: Championship, event: ChampionshipEvent): Championship {
  const { entrants, invited, withdrawn, rounds, reminders } = before;
  switch (event.type) {
    case 'invited':
      return { ...before, invited: [...invited, event.person] };
    case 'entered':
      return {
        ...before,
        entrants: [...entrants, event.entrant],
        invited: invited.filter((person) => person !== event.entrant.id),
      };
    case 'left':
      return {
        ...before,
        entrants: entrants.filter(({ id }) => id !== event.entrant),
        invited: invited.filter((person) => person !== event.entrant),
      };
    case 'team-changed':
      return {
        ...before,
        entrants: entrants.map((one) => (one.id === event.entrant ? { ...one, team: event.team } : one)),
      };
    case 'started':
      return { ...before, phase: 'running', startedAt: event.at, invited: [] };
    case 'withdrew':
      return { ...before, withdrawn: [...withdrawn, event.entrant] };
    case 'round-opened': {
      const groups = event.groups.map((group) => ({ ...group, result: null }));
      return { ...before, rounds: [...rounds, { openedAt: event.at, finishedAt: null, groups }] };
    }
    case 'group-finished':
      return { ...before, rounds: rounds.map((round) => finishGroup(round, event)) };
    case 'reminded':
      return { ...before, reminders: [...reminders, event.reminder] };
    case 'ended':
      return { ...before, phase: 'over' };
    case 'cancelled':
      return { ...before, phase: 'cancelled' };
  }
}

function finishGroup(
  round: HeldRound,
  { table, at, ranking, absent, isVoid }: Extract<ChampionshipEvent, { type: 'group-finished' }>,
): HeldRound {
  if (!round.groups.some((group) => group.table === table)) return round;
  const groups = round.groups.map((group) =>
    group.table === table ? { ...group, result: { ranking, absent, isVoid } } : group,
  );
  const isFinished = groups.every(({ result }) => result !== null);
  return { ...round, groups, finishedAt: isFinished ? at : round.finishedAt };
}

/** The round that is being raced: its number, counted from 0, with its plan; `null` between rounds. */
export function currentRound({
  rounds,
  settings,
}: Championship): { readonly number: number; readonly plan: RoundPlan; readonly held: HeldRound } | null {
  const held = rounds.at(-1);
  if (held === undefined || held.finishedAt !== null) return null;
  const number = rounds.length - 1;
  return { number, plan: settings.rounds[number]!, held };
}

/** Entrants who still race. */
export function isActive({ withdrawn }: Championship, entrant: string): boolean {
  return !withdrawn.includes(entrant);
}
