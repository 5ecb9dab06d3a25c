import { OwnProfile, RecoveryCodes, RecoveryCodeStatus, RecoverySignIn } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import type { BanList } from '../api/account-services.ts';
import { openSession, requireSignedInPerson } from '../api/authentication.ts';
import { NO_SIGN_IN } from '../api/openapi.ts';
import type { RecoveryCodeService } from './recovery-codes.ts';
import { createSignInAttempt } from './routes.ts';
import type { People } from './service.ts';
import type { Sessions } from './sessions.ts';
import type { SignInGuard } from './sign-in-guard.ts';

export function recoveryCodeRoutes(
  app: FastifyInstance,
  people: People,
  codes: RecoveryCodeService,
  sessions: Sessions,
  guard: SignInGuard,
  bans: BanList,
): void {
  app.get(
    '/api/me/recovery-codes',
    { schema: { summary: 'How many recovery codes I have left', response: { 200: RecoveryCodeStatus } } },
    async (request) => codes.findStatus((await requireSignedInPerson(people, request)).id),
  );

  app.post(
    '/api/me/recovery-codes',
    {
      schema: {
        summary: 'Creates recovery codes in place of all earlier ones; they are shown once',
        response: { 200: RecoveryCodes },
      },
    },
    async (request) => codes.create(await requireSignedInPerson(people, request)),
  );

  app.post<{ Body: RecoverySignIn }>(
    '/api/me/sign-in/recovery',
    {
      schema: {
        summary: 'Signs in with a recovery code; a new password ends all other sessions',
        security: NO_SIGN_IN,
        body: RecoverySignIn,
        response: { 200: OwnProfile },
      },
    },
    async (request) => {
      const person = await codes.signIn(request.body, createSignInAttempt(request, guard, bans));
      if (request.body.password !== undefined) await sessions.endAllExcept(person.id, null);
      await openSession(sessions, request, person.id);
      return person;
    },
  );
}
