import { resolveMove } from '@paddock/kernel';
import type { Plan, PlanNews } from '@paddock/protocol';
import type { DomainEvents } from '../../events.ts';
import type { Hub, Subscriber } from '../../live/hub.ts';
import { Refusal } from '../../errors.ts';
import { NO_MOVES, type PremoveRepository, type StoredPremoves } from './repository.ts';
import type { DuePremove } from '../append-request.ts';
import { allowed, type RaceService } from '../service.ts';
import type { Race } from '../race.ts';
import { requireOwnSeat } from '../autopilot.ts';

/** Another process may be storing an entry just now that knows nothing of the plan: somebody looks again after this. */
const RECHECK_MS = 1000;

/** What an owner without premoves knows. */
const NONE = JSON.stringify(newsOf(undefined));

export interface PremoveOptions {
  readonly repository: PremoveRepository;
  readonly races: RaceService;
  readonly hub: Hub;
  readonly events: DomainEvents;
  /** The time of the service clock. */
  readonly now: () => number;
  readonly log: (error: unknown, table: string) => void;
}

/** Moves that people choose ahead of their turn. Only they themselves ever learn of them. */
export class Premoves {
  readonly #plans: PremoveRepository;
  readonly #play: RaceService;
  readonly #hub: Hub;
  readonly #events: DomainEvents;
  readonly #now: () => number;
  readonly #log: (error: unknown, table: string) => void;
  /** What people who listen here were told of their plans, by table and person: what is the same is not told again. */
  readonly #told = new Map<string, Map<string, string>>();
  #telling: Promise<void> = Promise.resolve();

  constructor({ repository, races, hub, events, now, log }: PremoveOptions) {
    this.#plans = repository;
    this.#play = races;
    this.#hub = hub;
    this.#events = events;
    this.#now = now;
    this.#log = log;
  }

  /** A race went on, which may have played or dropped premoves: those who were told of theirs are told again. */
  raceAdvanced(table: string): void {
    if (this.#told.has(table)) this.notifyOwners(table);
  }

  async of(table: string, person: string): Promise<Plan> {
    const { seat } = requireOwnSeat(await this.#play.look(table), person);
    const plan = (await this.#plans.of(table)).find((one) => one.seat === seat);
    return { moves: movesOf(plan) };
  }

  /** From now on this is what they will do; nothing is the same as no plan. */
  async put(table: string, person: string, { moves }: Plan): Promise<Plan> {
    await this.#play.steer(table, async (race) => {
      const { seat } = requireOwnSeat(race, person);
      if (race.isDriven(seat)) throw new Refusal('not-driving', 'a bot drives for you: take the wheel back first');
      if (moves.length === 0) {
        await this.#plans.remove(table, seat);
        return;
      }
      const awaited = race.awaited().includes(seat);
      if (awaited) allowed(resolveMove(race.match, seat, moves[0]));
      const wakeAt = this.#now() + (awaited ? 0 : RECHECK_MS);
      await this.#plans.keep(table, seat, JSON.stringify(moves), wakeAt);
      this.#events.emit('jobScheduled', { table, dueAt: wakeAt });
    });
    await this.#tell(table);
    this.#events.emit('premovesChanged', { table, isLocal: true });
    return { moves };
  }

  /** Whether somebody has planned what they are to choose now. */
  async areDue(race: Race, seat: number | null = null): Promise<boolean> {
    const awaited = race.peopleAwaited().filter((one) => seat === null || one === seat);
    if (awaited.length === 0) return false;
    return (await this.#plans.of(race.id)).some((plan) => plan.moves !== NO_MOVES && awaited.includes(plan.seat));
  }

  /** Plays what was planned for now. Answers whether there was something. */
  async follow(race: Race): Promise<boolean> {
    if (race.peopleAwaited().length === 0) return false;
    return this.#play.follow(race.id, (now) => this.#next(now));
  }

  /** Tells somebody who begins to listen how their plan stands, if they have one or had one when they left (`back`). */
  greet(table: string, listener: Subscriber, back: boolean): void {
    const greeted = this.#inTurn(async () => {
      const { person, viewer } = listener;
      if (person === null || viewer === null) return;
      const news = newsOf((await this.#plans.of(table)).find(({ seat }) => seat === viewer));
      const text = JSON.stringify(news);
      if (text !== this.#known(table, person)) this.#whisper(table, person, news);
      else if (back || text !== NONE) listener.send({ name: 'plan', data: news });
    });
    greeted.catch((error: unknown) => this.#log(error, table));
  }

  /** A plan may have changed, here or in another process: its owner is told if they listen here. */
  notifyOwners(table: string): void {
    this.#tell(table).catch((error: unknown) => this.#log(error, table));
  }

  /** The first planned move that can be made now; plans that do not fit are dropped. */
  async #next(race: Race): Promise<DuePremove | null> {
    const awaited = race.peopleAwaited();
    for (const plan of await this.#plans.of(race.id)) {
      const [first, ...rest] = movesOf(plan);
      if (first === undefined || !awaited.includes(plan.seat)) continue;
      const meant = resolveMove(race.match, plan.seat, first);
      if (meant.ok) return { seat: plan.seat, move: meant.value, was: plan.moves, left: JSON.stringify(rest) };
      if (await this.#plans.drop(plan)) this.#drop(race);
    }
    return null;
  }

  #drop(race: Race): void {
    this.notifyOwners(race.id);
    this.#events.emit('premovesChanged', { table: race.id, isLocal: true });
    this.#events.emit('premovesDropped', { race });
  }

  #tell(table: string): Promise<void> {
    return this.#inTurn(async () => {
      const sitting = this.#hub.seatedPeople(table);
      const plans = sitting.size === 0 ? [] : await this.#plans.of(table);
      for (const [person, viewer] of sitting) {
        const news = newsOf(plans.find(({ seat }) => seat === viewer));
        if (JSON.stringify(news) !== this.#known(table, person)) this.#whisper(table, person, news);
      }
    });
  }

  /** One after the other: what was read later is told later. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const mine = this.#telling.then(work);
    this.#telling = mine.catch(() => {});
    return mine;
  }

  #known(table: string, person: string): string {
    return this.#told.get(table)?.get(person) ?? NONE;
  }

  #whisper(table: string, person: string, news: PlanNews): void {
    this.#hub.sendTo(table, new Set([person]), { name: 'plan', data: news });
    const text = JSON.stringify(news);
    const told = this.#told.get(table) ?? new Map<string, string>();
    if (text === NONE) told.delete(person);
    else told.set(person, text);
    this.#told.set(table, told);
    for (const [id, people] of this.#told) if (people.size === 0 || !this.#hub.has(id)) this.#told.delete(id);
  }
}

function movesOf(plan: StoredPremoves | undefined): Plan['moves'] {
  return JSON.parse(plan?.moves ?? NO_MOVES) as Plan['moves'];
}

function newsOf(plan: StoredPremoves | undefined): PlanNews {
  return { moves: movesOf(plan), dropped: plan?.dropped === 1 };
}
