import type { Invitation } from '@paddock/protocol';
import { useAsync } from '../kit/useAsync.ts';
import { callApi } from './api.ts';

/** The address of a table that friends can open, and who can: everybody, those on the same network, or nobody else. */
export interface TableAddress {
  readonly url: string;
  readonly reach: 'everywhere' | 'network' | 'device';
}

/** Whether an address leads to the very device on which it is opened. */
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
 * The address to invite with. On localhost the server is asked for its address on the network, which it tells people at
 * the table; until it has answered the address is unknown.
 */
export function useTableAddress(id: string, seated: boolean): TableAddress | null {
  const here = new URL(location.href);
  const asks = seated && isLoopback(here.hostname);
  const loaded = useAsync(async () => {
    if (!asks) return null;
    const told = await callApi<Invitation>('GET', `/api/tables/${id}/invitation`);
    return told.ok ? told.value.networkUrl : null;
  }, [id, asks]);
  if (asks && loaded.state === 'loading') return null;
  return tableAddress(id, here, loaded.state === 'loaded' ? loaded.value : null);
}
