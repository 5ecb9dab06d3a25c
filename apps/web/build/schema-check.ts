import type { Plugin } from 'vite';

const SCHEMA_LIBRARY = /\/node_modules\/typebox\//;

/**
 * Fails the build if a page would load the schemas of the API with their library, which only the server needs. A constant
 * beside a schema is enough for that: it belongs into a module of packages/protocol without one.
 */
export function schemaCheckPlugin(): Plugin {
  return {
    name: 'paddock:schema-check',
    apply: ({ build }, { command }) => command === 'build' && build?.ssr === undefined,
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !Object.keys(chunk.modules).some((id) => SCHEMA_LIBRARY.test(id))) continue;
        const others = Object.keys(chunk.modules).filter((id) => /\/packages\/protocol\//.test(id));
        this.error(`${chunk.fileName} contains schemas of the API; modules of packages/protocol: ${others.join(', ')}`);
      }
    },
  };
}
