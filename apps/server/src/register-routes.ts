import type { FastifyInstance, FastifyReply } from 'fastify';
import { adminRoutes } from './admin/routes.ts';
import { authenticateRequests } from './api/authentication.ts';
import { refuseBannedRequests } from './api/ban-check.ts';
import { chargeWork, createMessageLimit, limitRequests } from './api/limits.ts';
import { refuseMalformedRequests } from './api/malformed-requests.ts';
import { describeApi } from './api/openapi.ts';
import { logRequests, type MonitoringOptions, monitoringRoutes } from './api/operations.ts';
import { applyRequestRules } from './api/request-rules.ts';
import { championshipPageRoutes } from './championships/page-routes.ts';
import { championshipRoutes } from './championships/routes.ts';
import { arenaRoutes } from './arena/routes.ts';
import { chatRoutes } from './chat/routes.ts';
import { designRoutes } from './gallery/design-routes.ts';
import { galleryPageRoutes } from './gallery/page-routes.ts';
import { galleryRoutes } from './gallery/routes.ts';
import { invitationRoutes } from './lobby/invitation-routes.ts';
import { jointSeedRoutes } from './lobby/joint-seed-routes.ts';
import { lobbyRoutes } from './lobby/routes.ts';
import { tableRoutes } from './lobby/table-routes.ts';
import type { Metrics } from './metrics.ts';
import { networkUrlOf } from './network.ts';
import { contactRoutes } from './notifications/contacts/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import type { LinkCardPainter } from './pages/card/painter.ts';
import { type PageRenderer, tablePageRoutes } from './pages/routes.ts';
import { accountDataRoutes } from './people/account-data-routes.ts';
import { botAccountRoutes } from './people/bot-account-routes.ts';
import { blockRoutes } from './people/block-routes.ts';
import { followRoutes } from './people/follow-routes.ts';
import { passkeyRoutes } from './people/passkey-routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { recoveryCodeRoutes } from './people/recovery-code-routes.ts';
import { sessionRoutes } from './people/session-routes.ts';
import { vacationRoutes } from './race/vacations/routes.ts';
import { autopilotRoutes } from './race/autopilot-routes.ts';
import { debriefRoutes } from './race/debriefs/routes.ts';
import { liveRoutes } from './race/live-routes.ts';
import { premoveRoutes } from './race/premoves/routes.ts';
import { historyRoutes } from './race/results/history-routes.ts';
import { gameLogRoutes } from './race/results/game-log-routes.ts';
import { resultRoutes } from './race/results/routes.ts';
import { raceRoutes } from './race/routes.ts';
import type { Services } from './services.ts';
import { registerWebSockets } from './socket/plugin.ts';
import { socketRoutes } from './socket/routes.ts';
import type { Database } from './storage/connect.ts';
import { loadKey } from './storage/secret-repository.ts';
import type { StorageMonitor } from './storage/storage-monitor.ts';

interface RouteOptions {
  readonly db: Database;
  readonly services: Services;
  readonly metrics: Metrics;
  readonly monitor: StorageMonitor;
  readonly renderer: PageRenderer;
  readonly painter: LinkCardPainter;
  readonly options: MonitoringOptions & {
    /** The factor of all limits; `null` for none. */
    readonly limits?: number | null;
    readonly networkUrl?: () => string | null;
  };
}

/** Registers what holds for all requests, and then all routes. Answers the set of requests that are under way. */
export async function registerRoutes(
  app: FastifyInstance,
  { db, services, metrics, monitor, renderer, painter, options }: RouteOptions,
): Promise<ReadonlySet<FastifyReply>> {
  const { people, sessions, bans, lobby, tables } = services;
  await registerWebSockets(app);
  refuseMalformedRequests(app);
  await describeApi(app);
  const pending = logRequests(app, metrics);
  await applyRequestRules(app, await loadKey(db, 'cookies'));
  const limits = options.limits ?? null;
  // Requests are counted per address before anybody is looked up in the database, and per person after.
  const limitPeople = limits === null ? null : await limitRequests(app, limits);
  authenticateRequests(app, people, sessions);
  refuseBannedRequests(app, bans);
  limitPeople?.();
  chargeWork(app, limits);

  monitoringRoutes(app, () => monitor.checkWritable(), metrics, options);
  peopleRoutes(app, people, sessions, services.signInGuard, bans);
  sessionRoutes(app, sessions);
  botAccountRoutes(app, people, services.botAccounts);
  passkeyRoutes(app, people, services.passkeys, sessions, bans);
  recoveryCodeRoutes(app, people, services.recoveryCodes, sessions, services.signInGuard, bans);
  accountDataRoutes(app, people, services.accountData);
  blockRoutes(app, people, services.blocks);
  followRoutes(app, people, services.follows);
  vacationRoutes(app, people, services.vacations);
  tableRoutes(app, people, tables, lobby);
  jointSeedRoutes(app, people, lobby, services.reveals, services.signer.publicKey);
  lobbyRoutes(app, services);
  arenaRoutes(app, people, services.arena);
  invitationRoutes(app, people, tables, options.networkUrl ?? (() => networkUrlOf(app.server.address())));
  raceRoutes(app, people, services.races, services.raceQueries);
  autopilotRoutes(app, people, services.autopilot);
  premoveRoutes(app, people, services.premoves);
  liveRoutes(app, services);
  socketRoutes(app, services, createMessageLimit(limits));
  resultRoutes(app, people, services.results);
  historyRoutes(app, people, services.raceHistory);
  gameLogRoutes(app, services.gameLog);
  debriefRoutes(app, services.debriefs);
  championshipRoutes(app, people, services.championships);
  galleryRoutes(app, people, services.gallery);
  designRoutes(app, people, services.designs);
  chatRoutes(app, people, services.chat);
  notificationRoutes(app, people, services.notifications, services.pushPublicKey);
  await contactRoutes(app, people, services.contacts);
  adminRoutes(app, services.admin, services.announcements);
  tablePageRoutes(app, renderer, tables, painter);
  championshipPageRoutes(app, renderer, services.championships, painter);
  galleryPageRoutes(app, renderer, services.gallery, painter);
  return pending;
}
