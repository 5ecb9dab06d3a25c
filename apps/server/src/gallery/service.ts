import { randomUUID } from 'node:crypto';
import { games } from '@paddock/games';
import { type DataDescription, optionEntries } from '@paddock/kernel';
import {
  type BuiltInItem,
  type DataSummary,
  type GalleryItem,
  type GalleryItemSummary,
  type GalleryPage,
  type GalleryQuery,
  isDataSummary,
  isItemName,
  MAX_DESIGN_LENGTH,
  MAX_ITEM_VALUE_LENGTH,
  type NewGalleryItem,
  type Person,
} from '@paddock/protocol';
import { findBuiltInFigures } from '@paddock/reports/figures';
import type { ChatRepository } from '../chat/repository.ts';
import { Refusal } from '../errors.ts';
import { checkPublicName } from '../nicknames/public-name.ts';
import type { BlockRepository } from '../people/block-repository.ts';
import { computeScore } from '../storage/gallery-ratings.ts';
import { hashOf } from '../tables/option-summary.ts';
import { packData, requireShallow } from './data-limits.ts';
import { requireDesign } from './design-checks.ts';
import { stateOf, summarizeItem } from './item-view.ts';
import { findPublishableOption, type PublishableOption } from './publishable-option.ts';
import { type GalleryRepository, ITEM_ORDERS, type ItemFilter, type ListedItem } from './repository.ts';

const PAGE_SIZE = 24;
/** Versions count, and withdrawn items too, because they are kept. */
const MAX_ITEMS_PER_PERSON = 100;
const MAX_LISTED_HIDDEN = 100;

interface GalleryOptions {
  readonly repository: GalleryRepository;
  readonly blocks: BlockRepository;
  /** Where reports to the admin are kept. */
  readonly reports: Pick<ChatRepository, 'addReport'>;
  readonly now: () => number;
  /** Called when there is a new item, which is to be measured. */
  readonly onPublished: () => void;
}

/** What people publish: values of `data` options of the games, such as circuits. */
export class Gallery {
  readonly #options: GalleryOptions;

  constructor(options: GalleryOptions) {
    this.#options = options;
  }

