import {
  type DesignSummary,
  MAX_DESIGN_LENGTH,
  type Person,
  type SavedDesign,
  type SaveDesign,
} from '@paddock/protocol';
import { Refusal } from '../errors.ts';
import { packData } from './data-limits.ts';
import { requireDesign } from './design-checks.ts';
import type { DesignRepository } from './design-repository.ts';
import { findPublishableOption } from './publishable-option.ts';

const MAX_DESIGNS = 50;

/** The private designs of people. */
export class Designs {
  readonly #repository: DesignRepository;
  readonly #now: () => number;

  constructor(repository: DesignRepository, now: () => number) {
    this.#repository = repository;
    this.#now = now;
  }

  list(person: Person): Promise<DesignSummary[]> {
    return this.#repository.list(person.id);
  }

  async find(person: Person, id: string): Promise<SavedDesign> {
    const design = await this.#repository.find(person.id, id);
    if (design === null) throw new Refusal('not-found', 'you have no such design');
    return design;
  }

  /** Stores a design if `version` is the one that is stored now, so that two tabs do not overwrite each other's changes. */
  async save(person: Person, id: string, { design, version, ...fields }: SaveDesign): Promise<DesignSummary> {
    if (!person.claimed) throw new Refusal('forbidden', 'claim your nickname first: designs are kept for claimed ones');
    const spec = findPublishableOption(fields.game, fields.option);
    const content = packData(design, 'design', MAX_DESIGN_LENGTH);
    requireDesign(fields.game, fields.option, spec, design);
    const next = { id, ...fields, version: version + 1 };
    const updatedAt = this.#now();
    const row = { person: person.id, ...next, updated_at: updatedAt, design: content };
    const isNew = version === 0;
    if (isNew && (await this.#repository.count(person.id)) >= MAX_DESIGNS)
      throw new Refusal('full', `you can keep ${MAX_DESIGNS} designs; delete one first`);
    if (!(await (isNew ? this.#repository.add(row) : this.#repository.replace(row))))
      throw new Refusal('stale', 'this design was changed elsewhere since; load it again, or save yours as a new one');
    return { ...next, updatedAt };
  }

  async remove(person: Person, id: string): Promise<void> {
    if (!(await this.#repository.remove(person.id, id))) throw new Refusal('not-found', 'you have no such design');
  }
}
