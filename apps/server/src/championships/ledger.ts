import {
  applyEvents,
  type ChampionshipCommand,
  type ChampionshipErrorCode,
  createChampionship,
  decide,
} from '@paddock/championship';
import type { ErrorCode } from '@paddock/protocol';
import { Refusal } from '../errors.ts';
import type { DomainEvents } from '../events.ts';
import type { ChampionshipRow } from '../storage/schema.ts';
import { type ChampionshipRepository, jobOfChampionship, type StoredChampionship } from './repository.ts';

/** How often a command is tried when others change the championship at the same time. */
const MAX_ATTEMPTS = 10;

const CODES: Readonly<Record<ChampionshipErrorCode, ErrorCode>> = {
  'not-open': 'not-open',
  'not-running': 'not-open',
  over: 'over',
  full: 'full',
  'not-entered': 'not-found',
  'no-team': 'bad-request',
  'team-full': 'full',
  'too-few-entrants': 'too-few',
  'too-few-rounds': 'too-few',
  'bad-groups': 'stale',
  'bad-result': 'bad-request',
};

/** The commands that follow from what a championship is now, or a refusal. */
type Decide = (stored: StoredChampionship) => readonly ChampionshipCommand[];

/** Applies commands to stored championships. If several processes do it at the same time, each decides by what is stored. */
export class ChampionshipLedger {
  readonly #repository: ChampionshipRepository;
  readonly #events: DomainEvents;
  readonly #serviceNow: () => number;

  constructor(repository: ChampionshipRepository, events: DomainEvents, serviceNow: () => number) {
    this.#repository = repository;
    this.#events = events;
    this.#serviceNow = serviceNow;
  }

  async find(id: string): Promise<StoredChampionship> {
    const stored = await this.#repository.find(id);
    if (stored === null) throw new Refusal('not-found', 'there is no such championship');
    return stored;
  }

  /** Creates a championship that begins with these commands. */
  async create(
    row: Omit<ChampionshipRow, 'length' | 'phase'>,
    commands: readonly ChampionshipCommand[],
  ): Promise<void> {
    const settings = JSON.parse(row.settings) as StoredChampionship['championship']['settings'];
    const empty = { row: { ...row, length: 0, phase: 'entry' as const }, championship: createChampionship(settings) };
    const addition = this.#decideAll(empty, commands);
    await this.#repository.add(empty.row, { ...addition, dueAt: this.#serviceNow() });
    this.wake(row.id);
  }

  /** Applies commands of people, and lets the job find out what follows from them. */
  async send(id: string, commands: Decide): Promise<StoredChampionship> {
    const { stored } = await this.#append(id, commands, true);
    this.wake(id);
    return stored;
  }

  /** Applies a command of the job itself. False if others had done it before, so that nothing was stored. */
  async sendFromJob(id: string, command: ChampionshipCommand): Promise<boolean> {
    return (await this.#append(id, () => [command], false)).isChanged;
  }

  /** Runs the job of a championship, which has been stored as due. */
  wake(id: string): void {
    this.#events.emit('jobScheduled', { table: jobOfChampionship(id), dueAt: this.#serviceNow() });
  }

  async #append(
    id: string,
    commands: Decide,
    isDue: boolean,
  ): Promise<{ readonly stored: StoredChampionship; readonly isChanged: boolean }> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      const stored = await this.find(id);
      const addition = this.#decideAll(stored, commands(stored));
      const { row } = stored;
      if (addition.events.length === 0) return { stored, isChanged: false };
      const dueAt = isDue ? this.#serviceNow() : null;
      if (await this.#repository.append(row, { ...addition, dueAt })) {
        const length = row.length + addition.events.length;
        const after = { row: { ...row, length, phase: addition.after.phase }, championship: addition.after };
        return { stored: after, isChanged: true };
      }
    }
    throw new Refusal('rate-limited', 'too many changes at the same time; try again', 1);
  }

  #decideAll({ championship }: StoredChampionship, commands: readonly ChampionshipCommand[]) {
    let after = championship;
    const events = commands.flatMap((command) => {
      const decided = decide(after, command);
      if (!decided.ok) throw new Refusal(CODES[decided.error.code], decided.error.message);
      after = applyEvents(after, decided.value);
      return decided.value;
    });
    return { events, after };
  }
}
