/** A line of the public log of a server (docs/api.md). */
export interface LoggedRace {
  readonly table: string;
  readonly endedAt: number;
  /** Best first, ties together. */
  readonly ranking: readonly (readonly number[])[];
  readonly record: { readonly drivers?: readonly (readonly [entry: number, seat: number, driver: string])[] };
}

export interface BotTally {
  races: number;
  wins: number;
  placeSum: number;
}

const PROGRAM_PREFIX = 'program:';

/** The races of some bots, counted from the log. */
export class ArenaTally {
  readonly bots: ReadonlyMap<string, BotTally>;
  races = 0;

  constructor(names: readonly string[]) {
    this.bots = new Map(names.map((name) => [name, { races: 0, wins: 0, placeSum: 0 }]));
  }

  /** Counts a race if one of the bots took part. */
  add({ ranking, record }: LoggedRace): void {
    let isOurs = false;
    for (const [entry, seat, driver] of record.drivers ?? []) {
      const bot = driver.startsWith(PROGRAM_PREFIX) ? this.bots.get(driver.slice(PROGRAM_PREFIX.length)) : undefined;
      // Later entries say who took over from whom.
      if (bot === undefined || entry !== 0) continue;
      isOurs = true;
      const group = ranking.findIndex((seats) => seats.includes(seat));
      const place = 1 + ranking.slice(0, group).flat().length;
      bot.races++;
      bot.placeSum += place;
      if (place === 1) bot.wins++;
    }
    if (isOurs) this.races++;
  }
}
