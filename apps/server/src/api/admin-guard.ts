import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';

declare module '@fastify/secure-session' {
  interface SessionData {
    host: string;
  }
}

/** Options of a route that only the admin may use. */
export interface AdminGuard {
  readonly preHandler: (request: FastifyRequest) => Promise<void>;
}

export function createAdminGuard(admin: { isAdmin(digest: string): Promise<boolean> }): AdminGuard {
  return {
    preHandler: async ({ session }) => {
      const digest = session.get('host');
      if (digest === undefined || !(await admin.isAdmin(digest))) {
        throw new Refusal('forbidden', 'only the admin may do this');
      }
    },
  };
}
