import type { Following } from '@paddock/protocol';
import { useEffect } from 'react';
import { useFetch } from './useFetch.ts';

/** People come and go; nobody needs to know it sooner. */
const REFRESH_MS = 30_000;

/** Whom the person follows and where they are, kept up to date while the page is seen. */
export function useFollowing(): ReturnType<typeof useFetch<Following>> {
  const [asked, retry] = useFetch<Following>('/api/me/following');
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && retry(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [retry]);
  return [asked, retry];
}
