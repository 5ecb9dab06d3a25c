import {
  applyEvents,
  type Championship,
  type ChampionshipCommand,
  type ChampionshipEvent,
  type ChampionshipSettings,
  createChampionship,
  currentRound,
  decide,
  type Entrant,
  planGroups,
  POINTS_SCHEMES,
  type RoundPlan,
} from '@paddock/championship';

export const LIVE_ROUND: RoundPlan = {
  game: 'formula',
  options: {},
  seats: 4,
  turnSeconds: 60,
  schedule: { kind: 'live', startsAt: null },
};

export function settingsOf(changes: Partial<ChampionshipSettings> = {}): ChampionshipSettings {
  const rounds = [LIVE_ROUND, LIVE_ROUND, LIVE_ROUND];
  return { kind: 'league', rounds, points: POINTS_SCHEMES.teams, dropWorst: 0, advance: 2, teamSize: 0, ...changes };
}

export function personNamed(id: string, team: string | null = null): Entrant {
  return { id, kind: 'person', level: null, team };
}

/** A championship with all its events, as a server keeps it. */
export class Season {
  championship: Championship;
  readonly events: ChampionshipEvent[] = [];
  #tables = 0;

  constructor(settings: ChampionshipSettings, entrants: readonly string[] = []) {
    this.championship = createChampionship(settings);
    for (const id of entrants) this.send({ type: 'enter', entrant: personNamed(id) });
  }

  /** Obeys a command, or answers the code of the refusal. */
  send(command: ChampionshipCommand): string | null {
    const decided = decide(this.championship, command);
    if (!decided.ok) return decided.error.code;
    this.events.push(...decided.value);
    this.championship = applyEvents(this.championship, decided.value);
    return null;
  }

  openRound(): string[][] {
    const entrants = planGroups(this.championship, 'seed');
    const groups = entrants.map((group) => ({ table: `table-${this.#tables++}`, entrants: group }));
    const refusal = this.send({ type: 'open-round', at: this.#tables, groups });
    if (refusal !== null) throw new Error(refusal);
    return entrants;
  }

  /** Finishes all tables of the round, ranked by `compare`. */
  finishRound(compare: (a: string, b: string) => number, absent: readonly string[] = []): void {
    for (const { table, entrants } of currentRound(this.championship)!.held.groups) {
      const here = entrants.filter((one) => absent.includes(one));
      const ranking = entrants
        .filter((one) => !absent.includes(one))
        .toSorted(compare)
        .map((one) => [one]);
      this.send({ type: 'finish-group', at: 1, table, ranking, absent: here });
    }
  }
}

export function byName(a: string, b: string): number {
  return a.localeCompare(b);
}
