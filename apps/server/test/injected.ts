import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createServer, type ServerOptions } from '../src/server.ts';
import { bareSite, TEST_OPTIONS } from './served.ts';

/** Creates servers without a network, each for one test. */
export function useServers(): (options?: ServerOptions) => Promise<FastifyInstance> {
  const site = bareSite();
  const open: FastifyInstance[] = [];
  afterEach(async () => {
    for (const app of open.splice(0)) await app.close();
  });
  return async (options) => {
    const app = await createServer(site, { folder: ':memory:' }, { ...TEST_OPTIONS, ...options });
    open.push(app);
    return app;
  };
}

/** Creates one server without a network for all tests of the suite in which it is called. */
export function useSharedServer(): () => FastifyInstance {
  const site = bareSite();
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createServer(site, { folder: ':memory:' }, TEST_OPTIONS);
  });
  afterAll(() => app.close());
  return () => app;
}

export const postRequest = (url: string, payload: object, headers: InjectOptions['headers'] = {}): InjectOptions => ({
  method: 'POST',
  url,
  payload,
  headers: { host: 'paddock.example', ...headers },
});

export const signInRequest = (nickname = 'Ann', headers: InjectOptions['headers'] = {}): InjectOptions =>
  postRequest('/api/me', { nickname }, headers);

export function cookieOf(answer: LightMyRequestResponse): string {
  return String(answer.headers['set-cookie']).split(';')[0]!;
}
