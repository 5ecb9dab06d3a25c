import {
  type ChampionshipCommand,
  type ChampionshipSettings,
  checkSettings,
  currentRound,
  planGroups,
} from '@paddock/championship';
import { findGame } from '@paddock/games';
import { resolveOptions } from '@paddock/kernel';
import type {
  Championship,
  ChampionshipBots,
  ChampionshipSummary,
  NewChampionship,
  NewRound,
  Person,
} from '@paddock/protocol';
import { ignoreRefusals, Refusal } from '../errors.ts';
import { createId } from '../lobby/new-table.ts';
import type { Lobby } from '../lobby/service.ts';
import type { BlockRepository } from '../people/block-repository.ts';
import type { People } from '../people/service.ts';
import { createBotEntrants } from './bot-entrants.ts';
import { checkPublicName } from '../nicknames/public-name.ts';
import type { ChampionshipLedger } from './ledger.ts';
import type { ChampionshipReminders } from './reminders.ts';
import type { ChampionshipRepository, StoredChampionship } from './repository.ts';
import { listPeople, summarizeChampionship, toPublicChampionship } from './view.ts';

const MAX_LISTED = 50;
/** How many championships a person organises and takes part in at the same time. */
const MAX_ORGANISED = 5;
const MAX_ENTERED = 20;
const DEFAULT_ADVANCE = 2;
/** In characters of JSON: enough for ten rounds on circuits of the usual size. */
const MAX_ROUNDS_LENGTH = 1024 * 1024;

interface ChampionshipsOptions {
  readonly repository: ChampionshipRepository;
  readonly ledger: ChampionshipLedger;
  readonly reminders: ChampionshipReminders;
  readonly lobby: Lobby;
  readonly people: People;
  readonly blocks: BlockRepository;
  readonly now: () => number;
  /** The time of the service clock. */
  readonly serviceNow: () => number;
  readonly breakMs: number;
  /** Replaces the names and hashes of values of the gallery in options by the values. */
  readonly resolveReferences: (options: Record<string, unknown>) => Promise<Record<string, unknown>>;
}

/** What people do with championships. Everything else happens in `ChampionshipRunner`. */
export class Championships {
  readonly #options: ChampionshipsOptions;

  constructor(options: ChampionshipsOptions) {
    this.#options = options;
  }

  async create(organiser: Person, wanted: NewChampionship): Promise<Championship> {
    const { ledger, repository, now } = this.#options;
    if (organiser.botAccount === true) throw new Refusal('forbidden', 'seasons are organised by people');
    checkPublicName(wanted.name);
    const { dropWorst = 0, advance = DEFAULT_ADVANCE, teamSize = 0, kind, points, bots = [] } = wanted;
    const rounds = await this.#resolveRounds(wanted.rounds);
    const settings: ChampionshipSettings = { kind, rounds, points, dropWorst, advance, teamSize };
    const checked = checkSettings(settings);
    if (!checked.ok) throw new Refusal('bad-request', checked.error);
    const teams = [wanted.team ?? null, ...bots.map(({ team = null }) => team)];
    for (const team of teams) if (team !== null) checkPublicName(team);
    if ((await repository.listActive(organiser.id, 'organiser')).length >= MAX_ORGANISED)
      throw new Refusal('full', `you can organise ${MAX_ORGANISED} seasons at the same time`);
    const id = createId();
    const { listed = false, enters = true, starts = false, team = null } = wanted;
    const commands: ChampionshipCommand[] = [
      ...(enters ? [enterPerson(organiser.id, team)] : []),
      ...createBotEntrants([], bots).map((entrant) => ({ type: 'enter', entrant }) as const),
      ...(starts ? [{ type: 'start', at: now() } as const] : []),
    ];
    const row = { id, name: wanted.name, organiser: organiser.id, listed: listed ? 1 : 0, created_at: now() };
    await ledger.create({ ...row, settings: JSON.stringify(settings) }, commands);
    return this.find(id, organiser.id);
  }

