import type { DomainEvents } from '../events.ts';
import { NO_BUS } from '../live/bus.ts';
import type { Hub } from '../live/hub.ts';
import { LastSeenRepository } from '../live/last-seen-repository.ts';
import { PresenceRepository } from '../live/presence-repository.ts';
import { Presence } from '../live/presence.ts';
import { BlockRepository } from '../people/block-repository.ts';
import { Blocks } from '../people/blocks.ts';
import { PasskeyRepository } from '../people/passkey-repository.ts';
import { Passkeys } from '../people/passkeys.ts';
import { RecoveryCodeRepository } from '../people/recovery-code-repository.ts';
import { RecoveryCodeService } from '../people/recovery-codes.ts';
import { PeopleRepository } from '../people/repository.ts';
import { People } from '../people/service.ts';
import { SessionRepository } from '../people/session-repository.ts';
import { Sessions } from '../people/sessions.ts';
import { SignInFailureRepository } from '../people/sign-in-failure-repository.ts';
import { SignInGuard } from '../people/sign-in-guard.ts';
import type { ServiceEnvironment } from './environment.ts';

export type PeopleServices = ReturnType<typeof createPeopleServices>;

/** People, how they sign in, and where they are at the moment. */
export function createPeopleServices(environment: ServiceEnvironment, events: DomainEvents, hub: Hub) {
  const { db, bus, now, log, intervals } = environment;
  const people = new People(new PeopleRepository(db), events, now);
  const blockRepository = new BlockRepository(db);
  const isShared = bus !== NO_BUS;
  const presence = new Presence({
    hub,
    shared: isShared ? new PresenceRepository(db) : null,
    lastSeen: new LastSeenRepository(db, isShared),
    events,
    now,
    log,
    settleMs: intervals.presenceMs,
  });
  return {
    repositories: { blocks: blockRepository },
    services: {
      blocks: new Blocks(blockRepository, events),
      passkeys: new Passkeys(new PasskeyRepository(db), people, now),
      people,
      presence,
      recoveryCodes: new RecoveryCodeService(new RecoveryCodeRepository(db), people, now),
      sessions: new Sessions(new SessionRepository(db), people, events, now),
      signInGuard: new SignInGuard(new SignInFailureRepository(db), now),
    },
  };
}
