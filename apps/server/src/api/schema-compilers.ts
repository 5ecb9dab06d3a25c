import createValidatorBuilder from '@fastify/ajv-compiler';
import createSerializerBuilder from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>;
/** A validator has the faults of what it has refused last. */
type Compiled = ((data: unknown) => unknown) & { errors?: unknown };
type Build = (schemas: unknown, options: unknown) => (route: { readonly schema: unknown }) => Compiled;

/**
 * Compiles a schema when the first request needs it. Those of all routes are half of the work of starting a server. All servers of a
 * process share what is compiled: they have the same options, and no schema refers to another one.
 */
function compileOnDemand(build: Build): Build {
  const compiledByText = new Map<string, Compiled>();
  return (schemas, options) => {
    const compile = build(schemas, options);
    return (route) => {
      let compiled: Compiled | null = null;
      const find = (): Compiled => {
        const text = JSON.stringify(route.schema);
        const found = compiledByText.get(text) ?? compile(route);
        compiledByText.set(text, found);
        return found;
      };
      const call: Compiled = (data) => {
        compiled ??= find();
        const result = compiled(data);
        call.errors = compiled.errors;
        return result;
      };
      return call;
    };
  };
}

/** Fastify's own compilers, on demand. */
export const LAZY_SCHEMAS = {
  compilersFactory: {
    buildValidator: compileOnDemand(createValidatorBuilder() as unknown as Build),
    buildSerializer: compileOnDemand(createSerializerBuilder() as unknown as Build),
  },
} as unknown as SchemaController;
