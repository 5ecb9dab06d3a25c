import { STATUS_OF_ERROR } from '@paddock/protocol';
import type { FastifyReply } from 'fastify';
import { FAILURE_TEXTS, storageFailureOf } from '../storage/failures.ts';

/** A database that restarts is back within seconds; a full disk takes a person. */
const RETRY_AFTER_SECONDS = { unreachable: 2, full: 30 } as const;

/** Answers 503 if the storage caused the error; `null` for other errors. */
export function answerUnavailable(error: unknown, reply: FastifyReply): FastifyReply | null {
  const failure = storageFailureOf(error);
  if (failure === null) return null;
  return reply
    .code(STATUS_OF_ERROR.unavailable)
    .header('retry-after', String(RETRY_AFTER_SECONDS[failure]))
    .send({ error: 'unavailable', message: `${FAILURE_TEXTS[failure]}; try again in a while` });
}