  /** Rounds contain the circuits that they are raced on, so that nobody can take them away. */
  async #resolveRounds(wanted: readonly NewRound[]) {
    const rounds = [];
    for (const round of wanted) {
      const options = await this.#options.resolveReferences(round.options ?? {});
      rounds.push(resolveRound({ ...round, options }));
    }
    const isPast = ({ schedule }: NewRound): boolean =>
      schedule.kind === 'live'
        ? schedule.startsAt !== null && schedule.startsAt <= this.#options.now()
        : schedule.deadline <= this.#options.now();
    if (wanted.some(isPast)) throw new Refusal('bad-request', 'the time of a round is in the past; choose a later one');
    if (JSON.stringify(rounds).length > MAX_ROUNDS_LENGTH)
      throw new Refusal('too-large', 'these circuits are too large for one season; use fewer different ones');
    return rounds;
  }

  async find(id: string, viewer: string | null): Promise<Championship> {
    return this.#toPublic(await this.#options.ledger.find(id), viewer);
  }

  /** Those that everybody may find. */
  async list(): Promise<ChampionshipSummary[]> {
    return this.#summarize(await this.#options.repository.listListed(MAX_LISTED), null);
  }

  /** Those that a person organises, takes part in or is invited to. Invitations of people they have blocked are left out. */
  async listFor(person: string): Promise<ChampionshipSummary[]> {
    const { repository, blocks } = this.#options;
    const blocked = new Set(await blocks.listBlockedBy(person));
    const summaries = await this.#summarize(await repository.listFor(person, MAX_LISTED), person);
    return summaries.filter(({ role, organiser }) => role !== 'invited' || !blocked.has(organiser.id));
  }

  /** Enters a person, unless they and somebody there have blocked each other. BOT accounts need an invitation. */
  async enter(id: string, person: Person, team: string | null): Promise<Championship> {
    const { repository, blocks, ledger } = this.#options;
    if (team !== null) checkPublicName(team);
    const [blockers, blocked] = await Promise.all([blocks.listBlockersOf(person.id), blocks.listBlockedBy(person.id)]);
    const avoided = new Set([...blockers, ...blocked]);
    const active = await repository.listActive(person.id, 'entrant');
    if (!active.includes(id) && active.length >= MAX_ENTERED)
      throw new Refusal('full', `you can take part in ${MAX_ENTERED} seasons at the same time`);
    const stored = await ledger.send(id, ({ row, championship }) => {
      const others = [row.organiser, ...championship.entrants.map((entrant) => entrant.id)];
      if (others.some((other) => avoided.has(other)))
        throw new Refusal('forbidden', 'you cannot enter: one of you has blocked the other');
      const isEntered = championship.entrants.some((entrant) => entrant.id === person.id);
      if (person.botAccount === true && !isEntered && !championship.invited.includes(person.id))
        throw new Refusal('forbidden', 'a BOT account needs an invitation of the organiser');
      return isEntered ? [{ type: 'change-team', entrant: person.id, team }] : [enterPerson(person.id, team)];
    });
    return this.#toPublic(stored, person.id);
  }

  /** Takes an entry back or declines an invitation; after the start the person withdraws, and a bot drives on. */
  async leave(id: string, person: Person): Promise<Championship> {
    const stored = await this.#options.ledger.send(id, () => [{ type: 'leave', entrant: person.id }]);
    await this.#leaveTable(stored, person);
    return this.#toPublic(stored, person.id);
  }

  /** The organiser adds bots. */
  addBots(id: string, person: Person, { level, count, team = null }: ChampionshipBots): Promise<Championship> {
    if (team !== null) checkPublicName(team);
    const bots = Array.from({ length: count }, () => ({ level, team }));
    return this.#organise(id, person, ({ championship }) =>
      createBotEntrants(championship.entrants, bots).map((entrant) => ({ type: 'enter', entrant })),
    );
  }

  /** The organiser removes an entrant or takes an invitation back; after the start the entrant is withdrawn. */
  async removeEntrant(id: string, person: Person, entrant: string): Promise<Championship> {
    const after = await this.#organise(id, person, () => [{ type: 'leave', entrant }]);
    const removed = await this.#options.people.find(entrant);
    if (removed !== null) await this.#leaveTable(await this.#options.ledger.find(id), removed);
    return after;
  }

  /** The organiser invites somebody with a claimed nickname. People do not learn that they are blocked. */
  async invite(id: string, organiser: Person, nickname: string): Promise<Championship> {
    const { people, blocks, ledger, reminders } = this.#options;
    const found = await people.findByName(nickname);
    if (found === null || found.person === null)
      throw new Refusal('not-found', `nobody has claimed the nickname “${nickname}”; send them the link instead`);
    const { person } = found;
    const isBlocked = (await blocks.listBlockersOf(organiser.id)).includes(person);
    const before = await ledger.find(id);
    const after = await this.#organise(id, organiser, () => (isBlocked ? [] : [{ type: 'invite', person }]));
    const stored = await ledger.find(id);
    if (stored.row.length > before.row.length) reminders.invite(stored, person, organiser.nickname);
    return after;
  }

  start(id: string, person: Person): Promise<Championship> {
    return this.#organise(id, person, () => [{ type: 'start', at: this.#options.now() }]);
  }

  /** The organiser begins the next round at once. */
  beginNextRound(id: string, person: Person): Promise<Championship> {
    return this.#organise(id, person, ({ championship }) => {
      // Asked twice, the round has begun.
      if (currentRound(championship) !== null) return [];
      const groups = championship.phase === 'running' ? planGroups(championship, id) : [];
      const tables = groups.map((entrants) => ({ table: createId(), entrants }));
      return [{ type: 'open-round', at: this.#options.now(), groups: tables }];
    });
  }

  cancel(id: string, person: Person): Promise<Championship> {
    return this.#organise(id, person, () => [{ type: 'cancel' }]);
  }

  /** Calls a championship off for the admin and takes it out of the public list, also when it is over. Returns its organiser. */
  async close(id: string): Promise<string> {
    const { ledger, repository } = this.#options;
    const { row } = await ledger.find(id);
    await repository.unlist(id);
    await ignoreRefusals(ledger.send(id, () => [{ type: 'cancel' }]));
    return row.organiser;
  }

  /** Withdraws somebody who is banned or deleted everywhere, and calls off what they organise and has not begun. */
  async leaveAll(person: Person): Promise<void> {
    const { repository, ledger } = this.#options;
    for (const id of await repository.listActive(person.id, 'organiser')) {
      await ignoreRefusals(
        ledger.send(id, ({ championship }) => (championship.phase === 'entry' ? [{ type: 'cancel' }] : [])),
      );
    }
    for (const role of ['entrant', 'invited'] as const) {
      for (const id of await repository.listActive(person.id, role)) await ignoreRefusals(this.leave(id, person));
    }
  }

  /** A race is over: if it belongs to a championship, its result is taken at once. */
  async onRaceOver(table: string): Promise<void> {
    const { repository, ledger, serviceNow } = this.#options;
    const id = await repository.findByTable(table);
    if (id === null) return;
    await repository.schedule(id, serviceNow());
    ledger.wake(id);
  }

  async #organise(
    id: string,
    person: Person,
    commands: (stored: StoredChampionship) => readonly ChampionshipCommand[],
  ): Promise<Championship> {
    const stored = await this.#options.ledger.send(id, (current) => {
      if (current.row.organiser !== person.id) throw new Refusal('forbidden', 'only the organiser can do this');
      return commands(current);
    });
    return this.#toPublic(stored, person.id);
  }

  /** Leaves the table of the current round: before its race the seat stays reserved, and then a bot drives. */
  async #leaveTable({ championship }: StoredChampionship, person: Person): Promise<void> {
    const groups = currentRound(championship)?.held.groups ?? [];
    const table = groups.find(({ entrants, result }) => result === null && entrants.includes(person.id))?.table;
    if (table !== undefined) await ignoreRefusals(this.#options.lobby.leave(table, person));
  }

  async #toPublic(stored: StoredChampionship, viewer: string | null): Promise<Championship> {
    const { repository, breakMs } = this.#options;
    const tables = stored.championship.rounds.flatMap(({ groups }) => groups.map(({ table }) => table));
    const [people, tablePhases] = await Promise.all([
      repository.findPeople(listPeople(stored)),
      repository.findTablePhases(tables),
    ]);
    return toPublicChampionship(stored, { people, tablePhases, breakMs, viewer });
  }

  async #summarize(stored: readonly StoredChampionship[], viewer: string | null): Promise<ChampionshipSummary[]> {
    const { repository, breakMs } = this.#options;
    const people = await repository.findPeople(stored.map(({ row }) => row.organiser));
    return stored.map((one) => summarizeChampionship(one, { people, breakMs, viewer }));
  }
}

function enterPerson(id: string, team: string | null): ChampionshipCommand {
  return { type: 'enter', entrant: { id, kind: 'person', level: null, team } };
}

/** Checks game and options of a round. All options are stored, so that a later default changes nothing. */
function resolveRound({ game, seats, turnSeconds, schedule, options = {} }: NewRound) {
  const definition = findGame(game);
  if (definition === undefined) throw new Refusal('bad-request', `there is no game "${game}"`);
  const resolved = resolveOptions<object>(definition, seats, options);
  if (!resolved.ok) throw new Refusal('bad-request', resolved.error);
  return { game, seats, turnSeconds, schedule, options: resolved.value as Record<string, unknown> };
}
