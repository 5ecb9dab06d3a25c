import type { Result } from '@paddock/kernel';
import type { ErrorCode, Refused } from '@paddock/protocol';

/** Why the server did not do it; `offline` when it could not be asked at all. */
export interface ApiError {
  readonly code: ErrorCode | 'offline';
  readonly message: string;
  /** Of a ban: until when it holds (`null` for good), and why. */
  readonly until?: number | null;
  readonly reason?: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Asks the server. An answer without content is `undefined`. */
export async function callApi<T>(method: Method, path: string, body?: unknown): Promise<Result<T, ApiError>> {
  try {
    const response = await fetch(path, {
      method,
      // Whoever chooses and closes the page has chosen.
      keepalive: method !== 'GET',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) return { ok: false, error: await readError(response) };
    return { ok: true, value: (response.status === 204 ? undefined : await response.json()) as T };
  } catch {
    return { ok: false, error: { code: 'offline', message: 'the server cannot be reached' } };
  }
}

/** A proxy in between may answer with something else than a refusal. */
async function readError(response: Response): Promise<ApiError> {
  const refusal = (await response.json().catch(() => null)) as Partial<Refused> | null;
  if (typeof refusal?.error === 'string') {
    const { error, message = '', until, reason } = refusal;
    const ban = error === 'banned' ? { until: until ?? null, reason: reason ?? '' } : {};
    return { code: error as ErrorCode, message, ...ban };
  }
  return { code: response.status >= 500 ? 'offline' : 'internal', message: response.statusText };
}
