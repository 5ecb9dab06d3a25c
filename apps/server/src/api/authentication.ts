import type { Person } from '@paddock/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { toStoredAddress } from '../client/address-range.ts';
import { describeDevice } from '../client/device-name.ts';
import type { BrowserInfo, SignInSource } from '../client/browser.ts';
import type { PersonDirectory, SessionStore } from './account-services.ts';
import { scopeAllows, TOKEN_SCOPES } from './token-scopes.ts';

/** Who sends a request: a signed-in browser or a program with a token. */
interface Identity {
  readonly person: string;
  /** `null` for a program. */
  readonly session: string | null;
  readonly isBotAccount: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | null;
    /** Checks again whether the sender is still authenticated, for streams. */
    isStillIdentified: () => Promise<boolean>;
  }
}

declare module '@fastify/secure-session' {
  interface SessionData {
    /** The secret of the session row. */
    session: string;
    /** Cookies of earlier versions have the person's id instead. */
    person: string;
    /** People who have signed in from this browser before; kept when they sign out. */
    knownPeople: string[];
  }
}

const BEARER = 'Bearer ';
const MAX_KNOWN_PEOPLE = 10;

/** Whether the matched route is one of the API's; an address can be written in many ways, a route in one. */
export function isApiRequest({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith('/api/') === true;
}

/** Identifies the sender of every request to the API. */
export function authenticateRequests(app: FastifyInstance, people: PersonDirectory, sessions: SessionStore): void {
  app.decorateRequest('identity', null);
  app.decorateRequest('isStillIdentified');
  const identify = (request: FastifyRequest): Promise<Identity | null> => {
    const { authorization } = request.headers;
    return authorization?.startsWith(BEARER) === true
      ? identifyProgram(people, request, authorization.slice(BEARER.length))
      : identifyBrowser(sessions, request);
  };
  app.addHook('onRequest', async (request) => {
    if (!isApiRequest(request)) return;
    request.identity = await identify(request);
    request.isStillIdentified = async () => {
      const again = await identify(request).catch((error: unknown) => {
        if (error instanceof Refusal) return null;
        throw error;
      });
      return again?.person === request.identity?.person;
    };
  });
}

async function identifyProgram(people: PersonDirectory, request: FastifyRequest, token: string): Promise<Identity> {
  const needed = TOKEN_SCOPES[`${request.method} ${request.routeOptions.url}`];
  if (needed === undefined) throw new Refusal('forbidden', 'this cannot be done with a token; use a browser');
  const found = await people.findByToken(token);
  if (found === null) throw new Refusal('unauthenticated', 'this token is unknown or has been revoked');
  if (!scopeAllows(found.scope, needed))
    throw new Refusal('forbidden', `this needs a token with the scope "${needed}"`);
  return { person: found.person, session: null, isBotAccount: found.isBotAccount };
}

async function identifyBrowser(sessions: SessionStore, request: FastifyRequest): Promise<Identity | null> {
  const secret = request.session.get('session') ?? (await exchangeLegacyCookie(sessions, request));
  const found = secret === null ? null : await sessions.find(secret, toStoredAddress(request.ip));
  return found === null ? null : { ...found, isBotAccount: false };
}

async function exchangeLegacyCookie(sessions: SessionStore, request: FastifyRequest): Promise<string | null> {
  const person = request.session.get('person');
  if (person === undefined) return null;
  const secret = await sessions.exchangeLegacy(person, browserOf(request));
  request.session.set('person', undefined);
  rememberPerson(request, person);
  if (secret !== null) request.session.set('session', secret);
  return secret;
}

/** Signs a browser in as this person. */
export async function openSession(sessions: SessionStore, request: FastifyRequest, person: string): Promise<void> {
  request.session.set('session', await sessions.create(person, browserOf(request)));
  rememberPerson(request, person);
}

function rememberPerson({ session }: FastifyRequest, person: string): void {
  const known = session.get('knownPeople') ?? [];
  session.set('knownPeople', [person, ...known.filter((id) => id !== person)].slice(0, MAX_KNOWN_PEOPLE));
}

function browserOf({ headers, ip }: FastifyRequest): BrowserInfo {
  return { device: describeDevice(headers['user-agent']), address: toStoredAddress(ip) };
}

/** Takes the session out of the browser's cookie; that this is a known device stays in it. */
export function forgetSession(request: FastifyRequest): void {
  request.session.set('session', undefined);
  request.identity = null;
}

export function signInSource(request: FastifyRequest, person: string): SignInSource {
  return request.session.get('knownPeople')?.includes(person) === true ? 'known-device' : 'other';
}

/** The person who sends a request; `null` for nobody. */
export async function currentPerson(people: PersonDirectory, { identity }: FastifyRequest): Promise<Person | null> {
  return identity === null ? null : people.find(identity.person);
}

export async function requirePerson(people: PersonDirectory, request: FastifyRequest): Promise<Person> {
  const person = await currentPerson(people, request);
  if (person === null) throw unauthenticatedRefusal();
  return person;
}

/** Only the id, which needs no database query: for moves. */
export function requirePersonId({ identity }: FastifyRequest): string {
  if (identity === null) throw unauthenticatedRefusal();
  return identity.person;
}

/** The session of a signed-in browser. */
export function requireSession({ identity }: FastifyRequest): { readonly person: string; readonly session: string } {
  if (identity === null) throw unauthenticatedRefusal();
  const { person, session } = identity;
  if (session === null) throw new Refusal('forbidden', 'this cannot be done with a token; use a browser');
  return { person, session };
}

/** The person at a signed-in browser. A lost token must not be enough to take over or delete an account. */
export async function requireSignedInPerson(people: PersonDirectory, request: FastifyRequest): Promise<Person> {
  requireSession(request);
  return requirePerson(people, request);
}

function unauthenticatedRefusal(): Refusal {
  return new Refusal('unauthenticated', 'give a nickname first: POST /api/me');
}
