import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BanList } from './account-services.ts';
import { isApiRequest } from './authentication.ts';

/** What banned people may still do besides reading: sign out, delete the account, and use the admin page. */
const ALLOWED_ROUTES: ReadonlySet<string> = new Set([
  'POST /api/me/sign-out',
  'DELETE /api/me',
  'DELETE /api/me/sessions',
  'DELETE /api/me/sessions/:session',
]);
const ADMIN_PATH = '/api/admin';

/** Refuses all requests of banned browsers and addresses that change something. */
export function refuseBannedRequests(app: FastifyInstance, bans: BanList): void {
  app.addHook('onRequest', async (request) => {
    if (isForbiddenByBan(request)) await bans.refuseBanned(knownPeopleOf(request), request.ip);
  });
}

function isForbiddenByBan(request: FastifyRequest): boolean {
  const { method, routeOptions } = request;
  if (!isApiRequest(request) || method === 'GET' || method === 'HEAD') return false;
  return routeOptions.url?.startsWith(ADMIN_PATH) !== true && !ALLOWED_ROUTES.has(`${method} ${routeOptions.url}`);
}

/** Everybody who has signed in from this browser; they stay in its cookie after signing out. */
export function knownPeopleOf({ identity, session }: FastifyRequest): string[] {
  const known = session.get('knownPeople') ?? [];
  return identity === null ? known : [identity.person, ...known];
}
