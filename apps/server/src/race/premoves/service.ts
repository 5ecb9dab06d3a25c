import { resolveMove, isSameJson, type Seat } from '@paddock/kernel';
import type { PremoveList, PremovesUpdate } from '@paddock/protocol';
import type { DomainEvents } from '../../events.ts';
import type { Hub, Subscriber } from '../../live/hub.ts';
import { Refusal } from '../../errors.ts';
import { NO_PREMOVES_JSON, type PremoveRepository, type StoredPremoves } from './repository.ts';
import type { DuePremove } from '../append-request.ts';
import { unwrapOrRefuse, type RaceService } from '../service.ts';
import type { Race } from '../race.ts';
import { requireOwnSeat } from '../autopilot.ts';

/** Another process may be storing an entry at this moment without knowing of the premoves: they are checked again after this. */
const RECHECK_MS = 1000;

/** What an owner without premoves knows. */
const NO_PREMOVES = JSON.stringify(updateOf(undefined));

interface PremoveOptions {
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
  readonly #repository: PremoveRepository;
  readonly #races: RaceService;
  readonly #hub: Hub;
  readonly #events: DomainEvents;
  readonly #now: () => number;
  readonly #log: (error: unknown, table: string) => void;
  /** What streams here were last sent, by table and person: the same is not sent twice. */
  readonly #sent = new Map<string, Map<string, string>>();
  #sending: Promise<void> = Promise.resolve();

  constructor({ repository, races, hub, events, now, log }: PremoveOptions) {
    this.#repository = repository;
    this.#races = races;
    this.#hub = hub;
    this.#events = events;
    this.#now = now;
    this.#log = log;
  }

  /** A race advanced, which may have played or dropped premoves: their owners are sent what is left. */
  onRaceAdvanced(table: string): void {
    if (this.#sent.has(table)) this.notifyOwners(table);
  }

  async list(table: string, person: string): Promise<PremoveList> {
    const { seat } = requireOwnSeat(await this.#races.loadCurrent(table), person);
    const premoves = (await this.#repository.list(table)).find((one) => one.seat === seat);
    return { moves: movesOf(premoves) };
  }

  /** Replaces a person's premoves. */
  async set(table: string, person: string, { moves }: PremoveList): Promise<PremoveList> {
    await this.#races.update(table, async (race) => {
      const { seat } = requireOwnSeat(race, person);
      if (race.isBotDriven(seat))
        throw new Refusal('on-autopilot', 'a bot drives for you: switch off the autopilot first');
      if (moves.length === 0) {
        await this.#repository.remove(table, seat);
        return;
      }
      const awaited = race.awaitedSeats().includes(seat);
      const resolved = resolveMove(race.match, seat, moves[0]);
      if (awaited) unwrapOrRefuse(resolved);
      else if (!resolved.ok && resolved.error.code !== 'not-awaited') unwrapOrRefuse(resolved);
      else requireOffered(race, seat, moves);
      const wakeAt = this.#now() + (awaited ? 0 : RECHECK_MS);
      await this.#repository.store(table, seat, JSON.stringify(moves), wakeAt);
      this.#events.emit('jobScheduled', { table, dueAt: wakeAt });
    });
    await this.#sendChanges(table);
    this.#events.emit('premovesChanged', { table, isLocal: true });
    return { moves };
  }

  /** Whether somebody who has to choose now, or this seat, has a premove for it. */
  async hasDue(race: Race, seat: number | null = null): Promise<boolean> {
    const awaited = race.awaitedPeople().filter((one) => seat === null || one === seat);
    if (awaited.length === 0) return false;
    return (await this.#repository.list(race.id)).some(
      (one) => one.moves !== NO_PREMOVES_JSON && awaited.includes(one.seat),
    );
  }

  /** Plays the next premove that is due. Returns false if there is none. */
  async playNext(race: Race): Promise<boolean> {
    if (race.awaitedPeople().length === 0) return false;
    return this.#races.playPremove(race.id, (current) => this.#takeNext(current));
  }

  /** Sends a new stream its person's premoves. Without any, that is sent only to a stream that reconnects. */
  sendInitial(table: string, subscriber: Subscriber, isReconnect: boolean): void {
    const sending = this.#runInTurn(async () => {
      const { person, viewer } = subscriber;
      if (person === null || viewer === null) return;
      const news = updateOf((await this.#repository.list(table)).find(({ seat }) => seat === viewer));
      const text = JSON.stringify(news);
      if (text !== this.#wasSent(table, person)) this.#send(table, person, news);
      else if (isReconnect || text !== NO_PREMOVES) subscriber.send({ name: 'premoves', data: news });
    });
    sending.catch((error: unknown) => this.#log(error, table));
  }

  /** Premoves at a table may have changed, here or in another process: their owners get them on their streams here. */
  notifyOwners(table: string): void {
    this.#sendChanges(table).catch((error: unknown) => this.#log(error, table));
  }

  /** The first premove that is legal now. Premoves that are not legal any more are dropped. */
  async #takeNext(race: Race): Promise<DuePremove | null> {
    const awaited = race.awaitedPeople();
    for (const premoves of await this.#repository.list(race.id)) {
      const [first, ...rest] = movesOf(premoves);
      if (first === undefined || !awaited.includes(premoves.seat)) continue;
      const { seat, moves: before } = premoves;
      const resolved = resolveMove(race.match, seat, first);
      if (resolved.ok) return { seat, move: resolved.value, before, remaining: JSON.stringify(rest) };
      if (await this.#repository.drop(premoves)) this.#announceDrop(race);
    }
    return null;
  }

  #announceDrop(race: Race): void {
    this.notifyOwners(race.id);
    this.#events.emit('premovesChanged', { table: race.id, isLocal: true });
    this.#events.emit('premovesDropped', { race });
  }

  #sendChanges(table: string): Promise<void> {
    return this.#runInTurn(async () => {
      const seated = this.#hub.seatedPeople(table);
      const all = seated.size === 0 ? [] : await this.#repository.list(table);
      for (const [person, viewer] of seated) {
        const news = updateOf(all.find(({ seat }) => seat === viewer));
        if (JSON.stringify(news) !== this.#wasSent(table, person)) this.#send(table, person, news);
      }
    });
  }

