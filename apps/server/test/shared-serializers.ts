import { createRequire } from 'node:module';
import type { FastifyServerOptions } from 'fastify';

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>;
type BuildSerializer = NonNullable<NonNullable<SchemaController['compilersFactory']>['buildSerializer']>;
type Compile = ReturnType<BuildSerializer>;

const require = createRequire(import.meta.url);
/** The version that Fastify uses. */
const requireAsFastify = createRequire(require.resolve('fastify'));
const createBuilder = requireAsFastify('@fastify/fast-json-stringify-compiler') as () => BuildSerializer;

const compiled = new Map<string, ReturnType<Compile>>();

/** What Fastify does, but a schema that another server of this process has compiled already is not compiled again. */
const buildSerializer: BuildSerializer = (externalSchemas, options) => {
  const compile = createBuilder()(externalSchemas, options);
  const context = JSON.stringify(externalSchemas);
  return (route) => {
    const key = `${context} ${JSON.stringify(route.schema)}`;
    let serialize = compiled.get(key);
    if (serialize === undefined) compiled.set(key, (serialize = compile(route)));
    return serialize;
  };
};

/** For servers of tests: compiling the schemas of all responses is most of the work of starting one. */
export const SHARED_SERIALIZERS: SchemaController = { compilersFactory: { buildSerializer } };
