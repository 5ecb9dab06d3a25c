import type { FollowedPerson, Following, Person } from '@paddock/protocol';
import { Refusal } from '../errors.ts';
import type { BlockRepository } from './block-repository.ts';
import type { FollowRepository } from './follow-repository.ts';
import { personOf } from './service.ts';

/** Enough for a large club. Each page that shows them asks for all. */
const MAX_FOLLOWED = 200;

/** Where people are at the moment. */
interface Whereabouts {
  /** The tables that each of these people looks at. */
  findTablesOf(people: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Whether somebody is in the lobby. */
  isInLobby(person: string): boolean;
  /** Those of these tables that everybody may see, by id. */
  findListed(tables: readonly string[]): Promise<ReadonlyMap<string, NonNullable<FollowedPerson['table']>>>;
}

interface FollowOptions {
  readonly repository: FollowRepository;
  readonly blocks: BlockRepository;
  readonly whereabouts: Whereabouts;
  readonly now: () => number;
}

/** People whom a person follows, to see when they are here and to watch their races. */
export class Follows {
  readonly #options: FollowOptions;

  constructor(options: FollowOptions) {
    this.#options = options;
  }

  async follow(person: string, followed: Person): Promise<void> {
    const { repository, blocks, now } = this.#options;
    if (followed.id === person) throw new Refusal('bad-request', 'you cannot follow yourself');
    const blocked = await blocks.listBlockedEitherWay(person);
    if (blocked.has(followed.id) || !(await repository.allowsFollowers(followed.id))) {
      throw new Refusal('forbidden', `${followed.nickname} does not want to be followed`);
    }
    if ((await repository.listFollowed(person)).length >= MAX_FOLLOWED) {
      throw new Refusal('forbidden', `you can follow ${MAX_FOLLOWED} people at most; unfollow somebody first`);
    }
    await repository.follow(person, followed.id, now());
  }

  unfollow(person: string, followed: string): Promise<void> {
    return this.#options.repository.unfollow(person, followed);
  }

  setAllowsFollowers(person: string, allowed: boolean): Promise<void> {
    return this.#options.repository.setAllowsFollowers(person, allowed);
  }

  /** Whom a person follows, those who are here first. */
  async list(person: string): Promise<Following> {
    const { repository } = this.#options;
    const followed = (await repository.listFollowed(person)).map(personOf);
    const places = await this.#findPlaces(followed.map(({ id }) => id));
    const people = followed.map((one) => ({ person: one, isOnline: false, table: null, ...places.get(one.id) }));
    return {
      people: people.toSorted((a, b) => Number(b.isOnline) - Number(a.isOnline)),
      followers: await repository.countFollowers(person),
      allowsFollowers: await repository.allowsFollowers(person),
    };
  }

  /** Where those of these people are who are here. Tables that are not listed are not told. */
  async #findPlaces(people: readonly string[]): Promise<Map<string, Pick<FollowedPerson, 'isOnline' | 'table'>>> {
    const { whereabouts } = this.#options;
    const tables = await whereabouts.findTablesOf(people);
    const listed = await whereabouts.findListed([...new Set([...tables.values()].flat())]);
    const places = new Map<string, Pick<FollowedPerson, 'isOnline' | 'table'>>();
    for (const person of people) {
      const own = tables.get(person) ?? [];
      if (own.length === 0 && !whereabouts.isInLobby(person)) continue;
      const table = own.map((id) => listed.get(id)).find((one) => one !== undefined) ?? null;
      places.set(person, { isOnline: true, table });
    }
    return places;
  }
}
