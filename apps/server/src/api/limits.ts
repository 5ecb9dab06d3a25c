import { LANGUAGES } from '@paddock/kernel';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { clientAddressOf } from './client-address.ts';
import { isApiRequest } from './authentication.ts';
import { STREAM_ROUTES } from './event-stream.ts';
import { RateBudget } from './rate-budget.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What a limit counts by. Many people may share an address, at school or behind one router. */
type LimitKey = 'address' | 'person' | 'nickname' | 'bots-only' | 'not-bot-account' | 'bot-account';

interface Limit {
  readonly per: LimitKey;
  readonly max: number;
  readonly windowMs: number;
}

/** For everything under /api: far more than playing takes, even with several tables at once. */
const ADDRESS_LIMIT: Limit = { per: 'address', max: 3000, windowMs: MINUTE_MS };
const PERSON_LIMITS: readonly Limit[] = [
  { per: 'not-bot-account', max: 600, windowMs: MINUTE_MS },
  // A program may play several races at once, each as fast as it can.
  { per: 'bot-account', max: 1800, windowMs: MINUTE_MS },
];

/** Limits of routes that cost much, or could be used to guess secrets or to flood. */
const ROUTE_LIMITS: Readonly<Record<string, readonly Limit[]>> = {
  'POST /api/me': [{ per: 'address', max: 20, windowMs: MINUTE_MS }],
  // Against guessing passwords. Hashing one is also the most expensive request.
  'POST /api/me/sign-in': [
    { per: 'nickname', max: 10, windowMs: 15 * MINUTE_MS },
    { per: 'address', max: 60, windowMs: 15 * MINUTE_MS },
  ],
  // Codes cannot be guessed; who tries is slowed down all the same.
  'POST /api/me/sign-in/recovery': [
    { per: 'nickname', max: 10, windowMs: 15 * MINUTE_MS },
    { per: 'address', max: 60, windowMs: 15 * MINUTE_MS },
  ],
  'POST /api/me/recovery-codes': [{ per: 'person', max: 20, windowMs: HOUR_MS }],
  'POST /api/me/vacation': [{ per: 'person', max: 20, windowMs: HOUR_MS }],
  'POST /api/me/password': [{ per: 'person', max: 10, windowMs: 15 * MINUTE_MS }],
  'POST /api/me/claim': [{ per: 'address', max: 20, windowMs: MINUTE_MS }],
  'POST /api/me/sign-in/passkey/options': [{ per: 'address', max: 20, windowMs: MINUTE_MS }],
  'POST /api/me/sign-in/passkey': [{ per: 'address', max: 20, windowMs: MINUTE_MS }],
  'POST /api/me/passkeys': [{ per: 'person', max: 20, windowMs: HOUR_MS }],
  'POST /api/me/tokens': [{ per: 'person', max: 20, windowMs: HOUR_MS }],
  'POST /api/me/bots': [{ per: 'person', max: 20, windowMs: HOUR_MS }],
  'POST /api/me/bots/:id/token': [{ per: 'person', max: 20, windowMs: HOUR_MS }],
  // Each sends a message to an address that may be somebody else's.
  'PUT /api/me/contacts/:kind': [
    { per: 'person', max: 5, windowMs: HOUR_MS },
    { per: 'address', max: 10, windowMs: HOUR_MS },
  ],
  'POST /api/contact/confirm': [{ per: 'address', max: 60, windowMs: MINUTE_MS }],
  'POST /api/contact/unsubscribe': [{ per: 'address', max: 60, windowMs: MINUTE_MS }],
  'PUT /api/me/push': [{ per: 'person', max: 20, windowMs: HOUR_MS }],
  // Against collecting names.
  'GET /api/people': [{ per: 'person', max: 60, windowMs: MINUTE_MS }],
  'PUT /api/tables/:id/premoves': [{ per: 'person', max: 60, windowMs: MINUTE_MS }],
  // Against guessing the admin token.
  'POST /api/admin/sign-in': [{ per: 'address', max: 10, windowMs: 15 * MINUTE_MS }],
  'POST /api/tables': [
    { per: 'person', max: 30, windowMs: HOUR_MS },
    { per: 'address', max: 300, windowMs: HOUR_MS },
    { per: 'bots-only', max: 20, windowMs: HOUR_MS },
  ],
  'POST /api/championships': [
    { per: 'person', max: 10, windowMs: HOUR_MS },
    { per: 'address', max: 60, windowMs: HOUR_MS },
  ],
  // Each checks and stores up to 256 kB.
  'POST /api/gallery': [
    { per: 'person', max: 20, windowMs: HOUR_MS },
    { per: 'address', max: 60, windowMs: HOUR_MS },
  ],
  'GET /api/gallery': [{ per: 'address', max: 300, windowMs: MINUTE_MS }],
  'GET /api/gallery/:id': [{ per: 'address', max: 300, windowMs: MINUTE_MS }],
  'PUT /api/gallery/:id/rating': [
    { per: 'person', max: 60, windowMs: HOUR_MS },
    { per: 'address', max: 300, windowMs: HOUR_MS },
  ],
  'POST /api/gallery/:id/report': [{ per: 'person', max: 20, windowMs: HOUR_MS }],
  // An editor saves by itself while somebody draws.
  'PUT /api/me/designs/:id': [
    { per: 'person', max: 300, windowMs: HOUR_MS },
    { per: 'address', max: 600, windowMs: HOUR_MS },
  ],
  'POST /api/championships/:id/invitations': [{ per: 'person', max: 60, windowMs: HOUR_MS }],
  'POST /api/championships/:id/enter': [{ per: 'person', max: 60, windowMs: HOUR_MS }],
  'POST /api/tables/:id/rematch': [{ per: 'person', max: 30, windowMs: HOUR_MS }],
  'POST /api/quick-match/:game': [{ per: 'person', max: 60, windowMs: HOUR_MS }],
  'POST /api/tables/:id/widen': [{ per: 'person', max: 400, windowMs: HOUR_MS }],
  // A program asks every second for each game it plays.
  'POST /api/arena/:game': [{ per: 'person', max: 300, windowMs: MINUTE_MS }],
  'GET /api/games.ndjson': [{ per: 'address', max: 30, windowMs: MINUTE_MS }],
  // Each replays the race. This is enough to step through it by key.
  'GET /api/tables/:id/steps/:n': [{ per: 'address', max: 600, windowMs: MINUTE_MS }],
  ...Object.fromEntries(
    LANGUAGES.flatMap((language) =>
      ['t', 'championship', 'gallery'].map((page): [string, Limit[]] => [
        `GET /${page}/:id/picture.${language}.png`,
        [{ per: 'address', max: 60, windowMs: MINUTE_MS }],
      ]),
    ),
  ),
  'POST /api/tables/:id/preview': [{ per: 'person', max: 300, windowMs: MINUTE_MS }],
  'POST /api/tables/:id/report': [{ per: 'person', max: 20, windowMs: HOUR_MS }],
};

