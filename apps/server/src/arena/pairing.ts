/** A BOT account that waits for a race. */
export interface WaitingBot {
  readonly person: string;
  readonly nickname: string;
  readonly points: number;
  /** Since when it waits. */
  readonly since: number;
}

/** Who races next: BOT accounts, and how many bots of the server beside them. */
export interface ArenaPairing {
  readonly bots: readonly WaitingBot[];
  readonly houseBots: number;
}

interface SeatRange {
  readonly min: number;
  readonly max: number;
}

/** The seats of a race, if the game takes so many. */
const ARENA_SEATS = 4;
/** So far apart two ratings may be at first, and so much more for every second that one of the two has waited. */
const POINTS_APART = 200;
const POINTS_PER_SECOND = 50;
/** After this time a bot that is alone races against bots of the server. */
const ALONE_MS = 20_000;

/**
 * Chooses the next race among those who wait, the longest waiting first; `null` if there is none yet. Opponents are those whose
 * ratings are nearest. A full table begins at once, a smaller one after `gatherMs`.
 */
export function pairNext(
  waiting: readonly WaitingBot[],
  now: number,
  { min, max }: SeatRange,
  gatherMs: number,
): ArenaPairing | null {
  const full = Math.min(max, Math.max(min, ARENA_SEATS));
  for (const first of waiting.toSorted((a, b) => a.since - b.since || (a.person < b.person ? -1 : 1))) {
    const distance = (bot: WaitingBot): number => Math.abs(bot.points - first.points);
    const near = waiting
      .filter((bot) => bot !== first && distance(bot) <= pointsAllowed(now - Math.min(first.since, bot.since)))
      .toSorted((a, b) => distance(a) - distance(b) || a.since - b.since || (a.person < b.person ? -1 : 1));
    const bots = [first, ...near.slice(0, full - 1)];
    const waitedMs = now - first.since;
    if (bots.length === full || (bots.length > 1 && waitedMs >= gatherMs)) {
      return { bots, houseBots: Math.max(0, min - bots.length) };
    }
    if (waitedMs >= ALONE_MS) return { bots, houseBots: full - 1 };
  }
  return null;
}

function pointsAllowed(waitedMs: number): number {
  return POINTS_APART + (POINTS_PER_SECOND * waitedMs) / 1000;
}
