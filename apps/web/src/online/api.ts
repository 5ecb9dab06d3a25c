import type { Result } from '@paddock/kernel';
import type { ErrorCode, Refused } from '@paddock/protocol';

/** Why the server did not do it; `offline` when it could not be asked at all. */
export interface Fault {
  readonly code: ErrorCode | 'offline';
  readonly message: string;
  /** Of a ban: until when it holds (`null` for good), and why. */
  readonly until?: number | null;
  readonly reason?: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Asks the server. An answer without content is `undefined`. */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<Result<T, Fault>> {
  try {
    const answer = await fetch(path, {
      method,
      // Whoever chooses and closes the page has chosen.
      keepalive: method !== 'GET',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!answer.ok) return { ok: false, error: await faultOf(answer) };
    return { ok: true, value: (answer.status === 204 ? undefined : await answer.json()) as T };
  } catch {
    return { ok: false, error: { code: 'offline', message: 'the server cannot be reached' } };
  }
}

/** A proxy in between may answer with something else than a refusal. */
async function faultOf(answer: Response): Promise<Fault> {
  const said = (await answer.json().catch(() => null)) as Partial<Refused> | null;
  if (typeof said?.error === 'string') {
    const { error, message = '', until, reason } = said;
    const ban = error === 'banned' ? { until: until ?? null, reason: reason ?? '' } : {};
    return { code: error as ErrorCode, message, ...ban };
  }
  return { code: answer.status >= 500 ? 'offline' : 'internal', message: answer.statusText };
}
