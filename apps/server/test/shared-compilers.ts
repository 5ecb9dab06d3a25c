import { createRequire } from 'node:module';
import type { FastifyServerOptions } from 'fastify';

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>;
type Factory = Required<NonNullable<SchemaController['compilersFactory']>>;

const require = createRequire(import.meta.url);
/** The versions that Fastify uses. */
const requireAsFastify = createRequire(require.resolve('fastify'));
const createSerializerBuilder = requireAsFastify(
  '@fastify/fast-json-stringify-compiler',
) as () => Factory['buildSerializer'];
const createValidatorBuilder = requireAsFastify('@fastify/ajv-compiler') as () => Factory['buildValidator'];

/** What the builder does, but a schema that another server of this process has compiled already is not compiled again. */
function shareCompiled<Build extends Factory['buildSerializer'] | Factory['buildValidator']>(
  createBuilder: () => Build,
): Build {
  type Route = { readonly schema: unknown };
  type Compile = (route: Route) => unknown;
  const compiled = new Map<string, unknown>();
  const build = (externalSchemas: unknown, options: unknown): Compile => {
    const compile = (createBuilder() as (externalSchemas: unknown, options: unknown) => Compile)(
      externalSchemas,
      options,
    );
    const context = JSON.stringify([externalSchemas, options]);
    return (route) => {
      const key = `${context} ${JSON.stringify(route.schema)}`;
      if (!compiled.has(key)) compiled.set(key, compile(route));
      return compiled.get(key);
    };
  };
  return build as Build;
}

/** For servers of tests: compiling the schemas of all routes is most of the work of starting one. */
export const SHARED_COMPILERS: SchemaController = {
  compilersFactory: {
    buildSerializer: shareCompiled(createSerializerBuilder),
    buildValidator: shareCompiled(createValidatorBuilder),
  },
};
