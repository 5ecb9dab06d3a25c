import { type ChampionshipKind, MAX_POINTS, POINTS_SCHEMES } from '@paddock/championship';
import type { Level } from '@paddock/kernel';
import type { NewChampionship, NewRound } from '@paddock/protocol';

/** When a round is raced, as the form knows it. */
export const ROUND_TIMES = ['after', 'atTime', 'until'] as const;
export type RoundTime = (typeof ROUND_TIMES)[number];

export type SchemeName = keyof typeof POINTS_SCHEMES | 'own';

/** The times for a turn that can be chosen, live and by correspondence. */
export const TURN_SECONDS = [15, 30, 60, 120, 300, 3600, 43_200, 86_400, 3 * 86_400, 7 * 86_400] as const;

export interface RoundDraft {
  /** Identifies it in the form. */
  readonly key: number;
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly turnSeconds: number;
  readonly time: RoundTime;
  /** As date fields have it, in local time: 2026-11-16T18:30. */
  readonly date: string;
}

/** A season that is being set up. */
export interface SeasonDraft {
  readonly name: string;
  readonly kind: ChampionshipKind;
  readonly rounds: readonly RoundDraft[];
  readonly scheme: SchemeName;
  readonly ownPoints: string;
  readonly dropWorst: number;
  readonly advance: number;
  readonly teamSize: number;
  readonly enters: boolean;
  readonly listed: boolean;
  readonly bots: number;
  readonly level: Level;
  readonly starts: boolean;
}

/** The request that a draft stands for; `null` while something is missing or wrong. */
export function toNewChampionship(draft: SeasonDraft): NewChampionship | null {
  const { name, kind, scheme, dropWorst, advance, teamSize, enters, listed, bots, level, starts } = draft;
  const points = scheme === 'own' ? parsePoints(draft.ownPoints) : [...POINTS_SCHEMES[scheme]];
  const rounds = draft.rounds.map(toNewRound);
  const isComplete = rounds.every((round) => round !== null);
  if (name.trim() === '' || points === null || !isComplete || rounds.length === 0) return null;
  return {
    name: name.trim(),
    kind,
    points,
    rounds,
    dropWorst: Math.min(dropWorst, rounds.length - 1),
    advance,
    teamSize,
    enters,
    listed,
    bots: Array.from({ length: bots }, () => ({ level })),
    starts,
  };
}

/** Numbers with anything between them, each not higher than the one before; `null` if they are none. */
export function parsePoints(text: string): number[] | null {
  const points = (text.match(/\d+/g) ?? []).map(Number);
  const isFalling = points.every((one, i) => one <= (points[i - 1] ?? MAX_POINTS));
  return points.length > 0 && isFalling ? points : null;
}

function toNewRound({ game, seats, options, turnSeconds, time, date }: RoundDraft): NewRound | null {
  const round = { game, seats, turnSeconds, options };
  if (time === 'after') return { ...round, schedule: { kind: 'live', startsAt: null } };
  const at = new Date(date).getTime();
  if (Number.isNaN(at)) return null;
  return {
    ...round,
    schedule: time === 'until' ? { kind: 'correspondence', deadline: at } : { kind: 'live', startsAt: at },
  };
}

/** A time as date fields have it, in local time. */
export function toDateField(at: number): string {
  const date = new Date(at);
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
