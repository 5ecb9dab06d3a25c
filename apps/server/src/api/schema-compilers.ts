import createValidatorBuilder from '@fastify/ajv-compiler';
import createSerializerBuilder from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>;
/** A validator has the faults of what it has refused last. */
type Compiled = ((data: unknown) => unknown) & { errors?: unknown };
type Build = (schemas: unknown, options: unknown) => (route: unknown) => Compiled;

/** Compiles a schema when the first request needs it. Those of all routes are half of the work of starting a server. */
function compileOnDemand(build: Build): Build {
  return (schemas, options) => {
    const compile = build(schemas, options);
    return (route) => {
      let compiled: Compiled | null = null;
      const call: Compiled = (data) => {
        compiled ??= compile(route);
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
