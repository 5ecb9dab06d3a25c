import { type Championship, currentRound, type HeldGroup, isActive } from './championship.ts';
import { type ChampionshipSettings, MIN_ENTRANTS } from './settings.ts';

/** Who races the next round, in the order of entry. In a knock-out these are the ones who went on. */
export function listField(championship: Championship): string[] {
  const { settings, rounds, entrants } = championship;
  const last = rounds.at(-1);
  const went =
    settings.kind === 'knockout' && last !== undefined ? new Set(last.groups.flatMap(listAdvancing(settings))) : null;
  return entrants.map(({ id }) => id).filter((id) => isActive(championship, id) && (went === null || went.has(id)));
}

/** Those of a heat who go on: the best, but never all of several. Where the race was stopped, the first of the list. */
function listAdvancing({ advance }: ChampionshipSettings): (group: HeldGroup) => string[] {
  return ({ entrants, result }) => {
    const order = result === null || result.isVoid ? entrants : result.ranking.flat();
    return order.slice(0, advancingOf(entrants.length, advance));
  };
}

function advancingOf(size: number, advance: number): number {
  return Math.max(1, Math.min(advance, size - 1));
}

/** Whether another round follows the ones that have been held. */
export function hasNextRound(championship: Championship): boolean {
  const { settings, rounds } = championship;
  const wasFinal = settings.kind === 'knockout' && rounds.at(-1)?.groups.length === 1;
  return rounds.length < settings.rounds.length && !wasFinal && listField(championship).length >= MIN_ENTRANTS;
}

/** When the next round begins, or `null` while there is none. `breakMs` is the pause before a round without a time. */
export function nextRoundAt(championship: Championship, breakMs: number): number | null {
  const { phase, settings, rounds, startedAt } = championship;
  if (phase !== 'running' || currentRound(championship) !== null || !hasNextRound(championship)) return null;
  const { schedule } = settings.rounds[rounds.length]!;
  const finishedAt = rounds.at(-1)?.finishedAt ?? null;
  const earliest = finishedAt === null ? startedAt! : finishedAt + breakMs;
  return schedule.kind === 'live' && schedule.startsAt !== null ? schedule.startsAt : earliest;
}

/** The rounds that a knock-out with so many entrants takes; `null` if the calendar has too few. */
export function knockoutRounds({ rounds, advance }: ChampionshipSettings, entrants: number): number | null {
  let field = entrants;
  for (const [number, { seats }] of rounds.entries()) {
    const sizes = splitEvenly(field, seats);
    if (sizes.length === 1) return number + 1;
    field = sizes.reduce((sum, size) => sum + advancingOf(size, advance), 0);
  }
  return null;
}

/** The sizes of as few groups as possible, none larger than `max`, which differ by one at most. */
export function splitEvenly(count: number, max: number): number[] {
  const groups = Math.ceil(count / max);
  const base = Math.floor(count / groups);
  return Array.from({ length: groups }, (_, i) => base + (i < count % groups ? 1 : 0));
}