/** Work is counted in entries of a race that are played again; a core does some hundred thousand of them in a second. */
const WORK_BUDGET = { capacity: 120_000, refillPerSecond: 2000 };

/** Messages over WebSockets of one person, or of one address without a session: the same as requests. */
const MESSAGE_BUDGET = { capacity: 600, refillPerSecond: 10 };

/** Open streams of one address: enough for a school class, each with three pages. */
const MAX_STREAMS_PER_ADDRESS = 100;

declare module 'fastify' {
  interface FastifyRequest {
    /** To be called before costly work, with the number of race entries that have to be played for it; throws when it is too much. */
    chargeWork: (cost: number) => void;
  }
}

type Check = (request: FastifyRequest) => Promise<void>;

/**
 * Limits per address and per person, `factor` times as generous as usual. They hold for each process by itself. What is
 * counted per person starts with the returned function, to be called once requests are authenticated.
 */
export async function limitRequests(app: FastifyInstance, factor: number): Promise<() => void> {
  await app.register(rateLimit, { global: false });
  applyGeneralLimits(app, [ADDRESS_LIMIT], factor);
  return () => {
    applyGeneralLimits(app, PERSON_LIMITS, factor);
    applyRouteLimits(app, factor);
  };
}

/** Counts every request to a route of the API, however its address was written. */
function applyGeneralLimits(app: FastifyInstance, limits: readonly Limit[], factor: number): void {
  const checks = limits.map((limit) => createCheck(app, limit, factor));
  app.addHook('onRequest', async (request) => {
    if (isApiRequest(request)) for (const check of checks) await check(request);
  });
}