  /** One after the other, so that what was read later is sent later. */
  #runInTurn(work: () => Promise<void>): Promise<void> {
    const mine = this.#sending.then(work);
    this.#sending = mine.catch(() => {});
    return mine;
  }

  #wasSent(table: string, person: string): string {
    return this.#sent.get(table)?.get(person) ?? NO_PREMOVES;
  }

  #send(table: string, person: string, news: PremovesUpdate): void {
    this.#hub.sendTo(table, new Set([person]), { name: 'premoves', data: news });
    const text = JSON.stringify(news);
    const sent = this.#sent.get(table) ?? new Map<string, string>();
    if (text === NO_PREMOVES) sent.delete(person);
    else sent.set(person, text);
    this.#sent.set(table, sent);
    for (const [id, people] of this.#sent)
      if (people.size === 0 || !this.#hub.hasSubscribers(id)) this.#sent.delete(id);
  }
}

/** Refuses moves that the game does not let a seat choose ahead of its turn, each after those before it. */
function requireOffered({ match: { game, state } }: Race, seat: Seat, moves: PremoveList['moves']): void {
  const view = game.view(state, seat);
  for (const [i, move] of moves.entries()) {
    const offered = game.premoves(view, seat, moves.slice(0, i));
    if (offered.some((one) => isSameJson(one, move))) continue;
    throw new Refusal('illegal', `seat ${seat} may not choose move ${i + 1} of these ahead of its turn`);
  }
}

function movesOf(premoves: StoredPremoves | undefined): PremoveList['moves'] {
  return JSON.parse(premoves?.moves ?? NO_PREMOVES_JSON) as PremoveList['moves'];
}

function updateOf(premoves: StoredPremoves | undefined): PremovesUpdate {
  return { moves: movesOf(premoves), dropped: premoves?.dropped === 1 };
}
