import { type Static, Type } from 'typebox';

/** The HTTP status of every error code. */
export const STATUS_OF_ERROR = {
  'bad-request': 400,
  unauthenticated: 401,
  forbidden: 403,
  banned: 403,
  'wrong-seat': 403,
  removed: 403,
  'not-found': 404,
  'name-taken': 409,
  'name-reserved': 409,
  'already-published': 409,
  'not-open': 409,
  'not-over': 409,
  'seat-taken': 409,
  'seat-reserved': 409,
  full: 409,
  'too-few': 409,
  'not-away': 409,
  revealing: 409,
  'not-revealing': 409,
  'not-awaited': 409,
  'on-autopilot': 409,
  illegal: 409,
  stale: 409,
  over: 409,
  'too-large': 413,
  'rate-limited': 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_OF_ERROR;

/** The body of a refusal: a code for programs and a sentence for people. */
export const ErrorBody = Type.Object({
  error: Type.String(),
  message: Type.String(),
  /** With `banned`: until when (milliseconds since 1970; `null` for good), and why. */
  until: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  reason: Type.Optional(Type.String()),
});
export type ErrorBody = Static<typeof ErrorBody>;
