import type { Result } from '@paddock/kernel';
import type { ErrorCode, ErrorBody } from '@paddock/protocol';

/** An error of the API; `offline` when the server could not be reached. */
export interface ApiError {
  readonly code: ErrorCode | 'offline';
  readonly message: string;
  /** Of a ban: when it ends (`null` for never), and the reason. */
  readonly until?: number | null;
  readonly reason?: string;
  /** When another attempt makes sense. */
  readonly retryAfterSeconds?: number;
}

/** Whether another attempt may succeed. */
export function isTransientError({ code }: ApiError): boolean {
  return code === 'offline' || code === 'internal' || code === 'unavailable' || code === 'rate-limited';
}

/** Browsers refuse more than 64 KiB in requests that survive their page, and a letter may be several bytes. */
const MAX_KEEPALIVE_LENGTH = 16_000;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls the API. A response without content is `undefined`. Without a signal a stalled network may take minutes. */
export async function callApi<T>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Result<T, ApiError>> {
  try {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const response = await fetch(path, {
      method,
      // The request must survive closing the page.
      keepalive: method !== 'GET' && (text?.length ?? 0) < MAX_KEEPALIVE_LENGTH,
      ...(signal === undefined ? {} : { signal }),
      ...(text === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: text }),
    });
    if (!response.ok) return { ok: false, error: await readError(response) };
    return { ok: true, value: (response.status === 204 ? undefined : await response.json()) as T };
  } catch {
    return { ok: false, error: { code: 'offline', message: 'the server cannot be reached' } };
  }
}

/** A proxy in between may answer with something that is not one of our errors. */
async function readError(response: Response): Promise<ApiError> {
  const refusal = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  if (typeof refusal?.error === 'string') {
    const { error, message = '', until, reason } = refusal;
    const ban = error === 'banned' ? { until: until ?? null, reason: reason ?? '' } : {};
    const retryAfter = Number(response.headers.get('retry-after') ?? NaN);
    const retry = Number.isFinite(retryAfter) ? { retryAfterSeconds: retryAfter } : {};
    return { code: error as ErrorCode, message, ...ban, ...retry };
  }
  return { code: response.status >= 500 ? 'offline' : 'internal', message: response.statusText };
}