  async list({ game, q, author, order = 'newest', after }: GalleryQuery, viewer: string | null): Promise<GalleryPage> {
    const filter: ItemFilter = {
      game: game ?? null,
      name: q === undefined || q.trim() === '' ? null : foldSearchName(q.trim()),
      author: author ?? null,
      order,
      after: after === undefined ? null : parseCursor(after),
      viewer,
    };
    const rows = await this.#options.repository.list(filter, PAGE_SIZE + 1);
    const page = rows.slice(0, PAGE_SIZE);
    const last = page.at(-1);
    const next = rows.length > PAGE_SIZE && last !== undefined ? `${last[ITEM_ORDERS[order].column]}.${last.id}` : null;
    return { items: await this.#summarize(page), next };
  }

  async find(id: string, viewer: string | null): Promise<GalleryItem> {
    const { repository } = this.#options;
    const item = await this.#findShown(id, viewer);
    const state = stateOf(item);
    const isAuthor = item.author === viewer;
    const [summary] = await this.#summarize([item]);
    const content = state === 'public' || isAuthor ? await repository.findContent(id) : null;
    const versions = (await repository.listVersions(item.entry)).filter((one) => stateOf(one) === 'public');
    return {
      ...summary!,
      value: parseStored(content?.value),
      design: parseStored(content?.design) as object | null,
      versions: versions.map((one) => ({ id: one.id, version: one.version, publishedAt: one.published_at })),
      forks: await repository.countForks(id),
      viewer: viewer === null ? null : { isAuthor, stars: await repository.findStars(id, viewer) },
    };
  }

  /** Publishes a value. The same value by the same person is the same item; by somebody else it is refused. */
  async publish(person: Person, wanted: NewGalleryItem): Promise<GalleryItem> {
    const { repository, now } = this.#options;
    requireClaimed(person, 'publish');
    const { game, option, value } = wanted;
    const content = packData(value, 'value', MAX_ITEM_VALUE_LENGTH);
    const design = wanted.design === undefined ? null : packData(wanted.design, 'design', MAX_DESIGN_LENGTH);
    const spec = findPublishableOption(game, option);
    const { name: ownName, ...description } = describeValue(spec, value);
    if (wanted.design !== undefined) requireDesign(game, option, spec, wanted.design);
    const name = ownName ?? wanted.name;
    if (name === undefined) throw new Refusal('bad-request', 'give it a name');
    if (!isItemName(name)) throw new Refusal('bad-request', 'the name cannot be shown in a list');
    checkPublicName(name);
    const id = hashOf(content);
    const known = await repository.find(id);
    if (known !== null) return this.#publishAgain(person, known);
    if ((await repository.countBy(person.id)) >= MAX_ITEMS_PER_PERSON)
      throw new Refusal('full', `you can publish ${MAX_ITEMS_PER_PERSON} versions`);
    const before = wanted.replaces === undefined ? null : await this.#requireReplaceable(person, wanted);
    // The credit of the first version stays with all that follow.
    const forkedFrom = before?.forked_from ?? (await this.#requireOriginal(wanted));
    const added = await repository.add({
      id,
      entry: before?.entry ?? id,
      version: (before?.version ?? 0) + 1,
      game,
      option,
      name,
      search_name: foldSearchName(name),
      author: person.id,
      published_at: now(),
      forked_from: forkedFrom,
      description: JSON.stringify(description),
      value: content,
      design,
      score: computeScore(0, 0),
    });
    if (!added) throw new Refusal('stale', 'somebody has published this at the same time; reload and look');
    this.#options.onPublished();
    return this.find(id, person.id);
  }

  /** Withdraws an item with all its versions. Races on it go on, because they contain it. */
  async withdraw(person: Person, id: string): Promise<void> {
    const item = await this.#findShown(id, person.id);
    if (item.author !== person.id) throw new Refusal('forbidden', 'only its author can withdraw it');
    await this.#options.repository.setWithdrawn(item.entry, this.#options.now());
  }

  async rate(person: Person, id: string, stars: number | null): Promise<GalleryItem> {
    const { repository, blocks, now } = this.#options;
    requireClaimed(person, 'rate');
    const item = await this.#requirePublic(id);
    if (item.author === person.id) throw new Refusal('forbidden', 'others rate what you have published');
    if ((await blocks.listBlockedEitherWay(person.id)).has(item.author))
      throw new Refusal('forbidden', 'you cannot rate this: one of you has blocked the other');
    await repository.rate(id, person.id, stars, now());
    return this.find(id, person.id);
  }

  async report(person: Person, id: string, reason: string): Promise<void> {
    await this.#requirePublic(id);
    await this.#options.reports.addReport({
      id: randomUUID(),
      reporter: person.id,
      table_id: '',
      message: null,
      item: id,
      reason,
      at: this.#options.now(),
      answer: null,
      answered_at: null,
    });
  }

  /** Hides an item for the admin or shows it again, with all its versions. Answers its author. */
  async setHidden(id: string, hidden: boolean): Promise<string> {
    const item = await this.#options.repository.find(id);
    if (item === null) throw notFoundRefusal();
    await this.#options.repository.setHidden(item.entry, hidden);
    return item.author;
  }

  /** What the admin has hidden, with its names. */
  async listHidden(): Promise<GalleryItemSummary[]> {
    const rows = await this.#options.repository.listHidden(MAX_LISTED_HIDDEN);
    return rows.map((row) => ({ ...summarizeItem(row, null), name: row.name }));
  }

  /** What comes with the games. */
  listBuiltIn(): BuiltInItem[] {
    return games.flatMap(({ id: game, options }) =>
      optionEntries(options).flatMap(([option, spec]) => {
        if (spec.kind !== 'data' || spec.describe === undefined) return [];
        return (spec.listBuiltIn?.() ?? []).map((id) => {
          const { name, ...description } = spec.describe!(id);
          return { game, option, id, name: name ?? id, ...description, balance: findBuiltInFigures(game, id) };
        });
      }),
    );
  }

