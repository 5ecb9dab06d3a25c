import type { Table } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';

/** How many people watch the race. Nothing where nobody does. */
export function SpectatorCount({ table: { phase, spectators = 0 } }: { readonly table: Table }): ReactElement | null {
  const t = useTexts().online;
  if (phase !== 'running' || spectators === 0) return null;
  return <p className="online-spectators">{t.watching(spectators)}</p>;
}
