import { type ChampionshipCommand, currentRound, nextRoundAt, planGroups } from '@paddock/championship';
import { ignoreRefusals, Refusal } from '../errors.ts';
import { createId } from '../lobby/new-table.ts';
import type { Lobby } from '../lobby/service.ts';
import type { Autopilot } from '../race/autopilot.ts';
import type { Results } from '../race/results/service.ts';
import { createGroupTable } from './group-table.ts';
import type { ChampionshipLedger } from './ledger.ts';
import type { ChampionshipReminders } from './reminders.ts';
import type { ChampionshipRepository, StoredChampionship } from './repository.ts';
import { resultOf } from './group-result.ts';
import { findDueReminder, findNextCheck, isStartDue } from './timing.ts';

/** More than any championship takes at once. Then the next job goes on. */
const MAX_STEPS = 200;

interface RunnerOptions {
  readonly ledger: ChampionshipLedger;
  readonly repository: ChampionshipRepository;
  readonly lobby: Lobby;
  readonly autopilot: Autopilot;
  readonly results: Results;
  readonly reminders: ChampionshipReminders;
  /** The wall clock, which calendars follow. */
  readonly now: () => number;
  readonly serviceNow: () => number;
  /** The pause before a round without a time, and how long people have to sit down. */
  readonly breakMs: number;
  readonly graceMs: number;
}

type CurrentRound = NonNullable<ReturnType<typeof currentRound>>;

/**
 * The job of a championship: starts it at its time, opens rounds, creates their tables, takes their results and sends reminders. Each step is stored before
 * what follows from it and can be repeated, so that any process can go on at any point.
 */
export class ChampionshipRunner {
  readonly #options: RunnerOptions;

  constructor(options: RunnerOptions) {
    this.#options = options;
  }

  async run(id: string): Promise<void> {
    const { repository } = this.#options;
    for (let step = 0; step < MAX_STEPS; step++) {
      const stored = await repository.find(id);
      if (stored === null) return;
      const command = await this.#findCommand(stored);
      if (command === null) {
        if (!(await this.#remind(stored))) return;
        continue;
      }
      // What is refused now is tried again by the next job, or waits for the organiser.
      if ((await this.#send(id, command)) === 'refused') return;
    }
  }

  /** Stores a command. It is refused if somebody has changed the championship in between: called it off, for example. */
  async #send(id: string, command: ChampionshipCommand): Promise<'stored' | 'known' | 'refused'> {
    try {
      return (await this.#options.ledger.sendFromJob(id, command)) ? 'stored' : 'known';
    } catch (error) {
      if (error instanceof Refusal) return 'refused';
      throw error;
    }
  }

  /** When to look at the championship again, by the service clock; `null` if only people can change it. */
  async findDueAt(id: string): Promise<number | null> {
    const { repository, now, serviceNow } = this.#options;
    const stored = await repository.find(id);
    const checkAt = stored === null ? null : findNextCheck(stored.championship, now(), this.#breakMsOf(stored));
    return checkAt === null ? null : serviceNow() + Math.max(0, checkAt - now());
  }

  /** What is to happen next, or `null`. */
  async #findCommand(stored: StoredChampionship): Promise<ChampionshipCommand | null> {
    const { championship, row } = stored;
    const at = this.#options.now();
    if (isStartDue(championship, at)) return championship.entrants.length < 2 ? null : { type: 'start', at };
    if (championship.phase !== 'running') return null;
    const round = currentRound(championship);
    if (round !== null) return this.#attendRound(stored, round);
    const startsAt = nextRoundAt(championship, this.#breakMsOf(stored));
    return startsAt !== null && startsAt <= at ? openRound(row.id, championship, at) : null;
  }

  /** Creates tables that are missing, and returns the first result that is new. */
  async #attendRound(stored: StoredChampionship, round: CurrentRound): Promise<ChampionshipCommand | null> {
    const { repository, results, lobby, now, graceMs } = this.#options;
    const racing = round.held.groups.filter(({ result }) => result === null);
    const phases = await repository.findTablePhases(racing.map(({ table }) => table));
    const people = await repository.findPeople(racing.flatMap(({ entrants }) => entrants));
    for (const group of racing) {
      const phase = phases.get(group.table);
      const outcome = phase === 'over' ? await results.findOutcome(group.table) : null;
      if (outcome !== null) return resultOf(stored.championship, group, outcome, now());
      if (phase === undefined || phase === 'open')
        await lobby.createReserved({ ...createGroupTable(stored, round, group, people), maxWaitMs: graceMs });
      const { schedule } = round.plan;
      if (schedule.kind === 'correspondence' && schedule.deadline <= now())
        await this.#driveForAll(
          group.table,
          [...people.keys()].filter((person) => group.entrants.includes(person)),
        );
    }
    return null;
  }

  /** After the deadline bots finish the race. */
  async #driveForAll(table: string, people: readonly string[]): Promise<void> {
    for (const person of people) await ignoreRefusals(this.#options.autopilot.start(table, person));
  }

  /** Sends a reminder that is due; false if there is none. */
  async #remind(stored: StoredChampionship): Promise<boolean> {
    const { reminders, now } = this.#options;
    const reminder = findDueReminder(stored.championship, now(), this.#breakMsOf(stored));
    if (reminder === null) return false;
    // Stored first: one may be lost when this process dies, but none is sent twice.
    const sent = await this.#send(stored.row.id, { type: 'remind', reminder: reminder.key });
    if (sent === 'stored') reminders.send(stored, reminder);
    return sent !== 'refused';
  }

  /** Bots need no pause. */
  #breakMsOf({ championship }: StoredChampionship): number {
    return championship.entrants.some(({ kind }) => kind === 'person') ? this.#options.breakMs : 0;
  }
}

function openRound(id: string, championship: StoredChampionship['championship'], at: number): ChampionshipCommand {
  const groups = planGroups(championship, id).map((entrants) => ({ table: createId(), entrants }));
  return { type: 'open-round', at, groups };
}
