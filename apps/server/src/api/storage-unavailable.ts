import type { FastifyReply } from 'fastify';
import { Refusal } from '../errors.ts';
import { FAILURE_TEXTS, storageFailureOf } from '../storage/failures.ts';

/** A database that restarts is back within seconds; a full disk takes a person. */
const RETRY_AFTER_SECONDS = { unreachable: 2, full: 30 } as const;

/** The refusal of a request that failed because of the storage; `null` for other errors. */
export function unavailableRefusal(error: unknown): Refusal | null {
  const failure = storageFailureOf(error);
  if (failure === null) return null;
  return new Refusal('unavailable', `${FAILURE_TEXTS[failure]}; try again in a while`, RETRY_AFTER_SECONDS[failure]);
}

/** Answers 503 if the storage caused the error; `null` for other errors. */
export function answerUnavailable(error: unknown, reply: FastifyReply): FastifyReply | null {
  const refusal = unavailableRefusal(error);
  if (refusal === null) return null;
  const { code, message, status, retryAfterSeconds } = refusal;
  return reply.code(status).header('retry-after', String(retryAfterSeconds)).send({ error: code, message });
}
