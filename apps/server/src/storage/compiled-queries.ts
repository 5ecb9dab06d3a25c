import type { CompiledQuery } from 'kysely';

interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}

/**
 * Queries that run often. Each is compiled once and then runs with other parameters, because compiling one costs as much as
 * running it.
 */
export class CompiledQueries {
  readonly #compiled = new Map<string, CompiledQuery>();

  /**
   * The query with this name, which says everything that its SQL depends on. `parameters` are all its values in the order of the
   * SQL; `create` builds it with values of the same number.
   */
  get<Row>(name: string, parameters: readonly unknown[], create: () => Compilable<Row>): CompiledQuery<Row> {
    let query = this.#compiled.get(name) as CompiledQuery<Row> | undefined;
    if (query === undefined) this.#compiled.set(name, (query = create().compile()));
    return { ...query, parameters };
  }
}
