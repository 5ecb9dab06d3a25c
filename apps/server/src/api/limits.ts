import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LANGUAGES } from '../pages/language.ts';
import { Refusal } from '../errors.ts';
import { addressOf } from './client-address.ts';
import { isApiRequest } from './authentication.ts';
import { STREAMS } from './event-stream.ts';
import { WorkBudget } from './work-budget.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Whom a limit counts. Many people may share an address, at school or behind one router. */
type Per = 'address' | 'person' | 'nickname' | 'bots-only';

interface Limit {
  readonly per: Per;
  readonly most: number;
  readonly within: number;
}

/** For everything under /api: far more than playing takes, even with several tables at once. */
const ALL: readonly Limit[] = [
  { per: 'address', most: 3000, within: MINUTE },
  { per: 'person', most: 600, within: MINUTE },
];

/** What costs the server more, or could be used to guess or to flood. */
const SPECIAL: Readonly<Record<string, readonly Limit[]>> = {
  'POST /api/me': [{ per: 'address', most: 20, within: MINUTE }],
  // Guessing one person's password, and everybody's. Hashing one is also the dearest thing anybody can ask for.
  'POST /api/me/return': [
    { per: 'nickname', most: 10, within: 15 * MINUTE },
    { per: 'address', most: 60, within: 15 * MINUTE },
  ],
  'POST /api/me/password': [{ per: 'person', most: 10, within: 15 * MINUTE }],
  'POST /api/me/claim': [{ per: 'address', most: 20, within: MINUTE }],
  'POST /api/me/return/passkey/options': [{ per: 'address', most: 20, within: MINUTE }],
  'POST /api/me/return/passkey': [{ per: 'address', most: 20, within: MINUTE }],
  'POST /api/me/passkeys': [{ per: 'person', most: 20, within: HOUR }],
  'POST /api/me/tokens': [{ per: 'person', most: 20, within: HOUR }],
  'PUT /api/me/push': [{ per: 'person', most: 20, within: HOUR }],
  'PUT /api/tables/:id/plan': [{ per: 'person', most: 60, within: MINUTE }],
  // Guessing the host's token.
  'POST /api/host/enter': [{ per: 'address', most: 10, within: 15 * MINUTE }],
  'POST /api/tables': [
    { per: 'person', most: 30, within: HOUR },
    { per: 'address', most: 300, within: HOUR },
    { per: 'bots-only', most: 20, within: HOUR },
  ],
  'POST /api/tables/:id/rematch': [{ per: 'person', most: 30, within: HOUR }],
  'POST /api/quick/:game': [{ per: 'person', most: 60, within: HOUR }],
  // The race is played again for each of them: enough to run through it by key.
  'GET /api/tables/:id/steps/:n': [{ per: 'address', most: 600, within: MINUTE }],
  ...Object.fromEntries(
    LANGUAGES.map((language) => [`GET /t/:id/picture.${language}.png`, [{ per: 'address', most: 60, within: MINUTE }]]),
  ),
  'POST /api/tables/:id/preview': [{ per: 'person', most: 300, within: MINUTE }],
  'POST /api/tables/:id/report': [{ per: 'person', most: 20, within: HOUR }],
};

/** Open streams of one address: a class of thirty, each with two tables and somebody looking on. */
const MOST_STREAMS = 100;

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
  checkAll(app, 'address', factor);
  return () => {
    checkAll(app, 'person', factor);
    limitCostlyRoutes(app, factor);
  };
}

/** Counts every request to a route of the API, however its address was written. */
function checkAll(app: FastifyInstance, per: Per, factor: number): void {
  const checks = ALL.filter((limit) => limit.per === per).map((limit) => checkOf(app, limit, factor));
  app.addHook('onRequest', async (request) => {
    if (isApiRequest(request)) for (const check of checks) await check(request);
  });
}

function limitCostlyRoutes(app: FastifyInstance, factor: number): void {
  const special = new Map(
    Object.entries(SPECIAL).map(([route, limits]) => [route, limits.map((limit) => checkOf(app, limit, factor))]),
  );
  // Who is tried to be is in the body, which is there by now.
  app.addHook('preHandler', async (request) => {
    // HEAD does the same work as GET.
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const checks = special.get(`${method} ${request.routeOptions.url}`);
    for (const check of checks ?? []) await check(request);
  });
  limitStreams(app, MOST_STREAMS * factor);
}

function checkOf(app: FastifyInstance, { per, most, within }: Limit, factor: number): Check {
  const count = app.createRateLimit({
    max: Math.ceil(most * factor),
    timeWindow: within,
    keyGenerator: (request) => KEYS[per](request) ?? '',
    // Whom it does not concern has no key.
    allowList: (_request, key) => key === '',
  });
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttlInSeconds);
  };
}

/** Charges costly work to the sender's address; without limits it is free. */
export function chargeWork(app: FastifyInstance, factor: number | null): void {
  const budget = factor === null ? null : new WorkBudget(factor);
  app.decorateRequest('chargeWork');
  app.addHook('onRequest', async (request) => {
    request.chargeWork = (cost) => {
      const seconds = budget?.charge(addressOf(request), cost) ?? 0;
      if (seconds > 0) throw tooMany(seconds);
    };
  });
}

function limitStreams(app: FastifyInstance, most: number): void {
  const open = new Map<string, number>();
  app.addHook('preHandler', async (request, reply) => {
    if (!STREAMS.has(request.routeOptions.url)) return;
    const address = addressOf(request);
    const before = open.get(address) ?? 0;
    if (before >= most) throw tooMany(60);
    open.set(address, before + 1);
    reply.raw.once('close', () => {
      const left = open.get(address)! - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

const KEYS: Readonly<Record<Per, (request: FastifyRequest) => string | null>> = {
  address: addressOf,
  person: ({ identity }) => identity?.person ?? null,
  nickname: (request) => {
    const { nickname } = request.body as { readonly nickname: string };
    return `${addressOf(request)} ${nickname.normalize('NFKC').toLowerCase()}`;
  },
  // Tables where bots race alone keep the server busy for nobody but their maker.
  'bots-only': (request) => {
    const { seats } = request.body as { readonly seats: readonly { readonly kind: string }[] };
    return seats.every(({ kind }) => kind === 'bot') ? addressOf(request) : null;
  },
};

function tooMany(seconds: number): Refusal {
  return new Refusal('too-many', `that was too much at once; try again in ${seconds} s`, seconds);
}
