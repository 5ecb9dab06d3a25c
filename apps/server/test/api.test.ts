import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ErrorBody } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../src/server.ts';

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<Record<string, Described>>;
}

interface Described {
  readonly content?: Readonly<Record<string, { readonly schema: { readonly properties?: object } }>>;
}

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const site = mkdtempSync(join(tmpdir(), 'paddock-site-'));
let app: FastifyInstance;
/** The OpenAPI document. */
let description: Document;

beforeAll(async () => {
  writeFileSync(join(site, 'index.html'), '<!doctype html><script>early()</script>');
  app = await createServer(site, { folder: ':memory:' });
  description = (await app.inject('/api/docs/json')).json<Document>();
});

afterAll(async () => {
  await app.close();
  rmSync(site, { recursive: true });
});

/** Every route of the API with its description, as `GET /api/tables/{id}`. */
function listOperations(): [string, Operation][] {
  return Object.entries(description.paths)
    .filter(([path]) => path.startsWith('/api/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Operation] => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    );
}

describe('the OpenAPI description', () => {
  it('has a summary, a tag and a success response for every route', () => {
    expect(description.openapi).toBe('3.1.0');
    const all = listOperations();
    expect(all.length).toBeGreaterThan(20);
    for (const [name, { summary, tags, responses }] of all) {
      expect(summary, name).toMatch(/^\p{Lu}.+/u);
      expect(tags, name).toHaveLength(1);
      expect(Object.keys(responses), name).toContainEqual(expect.stringMatching(/^2\d\d$/));
    }
  });

  it('describes the refusals of every route', () => {
    for (const [name, { responses }] of listOperations()) {
      const shape = responses['4XX']?.content?.['application/json']?.schema.properties;
      expect(Object.keys(shape ?? {}), name).toEqual(Object.keys(ErrorBody.properties));
    }
  });

  it('describes every path parameter', () => {
    for (const [name, { parameters = [] }] of listOperations()) {
      const parts = [...name.matchAll(/\{(\w+)\}/g)].map(([, part]) => part);
      const described = parameters.filter((parameter) => parameter.in === 'path');
      expect(
        described.map((parameter) => parameter.name),
        name,
      ).toEqual(parts);
    }
  });

  it('marks the routes that need no session', () => {
    const all = new Map(listOperations());
    expect(all.get('POST /api/me')?.security).toEqual([]);
    expect(all.get('GET /api/tables/{id}/live')?.security).toContainEqual({});
    expect(all.get('POST /api/tables/{id}/moves')?.security).toBeUndefined();
  });

  it('is served as a page under the content security policy of the site', async () => {
    const page = await app.inject('/api/docs');
    expect(page.headers['content-security-policy']).toBe((await app.inject('/')).headers['content-security-policy']);
    expect(page.body).not.toMatch(/<script>|<style|\son\w+=|https?:/);
    const parts = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, part]) => part!);
    expect(parts).toContain('/api/docs/static/swagger-initializer.js');
    for (const part of parts) expect((await app.inject(part)).statusCode, part).toBe(200);
  });
});

describe('refusals', () => {
  it.each([
    ['POST', '/api/me', { nickname: ' ' }, 400, 'bad-request'],
    ['POST', '/api/me', { nickname: 'Ann', admin: true }, 400, 'bad-request'],
    ['POST', '/api/tables', { game: 'formel-fun', seats: [{ kind: 'me' }] }, 401, 'unauthenticated'],
    ['GET', '/api/tables/AAAAAAAAAAAA', undefined, 404, 'not-found'],
    ['GET', '/api/tables/nothing', undefined, 400, 'bad-request'],
    ['GET', '/api/nothing', undefined, 404, 'not-found'],
  ] as const)('%s %s %j: %i %s', async (method, url, payload, status, error) => {
    const answer = await app.inject({ method, url, ...(payload === undefined ? {} : { payload }) });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ error, message: expect.any(String) as string });
  });
});
