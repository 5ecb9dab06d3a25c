import { useEffect, useState } from 'react';

/** Where the items are remembered from which the designs on this device were made, by the ids of the designs. */
const STORAGE_KEY = 'paddock-design-origins';
/** The oldest are forgotten. */
const MAX_ORIGINS = 200;

function readOrigins(): Readonly<Record<string, string>> {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as unknown;
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, string>) : {};
  } catch {
    // Without storage a fork is credited only until the page is closed.
    return {};
  }
}

function rememberOrigin(design: string, item: string): void {
  const others = Object.entries(readOrigins()).filter(([one]) => one !== design);
  try {
    localStorage.setItem(
      STORAGE_KEY,
      JSON.stringify(Object.fromEntries([...others.slice(1 - MAX_ORIGINS), [design, item]])),
    );
  } catch {
    // As above.
  }
}

/** The item of the gallery that the fragment of the address names. */
function originInFragment(): string | null {
  const id = new URLSearchParams(location.hash.slice(1)).get('item');
  return id !== null && /^[0-9a-f]{64}$/.test(id) ? id : null;
}

/**
 * The item that a design was made from or published as, to credit it or to publish its next version. `design` is the id of the
 * design; `null` until it has one of its own, when the address of the page may name the item.
 */
export function useDesignOrigin(design: string | null): readonly [string | null, (item: string) => void] {
  const [origin, setOrigin] = useState(() => (design === null ? originInFragment() : (readOrigins()[design] ?? null)));
  useEffect(() => {
    if (design !== null && origin !== null) rememberOrigin(design, origin);
  }, [design, origin]);
  return [origin, setOrigin];
}
