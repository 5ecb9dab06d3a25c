import type { Invitation } from '@paddock/protocol';
import { useAsync } from '../kit/useAsync.ts';
import { callApi } from '../base/api.ts';

/** The URL to share, and who can open it: everybody, devices on the same network, or only this device. */
interface TableAddress {
  readonly url: string;
  readonly reach: 'everywhere' | 'network' | 'device';
}

/** Whether a host name means the device itself. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\.[\d.]+$/.test(hostname)
  );
}

export function tableAddress(id: string, here: URL, networkUrl: string | null): TableAddress {
  const path = `/t/${id}`;
  if (!isLoopback(here.hostname)) return { url: new URL(path, here).href, reach: 'everywhere' };
  if (networkUrl === null) return { url: new URL(path, here).href, reach: 'device' };
  return { url: new URL(path, networkUrl).href, reach: 'network' };
}

/**
 * The URL to invite with. On localhost the server is asked for its network address, which it tells only people at the
 * table. `null` until it has answered.
 */
export function useTableAddress(id: string, seated: boolean): TableAddress | null {
  const here = new URL(location.href);
  const asks = seated && isLoopback(here.hostname);
  const loaded = useAsync(async () => {
    if (!asks) return null;
    const answer = await callApi<Invitation>('GET', `/api/tables/${id}/invitation`);
    return answer.ok ? answer.value.networkUrl : null;
  }, [id, asks]);
  if (asks && loaded.state === 'loading') return null;
  return tableAddress(id, here, loaded.state === 'loaded' ? loaded.value : null);
}
