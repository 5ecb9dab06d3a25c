import { useEffect } from 'react';

/** Frees the file behind an address when another one replaces it, and when the page is left. */
export function useRevokedUrl(url: string | undefined): void {
  useEffect(
    () => () => {
      if (url !== undefined) URL.revokeObjectURL(url);
    },
    [url],
  );
}