  /**
   * Options in which the values that are named by name and hash, as in lists of tables, are those of the gallery.
   * Refuses values that are nested too deep.
   */
  async resolveReferences(options: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> {
    const resolved: Record<string, unknown> = { ...options };
    for (const [option, value] of Object.entries(options)) {
      requireShallow(value, option);
      if (isDataSummary(value)) resolved[option] = await this.#loadReference(value);
    }
    return resolved;
  }

  /** A race is over: it counts for what it was raced on. */
  countRace(table: string): Promise<void> {
    return this.#options.repository.countRace(table);
  }

  async #loadReference({ hash }: DataSummary): Promise<unknown> {
    await this.#requirePublic(hash);
    const content = await this.#options.repository.findContent(hash);
    return JSON.parse(content!.value!) as unknown;
  }

  /** The author shows again what they had withdrawn; sent twice, it is published once. */
  async #publishAgain(person: Person, known: ListedItem): Promise<GalleryItem> {
    if (known.author !== person.id)
      throw new Refusal('already-published', `this is in the gallery already: /gallery/${known.id}`);
    if (known.withdrawn_at !== null) await this.#options.repository.setWithdrawn(known.entry, null);
    return this.find(known.id, person.id);
  }

  async #requireReplaceable(person: Person, { replaces, game, option }: NewGalleryItem): Promise<ListedItem> {
    const before = await this.#requirePublic(replaces!);
    if (before.author !== person.id) throw new Refusal('forbidden', 'only its author can publish a new version');
    if (before.game !== game || before.option !== option)
      throw new Refusal('bad-request', 'a new version is of the same game');
    if (before.is_latest === 0) throw new Refusal('stale', 'there is a newer version; look at it first');
    return before;
  }

  /** Also a withdrawn item may be credited: somebody may have begun to change it before. */
  async #requireOriginal({ forkedFrom, game, option }: NewGalleryItem): Promise<string | null> {
    if (forkedFrom === undefined) return null;
    const original = await this.#options.repository.find(forkedFrom);
    if (original === null || stateOf(original) === 'hidden') throw notFoundRefusal();
    if (original.game !== game || original.option !== option)
      throw new Refusal('bad-request', 'the original is of another game');
    return original.id;
  }

  async #requirePublic(id: string): Promise<ListedItem> {
    const item = await this.#options.repository.find(id);
    if (item === null || stateOf(item) !== 'public') throw notFoundRefusal();
    return item;
  }

  /** Hidden items are shown to their authors only. */
  async #findShown(id: string, viewer: string | null): Promise<ListedItem> {
    const item = await this.#options.repository.find(id);
    if (item === null || (stateOf(item) === 'hidden' && item.author !== viewer)) throw notFoundRefusal();
    return item;
  }

  async #summarize(items: readonly ListedItem[]): Promise<GalleryItemSummary[]> {
    const originals = await this.#options.repository.findAll([
      ...new Set(items.flatMap(({ forked_from }) => (forked_from === null ? [] : [forked_from]))),
    ]);
    return items.map((item) => summarizeItem(item, originals.get(item.forked_from ?? '') ?? null));
  }
}

function describeValue(spec: PublishableOption, value: unknown): DataDescription {
  if (typeof value !== 'object' || value === null)
    throw new Refusal('bad-request', 'this comes with the game; publish something of your own');
  const fault = spec.check(value);
  if (fault !== null) throw new Refusal('bad-request', `value: ${fault}`);
  return spec.describe(value);
}

function parseStored(text: string | null = null): unknown {
  return text === null ? null : (JSON.parse(text) as unknown);
}

function notFoundRefusal(): Refusal {
  return new Refusal('not-found', 'there is no such item in the gallery');
}

function requireClaimed({ claimed }: Person, verb: string): void {
  if (!claimed) throw new Refusal('forbidden', `claim your nickname first, to ${verb} under it`);
}

/** For searching: without case, accents and what a pattern would read as a wildcard. */
function foldSearchName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[%_\\]/g, '');
}

function parseCursor(cursor: string): readonly [number, string] {
  const [key, id] = cursor.split('.');
  return [Number(key), id!];
}