function applyRouteLimits(app: FastifyInstance, factor: number): void {
  const special = new Map(
    Object.entries(ROUTE_LIMITS).map(([route, limits]) => [
      route,
      limits.map((limit) => createCheck(app, limit, factor)),
    ]),
  );
  // Not earlier: the nickname is in the body.
  app.addHook('preHandler', async (request) => {
    // HEAD does the same work as GET.
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const checks = special.get(`${method} ${request.routeOptions.url}`);
    for (const check of checks ?? []) await check(request);
  });
  limitStreams(app, MAX_STREAMS_PER_ADDRESS * factor);
}

function createCheck(app: FastifyInstance, { per, max, windowMs }: Limit, factor: number): Check {
  const count = app.createRateLimit({
    max: Math.ceil(max * factor),
    timeWindow: windowMs,
    keyGenerator: (request) => LIMIT_KEYS[per](request) ?? '',
    // A request without a key is not counted.
    allowList: (_request, key) => key === '',
  });
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooManyRequestsRefusal(counted.ttlInSeconds);
  };
}

/** Charges costly work to the sender's address; without limits it is free. */
export function chargeWork(app: FastifyInstance, factor: number | null): void {
  const budget = factor === null ? null : new RateBudget(WORK_BUDGET, factor);
  app.decorateRequest('chargeWork');
  app.addHook('onRequest', async (request) => {
    request.chargeWork = (cost) => {
      const seconds = budget?.charge(clientAddressOf(request), cost) ?? 0;
      if (seconds > 0) throw tooManyRequestsRefusal(seconds);
    };
  });
}

/** Counts the messages of a sender; throws when there are too many. Without limits they are not counted. */
export function createMessageLimit(factor: number | null): (sender: string) => void {
  if (factor === null) return () => {};
  const budget = new RateBudget(MESSAGE_BUDGET, factor);
  return (sender) => {
    const seconds = budget.charge(sender, 1);
    if (seconds > 0) throw tooManyRequestsRefusal(seconds);
  };
}

function limitStreams(app: FastifyInstance, max: number): void {
  const open = new Map<string, number>();
  app.addHook('preHandler', async (request, reply) => {
    if (!STREAM_ROUTES.has(request.routeOptions.url)) return;
    const address = clientAddressOf(request);
    const before = open.get(address) ?? 0;
    if (before >= max) throw tooManyRequestsRefusal(60);
    open.set(address, before + 1);
    reply.raw.once('close', () => {
      const remaining = open.get(address)! - 1;
      if (remaining > 0) open.set(address, remaining);
      else open.delete(address);
    });
  });
}

const LIMIT_KEYS: Readonly<Record<LimitKey, (request: FastifyRequest) => string | null>> = {
  address: clientAddressOf,
  person: ({ identity }) => identity?.person ?? null,
  'not-bot-account': ({ identity }) => (identity?.isBotAccount === false ? identity.person : null),
  'bot-account': ({ identity }) => (identity?.isBotAccount === true ? identity.person : null),
  nickname: (request) => {
    const { nickname } = request.body as { readonly nickname: string };
    return `${clientAddressOf(request)} ${nickname.normalize('NFKC').toLowerCase()}`;
  },
  // Tables with bots only keep the server busy for nobody else.
  'bots-only': (request) => {
    const { seats } = request.body as { readonly seats: readonly { readonly kind: string }[] };
    return seats.every(({ kind }) => kind === 'bot') ? clientAddressOf(request) : null;
  },
};

function tooManyRequestsRefusal(seconds: number): Refusal {
  return new Refusal('rate-limited', `too many requests; try again in ${seconds} s`, seconds);
}
